import { ARRIVAL_POINT, DEPARTURE_POINT, MAY_ALIGHT, MAY_BOARD, type ServiceWindow } from '../../timetable/index.ts';
import { type Labels, NEVER, SEATED } from './labels.ts';
import { earliestOf, type RaptorCall } from './raptor.ts';

/**
 * Rides every queued lane once, with the earliest run that can be caught at each position, and improves the arrivals along it;
 * then the lanes that riders who stay seated get to.
 * @returns false when the work budget ended the scan early
 */
export function scanLanes(call: RaptorCall, labels: Labels, round: number, queued: number): boolean {
  const { window, workBudget, bounds } = call;
  const { positionCode, departures, arrivals, laneFirstPosition, laneLength, laneFirstRun, laneFirstTime } = window;
  const { laneQueue, laneFrom, laneTo, ready, bestRide } = labels;
  const { laneFirst: seatedFirst } = window.seated;
  const before = (round - 1) * labels.width;
  let visited = labels.visited;
  let complete = true;
  for (let q = 0; q < queued; q++) {
    const lane = laneQueue[q]!;
    let position = laneFrom[lane]!;
    laneFrom[lane] = NEVER;
    if (visited > workBudget) {
      complete = false; // go on only to put the queue back to rest
      continue;
    }
    const lastReady = laneTo[lane]!;
    const length = laneLength[lane]!;
    const firstRun = laneFirstRun[lane]!;
    const runs = laneFirstRun[lane + 1]! - firstRun;
    const firstPosition = laneFirstPosition[lane]!;
    const time = laneFirstTime[lane]!;
    // The other search rode no run before this one: in this window's order, none after.
    const usableRuns = bounds === undefined ? runs : runs - bounds.laneRun[lane]!;
    let run = usableRuns; // none yet: one past the last
    let ride = 0;
    let boardedAt = 0;
    visited -= position;
    for (; position < length; position++) {
      const code = positionCode[firstPosition + position]!;
      const stop = code >>> 4;
      if (run !== usableRuns && (code & MAY_ALIGHT) !== 0) {
        const arrival = arrivals[ride + position]!;
        if (arrival > labels.cutoff) {
          if (position >= lastReady) break; // times only grow along a trip
        } else {
          if (arrival < bestRide[stop]!) improveRide(call, labels, round, stop, arrival, firstRun + run, boardedAt, position);
          if ((code & ARRIVAL_POINT) !== 0) {
            const point = window.arrivalPoint[window.laneFirstPoint[lane]! + position]!;
            if (arrival < bestRide[point]!)
              improveRide(call, labels, round, point, arrival, firstRun + run, boardedAt, position);
          }
        }
      }
      if (position >= lastReady) {
        if (position > lastReady) continue;
      }
      if ((code & MAY_BOARD) === 0) continue;
      const column =
        (code & DEPARTURE_POINT) === 0 ? stop : window.departurePoint[window.laneFirstPoint[lane]! + position]!;
      const moment = ready[before + column]!;
      if (moment !== NEVER) {
        const block = time + position * runs;
        // First run at or after `moment`, among those before the one in hand.
        if (run > 0 && moment <= departures[block + run - 1]!) {
          let low = 0;
          let high = run - 1;
          while (low < high) {
            const middle = (low + high) >> 1;
            if (departures[block + middle]! < moment) low = middle + 1;
            else high = middle;
          }
          if (departures[block + low]! <= labels.cutoff) {
            run = low;
            ride = time + run * length;
            boardedAt = position;
          }
        } else if (
          run !== usableRuns &&
          moment <= departures[block + run]! &&
          positionCode[firstPosition + boardedAt]! >>> 4 === stop
        ) {
          boardedAt = position; // the same run at the same stop again: no ride round the loop (ST-11)
        }
      }
      if (position === lastReady && run === usableRuns) break; // nobody boards any more
    }
    visited += position;
    if (run === usableRuns) continue;
    labels.noteRidden(lane, run, round);
    if (seatedFirst[lane]! < seatedFirst[lane + 1]!) queueSeated(call, labels, lane, run, boardedAt);
  }
  labels.visited = visited;
  if (labels.seatedQueue.length > 0) rideSeated(call, labels, round, complete);
  return complete;
}

/** Riders who stay seated: each lane is entered at most once per round, by the earliest run any of them is on. */
function rideSeated(call: RaptorCall, labels: Labels, round: number, isWanted: boolean): void {
  const { window } = call;
  const { positionCode, arrivals, laneFirstPosition, laneLength, laneFirstRun, laneFirstTime } = window;
  const { bestRide, seatedQueue, seatedRun, seatedEntries } = labels;
  for (let i = 0; i < seatedQueue.length; i++) {
    const lane = seatedQueue[i]!;
    const entry = seatedRun[lane]!;
    seatedRun[lane] = NEVER;
    if (!isWanted) continue;
    const run = seatedEntries[entry * 3 + 2]!;
    const length = laneLength[lane]!;
    const ride = laneFirstTime[lane]! + (run - laneFirstRun[lane]!) * length;
    const firstPosition = laneFirstPosition[lane]!;
    labels.noteRidden(lane, run - laneFirstRun[lane]!, round);
    let position = 1;
    for (; position < length; position++) {
      const code = positionCode[firstPosition + position]!;
      if ((code & MAY_ALIGHT) === 0) continue;
      const arrival = arrivals[ride + position]!;
      if (arrival > labels.cutoff) break;
      const stop = code >>> 4;
      if (arrival < bestRide[stop]!) improveRide(call, labels, round, stop, arrival, run, SEATED | entry, position);
      if ((code & ARRIVAL_POINT) !== 0) {
        const point = window.arrivalPoint[window.laneFirstPoint[lane]! + position]!;
        if (arrival < bestRide[point]!) improveRide(call, labels, round, point, arrival, run, SEATED | entry, position);
      }
    }
    labels.visited += position;
  }
  seatedQueue.length = 0;
}

/** Notes a better arrival in a column, unless it is of no use; lowers the cutoff if the destination is reached earlier. */
function improveRide(
  call: RaptorCall,
  labels: Labels,
  round: number,
  column: number,
  arrival: number,
  run: number,
  boardedAt: number,
  alightedAt: number,
): void {
  const { width, ride, bestRide } = labels;
  const { closedStops, bounds } = call;
  if (closedStops !== undefined && closedStops[stopAt(call.window, run, alightedAt)] === 1) {
    bar(labels, column, -NEVER);
    return;
  }
  if (bounds !== undefined) {
    const bound = earliestOf(bounds.ready, width, call.maxBoardings - round, column);
    if (arrival + bound > 0) {
      bar(labels, column, 1 - bound);
      return;
    }
  }
  const cell = round * width + column;
  if (ride[cell] === NEVER) labels.rideList[labels.rideCount++] = column;
  ride[cell] = arrival;
  labels.run[cell] = run;
  labels.boardedAt[cell] = boardedAt;
  labels.alightedAt[cell] = alightedAt;
  bestRide[column] = arrival;
  const end = arrival + labels.egress[column]!;
  if (end <= labels.cutoff && end < labels.target[round]! && isBetterThanFewerBoardings(labels, round, end)) {
    labels.target[round] = end;
    labels.targetStop[round] = column;
    labels.cutoff = end;
  }
}

/** From now on only what is earlier than a moment counts in a column. */
function bar(labels: Labels, column: number, moment: number): void {
  if (labels.bestRide[column] === NEVER) labels.barred.push(column);
  labels.bestRide[column] = moment;
}

function stopAt(window: ServiceWindow, run: number, position: number): number {
  return window.positionStop[window.laneFirstPosition[window.runLane[run]!]! + position]!;
}

function isBetterThanFewerBoardings(labels: Labels, round: number, end: number): boolean {
  for (let fewer = 0; fewer < round; fewer++) if (labels.target[fewer]! <= end) return false;
  return true;
}

/** For a run in hand at the end of a lane, enters every lane that it or a later run of its lane leads to seated. */
function queueSeated(
  { window, allowedPatterns }: RaptorCall,
  labels: Labels,
  lane: number,
  run: number,
  boardedAt: number,
): void {
  const { laneFirst, toLane, firstLink, fromRun, earliestRun, via } = window.seated;
  for (let target = laneFirst[lane]!; target < laneFirst[lane + 1]!; target++) {
    const other = toLane[target]!;
    if (allowedPatterns !== undefined && allowedPatterns[window.lanePattern[other]!] !== 1) continue;
    let low = firstLink[target]!;
    const end = firstLink[target + 1]!;
    let high = end;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (fromRun[middle]! < run) low = middle + 1;
      else high = middle;
    }
    if (low === end) continue;
    const entered = window.laneFirstRun[other]! + earliestRun[low]!;
    const known = labels.seatedRun[other]!;
    if (known !== NEVER && labels.seatedEntries[known * 3 + 2]! <= entered) continue;
    if (known === NEVER) labels.seatedQueue.push(other);
    labels.seatedRun[other] = labels.seatedEntries.length / 3;
    labels.seatedEntries.push(via[low]!, boardedAt, entered);
  }
}
