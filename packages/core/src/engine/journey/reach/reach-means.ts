import { type PlanRequest, uncountedModes } from '../../../model/index.ts';
import { coversMode, findModeFamily, type StreetProfileName, type Travel } from '../../../modes/index.ts';
import { LOCKING_SECONDS } from '../access/stops-in-reach.ts';
import { PARK_SECONDS, parkedAs } from '../modes/parked/parked.ts';
import { isCarried, isCarriedWhereAllowed, walkerOf } from '../request/journey-task.ts';
import { modesHere } from '../request/mode-sets.ts';
import { takesWheelchair } from '../request/takes-wheelchair.ts';

/** Travelling over streets by one mode, however far. */
export interface StreetMeans {
  readonly mode: string;
  readonly profile: StreetProfileName;
  /** Seconds of parking or locking the vehicle. */
  readonly parkingSeconds: number;
}

/** How stops are reached that rides begin at or, by arrival, end at: on foot, or by the rider's own vehicle that is locked or parked there, or comes along. */
export interface RideMeans {
  /** The vehicle between the place of the request and the stops; undefined on foot. */
  readonly near: string | undefined;
  readonly isLocked: boolean;
  /** Whether trips have to be known to take bicycles. */
  readonly takesBicycle: boolean;
  /** From the other end of the rides on. */
  readonly far: StreetMeans;
}

/** The means of travel whose reach a request asks for. */
export interface ReachMeans {
  /** Over streets alone. */
  readonly streets: readonly StreetMeans[];
  readonly timetableModes: readonly string[];
  /** With a ride by timetable; empty without such modes. */
  readonly rides: readonly RideMeans[];
}

/** @param offered the modes of the region */
export function reachMeans(request: PlanRequest, offered: readonly string[]): ReachMeans {
  const backward = request.when.departAfter === undefined;
  const timetableModes = request.modes.filter(hasTimetable);
  const { mode: walking, profile: onFoot } = walkerOf(request);
  const walks = timetableModes.length > 0 || request.modes.some((mode) => coversMode(mode, walking));
  const foot: StreetMeans = { mode: walking, profile: onFoot, parkingSeconds: 0 };
  const uncounted = uncountedModes(request);
  const others = modesHere(request.modes, offered).filter(
    (mode) => !hasTimetable(mode) && !coversMode(mode, walking) && !uncounted.includes(mode),
  );
  const usable = request.wheelchair ? others.filter(takesWheelchair) : others;
  const streets = usable.map((mode): StreetMeans => {
    const { profile = onFoot, connector } = travelOf(mode) ?? {};
    const isParked = parkedAs(mode) !== undefined && request.driveToTheDoor !== true;
    return {
      mode,
      profile: connector === true && request.wheelchair ? onFoot : profile,
      parkingSeconds: isParked ? PARK_SECONDS.street : 0,
    };
  });
  const vehicles = streets.filter(({ mode }) => travelOf(mode)?.connector !== true);
  return {
    streets: [...(walks ? [foot] : []), ...streets],
    timetableModes,
    rides: timetableModes.length === 0 ? [] : [onFootAtBothEnds(foot), ...vehicles.flatMap((one) => withVehicle(one))],
  };

  function withVehicle(vehicle: StreetMeans): RideMeans[] {
    const { mode } = vehicle;
    const isAboard = isCarried(request, mode);
    const means: RideMeans[] = [];
    const aboard = { near: mode, isLocked: false, far: vehicle };
    if (isAboard) means.push({ ...aboard, takesBicycle: false });
    else {
      // Towards a place, the vehicle stays at the stop where the rides begin.
      const left: RideMeans = backward
        ? { ...onFootAtBothEnds(foot), far: { ...vehicle, parkingSeconds: LOCKING_SECONDS } }
        : { near: mode, isLocked: true, takesBicycle: false, far: foot };
      means.push(left);
    }
    if (isCarriedWhereAllowed(request, mode)) means.push({ ...aboard, takesBicycle: true });
    return means;
  }
}

function onFootAtBothEnds(far: StreetMeans): RideMeans {
  return { near: undefined, isLocked: false, takesBicycle: false, far };
}

function travelOf(mode: string): Travel | undefined {
  return findModeFamily(mode)?.travel;
}

function hasTimetable(mode: string): boolean {
  return travelOf(mode)?.by === 'timetable';
}
