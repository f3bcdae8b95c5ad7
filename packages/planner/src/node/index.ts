export { type OpenRegionsOptions, openRegion, openRegions } from './open-regions.ts';
