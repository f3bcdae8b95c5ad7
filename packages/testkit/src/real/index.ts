export { dayNumber, serviceDayStart } from '../rules/service-day-start.ts';
export type { SyntheticProviders } from './add-synthetic-providers.ts';
export { buildRealRegion, type RealRegion } from './build-real-region.ts';
export { type BikeStation, dockedBicycles, type GbfsFiles, writeGbfsSystem, writeJson } from './gbfs-system.ts';
export { type RealWorld, realWorlds } from './real-worlds.ts';
export { spotNear } from './spot-near.ts';
