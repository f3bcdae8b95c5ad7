import type { PlanRequest } from '../../../model/index.ts';
import { coversMode, findModeFamily } from '../../../modes/index.ts';
import type { AbortFlag } from '../../transit/index.ts';
import { ownVehicleAccess } from '../access/own-vehicle-access.ts';
import { stopsInReach } from '../access/stops-in-reach.ts';
import { endsOf, type JourneyTask, momentOf, walkerOf } from '../request/journey-task.ts';
import type { JourneyWorld, TransitWorld } from '../request/journey-world.ts';
import { modesHere } from '../request/mode-sets.ts';
import { takesWheelchair } from '../request/takes-wheelchair.ts';
import { directItineraries } from '../search/direct-itineraries.ts';
import type { StreetMeans } from './reach-means.ts';
import { reachSearch } from './reach-search.ts';

/** The quickest way to a place. */
export interface QuickestWay {
  readonly seconds: number;
  /** Vehicles of public transport boarded; 0 = over streets alone. */
  readonly boardings: number;
}

/**
 * The quickest ways from `request.from` to many places, in their order, as a plan has them: from door to door by each mode of the request without a timetable, and
 * by those with one, from and to stops on foot or by the rider's own vehicle. Vehicles that others provide count from door to door only. Undefined where a place is
 * out of reach in that time.
 * @param seconds the longest time
 */
export function quickestWays(
  world: JourneyWorld,
  request: PlanRequest,
  places: readonly PlanRequest['to'][],
  seconds: number,
  signal?: AbortFlag,
): readonly (QuickestWay | undefined)[] {
  const { onward } = reachSearch(world, request, seconds, signal);
  const rides = onward.map(({ far, stops }) => ({ far, byStop: new Map(stops.map((each) => [each.stop, each])) }));
  const streetModes = modesAlone(world, request);
  const instant = momentOf(request);
  return places.map((to) => {
    if (signal?.aborted === true) return undefined;
    const own = { ...request, to };
    const task: JourneyTask = { world, request: own, ends: endsOf(world, own) };
    let best: QuickestWay | undefined;
    const offer = (way: QuickestWay): void => {
      if (way.seconds <= seconds && (best === undefined || way.seconds < best.seconds)) best = way;
    };
    for (const mode of streetModes)
      for (const { arrival } of directItineraries(task, mode).itineraries)
        offer({ seconds: arrival - instant, boardings: 0 });
    for (const { far, byStop } of world.transit === undefined ? [] : rides) {
      if (byStop.size === 0) continue;
      for (const { stop, seconds: onwards } of egress(task, world.transit!, far)) {
        const ridden = byStop.get(stop);
        if (ridden !== undefined) offer({ seconds: ridden.seconds + onwards, boardings: ridden.boardings });
      }
    }
    return best;
  });
}

/** The modes that lead from door to door: those without a timetable, and walking beside those with one. */
function modesAlone({ manifest }: JourneyWorld, request: PlanRequest): ReadonlySet<string> {
  const { modes, wheelchair } = request;
  const { mode: walking } = walkerOf(request);
  const hasTimetable = (mode: string): boolean => findModeFamily(mode)?.travel.by === 'timetable';
  const isWalking = (mode: string): boolean => coversMode(mode, walking);
  const others = modesHere(modes, manifest.modes).filter((mode) => !hasTimetable(mode) && !isWalking(mode));
  return new Set([
    ...(modes.some((mode) => hasTimetable(mode) || isWalking(mode)) ? [walking] : []),
    ...(wheelchair ? others.filter(takesWheelchair) : others),
  ]);
}

/** The stops from which a place is reached, and the seconds from each. */
function egress(task: JourneyTask, transit: TransitWorld, { mode }: StreetMeans) {
  if (mode === walkerOf(task.request).mode) return stopsInReach(task, transit, undefined, true)?.stops ?? [];
  return ownVehicleAccess(task, transit, mode, true, false).flatMap(({ stops }) => stops);
}
