import { after, type Column } from '../../storage/index.ts';
import type { LaneIndex, PositionIndex, RunIndex, StopIndex } from '../columns/index-types.ts';
import { DROP_OFF_SHIFT, NOT_AVAILABLE, PICKUP_MASK } from '../columns/position-rules.ts';
import type { Timetable } from '../data/timetable.ts';
import { transferPointsOf } from '../transfers/transfer-points.ts';
import { ARRIVAL_POINT, DEPARTURE_POINT, MAY_ALIGHT, MAY_BOARD } from './position-use.ts';
import type { SeatedLinks, ServiceWindow, UnlinkedWindow } from './service-window.ts';

/** Entries per lane in `laneHead`. */
export const LANE_HEAD = 8;

/** Tables of values that a search would otherwise gather from many columns, lane by lane. */
export function scanTables(
  window: UnlinkedWindow,
  seated: SeatedLinks,
): Pick<ServiceWindow, 'laneHead' | 'laneHours' | 'hours' | 'hourStart'> {
  const { laneCount, laneFirstPosition, laneLength, laneFirstRun, laneDepartures, runStart, span } = window;
  const hours = Math.ceil(span / 3600) + 1;
  const hourStart = window.mirrored ? -span : 0;
  const laneHead = new Int32Array(laneCount * LANE_HEAD);
  const laneHours = new Int32Array(laneCount * hours);
  for (let lane = 0 as LaneIndex; lane < laneCount; lane++) {
    const firstRun = laneFirstRun[lane]!;
    const runs = laneFirstRun[after(lane)]! - firstRun;
    const leads = seated.laneFirst[lane]! < seated.laneFirst[after(lane)]!;
    const [from, until] = [runStart[firstRun]!, endOfRun(window, (firstRun + runs - 1) as RunIndex, laneLength[lane]!)];
    laneHead.set(
      [laneFirstPosition[lane]!, laneLength[lane]!, firstRun, runs, leads ? 1 : 0, laneDepartures[lane]!, from, until],
      lane * LANE_HEAD,
    );
    let run = 0;
    for (let hour = 0; hour < hours; hour++) {
      while (run < runs && runStart[(firstRun + run) as RunIndex]! < hourStart + hour * 3600) run++;
      laneHours[lane * hours + hour] = run;
    }
  }
  return { laneHead, laneHours, hours, hourStart };
}

/** The last arrival of a run. */
function endOfRun({ runStart, runProfile, times }: UnlinkedWindow, run: RunIndex, length: number): number {
  return runStart[run]! + times[runProfile[run]! + length - 1]!;
}

/** The lanes that can be boarded at every stop, with the position; never the last position of a lane. */
export function lanesOfStops(
  stopCount: number,
  {
    laneCount,
    laneFirstPosition,
    laneLength,
    positionStop,
    positionUse,
  }: Pick<ServiceWindow, 'laneCount' | 'laneFirstPosition' | 'laneLength' | 'positionStop' | 'positionUse'>,
): Pick<ServiceWindow, 'stopFirstLane' | 'stopBoardings'> {
  const stopFirstLane = new Int32Array(stopCount + 1);
  const forEach = (visit: (stop: StopIndex, lane: LaneIndex, position: number) => void): void => {
    for (let lane = 0 as LaneIndex; lane < laneCount; lane++) {
      const first = laneFirstPosition[lane]!;
      const last = laneLength[lane]! - 1;
      for (let position = 0; position < last; position++) {
        const at = (first + position) as PositionIndex;
        if ((positionUse[at]! & MAY_BOARD) !== 0) visit(positionStop[at]!, lane, position);
      }
    }
  };
  forEach((stop) => {
    stopFirstLane[stop + 1]!++;
  });
  for (let stop = 0; stop < stopCount; stop++) stopFirstLane[stop + 1]! += stopFirstLane[stop]!;
  const stopBoardings = new Int32Array(2 * stopFirstLane[stopCount]!);
  const next = stopFirstLane.slice();
  forEach((stop, lane, position) => {
    const at = next[stop]!++;
    stopBoardings[2 * at] = lane;
    stopBoardings[2 * at + 1] = position;
  });
  return { stopFirstLane, stopBoardings };
}

/** The label columns of lanes where rows of transfers.txt name vehicles (see `TransferPoints`); most feeds have none. */
export function pointsOfLanes(
  timetable: Timetable,
  {
    laneCount,
    laneFirstPosition,
    laneLength,
    laneFirstRun,
    runTrip,
  }: Pick<ServiceWindow, 'laneCount' | 'laneFirstPosition' | 'laneLength' | 'laneFirstRun' | 'runTrip'>,
): Pick<ServiceWindow, 'laneFirstPoint' | 'arrivalPoint' | 'departurePoint'> {
  const laneFirstPoint = new Int32Array(laneCount).fill(-1);
  const arrivalPoint: number[] = [];
  const departurePoint: number[] = [];
  const points = transferPointsOf(timetable);
  if (points !== undefined) {
    const { hasArrivalPoints, hasDeparturePoints, arrivalPointOf, departurePointOf } = points;
    for (let lane = 0 as LaneIndex; lane < laneCount; lane++) {
      const first = laneFirstPosition[lane]!;
      const stops = [...timetable.positionStop.subarray(first, first + laneLength[lane]!)];
      if (!stops.some((stop) => hasArrivalPoints[stop] === 1 || hasDeparturePoints[stop] === 1)) continue;
      const trip = runTrip[laneFirstRun[lane]!]!; // all runs of a lane are of one kind
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
export function codesOf(
  positionStop: Column<PositionIndex, StopIndex>,
  positionUse: Column<PositionIndex>,
): Column<PositionIndex> {
  const codes = new Int32Array(positionStop.length);
  for (let position = 0 as PositionIndex; position < codes.length; position++)
    codes[position] = (positionStop[position]! << 4) | positionUse[position]!;
  return codes;
}

const cachedUses = new WeakMap<Timetable, Column<PositionIndex>>();

/** The uses of every position, see {@link ServiceWindow.positionUse}. */
export function usesOf(timetable: Timetable): Column<PositionIndex> {
  let uses = cachedUses.get(timetable);
  if (uses === undefined) {
    uses = layOutUses(timetable);
    cachedUses.set(timetable, uses);
  }
  return uses;
}

function layOutUses(timetable: Timetable): Uint8Array {
  const { positionStop, positionRules } = timetable;
  const points = transferPointsOf(timetable);
  const uses = new Uint8Array(positionStop.length);
  for (let position = 0 as PositionIndex; position < uses.length; position++) {
    const stop = positionStop[position]!;
    const rules = positionRules[position]!;
    uses[position] =
      ((rules & PICKUP_MASK) === NOT_AVAILABLE ? 0 : MAY_BOARD) |
      (rules >> DROP_OFF_SHIFT === NOT_AVAILABLE ? 0 : MAY_ALIGHT) |
      (points?.hasArrivalPoints[stop] === 1 ? ARRIVAL_POINT : 0) |
      (points?.hasDeparturePoints[stop] === 1 ? DEPARTURE_POINT : 0);
  }
  return uses;
}
