import {
  type BoundingBox,
  boundingBoxOf,
  boxContains,
  distanceMetres,
  type LatLng,
  wrapLongitude,
} from '@tripwright/core/geo';
import type { NoticeCollector } from '../notices/index.ts';

/** Stops at most this far from the streets belong to them: extracts are often cut close to the edge of town. */
const BESIDE_STREETS_METRES = 2000;

/** A feed and the places of its stops, in degrees; NaN for a stop without a usable place. */
export interface FeedStops {
  readonly name: string;
  readonly stops: readonly LatLng[];
}

/**
 * Notes every feed of which no stop lies in or beside the streets, with the distance of its nearest stop: most likely the feed and the
 * extract are of different towns.
 * @returns one sentence for each such feed, for the console and the top of the report
 */
export function noteApart(feeds: readonly FeedStops[], streets: Iterable<LatLng>, notices: NoticeCollector): string[] {
  const box = boundingBoxOf(streets);
  if (box === undefined) return [];
  const alarms: string[] = [];
  for (const { name, stops } of feeds) {
    let nearest = Number.POSITIVE_INFINITY;
    for (const stop of stops) if (!Number.isNaN(stop.lat)) nearest = Math.min(nearest, metresFrom(box, stop));
    if (nearest <= BESIDE_STREETS_METRES || nearest === Number.POSITIVE_INFINITY) continue;
    const distance = `${Math.round(nearest / 1000).toLocaleString('en')} km`;
    notices.source(name).note('stops-far-from-streets', 'stops.txt', 0, '', distance);
    const whose = feeds.length > 1 ? `The stops of ${name}` : 'The stops';
    alarms.push(`${whose} lie ${distance} from the streets: do the feed and the extract belong together?`);
  }
  return alarms;
}

/** Distance of a place from a box; 0 inside. */
function metresFrom(box: BoundingBox, { lat, lng }: LatLng): number {
  const nearLat = Math.min(box.north, Math.max(box.south, lat));
  if (boxContains(box, { lat: nearLat, lng })) return distanceMetres({ lat, lng }, { lat: nearLat, lng });
  const [toWest, toEast] = [box.west, box.east].map((edge) => Math.abs(wrapLongitude(lng - edge))) as [number, number];
  return distanceMetres({ lat, lng }, { lat: nearLat, lng: toWest <= toEast ? box.west : box.east });
}
