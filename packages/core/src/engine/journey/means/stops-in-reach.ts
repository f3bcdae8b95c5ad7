import { type LatLng, METRES_PER_DEGREE, nearbyDistanceMetres } from '../../../geo/index.ts';
import type { PlanRequest } from '../../../model/index.ts';
import { coversMode, findModeFamily } from '../../../modes/index.ts';
import type { WalkProfile } from '../../../timetable/index.ts';
import { pathSeconds, type StreetPath, WALKING_METRES_PER_SECOND } from '../../street/index.ts';
import { type JourneyTask, walkerOf } from '../journey-task.ts';
import type { JourneyWorld, TransitWorld } from '../journey-world.ts';
import { metricFor } from '../metric-for.ts';
import { speedOf } from '../request-speed.ts';
import { doorAt, reachStops, type StraightStop, type StreetAccess } from '../street-legs.ts';
import { TaskMemo } from '../task-memo.ts';
import { stationLines } from './hubs.ts';

/** Walking to the first and from the last stop, unless the request says less. */
const ACCESS_SECONDS = 30 * 60;
/** Riding one's own vehicle to any stop; and to a station, when a line calls there that calls at none nearer. */
const VEHICLE_ACCESS_SECONDS = 20 * 60;
const VEHICLE_TO_STATION_SECONDS = 30 * 60;
/** Of the stations that one rides farther to the nearest count. */
const MOST_FARTHER_STATIONS = 4;
/** Locking a bicycle at a stop. */
const PARKING_SECONDS = 60;
/** Stops off the street network are reached in a straight line when this near. */
const STRAIGHT_METRES = 1000;
/** No stop inside a station is farther from its doors. */
const STATION_METRES = 1500;
/** A place this near to a stop is the stop. */
const AT_STOP_METRES = 5;
/** The same from south to north, and more than that. */
const AT_STOP_DEGREES = (2 * AT_STOP_METRES) / METRES_PER_DEGREE;

/** Nobody takes longer to a stop, or on from it, on foot or by an own vehicle; by vehicle as long only to some stations. */
export function accessLimit({ maxWalkSeconds }: PlanRequest, vehicle: string | undefined): number {
  if (vehicle !== undefined) return VEHICLE_TO_STATION_SECONDS;
  return Math.min(ACCESS_SECONDS, maxWalkSeconds ?? ACCESS_SECONDS);
}

/** Stops in reach of one end, and those that lie at the very place. */
interface StopsAround {
  readonly access: StreetAccess;
  readonly atPlace: ReadonlySet<number>;
}

/** A vehicle that is locked at the stop, and one that is taken aboard there, come to the same stops; who is driven asks how far one walks there. */
const around = new TaskMemo<StopsAround | undefined>();

/**
 * Stops in reach of one end, on foot or by an own vehicle; undefined where the end is off the network.
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
    atPlace.has(stop) ? [] : [{ stop, seconds: seconds + PARKING_SECONDS }],
  );
  return { ...access, stops, extraSeconds: PARKING_SECONDS };
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
  const { streets } = world;
  const stopLinks = world.stopLinks?.[onFoot];
  const { timetable } = transit;
  const straightLimit = streets === undefined ? limitSeconds * speed : Math.min(STRAIGHT_METRES, limitSeconds * speed);
  const northSouth = (straightLimit + STATION_METRES) / METRES_PER_DEGREE;
  const straight: StraightStop[] = [];
  const walkSpeed = Math.min(speed, request.walkMetresPerSecond);
  const atPlace = new Set<number>();
  const isOnStreets = stopsOnStreets(world, transit, onFoot);
  for (let stop = 0; stop < timetable.boardableStops; stop++) {
    // Of those that streets lead to only one at the very place matters.
    const farthest = isOnStreets?.[stop] === 1 ? AT_STOP_DEGREES : northSouth;
    const [lat, lng] = [timetable.stopLatDegrees(stop), timetable.stopLngDegrees(stop)];
    if (lat < -90 || Math.abs(lat - end.lat) > farthest) continue;
    const metres = nearbyDistanceMetres(end.lat, end.lng, lat, lng);
    if (metres <= AT_STOP_METRES) atPlace.add(stop);
    if (timetable.stations.isEnclosed(stop)) {
      const door = nearestDoor(world, transit, stop, end, onFoot, backward, straightLimit, walkSpeed);
      if (door !== undefined && door.seconds <= limitSeconds) straight.push(door);
      continue;
    }
    if (isOnStreets?.[stop] === 1) continue;
    if (metres <= straightLimit) straight.push({ stop, seconds: Math.ceil(metres / walkSpeed), door: undefined });
  }
  if (streets === undefined || stopLinks === undefined) {
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
  const access = reachStops({
    engine: streets,
    mode,
    metric,
    snaps,
    backward,
    limitSeconds,
    links: stopLinks,
    straight,
  });
  if (vehicle === undefined) return { access, atPlace };
  // The area that one gets around in grows faster than the time: ways to a few stations are found sooner than all stops farther away.
  const paths = new Map<number, StreetPath>();
  for (const stop of missedStations(task, transit, end, access, VEHICLE_TO_STATION_SECONDS * speed)) {
    const there = stopLinks.snapsOf(stop, backward ? 'from' : 'to');
    const path = backward ? streets.routeBetween(metric, there, snaps) : streets.routeBetween(metric, snaps, there);
    if (path !== undefined && pathSeconds(path) <= VEHICLE_TO_STATION_SECONDS) paths.set(stop, path);
  }
  return { access: paths.size === 0 ? access : withPaths(access, paths, backward), atPlace };
}

/** Stops in reach and some more, to (from) which the ways are known. */
function withPaths(access: StreetAccess, paths: ReadonlyMap<number, StreetPath>, backward: boolean): StreetAccess {
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

/**
 * The nearest stations of lines (of rail, metro, ferry) that are asked for and call at none of the stops in reach, nearest first, within so many
 * metres.
 */
function missedStations(
  { request }: JourneyTask,
  transit: TransitWorld,
  end: LatLng,
  { stops }: StreetAccess,
  metres: number,
): number[] {
  const { timetable } = transit;
  const stations = stationLines(transit);
  const near: { readonly stop: number; readonly metres: number }[] = [];
  for (const stop of stations.keys()) {
    const away = nearbyDistanceMetres(end.lat, end.lng, timetable.stopLatDegrees(stop), timetable.stopLngDegrees(stop));
    if (away <= metres) near.push({ stop, metres: away });
  }
  near.sort((a, b) => a.metres - b.metres || a.stop - b.stop);
  const reached = new Set(stops.flatMap(({ stop }) => stations.get(stop) ?? []));
  const isAskedFor = (route: number): boolean => {
    const mode = timetable.strings.get(timetable.routeMode[route] as number);
    return request.modes.some((asked) => coversMode(asked, mode));
  };
  return near
    .filter(({ stop }) => stations.get(stop)?.some((route) => !reached.has(route) && isAskedFor(route)) === true)
    .slice(0, MOST_FARTHER_STATIONS)
    .map(({ stop }) => stop);
}

const onStreets = new WeakMap<NonNullable<JourneyWorld['stopLinks']>, Map<WalkProfile, Uint8Array>>();

/**
 * Stops that meet the street by themselves, 1 for each; undefined without streets. One that does so on foot is reached over streets alone:
 * where wheels find none, there are stairs.
 */
function stopsOnStreets(
  { stopLinks }: JourneyWorld,
  { timetable }: TransitWorld,
  onFoot: WalkProfile,
): Uint8Array | undefined {
  if (stopLinks === undefined) return undefined;
  const byProfile = onStreets.get(stopLinks) ?? new Map<WalkProfile, Uint8Array>();
  onStreets.set(stopLinks, byProfile);
  let found = byProfile.get(onFoot);
  if (found === undefined) {
    const meets = (stop: number): boolean =>
      stopLinks.walk.snapOf(stop) !== undefined || stopLinks[onFoot].snapOf(stop) !== undefined;
    found = Uint8Array.from({ length: timetable.boardableStops }, (_, stop) =>
      meets(stop) && !timetable.stations.isEnclosed(stop) ? 1 : 0,
    );
    byProfile.set(onFoot, found);
  }
  return found;
}

/** The quickest way in a straight line to (from) a stop inside a station: by a door that no street leads to (PW-3). */
function nearestDoor(
  world: JourneyWorld,
  { timetable, stops, linkMetresPerSecond = WALKING_METRES_PER_SECOND }: TransitWorld,
  stop: number,
  end: LatLng,
  onFoot: WalkProfile,
  backward: boolean,
  straightMetres: number,
  speed: number,
): StraightStop | undefined {
  let best: StraightStop | undefined;
  for (const { entrance, secondsIn, secondsOut } of stops.doorsOf(stop, onFoot)) {
    const usual = backward ? secondsOut : secondsIn;
    const inside = Math.ceil((usual * linkMetresPerSecond) / speed - 1e-6);
    const isOnStreets = (['walk', 'wheelchair'] as const).some(
      (name) => (world.stopLinks?.[name].edge[entrance] ?? -1) >= 0,
    );
    if (usual < 0 || isOnStreets) continue;
    const [lat, lng] = [timetable.stopLatDegrees(entrance), timetable.stopLngDegrees(entrance)];
    const metres = nearbyDistanceMetres(end.lat, end.lng, lat, lng);
    const seconds = Math.ceil(metres / speed) + inside;
    if (metres <= straightMetres && (best === undefined || seconds < best.seconds))
      best = { stop, seconds, door: { door: entrance, seconds: inside } };
  }
  return best;
}

/** Whoever stands at a stop need not go there (IT-15), nor ride there, however little walking is wanted. */
function startAtStops(stops: StreetAccess['stops'], atPlace: ReadonlySet<number>): StreetAccess['stops'] {
  return [...[...atPlace].map((stop) => ({ stop, seconds: 0 })), ...stops.filter(({ stop }) => !atPlace.has(stop))];
}
