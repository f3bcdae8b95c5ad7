import { DROP_OFF_SHIFT, NOT_AVAILABLE, PICKUP_MASK } from '../columns/position-rules.ts';
import type { Timetable } from '../data/timetable.ts';
import { transferPointsOf } from '../transfers/transfer-points.ts';
import { ARRIVAL_POINT, DEPARTURE_POINT, MAY_ALIGHT, MAY_BOARD } from './position-use.ts';
import type { SeatedLinks, ServiceWindow, UnlinkedWindow } from './service-window.ts';

/** Entries per lane in `laneHead`. */
export const LANE_HEAD = 8;

/** What the search would otherwise gather from many places, lane by lane. */
export function scanTables(
  window: UnlinkedWindow,
  seated: SeatedLinks,
): Pick<ServiceWindow, 'laneHead' | 'laneHours' | 'hours' | 'hourStart'> {
  const { laneCount, laneFirstPosition, laneLength, laneFirstRun, laneDepartures, runStart, span } = window;
  const hours = Math.ceil(span / 3600) + 1;
  const hourStart = window.mirrored ? -span : 0;
  const laneHead = new Int32Array(laneCount * LANE_HEAD);
  const laneHours = new Int32Array(laneCount * hours);
  for (let lane = 0; lane < laneCount; lane++) {
    const firstRun = laneFirstRun[lane] as number;
    const runs = (laneFirstRun[lane + 1] as number) - firstRun;
    const leads = (seated.laneFirst[lane] as number) < (seated.laneFirst[lane + 1] as number);
    laneHead.set(
      [laneFirstPosition[lane]!, laneLength[lane]!, firstRun, runs, leads ? 1 : 0, laneDepartures[lane]!],
      lane * LANE_HEAD,
    );
    let run = 0;
    for (let hour = 0; hour < hours; hour++) {
      while (run < runs && (runStart[firstRun + run] as number) < hourStart + hour * 3600) run++;
      laneHours[lane * hours + hour] = run;
    }
  }
  return { laneHead, laneHours, hours, hourStart };
}

/** For every stop the lanes that can be boarded there, with the position; the last position of a lane is never one. */
export function lanesOfStops(
  stopCount: number,
  laneCount: number,
  laneFirstPosition: Int32Array,
  laneLength: Int32Array,
  positionStop: Int32Array,
  positionUse: Uint8Array,
): Pick<ServiceWindow, 'stopFirstLane' | 'stopBoardings'> {
  const stopFirstLane = new Int32Array(stopCount + 1);
  const forEach = (visit: (stop: number, lane: number, position: number) => void): void => {
    for (let lane = 0; lane < laneCount; lane++) {
      const first = laneFirstPosition[lane] as number;
      const last = (laneLength[lane] as number) - 1;
      for (let position = 0; position < last; position++) {
        if (((positionUse[first + position] as number) & MAY_BOARD) !== 0)
          visit(positionStop[first + position] as number, lane, position);
      }
    }
  };
  forEach((stop) => {
    stopFirstLane[stop + 1] = (stopFirstLane[stop + 1] as number) + 1;
  });
  for (let stop = 0; stop < stopCount; stop++)
    stopFirstLane[stop + 1] = (stopFirstLane[stop + 1] as number) + (stopFirstLane[stop] as number);
  const stopBoardings = new Int32Array(2 * (stopFirstLane[stopCount] as number));
  const next = stopFirstLane.slice();
  forEach((stop, lane, position) => {
    const at = next[stop] as number;
    stopBoardings[2 * at] = lane;
    stopBoardings[2 * at + 1] = position;
    next[stop] = at + 1;
  });
  return { stopFirstLane, stopBoardings };
}

/** Where transfers.txt tells a lane's vehicles apart from others (TransferPoints): nowhere, in most feeds. */
export function pointsOfLanes(
  timetable: Timetable,
  laneFirstPosition: Int32Array,
  laneLength: Int32Array,
  laneFirstRun: Int32Array,
  runTrip: Int32Array,
): Pick<ServiceWindow, 'laneFirstPoint' | 'arrivalPoint' | 'departurePoint'> {
  const laneFirstPoint = new Int32Array(laneLength.length).fill(-1);
  const arrivalPoint: number[] = [];
  const departurePoint: number[] = [];
  const transferPoints = transferPointsOf(timetable);
  if (transferPoints !== undefined) {
    const { hasArrivalPoints, hasDeparturePoints, arrivalPointOf, departurePointOf } = transferPoints;
    for (let lane = 0; lane < laneLength.length; lane++) {
      const first = laneFirstPosition[lane] as number;
      const stops = timetable.positionStop.subarray(first, first + (laneLength[lane] as number));
      if (!stops.some((stop) => hasArrivalPoints[stop] === 1 || hasDeparturePoints[stop] === 1)) continue;
      const trip = runTrip[laneFirstRun[lane] as number] as number; // all runs of a lane are of one kind
      laneFirstPoint[lane] = arrivalPoint.length;
      for (const stop of stops) {
        arrivalPoint.push(hasArrivalPoints[stop] === 1 ? arrivalPointOf(stop, trip) : stop);
        departurePoint.push(hasDeparturePoints[stop] === 1 ? departurePointOf(stop, trip) : stop);
      }
    }
  }
  return {
    laneFirstPoint,
    arrivalPoint: Int32Array.from(arrivalPoint),
    departurePoint: Int32Array.from(departurePoint),
  };
}

/** See {@link ServiceWindow.positionCode}. */
export function codesOf(positionStop: Int32Array, positionUse: Uint8Array): Int32Array {
  return positionStop.map((stop, position) => (stop << 4) | (positionUse[position] as number));
}

const cachedUses = new WeakMap<Timetable, Uint8Array>();

/** What may be done at every position, see {@link ServiceWindow.positionUse}. */
export function usesOf(timetable: Timetable): Uint8Array {
  let uses = cachedUses.get(timetable);
  if (uses === undefined) {
    const transferPoints = transferPointsOf(timetable);
    uses = Uint8Array.from(timetable.positionRules, (rules, position) => {
      const stop = timetable.positionStop[position] as number;
      return (
        ((rules & PICKUP_MASK) === NOT_AVAILABLE ? 0 : MAY_BOARD) |
        (rules >> DROP_OFF_SHIFT === NOT_AVAILABLE ? 0 : MAY_ALIGHT) |
        (transferPoints?.hasArrivalPoints[stop] === 1 ? ARRIVAL_POINT : 0) |
        (transferPoints?.hasDeparturePoints[stop] === 1 ? DEPARTURE_POINT : 0)
      );
    });
    cachedUses.set(timetable, uses);
  }
  return uses;
}
