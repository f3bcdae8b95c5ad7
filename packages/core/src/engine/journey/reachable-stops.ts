import type { PlanRequest } from '../../model/index.ts';
import { coversMode, findModeFamily } from '../../modes/index.ts';
import type { StopIndex } from '../../timetable/index.ts';
import { pathSeconds } from '../street/index.ts';
import type { AbortFlag } from '../transit/index.ts';
import { stopsInReach } from './access/stops-in-reach.ts';
import { endsOf, type JourneyTask, momentOf, walkerOf } from './request/journey-task.ts';
import type { JourneyWorld } from './request/journey-world.ts';
import { metricFor } from './request/metric-for.ts';
import { withoutBlockedStops } from './transit/closed-by-alerts.ts';
import { engineFor } from './transit/engine-for.ts';
import { MAX_BOARDINGS } from './transit/journey-query.ts';
import { knownFilters } from './transit/transit-filters.ts';

/** The stops that a traveller reaches, or why none. */
export type Reached =
  | { readonly kind: 'stops'; readonly stops: readonly ReachedStop[] }
  | { readonly kind: 'none'; readonly reason: 'off-network' | 'no-stop' };

/** A stop in reach. */
export interface ReachedStop {
  readonly stop: StopIndex;
  /** Unix seconds: the earliest arrival; of a request by arrival, the latest departure. */
  readonly at: number;
  /** The fewest vehicles for that time; 0 = on foot. */
  readonly boardings: number;
}

/**
 * Every stop that a traveller reaches from `request.from` within a time, on foot and by the timetable modes of the request; of a request by arrival, every
 * stop from which `request.to` is reached. Waiting at the start counts.
 * @param seconds the longest time
 */
export function reachableStops(
  world: JourneyWorld,
  request: PlanRequest,
  seconds: number,
  signal?: AbortFlag,
): Reached {
  const { transit } = world;
  if (transit === undefined) return { kind: 'none', reason: 'no-stop' };
  const task: JourneyTask = { world, request, ends: endsOf(world, request) };
  const backward = request.when.departAfter === undefined;
  const access = stopsInReach(task, transit, undefined, backward);
  if (access === undefined) return { kind: 'none', reason: 'off-network' };
  const origins = access.stops.filter((each) => each.seconds <= seconds);
  if (origins.length === 0) return { kind: 'none', reason: 'no-stop' };
  const modes = request.modes.filter((mode) => findModeFamily(mode)?.travel.by === 'timetable');
  const filters = withoutBlockedStops(task, transit, knownFilters(transit.timetable, request, modes));
  const instant = momentOf(request);
  const { times, boardings } = engineFor(transit, request).arrivals({
    origins,
    instant,
    arriveBy: backward,
    maxBoardings: MAX_BOARDINGS,
    slack: request.minTransferSeconds,
    horizon: seconds,
    ...(request.maxWalkSeconds !== undefined && { maxWalk: request.maxWalkSeconds }),
    ...(filters.allowedPatterns !== undefined && { allowedPatterns: filters.allowedPatterns }),
    ...(filters.closedStops !== undefined && { closedStops: filters.closedStops }),
    ...(signal !== undefined && { signal }),
  });
  const stops: ReachedStop[] = [];
  for (let stop = 0 as StopIndex; stop < transit.timetable.boardableStops; stop++) {
    const at = times[stop]!;
    if (Math.abs(at - instant) <= seconds) stops.push({ stop, at, boardings: boardings[stop]! });
  }
  return { kind: 'stops', stops: stops.sort((a, b) => Math.abs(a.at - instant) - Math.abs(b.at - instant)) };
}

/** The quickest way to a place. */
export interface QuickestWay {
  readonly seconds: number;
  /** Vehicles boarded; 0 = over streets alone. */
  readonly boardings: number;
}

/**
 * The quickest ways from `request.from` to many places, in their order: over streets by the modes of the request without a timetable, and by those with one,
 * walked to and from. Undefined where a place is out of reach in that time. Vehicles are not looked for and not parked: the times are those of driving.
 * @param seconds the longest time
 */
export function quickestWays(
  world: JourneyWorld,
  request: PlanRequest,
  places: readonly PlanRequest['to'][],
  seconds: number,
  signal?: AbortFlag,
): readonly (QuickestWay | undefined)[] {
  const isTimetable = (mode: string): boolean => findModeFamily(mode)?.travel.by === 'timetable';
  const reached = request.modes.some(isTimetable) ? reachableStops(world, request, seconds, signal) : undefined;
  const instant = momentOf(request);
  const byStop = new Map(reached?.kind === 'stops' ? reached.stops.map((each) => [each.stop, each] as const) : []);
  const { mode: walking } = walkerOf(request);
  const streetModes = new Set([
    ...request.modes.filter((mode) => !isTimetable(mode) && !coversMode(mode, walking)),
    ...(request.modes.some((mode) => isTimetable(mode) || coversMode(mode, walking)) ? [walking] : []),
  ]);
  return places.map((to) => {
    if (signal?.aborted === true) return undefined;
    const task: JourneyTask = {
      world,
      request: { ...request, to },
      ends: endsOf(world, { ...request, to }),
    };
    let best: QuickestWay | undefined;
    const offer = (way: QuickestWay): void => {
      if (way.seconds <= seconds && (best === undefined || way.seconds < best.seconds)) best = way;
    };
    for (const mode of streetModes) {
      const onStreets = streetSeconds(task, mode);
      if (onStreets !== undefined) offer({ seconds: onStreets, boardings: 0 });
    }
    const egress =
      byStop.size === 0 || world.transit === undefined ? undefined : stopsInReach(task, world.transit, undefined, true);
    for (const { stop, seconds: walk } of egress?.stops ?? []) {
      const there = byStop.get(stop);
      if (there !== undefined && there.boardings > 0)
        offer({ seconds: there.at - instant + walk, boardings: there.boardings });
    }
    return best;
  });
}

function streetSeconds({ world, request }: JourneyTask, mode: string): number | undefined {
  const profile = findModeFamily(mode)?.travel.profile;
  if (world.streets === undefined || profile === undefined) return undefined;
  const metric = metricFor({ world, request }, world.streets, profile, mode);
  const { streetName: fromStreetName } = request.from;
  const { streetName: toStreetName } = request.to;
  const found = world.streets.route(metric, request.from, request.to, { fromStreetName, toStreetName });
  return found.found ? Math.ceil(pathSeconds(found.path)) : undefined;
}
