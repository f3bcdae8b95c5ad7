import type { PlanRequest } from '../../../model/index.ts';
import { findModeFamily } from '../../../modes/index.ts';
import type { StopIndex } from '../../../timetable/index.ts';
import { pathSeconds, type StreetMetric, type StreetPath, WALKING_METRES_PER_SECOND } from '../../street/index.ts';
import { type JourneyTask, walkerOf } from '../request/journey-task.ts';
import type { TransitWorld } from '../request/journey-world.ts';
import { metricFor } from '../request/metric-for.ts';
import { speedOf } from '../request/request-speed.ts';
import { EndsMemo, TaskMemo } from '../request/task-memo.ts';
import { missedStations } from './missed-stations.ts';
import { type StraightStops, straightStops } from './straight-stops.ts';
import { doorAt, reachStops, type StopDoor, type StreetAccess } from './street-access.ts';

/** Longest walk to the first or from the last stop, in seconds, of a rider who sets no limit; and the farthest that a limit moves it. */
const ACCESS_SECONDS = 30 * 60;
const LONGEST_ACCESS_SECONDS = 60 * 60;
/** Longest ride on the rider's own vehicle, in seconds: to any stop, and to a station with a line that calls at no nearer stop. */
const VEHICLE_ACCESS_SECONDS = 20 * 60;
const VEHICLE_TO_STATION_SECONDS = 30 * 60;
/** Seconds of locking a bicycle at a stop. */
export const LOCKING_SECONDS: number = 60;

/** The longest access or egress, in seconds, on foot or by the rider's own vehicle. By vehicle it is that of the farther stations. */
export function accessLimit({ maxWalkSeconds }: PlanRequest, vehicle: string | undefined): number {
  if (vehicle !== undefined) return VEHICLE_TO_STATION_SECONDS;
  return Math.min(LONGEST_ACCESS_SECONDS, maxWalkSeconds ?? ACCESS_SECONDS);
}

/** Stops in reach of one end, and stops at the place itself. */
interface StopsAround extends Pick<StraightStops, 'atPlace'> {
  readonly access: StreetAccess;
}

/** Vehicles that are locked and vehicles that come aboard reach the same stops, and hailed cars are compared with the walk. So the stops are kept. */
const around = new TaskMemo<StopsAround | undefined>();

/** By metric and limits: sets of timetable modes reach the same stops, and so do vehicles of one kind. */
const reachedBy = new EndsMemo<StreetMetric, Map<string, StreetAccess>>();

/**
 * Stops in reach of one end, on foot or by the rider's own vehicle; undefined where the end is off the network.
 * @param isLocked whether the vehicle stays at the stop
 */
export function stopsInReach(
  task: JourneyTask,
  transit: TransitWorld,
  vehicle: string | undefined,
  backward: boolean,
  isLocked: boolean = false,
): StreetAccess | undefined {
  const found = around.get(task, `${vehicle ?? ''} ${backward}`, () => stopsAround(task, transit, vehicle, backward));
  if (found === undefined) return undefined;
  const { access, atPlace } = found;
  if (!isLocked) return { ...access, stops: startAtStops(access.stops, atPlace) };
  const stops = access.stops.flatMap(({ stop, seconds }) =>
    atPlace.has(stop) ? [] : [{ stop, seconds: seconds + LOCKING_SECONDS }],
  );
  return { ...access, stops, extraSeconds: LOCKING_SECONDS };
}

function stopsAround(
  task: JourneyTask,
  transit: TransitWorld,
  vehicle: string | undefined,
  backward: boolean,
): StopsAround | undefined {
  const { world, request } = task;
  const end = backward ? request.to : request.from;
  const { profile: onFoot, mode: walking } = walkerOf(request);
  const profile = vehicle === undefined ? onFoot : (findModeFamily(vehicle)?.travel.profile ?? onFoot);
  const mode = vehicle ?? walking;
  const speed = speedOf(profile, request);
  const limitSeconds = vehicle === undefined ? accessLimit(request, vehicle) : VEHICLE_ACCESS_SECONDS;
  const { straight, atPlace } = straightStops(task, transit, { onFoot, speed, limitSeconds, backward });
  const { streets } = world;
  const links = world.stopLinks?.[onFoot];
  if (streets === undefined || links === undefined) {
    if (vehicle !== undefined) return undefined;
    const access: StreetAccess = {
      mode,
      profile,
      stops: straight,
      extraSeconds: 0,
      path: () => undefined,
      doorOf: (stop) => straight.find((reached) => reached.stop === stop)?.door,
    };
    return { access, atPlace };
  }
  const metric = metricFor(task, streets, profile, mode);
  const snaps = streets.snap(metric, end, {
    direction: backward ? 'to' : 'from',
    ...(end.streetName === '' ? {} : { streetName: end.streetName }),
  });
  if (snaps.length === 0 && straight.length === 0 && atPlace.size === 0) return undefined;
  const byLimits = reachedBy.get(task, metric, () => new Map());
  const limits = [backward, limitSeconds, onFoot, speed, request.walkMetresPerSecond].join(' ');
  let reached = byLimits.get(limits);
  if (reached === undefined) {
    reached = reachStops({ engine: streets, mode, metric, snaps, backward, limitSeconds, links, straight });
    byLimits.set(limits, reached);
  }
  const access = { ...reached, mode };
  if (vehicle === undefined) return { access, atPlace };
  // The area in reach grows faster than the time, so paths to a few stations cost less work than a search for all stops within that time.
  const paths = new Map<StopIndex, StreetPath>();
  for (const stop of missedStations(task, transit, end, access, VEHICLE_TO_STATION_SECONDS * speed)) {
    const there = links.snapsOf(stop, backward ? 'from' : 'to');
    const path = backward ? streets.routeBetween(metric, there, snaps) : streets.routeBetween(metric, snaps, there);
    if (path !== undefined && pathSeconds(path) <= VEHICLE_TO_STATION_SECONDS) paths.set(stop, path);
  }
  const ridden = paths.size === 0 ? access : withPaths(access, paths, backward);
  return { access: walkedInside(ridden, transit, request, backward), atPlace };
}

/** The same stops, with walks inside stations at the pace of the request. Paths are found with the usual pace. */
function walkedInside(
  access: StreetAccess,
  { timetable }: TransitWorld,
  { walkMetresPerSecond }: PlanRequest,
  backward: boolean,
): StreetAccess {
  if (walkMetresPerSecond === WALKING_METRES_PER_SECOND) return access;
  const doors = new Map<StopIndex, StopDoor>();
  const stops = access.stops.map((reached) => {
    const path = timetable.stations.isEnclosed(reached.stop) ? access.path(reached.stop) : undefined;
    const usual = path && doorAt(path, backward);
    if (path === undefined || usual === undefined) return reached;
    const door = doorAt({ ...path, metric: { ...path.metric, hopSpeed: walkMetresPerSecond } }, backward) ?? usual;
    doors.set(reached.stop, door);
    return { stop: reached.stop, seconds: reached.seconds + door.seconds - usual.seconds };
  });
  return { ...access, stops, doorOf: (stop) => doors.get(stop) ?? access.doorOf(stop) };
}

/** Stops in reach, and further stops with a known path. */
function withPaths(access: StreetAccess, paths: ReadonlyMap<StopIndex, StreetPath>, backward: boolean): StreetAccess {
  return {
    ...access,
    stops: [...access.stops, ...Array.from(paths, ([stop, path]) => ({ stop, seconds: pathSeconds(path) }))],
    path: (stop) => paths.get(stop) ?? access.path(stop),
    doorOf(stop) {
      const path = paths.get(stop);
      return path === undefined ? access.doorOf(stop) : doorAt(path, backward);
    },
  };
}

/** Adds the stops at the place itself: they need no walk and no ride (IT-15), whatever the limit on walking. */
function startAtStops(stops: StreetAccess['stops'], atPlace: ReadonlySet<StopIndex>): StreetAccess['stops'] {
  return [...[...atPlace].map((stop) => ({ stop, seconds: 0 })), ...stops.filter(({ stop }) => !atPlace.has(stop))];
}
