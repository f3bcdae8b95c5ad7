export type { GtfsColumn, GtfsTable, IdKind, Presence, ValueKind } from './gtfs-column.ts';
export { gtfsTable, gtfsTables } from './gtfs-tables.ts';
