import { type LatLng, nearbyDistanceMetres, PointGrid } from '../../../geo/index.ts';
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
  const walkSpeed = Math.min(speed, request.walkMetresPerSecond);
  const straight: StraightStop[] = [];
  const { onStreets, others } = stopGrids(world, transit, onFoot);
  const near = others.near(end, straightMetres + STATION_METRES).sort((a, b) => a.point.stop - b.point.stop);
  for (const { point, metres } of near) {
    const { stop } = point;
    if (timetable.stations.isEnclosed(stop)) {
      const door = nearestDoor(world, transit, stop, { end, onFoot, backward, straightMetres, speed: walkSpeed });
      if (door !== undefined && door.seconds <= limitSeconds) straight.push(door);
    } else if (metres <= straightMetres) {
      straight.push({ stop, seconds: Math.ceil(metres / walkSpeed), door: undefined });
    }
  }
  const here = [onStreets, others].flatMap((grid) => grid.near(end, AT_STOP_METRES).map(({ point }) => point.stop));
  return { straight, atPlace: new Set(here.sort((a, b) => a - b)) };
}

/** A stop with a known position. */
interface PlacedStop extends LatLng {
  readonly stop: StopIndex;
}

/** Stops that meet a street, and stops off the streets or inside stations. A search looks only at those near its ends. */
interface StopGrids {
  readonly onStreets: PointGrid<PlacedStop>;
  readonly others: PointGrid<PlacedStop>;
}

const gridsOf = new WeakMap<NonNullable<JourneyWorld['stopLinks']> | TransitWorld, Map<WalkProfile, StopGrids>>();

/**
 * The stops by position. A stop that meets a street on foot is reached over streets only: where it meets none for a wheelchair, there are stairs.
 */
function stopGrids({ stopLinks }: JourneyWorld, transit: TransitWorld, onFoot: WalkProfile): StopGrids {
  const world = stopLinks ?? transit;
  const byProfile = gridsOf.get(world) ?? new Map<WalkProfile, StopGrids>();
  gridsOf.set(world, byProfile);
  let grids = byProfile.get(onFoot);
  if (grids === undefined) {
    const { timetable } = transit;
    const placed = Array.from({ length: timetable.boardableStops }, (_, stop) => stop as StopIndex)
      .map((stop): PlacedStop => ({ stop, lat: timetable.stopLatDegrees(stop), lng: timetable.stopLngDegrees(stop) }))
      .filter(({ lat }) => lat >= -90);
    const isOnStreets = ({ stop }: PlacedStop): boolean =>
      stopLinks !== undefined &&
      (stopLinks.walk.snapOf(stop) !== undefined || stopLinks[onFoot].snapOf(stop) !== undefined) &&
      !timetable.stations.isEnclosed(stop);
    const [met, unmet] = [placed.filter(isOnStreets), placed.filter((stop) => !isOnStreets(stop))];
    grids = { onStreets: new PointGrid(met), others: new PointGrid(unmet) };
    byProfile.set(onFoot, grids);
  }
  return grids;
}

/** The quickest straight line to (from) a stop inside a station, through a door that no street leads to (PW-3). */
function nearestDoor(
  world: JourneyWorld,
  { timetable, stops, linkMetresPerSecond = WALKING_METRES_PER_SECOND }: TransitWorld,
  stop: StopIndex,
  walk: {
    readonly end: LatLng;
    readonly onFoot: WalkProfile;
    readonly backward: boolean;
    readonly straightMetres: number;
    readonly speed: number;
  },
): StraightStop | undefined {
  const { end, onFoot, backward, straightMetres, speed } = walk;
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
