import { instantOfLocal, localDay, parseDay } from '@tripwright/core/base';
import { type LatLng, nearbyDistanceMetres } from '@tripwright/core/geo';
import { planRequest } from '@tripwright/core/model';
import type { Region } from '@tripwright/core/region';
import type { StopIndex } from '@tripwright/core/timetable';
import { createPlanner } from '@tripwright/planner';

/** What two datasets of a region are compared by. */
export interface DatasetFacts {
  /** Trips of the timetable, without their repetitions on further days. */
  readonly trips: number;
  /** Stops of the timetable. */
  readonly stops: number;
  /** Edges of the street network. */
  readonly streets: number;
  readonly modes: readonly string[];
  /** The last day with service as a day number; undefined without a timetable. */
  readonly lastDay: number | undefined;
  /** How many of the canary queries have trips. */
  readonly answered: ReadonlySet<string>;
}

/** A query that two datasets are asked. */
export interface CanaryQuery {
  readonly from: LatLng;
  readonly to: LatLng;
  readonly mode: string;
}

/** Places of canary queries: as many of the busiest stops as this, each this far from the others in metres, so that a walk is no answer for transit. */
const PLACES = 9;
const APART_METRES = 1000;
const NOON = 12 * 3600;
/** Degrees between places where there are no stops. */
const STEP = 0.01;

/** Queries between the busiest stops of a region by public transport, and on foot where it has streets. */
export function canaryQueries(region: Region): CanaryQuery[] {
  const places = busiestPlaces(region);
  const modes = [
    ...(region.transit === undefined ? [] : ['pt_pub']),
    ...(region.streets === undefined ? [] : ['wa_wal']),
  ];
  return places.slice(1).flatMap((to, i) => modes.map((mode) => ({ from: places[i]!, to, mode })));
}

function busiestPlaces({ transit, manifest }: Region): LatLng[] {
  if (transit === undefined) {
    const [centre] = manifest.cities;
    if (centre === undefined) return [];
    const { lat, lng } = centre;
    return [0, 1, 2, 3].map((i) => ({ lat: lat + STEP * (i % 2), lng: lng + STEP * (i >> 1) }));
  }
  const { timetable, stops } = transit;
  const served = Array.from({ length: timetable.stopCount }, (_, stop) => stop as StopIndex)
    .filter((stop) => timetable.stopLatDegrees(stop) >= -90 && stops.linesOf(stop).length > 0)
    .map((stop) => stops.get(stop))
    .sort((a, b) => b.popularity - a.popularity || (a.code < b.code ? -1 : 1));
  const chosen: LatLng[] = [];
  for (const { lat, lng } of served) {
    if (chosen.length === PLACES) break;
    if (chosen.every((other) => nearbyDistanceMetres(lat, lng, other.lat, other.lng) >= APART_METRES))
      chosen.push({ lat, lng });
  }
  return chosen;
}

/** Counts a dataset, and asks it the queries: at noon today, or on the nearest day with a timetable. @param now Unix seconds */
export async function datasetFacts(
  region: Region,
  queries: readonly CanaryQuery[],
  now: number,
): Promise<DatasetFacts> {
  const { manifest, transit, streets } = region;
  const planner = createPlanner([region], { now: () => now });
  const today = localDay(now, manifest.timezone);
  const [first, last] = [parseDay(manifest.serviceDates?.first ?? ''), parseDay(manifest.serviceDates?.last ?? '')];
  const day = Math.min(last ?? today, Math.max(first ?? today, today));
  const when = { departAfter: instantOfLocal(day * 86_400 + NOON, manifest.timezone), arriveBefore: undefined };
  const answered = new Set<string>();
  for (const { from, to, mode } of queries) {
    const request = planRequest({ from, to, when, modes: [mode], realtime: 'scheduled' });
    const { groups } = await planner.plan(request);
    if (groups.length > 0) answered.add(JSON.stringify({ from, to, mode }));
  }
  return {
    trips: transit?.timetable.tripCount ?? 0,
    stops: transit?.timetable.stopCount ?? 0,
    streets: streets?.graph.edgeCount ?? 0,
    modes: manifest.modes,
    lastDay: last,
    answered,
  };
}
