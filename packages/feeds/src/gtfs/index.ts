export { readFlex } from './read-flex.ts';
export { type ReadGtfsOptions, readGtfs } from './read-gtfs.ts';
export type { ReadProgress } from './source/table-reader.ts';
export { type TextTable, writeGtfsZip } from './source/write-zip.ts';
