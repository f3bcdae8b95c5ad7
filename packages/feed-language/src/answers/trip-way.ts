import type { FeedIndex } from '../feed/feed-index.ts';
import type { FeedRow } from '../table/feed-row.ts';

/** Most rows of one shape or trip that are read for a picture. */
const MOST_ROWS = 5000;
/** Most points of a drawn shape. */
const MOST_POINTS = 400;

/** A place on the map, in degrees. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** The place of a stop; undefined where it has none. */
export function placeOf(row: FeedRow): Place | undefined {
  const [lat, lng] = [row.value('stop_lat'), row.value('stop_lon')];
  if (lat === '' || lng === '') return undefined;
  const place = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180 ? place : undefined;
}

/** The way of a trip with the stops on it: its shape, or straight lines between its stops. */
export async function wayOf(
  feed: FeedIndex,
  trip: FeedRow,
): Promise<{ readonly points: readonly Place[]; readonly stops: readonly string[] }> {
  const shape = trip.value('shape_id');
  const drawn = shape === '' ? [] : await shapePoints(feed, shape);
  const stops: string[] = [];
  const places: Place[] = [];
  for (const call of await callsOf(feed, trip.value('trip_id'))) {
    const stop = await feed.definingRow('stop', call.value('stop_id'));
    const place = stop && placeOf(stop);
    if (place === undefined) continue;
    stops.push(call.value('stop_id'));
    places.push(place);
  }
  return { points: drawn.length > 1 ? drawn : places, stops };
}

/** The calls of a trip in order of travel. */
export async function callsOf(feed: FeedIndex, trip: string): Promise<FeedRow[]> {
  const cells = (await feed.table('stop_times.txt')?.cellsWith('trip', trip, MOST_ROWS)) ?? [];
  const rows = cells.map(({ row }) => row);
  return rows.sort((a, b) => Number(a.value('stop_sequence')) - Number(b.value('stop_sequence')));
}

/** The points of a shape in order, thinned out. */
export async function shapePoints(feed: FeedIndex, id: string): Promise<Place[]> {
  const cells = (await feed.table('shapes.txt')?.cellsWith('shape', id, MOST_ROWS)) ?? [];
  const points = cells
    .map(({ row }) => ({
      sequence: Number(row.value('shape_pt_sequence')),
      lat: Number(row.value('shape_pt_lat')),
      lng: Number(row.value('shape_pt_lon')),
    }))
    .filter(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180)
    .sort((a, b) => a.sequence - b.sequence);
  const step = Math.ceil(points.length / MOST_POINTS);
  return points.filter((_, at) => at % step === 0 || at === points.length - 1).map(({ lat, lng }) => ({ lat, lng }));
}
