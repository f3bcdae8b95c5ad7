export { withClosedWays } from './closed-ways.ts';
export { liveRegion, type PreparedLive, prepareLive } from './live-region.ts';
export { ARTEFACT_VERSION, type DataSource, feedVersionOf, parseManifest, type RegionManifest } from './manifest.ts';
export { regionReaches } from './outlying-stops.ts';
export { ARTEFACT_FILES, openRegion, openRegionFile, type Region, type RegionTransit, regionCovers } from './region.ts';
export { RegionNames } from './region-names.ts';
