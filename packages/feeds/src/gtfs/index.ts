export type { FeedFile, OpenedFiles } from './feed-file.ts';
export { listFolder } from './folder-files.ts';
export { readFlex } from './read-flex.ts';
export { type ReadGtfsOptions, readGtfs } from './read-gtfs.ts';
export type { ReadProgress } from './table-reader.ts';
export { type TextTable, writeGtfsZip } from './write-zip.ts';
export { openZip } from './zip-files.ts';
