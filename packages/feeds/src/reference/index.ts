export type { GbfsField, GbfsFileKind, GbfsIdKind, GbfsPlainKind, GbfsType, GbfsVersion } from './gbfs-field.ts';
export { FORM_FACTORS, gbfsFileKind, gbfsFiles, PROPULSIONS, RETURN_CONSTRAINTS } from './gbfs-files.ts';
export { gbfsJsonSchema, type JsonSchema } from './gbfs-schema.ts';
export type { GtfsColumn, GtfsTable, IdKind, Presence, ValueKind } from './gtfs-column.ts';
export { gtfsTable, gtfsTables } from './gtfs-tables.ts';
