/**
 * The fields that answers translate (TL-5), as `table.field` of translations.txt; the place in this list is written to the artefact. Ids, codes
 * and platform codes are never translated.
 */
export const TRANSLATED_FIELDS = [
  'stops.stop_name',
  'routes.route_short_name',
  'routes.route_long_name',
  'routes.route_url',
  'agency.agency_name',
  'agency.agency_url',
  'trips.trip_headsign',
  'trips.trip_short_name',
  'stop_times.stop_headsign',
  'levels.level_name',
  'pathways.signposted_as',
  'pathways.reversed_signposted_as',
  'booking_rules.message',
  'booking_rules.pickup_message',
  'fare_products.fare_product_name',
] as const;

/** One of {@link TRANSLATED_FIELDS}. */
export type TranslatedField = (typeof TRANSLATED_FIELDS)[number];
