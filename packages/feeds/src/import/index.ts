export { feedNames } from './feed-names.ts';
export { providersSection, systemSection } from './import-on-demand.ts';
export { type ImportOptions, type ImportResult, importRegion } from './import-region.ts';
