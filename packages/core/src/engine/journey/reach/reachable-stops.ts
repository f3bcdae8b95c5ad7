import { PointGrid } from '../../../geo/index.ts';
import type { PlanRequest } from '../../../model/index.ts';
import { NO_COORDINATE, type StopIndex } from '../../../timetable/index.ts';
import type { AbortFlag } from '../../transit/index.ts';
import { accessLimit } from '../access/stops-in-reach.ts';
import { straightStops } from '../access/straight-stops.ts';
import { momentOf, walkerOf } from '../request/journey-task.ts';
import type { JourneyWorld, TransitWorld } from '../request/journey-world.ts';
import { speedOf } from '../request/request-speed.ts';
import {
  comesBefore,
  longestAlone,
  type OnwardStops,
  onwardSources,
  type ReachSearch,
  reachSearch,
  snapsOfPlace,
} from './reach-search.ts';

/** The stops that a traveller reaches, or why none. */
export type Reached =
  | { readonly kind: 'stops'; readonly stops: readonly ReachedStop[] }
  | { readonly kind: 'none'; readonly reason: 'off-network' | 'no-stop' | 'no-modes' };

/** A stop in reach. */
export interface ReachedStop {
  readonly stop: StopIndex;
  /** Unix seconds: the earliest arrival; of a request by arrival, the latest departure. */
  readonly at: number;
  /** The fewest vehicles of public transport for that time; 0 = over streets alone. */
  readonly boardings: number;
}

/**
 * Every stop that a traveller reaches from `request.from` within a time: over streets by the modes of the request without a timetable, and by those with one, from
 * and to stops on foot or by the rider's own vehicle; of a request by arrival, every stop from which `request.to` is reached. Waiting at the start counts. Modes of
 * `uncountedModes` do not.
 * @param seconds the longest time
 */
export function reachableStops(
  world: JourneyWorld,
  request: PlanRequest,
  seconds: number,
  signal?: AbortFlag,
): Reached {
  const { transit } = world;
  if (request.modes.length === 0) return { kind: 'none', reason: 'no-modes' };
  if (transit === undefined) return { kind: 'none', reason: 'no-stop' };
  const found = stopsOfReach(reachSearch(world, request, seconds, signal), transit);
  if (found === undefined) return { kind: 'none', reason: 'off-network' };
  if (found.length === 0) return { kind: 'none', reason: 'no-stop' };
  const sign = request.when.departAfter === undefined ? -1 : 1;
  const stops = found.map(({ stop, seconds: after, boardings }) => ({
    stop,
    at: momentOf(request) + sign * after,
    boardings,
  }));
  return { kind: 'stops', stops };
}

/** A stop in reach, and the seconds between it and the place. */
export interface StopInReach {
  readonly stop: StopIndex;
  readonly seconds: number;
  readonly boardings: number;
}

/** The stops in reach, nearest in time first; undefined where the place is off the network. */
export function stopsOfReach(search: ReachSearch, transit: TransitWorld): readonly StopInReach[] | undefined {
  const best = new BestStops(search.seconds);
  const isOnNetwork = offerAlone(search, transit, best);
  for (const onward of search.onward) {
    for (const { stop, seconds, boardings } of onward.stops) best.offer(stop, seconds, boardings);
    offerOnward(search, transit, onward, best);
  }
  const { timetable } = transit;
  const stops = best.found().filter(({ stop }) => stop < timetable.boardableStops);
  return stops.length === 0 && !isOnNetwork ? undefined : stops;
}

class BestStops {
  readonly #longest: number;
  readonly #best = new Map<StopIndex, StopInReach>();

  constructor(longest: number) {
    this.#longest = longest;
  }

  offer(stop: StopIndex, seconds: number, boardings: number): void {
    const known = this.#best.get(stop);
    const way = { stop, seconds, boardings };
    if (seconds <= this.#longest && (known === undefined || comesBefore(way, known))) this.#best.set(stop, way);
  }

  found(): StopInReach[] {
    return [...this.#best.values()].sort((a, b) => a.seconds - b.seconds || a.stop - b.stop);
  }
}

/** Offers the stops that are reached without a ride. @returns whether the place is on the network */
function offerAlone(search: ReachSearch, transit: TransitWorld, best: BestStops): boolean {
  const { task, means, direction } = search;
  const { streets, stopLinks } = task.world;
  const { profile: onFoot, mode: walking } = walkerOf(task.request);
  const links = stopLinks?.[onFoot];
  let isOnNetwork = false;
  for (const way of means.streets) {
    const longest = longestAlone(search, way) - way.parkingSeconds;
    if (way.mode === walking) {
      const speed = speedOf(onFoot, task.request);
      const how = { onFoot, speed, limitSeconds: longest, backward: direction === 'to' };
      const { straight, atPlace } = straightStops(task, transit, how);
      for (const { stop, seconds } of straight) best.offer(stop, seconds, 0);
      for (const stop of atPlace) best.offer(stop, 0, 0);
      isOnNetwork ||= streets === undefined || straight.length > 0 || atPlace.size > 0;
    }
    if (streets === undefined || links === undefined) continue;
    const { metric, snaps } = snapsOfPlace(search, streets, way);
    isOnNetwork ||= snaps.length > 0;
    const reach = streets.stopsWithin(metric, links, snaps, direction, longest);
    for (let i = 0; i < reach.count; i++)
      best.offer(reach.stop[i] as StopIndex, Math.ceil(reach.milliseconds[i]! / 1000) + way.parkingSeconds, 0);
  }
  return isOnNetwork;
}

/** Offers the stops that are reached over streets from the stops of rides. */
function offerOnward(search: ReachSearch, transit: TransitWorld, onward: OnwardStops, best: BestStops): void {
  const { task, direction, seconds: longest } = search;
  const { streets, stopLinks } = task.world;
  const links = stopLinks?.[walkerOf(task.request).profile];
  if (streets === undefined || links === undefined) {
    offerStraight(search, transit, onward, best);
    return;
  }
  const { metric, waits, boardings } = onwardSources(search, streets, links, onward);
  const workspace = streets.workspace(metric);
  const snaps = [...waits.keys()];
  const reach = links.within(workspace, metric, snaps, direction, longest, waits);
  const reachedBy = links.reachedBy(workspace, metric, snaps, direction);
  for (let i = 0; i < reach.count; i++) {
    const stop = reach.stop[i] as StopIndex;
    best.offer(stop, Math.ceil(reach.milliseconds[i]! / 1000), boardings.get(reachedBy(stop)) ?? 0);
  }
}

/** Without streets, walks from stops of rides are straight, and as long as those of a plan. */
function offerStraight(
  { task: { request } }: ReachSearch,
  { timetable }: TransitWorld,
  { stops }: OnwardStops,
  best: BestStops,
): void {
  const speed = speedOf(walkerOf(request).profile, request);
  const placeOf = (stop: StopIndex) => ({
    stop,
    lat: timetable.stopLatDegrees(stop),
    lng: timetable.stopLngDegrees(stop),
  });
  const all = Array.from({ length: timetable.boardableStops }, (_, stop) => stop as StopIndex);
  const grid = new PointGrid(all.filter((stop) => timetable.stopLat[stop] !== NO_COORDINATE).map(placeOf));
  for (const { stop, seconds, boardings } of stops) {
    if (timetable.stopLat[stop] === NO_COORDINATE) continue;
    for (const { point, metres } of grid.near(placeOf(stop), accessLimit(request, undefined) * speed))
      best.offer(point.stop, seconds + Math.ceil(metres / speed), boardings);
  }
}
