import { unbranded } from '../../../storage/index.ts';
import {
  ARRIVAL_POINT,
  DEPARTURE_POINT,
  LANE_HEAD,
  type LaneIndex,
  MAY_ALIGHT,
  MAY_BOARD,
  type RunIndex,
  type ServiceWindow,
} from '../../../timetable/index.ts';
import { type Labels, NEVER } from './labels.ts';
import type { RaptorCall } from './raptor-call.ts';
import { improveRide, rideOn } from './ride-on.ts';
import { queueSeated, rideSeated } from './stay-seated.ts';

/**
 * Rides every queued lane once, with the earliest run that can be caught at each position, and improves the arrivals along it; then the lanes
 * that seated riders continue on.
 *
 * Invariants of the loop: `run` is the run in hand, counted within its lane, and equals `usable` while none is boarded; runs from `usable` on
 * leave too late or are pruned by the other search; `start` and `profile` are those of the run in hand, `startBefore` and `profileBefore` those
 * of the run before it.
 * @returns false when a limit ended the scan early
 */
export function scanLanes(call: RaptorCall, labels: Labels, round: number, queued: number): boolean {
  const { window, limits, bounds, leastToGo } = call;
  const { times, laneHead, laneHours, hours, hourStart } = window;
  // Positions and runs are counted within their lane here, so these columns are read by sums.
  const positionCode = unbranded(window.positionCode);
  const runStart = unbranded(window.runStart);
  const runProfile = unbranded(window.runProfile);
  const { laneQueue, laneFrom, laneTo, ready, bestRide } = labels;
  const before = (round - 1) * labels.width;
  const best = round * labels.bestStride;
  let { visited, cutoff } = labels;
  const aboard = leastToGo?.aboard;
  const aboardFirst = leastToGo?.aboardFirst;
  const unit = leastToGo?.unit ?? 0;
  const more = leastToGo?.more ?? 0;
  let complete = true;
  let askAt = limits.askAgainAt(visited);
  if (askAt < 0) complete = false;
  for (let q = 0; q < queued; q++) {
    const lane = laneQueue[q] as LaneIndex;
    let position = laneFrom[lane]!;
    laneFrom[lane] = NEVER;
    if (visited > askAt) {
      askAt = limits.askAgainAt(visited);
      if (askAt < 0) {
        complete = false; // the loop goes on only to reset the queue
        continue;
      }
    }
    const lastReady = laneTo[lane]!;
    const head = lane * LANE_HEAD;
    const firstPosition = laneHead[head]!;
    const firstRun = laneHead[head + 2] as RunIndex;
    const aboardHere = aboardFirst === undefined ? 0 : aboardFirst[lane]!;
    const runs = laneHead[head + 3]!;
    const departures = laneHead[head + 5]!;
    // The other search ruled out runs before this one: in this window's order, all after it.
    let usable = bounds === undefined ? runs : runs - bounds.laneRun[lane]!;
    let run = usable; // no run is boarded
    let boardedAt = 0;
    let lateFrom = 0;
    // Start and profile of the run in hand, and of the one before it.
    let [start, profile, startBefore, profileBefore] = [0, 0, 0, 0];
    if (run < runs && run > 0) {
      startBefore = runStart[firstRun + run - 1]!;
      profileBefore = runProfile[firstRun + run - 1]!;
    }
    visited -= position;
    for (; position <= lastReady; position++) {
      const code = positionCode[firstPosition + position]!;
      const stop = code >>> 4;
      if (run !== usable && (code & MAY_ALIGHT) !== 0) {
        // As in rideOn, but the ride does not end here: an earlier run may still be caught.
        const arrival = start + times[profile + position]!;
        if (arrival <= cutoff) {
          if (arrival < bestRide[best + stop]!) {
            improveRide(call, labels, round, stop, arrival, (firstRun + run) as RunIndex, boardedAt, position);
            cutoff = labels.cutoff;
          }
          if ((code & ARRIVAL_POINT) !== 0) {
            const point = window.arrivalPoint[window.laneFirstPoint[lane]! + position]!;
            if (arrival < bestRide[best + point]!)
              improveRide(call, labels, round, point, arrival, (firstRun + run) as RunIndex, boardedAt, position);
          }
        }
      }
      if ((code & MAY_BOARD) === 0) continue;
      const column =
        (code & DEPARTURE_POINT) === 0 ? stop : window.departurePoint[window.laneFirstPoint[lane]! + position]!;
      const moment = ready[before + column]!;
      if (moment === NEVER) continue;
      const departureAt = departures + position;
      // An earlier run can be caught only if the run before the one in hand can.
      if (run === 0 || (run < runs && moment > startBefore + times[profileBefore + departureAt]!)) {
        if (
          run !== usable &&
          boardedAt !== position &&
          moment <= start + times[profile + departureAt]! &&
          positionCode[firstPosition + boardedAt]! >>> 4 === stop
        ) {
          boardedAt = position; // the same run at the same stop again: no ride round the loop (ST-11)
        }
        continue;
      }
      let high = run;
      if (run === usable) {
        // Runs that leave their first stop after this hour leave here after it, too.
        const hour = ((moment - hourStart) / 3600) | 0;
        const known = hour < hours - 1 ? laneHours[lane * hours + hour + 1]! : runs;
        if (known < high) high = known;
      }
      const earlier = firstRunBefore(window, firstRun, high, departureAt, moment);
      if (earlier === run) continue; // no later departure
      const departure = runStart[firstRun + earlier]! + times[runProfile[firstRun + earlier]! + departureAt]!;
      if (departure + (aboard === undefined ? 0 : more + Math.imul(aboard[aboardHere + position]!, unit)) > cutoff) {
        // This run is too late, and so are all after it, here and from here on.
        if (run !== usable) continue;
        usable = earlier;
        lateFrom = position;
        if (earlier === 0) {
          run = 0;
          break;
        }
      } else {
        start = runStart[firstRun + earlier]!;
        profile = runProfile[firstRun + earlier]!;
        boardedAt = position;
      }
      run = earlier;
      if (run > 0) {
        startBefore = runStart[firstRun + run - 1]!;
        profileBefore = runProfile[firstRun + run - 1]!;
      }
    }
    if (run === usable) {
      visited += position;
      if (usable < runs) labels.noteUseless(window, lane, run, lateFrom);
      continue;
    }
    visited += rideOn(call, labels, round, lane, (firstRun + run) as RunIndex, boardedAt, position);
    cutoff = labels.cutoff;
    labels.noteRidden(window, lane, run, boardedAt, round);
    if (laneHead[head + 4] === 1) queueSeated(call, labels, lane, run, boardedAt);
  }
  labels.visited = visited;
  if (labels.seatedQueue.length > 0) rideSeated(call, labels, round, complete);
  return complete;
}

/**
 * The first run of a lane that leaves a position not before a moment, among those before `high`; else `high`. Galloping search back from `high`,
 * since the run is mostly near it.
 */
function firstRunBefore(
  { runStart, runProfile, times }: ServiceWindow,
  firstRun: number,
  high: number,
  departureAt: number,
  moment: number,
): number {
  let step = 1;
  let low = high - 1;
  while (
    low >= 0 &&
    moment <= runStart[(firstRun + low) as RunIndex]! + times[runProfile[(firstRun + low) as RunIndex]! + departureAt]!
  ) {
    high = low;
    step <<= 1;
    low -= step;
  }
  low = low < 0 ? 0 : low + 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (
      runStart[(firstRun + middle) as RunIndex]! + times[runProfile[(firstRun + middle) as RunIndex]! + departureAt]! <
      moment
    )
      low = middle + 1;
    else high = middle;
  }
  return low;
}
