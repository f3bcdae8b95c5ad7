export type { GbfsField, GbfsFileKind, GbfsIdKind, GbfsPlainKind, GbfsType, GbfsVersion } from './gbfs-field.ts';
export { gbfsFileKind, gbfsFiles } from './gbfs-files.ts';
export { gbfsJsonSchema, type JsonSchema } from './gbfs-schema.ts';
export { FORM_FACTORS, PROPULSIONS, RETURN_CONSTRAINTS } from './gbfs-words.ts';
export type { GtfsColumn, GtfsTable, IdKind, Presence, ValueKind } from './gtfs-column.ts';
export { gtfsTable, gtfsTables } from './gtfs-tables.ts';
