import type { LatLng } from '@tripwright/core/geo';
import type { Planner } from './planner.ts';
import { type WaypointOutcome, type WaypointQuery, type WaypointSegment, waypointTrip } from './waypoint-trip.ts';

/** What became of a trip along waypoints, and in which region. */
export interface RegionalWaypointOutcome {
  /** Code of the region. */
  readonly region: string;
  readonly outcome: WaypointOutcome;
}

/**
 * Joins a trip along waypoints in the region that does it best, where none is named: each region that plans would try is tried, and the trip with the lowest
 * weighted score wins. Without a trip the answer is that of the region that got furthest. Stops alone lie in any region, so all are asked for them.
 * @returns undefined without regions
 */
export function waypointTripInRegions(
  planner: Pick<Planner, 'regions' | 'region' | 'regionsFor'>,
  query: WaypointQuery,
): RegionalWaypointOutcome | undefined {
  const places = query.segments.flatMap(({ start, end }) => [start, end]).filter((end): end is LatLng => 'lat' in end);
  const modes = [...new Set(query.segments.flatMap((segment) => segment.modes))];
  const all = planner.regions();
  const likely = places.length === 0 ? all : planner.regionsFor(places, modes);
  // Outside all regions the first one says so.
  const codes = (likely.length === 0 ? all.slice(0, 1) : likely).map(({ code }) => code);
  let best: RegionalWaypointOutcome | undefined;
  for (const code of codes) {
    if (best !== undefined && query.signal?.aborted === true) break;
    const region = planner.region(code);
    if (region === undefined) continue;
    const tried = { region: code, outcome: waypointTrip(region, query) };
    if (best === undefined || worth(tried, query.segments) > worth(best, query.segments)) best = tried;
  }
  return best;
}

/** Any trip is worth more than none, which is worth the segments that it got through; a place that is not known is worth less than a way that is not there. */
function worth({ outcome }: RegionalWaypointOutcome, segments: readonly WaypointSegment[]): number {
  if (outcome.kind !== 'trip') return outcome.segment + (outcome.kind === 'impossible' ? 0.5 : 0);
  const score = outcome.outcome.groups[0]?.itineraries[0]?.weightedScore ?? Number.POSITIVE_INFINITY;
  return segments.length + 1 + 1 / (1 + Math.max(0, score));
}
