export { readFlex } from './read-flex.ts';
export { readGtfs } from './read-gtfs.ts';
export { type ReadGtfsOptions, readGtfsFiles } from './read-gtfs-files.ts';
export type { ReadProgress } from './source/table-reader.ts';
export { type TextTable, writeGtfsZip } from './source/write-zip.ts';
