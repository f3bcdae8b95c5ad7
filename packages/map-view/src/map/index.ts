export { type ClickedStop, createMap, type MapOptions, type TripMap } from './create-map.ts';
export type { End } from './ends.ts';
