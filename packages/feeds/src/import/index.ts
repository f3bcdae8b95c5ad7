export { feedNames } from './feed-names.ts';
export { type ImportOptions, type ImportResult, importRegion } from './import-region.ts';
