import type { PlanRequest, RequestedPlace } from '../../../model/index.ts';
import type { StopIndex } from '../../../timetable/index.ts';
import { quickestMetric, type Snap, type StopLinks, type StreetEngine, type StreetMetric } from '../../street/index.ts';
import type { AbortFlag } from '../../transit/index.ts';
import { endsOf, type JourneyTask, walkerOf, walkLimitOf } from '../request/journey-task.ts';
import type { JourneyWorld } from '../request/journey-world.ts';
import { metricFor } from '../request/metric-for.ts';
import { type ReachMeans, reachMeans, type StreetMeans } from './reach-means.ts';
import { type RiddenStop, ridesInReach } from './rides-in-reach.ts';

/** Stops from which travellers go on over streets, each with the earliest time at which rides lead there. */
export interface OnwardStops {
  readonly far: StreetMeans;
  readonly stops: readonly RiddenStop[];
}

/** What a request reaches within a time: its means of travel from the place on, and the stops to which rides lead. */
export interface ReachSearch {
  readonly task: JourneyTask;
  readonly means: ReachMeans;
  /** The longest time. */
  readonly seconds: number;
  readonly place: RequestedPlace;
  /** Away from the place, or by arrival towards it. */
  readonly direction: 'from' | 'to';
  readonly onward: readonly OnwardStops[];
}

/** Searches the rides within a time of the place of a request. @param seconds the longest time */
export function reachSearch(
  world: JourneyWorld,
  request: PlanRequest,
  seconds: number,
  signal: AbortFlag | undefined,
): ReachSearch {
  const task: JourneyTask = { world, request, ends: endsOf(world, request) };
  const means = reachMeans(request, world.manifest.modes);
  const rides = world.transit === undefined ? [] : ridesInReach(task, world.transit, means, seconds, signal);
  const backward = request.when.departAfter === undefined;
  const byFar = Map.groupBy(rides, ({ far }) => `${far.mode} ${far.parkingSeconds}`);
  return {
    task,
    means,
    seconds,
    place: backward ? request.to : request.from,
    direction: backward ? 'to' : 'from',
    onward: Array.from(byFar.values(), (own) => ({ far: own[0]!.far, stops: earliest(own.map(({ stops }) => stops)) })),
  };
}

function earliest(lists: readonly (readonly RiddenStop[])[]): readonly RiddenStop[] {
  if (lists.length === 1) return lists[0]!;
  const best = new Map<StopIndex, RiddenStop>();
  for (const ridden of lists.flat()) {
    const known = best.get(ridden.stop);
    if (known === undefined || comesBefore(ridden, known)) best.set(ridden.stop, ridden);
  }
  return [...best.values()];
}

/** The order of ways to one stop: the earlier one, and of equal ones that with fewer vehicles. */
export function comesBefore(a: Omit<RiddenStop, 'stop'>, b: Omit<RiddenStop, 'stop'>): boolean {
  return a.seconds === b.seconds ? a.boardings < b.boardings : a.seconds < b.seconds;
}

/** The longest time of travelling over streets alone: all of it, and on foot no more than the rider walks. */
export function longestAlone({ task: { request }, seconds }: ReachSearch, { mode }: StreetMeans): number {
  return mode === walkerOf(request).mode ? Math.min(seconds, walkLimitOf(request)) : seconds;
}

/** The place of a request on the streets of some means. */
export function snapsOfPlace(
  { task, place, direction }: ReachSearch,
  streets: StreetEngine,
  { profile, mode }: StreetMeans,
): { readonly metric: StreetMetric; readonly snaps: readonly Snap[] } {
  const metric = metricFor(task, streets, profile, mode);
  const { streetName } = place;
  return { metric, snaps: streets.snap(metric, place, { direction, ...(streetName === '' ? {} : { streetName }) }) };
}

/** Where stops to which rides lead meet the streets. */
export interface OnwardSources {
  /** By time alone: see {@link quickestMetric}. */
  readonly metric: StreetMetric;
  /** Milliseconds that have passed by then, parking included. */
  readonly waits: ReadonlyMap<Snap, number>;
  readonly boardings: ReadonlyMap<Snap, number>;
}

/** Where travellers go on over streets from the stops of rides. */
export function onwardSources(
  { task, direction }: ReachSearch,
  streets: StreetEngine,
  links: StopLinks,
  { far, stops }: OnwardStops,
): OnwardSources {
  const metric = quickestMetric(metricFor(task, streets, far.profile, far.mode));
  const waits = new Map<Snap, number>();
  const boardings = new Map<Snap, number>();
  for (const { stop, seconds, boardings: vehicles } of stops) {
    for (const snap of links.snapsOf(stop, direction)) {
      waits.set(snap, (seconds + far.parkingSeconds) * 1000);
      boardings.set(snap, vehicles);
    }
  }
  return { metric, waits, boardings };
}
