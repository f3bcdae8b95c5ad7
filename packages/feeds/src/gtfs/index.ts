export { type ReadGtfsOptions, readGtfs } from './read-gtfs.ts';
export type { ReadProgress } from './table-reader.ts';
export { formatTable, type TextTable, writeGtfsZip } from './write-zip.ts';
