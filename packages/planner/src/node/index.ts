export { openRegionBuffers, type RegionBuffers } from '@tripwright/feeds/artefact';
export { type OpenRegionsOptions, openRegion, openRegions, readRegions, type SharedRegion } from './open-regions.ts';
