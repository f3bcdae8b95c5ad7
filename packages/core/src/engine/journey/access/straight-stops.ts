import { type LatLng, METRES_PER_DEGREE, nearbyDistanceMetres } from '../../../geo/index.ts';
import type { StopIndex, WalkProfile } from '../../../timetable/index.ts';
import { WALKING_METRES_PER_SECOND } from '../../street/index.ts';
import type { JourneyTask } from '../request/journey-task.ts';
import type { JourneyWorld, TransitWorld } from '../request/journey-world.ts';
import type { StraightStop } from './street-access.ts';

/** Longest straight line to a stop off the street network. */
export const STRAIGHT_METRES = 1000;
/** Greatest distance between a stop inside a station and a door of it. */
const STATION_METRES = 1500;
/** A place within this distance of a stop counts as the stop. */
const AT_STOP_METRES = 5;
/** Degrees of latitude that are no less than that distance. */
const AT_STOP_DEGREES = (2 * AT_STOP_METRES) / METRES_PER_DEGREE;

/** Stops near one end that no street search finds, and stops at the place itself. */
export interface StraightStops {
  readonly straight: readonly StraightStop[];
  readonly atPlace: ReadonlySet<StopIndex>;
}

/**
 * Stops near one end that are reached in a straight line: stops off the streets, and stops inside stations whose doors are off the streets.
 * @param how `onFoot`: the walking profile, also where a vehicle is used; `speed` in metres per second
 */
export function straightStops(
  { world, request }: JourneyTask,
  transit: TransitWorld,
  how: {
    readonly onFoot: WalkProfile;
    readonly speed: number;
    readonly limitSeconds: number;
    readonly backward: boolean;
  },
): StraightStops {
  const { onFoot, speed, limitSeconds, backward } = how;
  const { timetable } = transit;
  const end = backward ? request.to : request.from;
  const limitMetres = limitSeconds * speed;
  const straightMetres = world.streets === undefined ? limitMetres : Math.min(STRAIGHT_METRES, limitMetres);
  const northSouth = (straightMetres + STATION_METRES) / METRES_PER_DEGREE;
  const walkSpeed = Math.min(speed, request.walkMetresPerSecond);
  const straight: StraightStop[] = [];
  const atPlace = new Set<StopIndex>();
  const isOnStreets = stopsOnStreets(world, transit, onFoot);
  for (let stop = 0 as StopIndex; stop < timetable.boardableStops; stop++) {
    // A stop on the streets counts here only where it is at the place itself.
    const farthest = isOnStreets?.[stop] === 1 ? AT_STOP_DEGREES : northSouth;
    const [lat, lng] = [timetable.stopLatDegrees(stop), timetable.stopLngDegrees(stop)];
    if (lat < -90 || Math.abs(lat - end.lat) > farthest) continue;
    const metres = nearbyDistanceMetres(end.lat, end.lng, lat, lng);
    if (metres <= AT_STOP_METRES) atPlace.add(stop);
    if (timetable.stations.isEnclosed(stop)) {
      const door = nearestDoor(world, transit, stop, end, onFoot, backward, straightMetres, walkSpeed);
      if (door !== undefined && door.seconds <= limitSeconds) straight.push(door);
      continue;
    }
    if (isOnStreets?.[stop] === 1) continue;
    if (metres <= straightMetres) straight.push({ stop, seconds: Math.ceil(metres / walkSpeed), door: undefined });
  }
  return { straight, atPlace };
}

const onStreets = new WeakMap<NonNullable<JourneyWorld['stopLinks']>, Map<WalkProfile, Uint8Array>>();

/**
 * `[stop]`: 1 = the stop itself meets a street; undefined without streets. A stop that meets a street on foot is reached over streets only: where it
 * meets none for a wheelchair, there are stairs.
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
    const meets = (stop: StopIndex): boolean =>
      stopLinks.walk.snapOf(stop) !== undefined || stopLinks[onFoot].snapOf(stop) !== undefined;
    found = Uint8Array.from({ length: timetable.boardableStops }, (_, stop) =>
      meets(stop as StopIndex) && !timetable.stations.isEnclosed(stop) ? 1 : 0,
    );
    byProfile.set(onFoot, found);
  }
  return found;
}

/** The quickest straight line to (from) a stop inside a station, through a door that no street leads to (PW-3). */
function nearestDoor(
  world: JourneyWorld,
  { timetable, stops, linkMetresPerSecond = WALKING_METRES_PER_SECOND }: TransitWorld,
  stop: StopIndex,
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
      (name) => world.stopLinks?.[name].meetsStreet(entrance) === true,
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
