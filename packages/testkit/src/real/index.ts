export { dayNumber, serviceDayStart } from '../rules/service-day-start.ts';
export { buildRealRegion, type RealRegion } from './build-real-region.ts';
export { pickOne, type RandomNumbers, randomNumbers } from './random-numbers.ts';
export { type RealWorld, realWorlds } from './real-worlds.ts';
