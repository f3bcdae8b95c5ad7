import { type LatLng, nearbyDistanceMetres } from '../geo/index.ts';
import type { StopIndex } from '../timetable/index.ts';
import { type Region, regionCovers } from './region.ts';

/** Metres around a stop beyond the outline. */
const NEAR_METRES = 2000;

/** By the manifest, which a region and its live variants share. */
const known = new WeakMap<Region['manifest'], readonly LatLng[]>();

/** Whether a place outside the outline of a region is near one of its stops: an airport, a distant terminus. */
export function regionReaches(region: Region, { lat, lng }: LatLng): boolean {
  let stops = known.get(region.manifest);
  if (stops === undefined) {
    stops = outlyingStops(region);
    known.set(region.manifest, stops);
  }
  return stops.some((stop) => nearbyDistanceMetres(lat, lng, stop.lat, stop.lng) <= NEAR_METRES);
}

function outlyingStops(region: Region): LatLng[] {
  const { transit } = region;
  if (transit === undefined) return [];
  const { timetable, stops } = transit;
  return Array.from({ length: timetable.boardableStops }, (_, stop) => stop as StopIndex)
    .filter((stop) => stops.linesOf(stop).length > 0 && timetable.stopLatDegrees(stop) >= -90)
    .map((stop) => ({ lat: timetable.stopLatDegrees(stop), lng: timetable.stopLngDegrees(stop) }))
    .filter((place) => !regionCovers(region, place));
}
