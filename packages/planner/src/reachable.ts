import { quickestWays, type ReachedAreas, reachAreas, reachableStops } from '@tripwright/core/engine/journey';
import type { LatLng } from '@tripwright/core/geo';
import type { PlanRequest } from '@tripwright/core/model';
import type { Region } from '@tripwright/core/region';
import { worldAt } from './world-at.ts';

/** The stops in reach of a place, or why there are none. Plain values: it crosses threads. */
export type ReachOutcome =
  | {
      readonly kind: 'stops';
      /** Nearest in time first. */
      readonly stops: readonly {
        readonly code: string;
        /** Unix seconds: the earliest arrival there; of a request by arrival, the latest departure from there. */
        readonly at: number;
        /** The fewest vehicles of public transport for that time; 0 = over streets alone. */
        readonly boardings: number;
      }[];
      /** Id of the snapshot of live data behind it; undefined = the timetable alone. */
      readonly snapshot: string | undefined;
    }
  | { readonly kind: 'none'; readonly reason: 'off-network' | 'no-stop' | 'no-modes' };

/** The quickest way to a place. */
export interface TravelTime {
  readonly seconds: number;
  /** Vehicles of public transport boarded; 0 = over streets alone. */
  readonly boardings: number;
}

type Signal = { readonly aborted: boolean } | undefined;

/**
 * Every stop within a time of `request.from`, by the modes of the request but those of `uncountedModes`; of a request by arrival, every stop within that time of
 * `request.to`. One search for all. @param seconds the longest time, waiting included
 */
export function reachOf(region: Region, request: PlanRequest, seconds: number, signal?: Signal): ReachOutcome {
  const reached = reachableStops(worldAt(region, request), request, seconds, signal);
  if (reached.kind === 'none' || region.transit === undefined)
    return reached.kind === 'none' ? reached : { kind: 'none', reason: 'no-stop' };
  const { strings, stopId } = region.transit.timetable;
  const stops = reached.stops.map(({ stop, at, boardings }) => ({ code: strings.get(stopId[stop]!), at, boardings }));
  return { kind: 'stops', stops, snapshot: region.live?.id };
}

/**
 * The areas within some times of `request.from`, by the modes of the request but those of `uncountedModes`; of a request by arrival, those within that time of
 * `request.to`. See {@link reachAreas}. @param limits seconds
 */
export function reachedAreas(
  region: Region,
  request: PlanRequest,
  limits: readonly number[],
  signal?: Signal,
): ReachedAreas {
  return reachAreas(worldAt(region, request), request, limits, signal);
}

/** The quickest way from `request.from` to each of some places; undefined for each that is farther than that time. */
export function travelTimes(
  region: Region,
  request: PlanRequest,
  to: readonly LatLng[],
  seconds: number,
  signal?: Signal,
): readonly (TravelTime | undefined)[] {
  const places = to.map(({ lat, lng }) => ({ lat, lng, address: '', streetName: '' }));
  return quickestWays(worldAt(region, request), request, places, seconds, signal);
}
