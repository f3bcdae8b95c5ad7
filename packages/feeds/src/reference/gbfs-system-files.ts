import {
  defines,
  FROM_2,
  file,
  type GbfsFileKind,
  type GbfsType,
  list,
  listOf,
  may,
  must,
  ONLY_3,
  object,
  oneOf,
  refersTo,
  TO_2,
} from './gbfs-field.ts';

const app = object(
  must('store_uri', 'url', 'Where the app is installed from'),
  must('discovery_uri', 'url', 'Address that shows whether the app is installed'),
);

const prices = (unit: string): GbfsType =>
  listOf(
    object(
      must('start', 'amount', `From which ${unit} on`),
      must('rate', 'number', 'Price of each interval'),
      must('interval', 'amount', `Length of an interval in ${unit}s; 0 = charged once`),
      may('end', 'amount', `Up to which ${unit}; absent = to the end of the ride`),
    ),
  );

/** The files about a system as a whole. */
export const systemFiles: readonly GbfsFileKind[] = [
  file(
    'gbfs',
    'The files of a system and their addresses',
    [
      list(
        'feeds',
        'The files of the system',
        must('name', 'text', 'Name of the file without .json'),
        must('url', 'url', 'Address of the file'),
      ),
    ],
    true,
  ),
  file('gbfs_versions', 'The versions in which a system is published', [
    list(
      'versions',
      'The versions',
      must('version', 'text', 'Version of GBFS'),
      must('url', 'url', 'Address of its gbfs.json'),
    ),
  ]),
  file('system_information', 'The system and its operator', [
    must('system_id', 'text', 'Id of the system, the same for ever'),
    must('language', 'text', 'Language of the texts', { ...TO_2, became: 'languages' }),
    must('languages', listOf('text'), 'Languages of the texts', ONLY_3),
    must('name', 'local', 'Name as riders know it'),
    may('short_name', 'local', 'Abbreviation of the name'),
    may('operator', 'local', 'Company that runs the system'),
    may('url', 'url', 'Web site of the system'),
    may('purchase_url', 'url', 'Where riders become members'),
    may('start_date', 'date', 'First day of the system'),
    may('termination_date', 'date', 'Last day of the system', ONLY_3),
    may('phone_number', 'text', 'Phone number for riders'),
    may('email', 'text', 'E-mail address for riders'),
    may('feed_contact_email', 'text', 'E-mail address for questions about the data'),
    must('timezone', 'text', 'Time zone of the system: Europe/Oslo'),
    must('opening_hours', 'text', 'When vehicles can be rented, as OpenStreetMap writes opening hours', ONLY_3),
    may('license_id', 'text', 'SPDX identifier of the licence of the data', ONLY_3),
    may('license_url', 'url', 'Licence of the data'),
    may('attribution_organization_name', 'local', 'Organisation to name with the data', ONLY_3),
    may('attribution_url', 'url', 'Page of that organisation', ONLY_3),
    may('manifest_url', 'url', 'Address of the list of all systems of the publisher', ONLY_3),
    may('terms_url', 'local-url', 'Terms of use', FROM_2),
    may('terms_last_updated', 'date', 'When the terms last changed', FROM_2),
    may('privacy_url', 'local-url', 'Privacy policy', FROM_2),
    may('privacy_last_updated', 'date', 'When the privacy policy last changed', FROM_2),
    may(
      'brand_assets',
      object(
        must('brand_last_modified', 'date', 'When the brand last changed'),
        must('brand_image_url', 'url', 'Logo'),
        may('brand_image_url_dark', 'url', 'Logo for dark pages'),
        may('brand_terms_url', 'url', 'Terms for the use of the logo'),
        may('color', 'text', 'Colour of the brand: #C2D32C'),
      ),
      'The brand of the system',
      FROM_2,
    ),
    may(
      'rental_apps',
      object(may('android', app, 'App for Android'), may('ios', app, 'App for iOS')),
      'Apps with which riders rent',
    ),
  ]),
  file('system_hours', 'When vehicles can be rented (up to version 2)', [
    list(
      'rental_hours',
      'The hours',
      must('user_types', listOf(oneOf({ member: 'Members', nonmember: 'Everybody else' })), 'For whom'),
      must(
        'days',
        listOf(
          oneOf({
            mon: 'Mondays',
            tue: 'Tuesdays',
            wed: 'Wednesdays',
            thu: 'Thursdays',
            fri: 'Fridays',
            sat: 'Saturdays',
            sun: 'Sundays',
          }),
        ),
        'On which days',
      ),
      must('start_time', 'clock', 'From when'),
      must('end_time', 'clock', 'Until when; after midnight 25:30:00 and so on'),
    ),
  ]),
  file('system_calendar', 'The seasons of the system (up to version 2)', [
    list(
      'calendars',
      'The seasons',
      must('start_month', 'count', 'Month of the first day'),
      must('start_day', 'count', 'First day'),
      may('start_year', 'count', 'Its year; absent = every year'),
      must('end_month', 'count', 'Month of the last day'),
      must('end_day', 'count', 'Last day, included'),
      may('end_year', 'count', 'Its year; absent = every year'),
    ),
  ]),
  file('system_regions', 'The regions of the system', [
    list(
      'regions',
      'The regions',
      must('region_id', defines('region'), 'Id of the region'),
      must('name', 'local', 'Name as riders know it'),
    ),
  ]),
  file('system_pricing_plans', 'What rides cost', [
    list(
      'plans',
      'The prices',
      must('plan_id', defines('pricing-plan'), 'Id of the prices'),
      may('url', 'url', 'Page about the prices'),
      must('name', 'local', 'Name as riders know it'),
      must('currency', 'text', 'Currency: EUR'),
      must('price', 'amount', 'Price of a ride, before what is charged by the minute or kilometre'),
      may('reservation_price_per_min', 'amount', 'Price of each minute of a reservation', ONLY_3),
      may('reservation_price_flat_rate', 'amount', 'Price of a reservation', ONLY_3),
      must('is_taxable', 'flag', 'Whether taxes are added'),
      must('description', 'local', 'The prices in words'),
      may('per_km_pricing', prices('kilometre'), 'Prices by distance', FROM_2),
      may('per_min_pricing', prices('minute'), 'Prices by time', FROM_2),
      may('surge_pricing', 'flag', 'Whether prices may rise with demand', FROM_2),
    ),
  ]),
  file('system_alerts', 'What riders should know now', [
    list(
      'alerts',
      'The alerts',
      must('alert_id', defines('alert'), 'Id of the alert'),
      must(
        'type',
        oneOf({
          system_closure: 'The system is closed',
          station_closure: 'Stations are closed',
          station_move: 'Stations have moved',
          other: 'Something else',
        }),
        'What it is about',
      ),
      may(
        'times',
        listOf(object(may('start', 'instant', 'From when'), may('end', 'instant', 'Until when; absent = not known'))),
        'When it applies',
      ),
      may('station_ids', listOf(refersTo('station')), 'Stations concerned'),
      may('region_ids', listOf(refersTo('region')), 'Regions concerned'),
      may('url', 'local-url', 'Page about it'),
      must('summary', 'local', 'The alert in a few words'),
      may('description', 'local', 'The alert'),
      may('last_updated', 'instant', 'When it last changed'),
    ),
  ]),
];
