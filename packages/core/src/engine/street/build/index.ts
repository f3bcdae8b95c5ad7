export { linkParking } from './link-parking.ts';
export { linkStops } from './link-stops.ts';
export { type StopWalks, type WalkStopsOptions, walkStops } from './walk-stops.ts';
export { walkingLinks } from './walking-links.ts';
