export { linkParking } from './link-parking.ts';
export { linkStops } from './link-stops.ts';
export { type RewalkedStations, rewalkStations } from './rewalk-stations.ts';
export { type StopWalks, WALKING_LINK_SECONDS, type WalkStopsOptions, walkStops } from './walk-stops.ts';
export { walkingLinks } from './walking-links.ts';
