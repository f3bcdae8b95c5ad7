import {
  ARRIVAL_POINT,
  type LaneIndex,
  MAY_ALIGHT,
  type PositionIndex,
  type RunIndex,
} from '../../../timetable/index.ts';
import { earliestOf, type Labels, NEVER } from './labels.ts';
import type { RaptorCall } from './raptor-call.ts';
import { stopAt } from './window-places.ts';

/** Rides a run from a position on without further boardings. @returns the position that ended the ride */
export function rideOn(
  call: RaptorCall,
  labels: Labels,
  round: number,
  lane: LaneIndex,
  run: RunIndex,
  boardedAt: number,
  from: number,
): number {
  const { window, leastToGo } = call;
  const { positionCode, times } = window;
  const { bestRide } = labels;
  const best = round * labels.bestStride;
  const length = window.laneLength[lane]!;
  const firstPosition = window.laneFirstPosition[lane]!;
  const start = window.runStart[run]!;
  const profile = window.runProfile[run]!;
  const aboard = leastToGo?.aboard;
  const aboardHere = leastToGo === undefined ? 0 : leastToGo.aboardFirst[lane]!;
  const unit = leastToGo?.unit ?? 0;
  const more = leastToGo?.more ?? 0;
  let { cutoff } = labels;
  let position = from;
  for (; position < length; position++) {
    const code = positionCode[(firstPosition + position) as PositionIndex]!;
    if ((code & MAY_ALIGHT) === 0) continue;
    const arrival = start + times[profile + position]!;
    if (arrival > cutoff) break; // times only grow along a trip
    const stop = code >>> 4;
    if (arrival < bestRide[best + stop]!) {
      improveRide(call, labels, round, stop, arrival, run, boardedAt, position);
      cutoff = labels.cutoff;
    }
    if ((code & ARRIVAL_POINT) !== 0) {
      const point = window.arrivalPoint[window.laneFirstPoint[lane]! + position]!;
      if (arrival < bestRide[best + point]!) improveRide(call, labels, round, point, arrival, run, boardedAt, position);
    }
    // Even the best connections from here would arrive too late.
    if (aboard !== undefined && arrival + Math.imul(aboard[aboardHere + position]!, unit) > cutoff - more) break;
  }
  return position;
}

/** Records a better arrival in a column, unless it is pruned; lowers the cutoff if the destination is reached earlier. */
export function improveRide(
  call: RaptorCall,
  labels: Labels,
  round: number,
  column: number,
  arrival: number,
  run: RunIndex,
  boardedAt: number,
  alightedAt: number,
): void {
  const { width, ride } = labels;
  const { closedStops, bounds, leastToGo } = call;
  if (closedStops !== undefined && closedStops[stopAt(call.window, run, alightedAt)] === 1) {
    bar(labels, round, column, -NEVER);
    return;
  }
  let useful = arrival + 1;
  if (bounds !== undefined) useful = 1 - earliestOf(bounds.ready, width, call.maxBoardings - round, column);
  else if (leastToGo !== undefined)
    useful = 1 + labels.cutoff - leastToGo.more - Math.imul(leastToGo.units[2 * column]!, leastToGo.unit);
  if (arrival >= useful) {
    bar(labels, round, column, useful);
    return;
  }
  const cell = round * width + column;
  if (ride[cell] === NEVER) labels.rideList[labels.rideCount++] = column;
  ride[cell] = arrival;
  labels.run[cell] = run;
  labels.boardedAt[cell] = boardedAt;
  labels.alightedAt[cell] = alightedAt;
  labels.lowerBestRide(round, column, arrival);
  const end = arrival + labels.egress[column]!;
  if (end <= labels.cutoff && end < labels.target[round]! && isBetterThanFewerBoardings(labels, round, end)) {
    labels.target[round] = end;
    labels.targetStop[round] = column;
    labels.cutoff = end;
  }
}

/** Blocks all labels of a column that are not earlier than a moment. */
function bar(labels: Labels, round: number, column: number, moment: number): void {
  if (labels.bestStride === 0 && labels.bestRide[column] === NEVER) labels.barred.push(column);
  labels.lowerBestRide(round, column, moment);
}

function isBetterThanFewerBoardings(labels: Labels, round: number, end: number): boolean {
  for (let fewer = 0; fewer < round; fewer++) if (labels.target[fewer]! <= end) return false;
  return true;
}
