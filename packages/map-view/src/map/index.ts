export { type ClickedStop, createMap, type MapOptions, type MapRegion, type TripMap } from './create-map.ts';
export type { End } from './ends.ts';
export { type LoadTile, serveTiles } from './serve-tiles.ts';
