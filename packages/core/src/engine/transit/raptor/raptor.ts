import { after } from '../../../storage/index.ts';
import { LANE_HEAD, type LaneIndex, type StopIndex, transferPointsOf } from '../../../timetable/index.ts';
import { earliestOf, type Labels, NEVER } from './labels.ts';
import type { RaptorCall } from './raptor-call.ts';
import { scanLanes } from './scan-lanes.ts';

/**
 * Round-based public transit routing (RAPTOR; Delling, Pajor, Werneck 2012): round `k` finds for every stop the earliest arrival with
 * exactly `k` boardings, given those with `k − 1`. Exact for `docs/search-semantics.md`:
 * - arrivals by vehicle and readiness to board are separate labels, since a walk may not follow a walk (TR-13);
 * - where rows name routes or trips, every class of vehicles has labels of its own (TR-9, decision 0013);
 * - staying seated is followed within the round, lane by lane (BL-2, BL-8, decision 0007);
 * - the destination is a virtual stop behind `egress`, so the cutoff falls from the first round on.
 *
 * Leaves the result in `labels`; the caller resets them afterwards.
 * @returns whether the search ran to its end; if not, the last round begun is unfinished
 */
export function raptor(call: RaptorCall, labels: Labels): boolean {
  labels.fit(call.window.laneCount, call.transfers.mostEntries);
  labels.cutoff = call.cutoff;
  setEgress(call, labels);
  markLanesThere(call, labels);
  labels.beginRound(0);
  seedOrigins(call, labels);
  return runRounds(call, labels);
}

/** The rounds after the one that seeds. @returns whether they ran to their end */
export function runRounds(call: RaptorCall, labels: Labels): boolean {
  for (let round = 1; round <= call.maxBoardings; round++) {
    if (labels.readyCount === labels.readyStart[round - 1]) break; // no stop improved in the last round
    const queued = queueLanes(call, labels, round);
    labels.beginRound(round);
    // A later departure has this arrival already, so only earlier arrivals improve on it.
    if (labels.target[round]! <= labels.cutoff) labels.cutoff = labels.target[round]! - 1;
    if (!scanLanes(call, labels, round, queued)) return false;
    if (round < call.maxBoardings) relaxTransfers(call, labels, round);
  }
  return true;
}

/** Sets the egress of every stop near the destination. */
function setEgress({ window, destinations, maxEndWalk, closedStops }: RaptorCall, labels: Labels): void {
  const { egress, egressTo, egressStops } = labels;
  const reach = (stop: StopIndex, seconds: number, via: StopIndex): void => {
    if (closedStops?.[stop] === 1 || seconds >= egress[stop]!) return;
    if (egress[stop] === NEVER) egressStops.push(stop);
    egress[stop] = seconds;
    egressTo[stop] = via;
  };
  for (const { stop, seconds } of destinations) {
    if (closedStops?.[stop] === 1) continue;
    reach(stop, seconds, stop);
    if (maxEndWalk < 0) continue;
    for (let link = window.reverseLinkFirst[stop]!; link < window.reverseLinkFirst[after(stop)]!; link++) {
      const walk = window.reverseLinkSeconds[link]!;
      if (walk <= maxEndWalk) reach(window.reverseLinkTo[link]!, walk + seconds, stop);
    }
  }
}

/** Marks the lanes that call at stops with an egress: scanned first, they give an arrival that prunes the others. */
function markLanesThere({ window }: RaptorCall, labels: Labels): void {
  const { stopFirstLane, stopBoardings } = window;
  const { egressStops, laneIsThere, lanesThere } = labels;
  for (let i = 0; i < egressStops.length; i++) {
    const stop = egressStops[i]!;
    const end = 2 * stopFirstLane[after(stop)]!;
    for (let at = 2 * stopFirstLane[stop]!; at < end; at += 2) {
      const lane = stopBoardings[at] as LaneIndex;
      if (laneIsThere[lane] === 1) continue;
      laneIsThere[lane] = 1;
      lanesThere.push(lane);
    }
  }
}

/** Round 0: readiness to board at the origins and over one link from them; also the walk without any ride. */
function seedOrigins(call: RaptorCall, labels: Labels): void {
  const { window, origins, start, maxEndWalk, ridesOnly, closedStops, bounds } = call;
  for (const { stop, seconds } of origins) {
    if (closedStops?.[stop] === 1) continue;
    const time = start + seconds;
    seedStop(call, labels, stop, time, stop);
    // Without a ride the egress of the origin itself is the whole journey: at most one walking link.
    const end = time + labels.egress[stop]!;
    if (!ridesOnly && bounds === undefined && end <= labels.cutoff && end < labels.target[0]!) {
      labels.cutoff = end;
      labels.target[0] = end;
      labels.targetStop[0] = stop;
    }
  }
  if (maxEndWalk < 0) return;
  for (const { stop, seconds } of origins) {
    if (closedStops?.[stop] === 1) continue;
    for (let link = window.linkFirst[stop]!; link < window.linkFirst[after(stop)]!; link++) {
      const walk = window.linkSeconds[link]!;
      if (walk <= maxEndWalk) seedStop(call, labels, window.linkTo[link]!, start + seconds + walk, stop);
    }
  }
}

/** In round 0: readiness to board any vehicle at a stop from a time on, coming from an origin stop. */
export function seedStop(call: RaptorCall, labels: Labels, stop: StopIndex, time: number, origin: number): void {
  const { window, closedStops } = call;
  if (closedStops?.[stop] === 1) return;
  seedColumn(labels, stop, time, origin);
  const transferPoints = transferPointsOf(window.timetable);
  if (transferPoints === undefined) return;
  const points = window.mirrored ? transferPoints.arrivalPoints(stop) : transferPoints.departurePoints(stop);
  for (const point of points) seedColumn(labels, point, time, origin);
}

function seedColumn(labels: Labels, column: number, time: number, origin: number): void {
  if (time > labels.cutoff || time >= labels.ready[column]!) return;
  if (labels.ready[column] === NEVER) labels.readyList[labels.readyCount++] = column;
  labels.ready[column] = time;
  labels.readyFrom[column] = origin;
  labels.lowerBestReady(0, column, time);
}

/**
 * Collects the lanes that can be boarded at stops with readiness of the round before, with the first and last such position. Lanes that call
 * near the destination come first.
 */
function queueLanes(
  { window, allowedPatterns, bounds, maxBoardings, leastToGo, cutoff }: RaptorCall,
  labels: Labels,
  round: number,
): number {
  const {
    laneFrom,
    laneTo,
    laneQueue,
    laneIsThere,
    laneRun,
    laneRunFrom,
    laneStartBefore,
    laneProfileBefore,
    ready,
    readyList,
    readyCount,
  } = labels;
  const { stopFirstLane, stopBoardings, lanePattern, laneDepartures, laneHead, times } = window;
  const latestStart = labels.cutoff;
  const row = (round - 1) * labels.width;
  const stops = stopFirstLane.length - 1;
  const stopOfPoint = transferPointsOf(window.timetable)?.stopOfPoint;
  const otherRound = bounds?.laneRound;
  const boardingsLeft = maxBoardings - round + 1;
  // Lower bounds prune only once there is an arrival to beat.
  const aboard = labels.cutoff < cutoff ? leastToGo?.aboard : undefined;
  const aboardFirst = leastToGo?.aboardFirst;
  const unit = leastToGo?.unit ?? 0;
  const latest = labels.cutoff - (leastToGo?.more ?? 0);
  let there = 0;
  let queued = 0;
  for (let i = labels.readyStart[round - 1]!; i < readyCount; i++) {
    const column = readyList[i]!;
    const stop = column < stops ? (column as StopIndex) : stopOfPoint![column - stops]!;
    const moment = ready[row + column]!;
    const end = 2 * stopFirstLane[after(stop)]!;
    for (let at = 2 * stopFirstLane[stop]!; at < end; at += 2) {
      const lane = stopBoardings[at] as LaneIndex;
      const position = stopBoardings[at + 1]!;
      const from = laneFrom[lane]!;
      if (position >= from && position <= laneTo[lane]!) continue; // within the positions to scan already
      if (aboard !== undefined && moment + Math.imul(aboard[aboardFirst![lane]! + position]!, unit) > latest) continue;
      const ridden = laneRun[lane]!;
      if (ridden !== NEVER && position >= laneRunFrom[lane]!) {
        // Ridden past here with fewer boardings, or too late from here on: only an earlier run can improve.
        if (ridden === 0) continue;
        if (moment > laneStartBefore[lane]! + times[laneProfileBefore[lane]! + laneDepartures[lane]! + position]!)
          continue;
      }
      if (from === NEVER) {
        // A lane with few runs has mostly gone, or leaves too late.
        if (moment > laneHead[lane * LANE_HEAD + 7]! || laneHead[lane * LANE_HEAD + 6]! > latestStart) continue;
        // Pruned unless the other search rode this lane within the boardings that are left, this one included.
        if (otherRound !== undefined && otherRound[lane]! > boardingsLeft) continue;
        if (allowedPatterns !== undefined && allowedPatterns[lanePattern[lane]!] !== 1) continue;
        if (laneIsThere[lane] === 1) {
          laneQueue[queued++] = laneQueue[there]!;
          laneQueue[there++] = lane;
        } else laneQueue[queued++] = lane;
        laneFrom[lane] = position;
        laneTo[lane] = position;
      } else if (position < from) laneFrom[lane] = position;
      else laneTo[lane] = position;
    }
  }
  // The search that decides between equal journeys scans lanes in an order that does not depend on pruning.
  if (bounds !== undefined) laneQueue.subarray(0, queued).sort();
  return queued;
}

/** Relaxes transfers from every arrival of this round, within the stop or over one walking link. */
function relaxTransfers(call: RaptorCall, labels: Labels, round: number): void {
  const { window, reducedTransfers, closedStops, bounds, leastToGo, maxBoardings } = call;
  const { first, entries } = reducedTransfers;
  const { ride, ready, readyFrom, bestReady, rideList, rideCount, readyList, cutoff, width, earlierEntries } = labels;
  const row = round * width;
  const bestRow = round * labels.bestStride;
  const stops = window.timetable.stopCount;
  const stopOfPoint = transferPointsOf(window.timetable)?.stopOfPoint;
  const boardingsLeft = maxBoardings - round;
  let { readyCount } = labels;
  for (let i = labels.rideStart[round]!; i < rideCount; i++) {
    const from = rideList[i]!;
    const arrival = ride[row + from]!;
    // The cutoff may have fallen since the arrival.
    if (
      leastToGo !== undefined &&
      arrival + Math.imul(leastToGo.units[2 * from]!, leastToGo.unit) + leastToGo.more > cutoff
    )
      continue;
    const end = 2 * first[from + 1]!;
    // The processor cannot predict which entries are earlier, so they are gathered without a branch: the sign bit counts them.
    let earlier = 0;
    for (let entry = 2 * first[from]!; entry < end; entry += 2) {
      earlierEntries[earlier] = entry;
      earlier += (arrival + entries[entry]! - bestReady[bestRow + entries[entry + 1]!]!) >>> 31;
    }
    for (let i = 0; i < earlier; i++) {
      const entry = earlierEntries[i]!;
      const moment = arrival + entries[entry]!;
      if (moment > cutoff) break; // entries are sorted by the seconds they need
      const to = entries[entry + 1]!;
      const best = bestReady[bestRow + to]!;
      if (moment >= best) continue; // two entries may lead to one column
      if (closedStops !== undefined && closedStops[to < stops ? to : stopOfPoint![to - stops]!] === 1) continue;
      let useful = moment + 1;
      if (bounds !== undefined) useful = 1 - earliestOf(bounds.ride, width, boardingsLeft, to);
      else if (leastToGo !== undefined)
        useful = 1 + cutoff - leastToGo.more - Math.imul(leastToGo.units[2 * to + 1]!, leastToGo.unit);
      if (moment >= useful) {
        if (best === NEVER) labels.barred.push(to);
        labels.lowerBestReady(round, to, useful);
        continue;
      }
      const cell = row + to;
      if (ready[cell] === NEVER) readyList[readyCount++] = to;
      ready[cell] = moment;
      readyFrom[cell] = from;
      if (bestRow === 0) bestReady[to] = moment;
      else labels.lowerBestReady(round, to, moment);
    }
  }
  labels.readyCount = readyCount;
}
