export { buildAreas } from './areas/build-areas.ts';
export { type BuiltStreets, buildStreetGraph, type StreetBuildOptions } from './build-street-graph.ts';
export { type CountryShare, findCountries } from './country/find-countries.ts';
export { type ParkingRows, readParking } from './parking/read-parking.ts';
export { readSideParking } from './parking/read-side-parking.ts';
export { MEMBER_TYPE, type StreetRows } from './rows/street-rows.ts';
export type { WaySpeeds } from './traffic/lay-out-speeds.ts';
export { addTurnGraphs } from './turns/add-turn-graphs.ts';
export { edgeBearings } from './turns/edge-bearings.ts';
