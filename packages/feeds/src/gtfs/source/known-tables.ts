import { gtfsTables } from '../../reference/index.ts';

const knownColumns = new Map(gtfsTables.map(({ file, columns }) => [file, new Set(columns.map(({ name }) => name))]));

/** Whether GTFS has a file of this (lower-case) name. */
export function isGtfsFile(name: string): boolean {
  return knownColumns.has(name);
}

/** Whether the table has a column of this name. */
export function isGtfsColumn(file: string, column: string): boolean {
  return knownColumns.get(file)?.has(column) === true;
}

/** Tables that stay text rows for later builders: fares, areas, networks, booking rules, location groups. */
export const TEXT_TABLES: readonly string[] = [
  'fare_attributes.txt',
  'fare_rules.txt',
  'timeframes.txt',
  'rider_categories.txt',
  'fare_media.txt',
  'fare_products.txt',
  'fare_leg_rules.txt',
  'fare_leg_join_rules.txt',
  'fare_transfer_rules.txt',
  'areas.txt',
  'stop_areas.txt',
  'networks.txt',
  'route_networks.txt',
  'location_groups.txt',
  'location_group_stops.txt',
  'booking_rules.txt',
];
