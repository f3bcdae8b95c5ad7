export { listRegions, readRegion } from './artefact/index.ts';
export { type ImportOptions, type ImportResult, importRegion } from './import/index.ts';
