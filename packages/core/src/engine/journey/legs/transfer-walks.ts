import { LruCache } from '../../../base/index.ts';
import type { StreetLeg } from '../../../model/index.ts';
import type { StopIndex } from '../../../timetable/index.ts';
import type { StreetMetric, StreetPath } from '../../street/index.ts';
import type { TransitWalk } from '../../transit/index.ts';
import { type JourneyTask, walkerOf } from '../request/journey-task.ts';
import type { TransitWorld } from '../request/journey-world.ts';
import { TaskMemo } from '../request/task-memo.ts';
import { insideLeg } from './inside-station.ts';
import { placeOfStop } from './ride-leg.ts';
import { joinLegs } from './station-legs.ts';
import { straightLeg, streetLeg } from './street-legs.ts';

/** Many journeys of a request transfer at the same stops, so their walks are kept. */
const walks = new TaskMemo<StreetLeg | undefined>();
/** Maximum number of paths between two stops that are kept: many requests transfer at the same stops. */
const PATHS_KEPT = 2000;
const pathsByMetric = new WeakMap<StreetMetric, LruCache<string, { readonly path: StreetPath | undefined }>>();

/**
 * The walk of a transfer, inside a station or over streets, from time 0 on. Its duration is that of the walking link in the search.
 * @returns undefined where, in a wheelchair, there are known stairs and no path around them
 */
export function transferWalk(
  task: JourneyTask,
  transit: TransitWorld,
  { fromStop, toStop, departure, arrival }: TransitWalk,
): StreetLeg | undefined {
  const seconds = arrival - departure;
  return walks.get(task, `${fromStop}>${toStop} ${seconds}`, () => buildWalk(task, transit, fromStop, toStop, seconds));
}

function buildWalk(
  task: JourneyTask,
  transit: TransitWorld,
  fromStop: StopIndex,
  toStop: StopIndex,
  seconds: number,
): StreetLeg | undefined {
  const { stops } = transit;
  const inside = insideLeg(task, transit, fromStop, toStop, 0, seconds);
  if (inside !== undefined) return inside;
  const path = pathBetween(task, fromStop, toStop);
  if (path !== undefined) {
    const places = { from: placeOfStop(stops, fromStop), to: placeOfStop(stops, toStop) };
    const [out, into] = [path.from.inside, path.to.inside];
    const first = out && insideLeg(task, transit, fromStop, out.door, 0, out.seconds);
    const last = into && insideLeg(task, transit, into.door, toStop, 0, into.seconds);
    const { mode } = walkerOf(task.request);
    const street = streetLeg(path, mode, first?.to ?? places.from, last?.from ?? places.to, 0, seconds);
    const parts = [first, street, last].filter((leg) => leg !== undefined);
    return parts.length === 1 ? street : joinLegs(parts, places, 0, seconds);
  }
  if (task.request.wheelchair && isOnStreets(task, fromStop) && isOnStreets(task, toStop)) return undefined;
  return straightWalk(task, transit, fromStop, toStop, seconds);
}

function pathBetween({ world, request }: JourneyTask, fromStop: StopIndex, toStop: StopIndex): StreetPath | undefined {
  const { streets, stopLinks } = world;
  if (streets === undefined || stopLinks === undefined) return undefined;
  const { profile } = walkerOf(request);
  const [starts, ends] = [stopLinks[profile].snapsOf(fromStop, 'from'), stopLinks[profile].snapsOf(toStop, 'to')];
  if (starts.length === 0 || ends.length === 0) return undefined;
  const metric = streets.metric(profile);
  let known = pathsByMetric.get(metric);
  if (known === undefined) {
    known = new LruCache(PATHS_KEPT);
    pathsByMetric.set(metric, known);
  }
  return known.getOrMake(`${fromStop}>${toStop}`, () => ({ path: streets.routeBetween(metric, starts, ends) })).path;
}

function isOnStreets({ world }: JourneyTask, stop: StopIndex): boolean {
  const walk = world.stopLinks?.walk;
  return walk !== undefined && (walk.snapsOf(stop, 'from').length > 0 || walk.snapsOf(stop, 'to').length > 0);
}

/** A walk along a straight line, from door to door where the stops lie inside stations. */
function straightWalk(
  task: JourneyTask,
  transit: TransitWorld,
  fromStop: StopIndex,
  toStop: StopIndex,
  seconds: number,
): StreetLeg {
  const { stops } = transit;
  const { mode, profile } = walkerOf(task.request);
  const places = { from: placeOfStop(stops, fromStop), to: placeOfStop(stops, toStop) };
  const exits = stops.doorsOf(fromStop, profile).filter(({ secondsOut }) => secondsOut >= 0);
  const entrances = stops.doorsOf(toStop, profile).filter(({ secondsIn }) => secondsIn >= 0);
  let best: StreetLeg[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const out of exits.length > 0 ? exits : [undefined]) {
    for (const into of entrances.length > 0 ? entrances : [undefined]) {
      const first = out && insideLeg(task, transit, fromStop, out.entrance, 0, out.secondsOut);
      const last = into && insideLeg(task, transit, into.entrance, toStop, 0, into.secondsIn);
      const line = straightLeg(mode, profile, first?.to ?? places.from, last?.from ?? places.to, 0, seconds);
      const parts = [first, line, last].filter((leg) => leg !== undefined);
      const metres = parts.reduce((sum, leg) => sum + leg.metres, 0);
      if (metres < least) [best, least] = [parts, metres];
    }
  }
  return joinLegs(best, places, 0, seconds);
}
