import { after, asColumn } from '../../base/index.ts';
import type { LaneIndex, PositionIndex, RunIndex, StopIndex } from '../columns/index-types.ts';
import { reverseLinks } from '../transfers/reverse-links.ts';
import { ARRIVAL_POINT, DEPARTURE_POINT, MAY_ALIGHT, MAY_BOARD } from './position-use.ts';
import { layOutSeatedLinks } from './seated-links.ts';
import type { ServiceWindow, UnlinkedWindow } from './service-window.ts';
import { timeProfilesOf } from './time-profiles.ts';
import { codesOf, lanesOfStops, scanTables } from './window-tables.ts';

/**
 * The same world seen backwards (see {@link ServiceWindow}): a forward search in the mirror is the exact backward search, so
 * arrive-by can never disagree with depart-after in any rule (IT-7).
 * Run `k` of a lane becomes run `count − 1 − k`, position `p` becomes `length − 1 − p`, time `t` becomes `−t`.
 */
export function mirrorWindow(window: ServiceWindow): ServiceWindow {
  const { timetable, laneCount, laneFirstRun, laneLength, laneFirstPosition } = window;
  const runStart = new Int32Array(window.runStart.length);
  const runProfile = new Int32Array(window.runProfile.length);
  const { runLane } = window;
  const runTrip = new Int32Array(runLane.length);
  const runDay = new Int32Array(runLane.length);
  const runShift = new Int32Array(runLane.length);
  const runHeadway = new Int32Array(runLane.length);
  const positionStop = new Int32Array(window.positionStop.length);
  const positionUse = new Uint8Array(window.positionUse.length);
  const arrivalPoint = new Int32Array(window.departurePoint.length);
  const departurePoint = new Int32Array(window.arrivalPoint.length);
  for (let lane = 0 as LaneIndex; lane < laneCount; lane++) {
    const length = laneLength[lane]!;
    const firstRun = laneFirstRun[lane]!;
    const count = laneFirstRun[after(lane)]! - firstRun;
    const first = laneFirstPosition[lane]!;
    const firstPoint = window.laneFirstPoint[lane]!;
    for (let position = 0; position < length; position++) {
      const here = (first + position) as PositionIndex;
      const there = length - 1 - position;
      if (firstPoint >= 0) {
        arrivalPoint[firstPoint + there] = window.departurePoint[firstPoint + position]!;
        departurePoint[firstPoint + there] = window.arrivalPoint[firstPoint + position]!;
      }
      positionStop[first + there] = window.positionStop[here]!;
      positionUse[first + there] = mirroredUse(window.positionUse[here]!);
    }
    for (let k = 0; k < count; k++) {
      const here = (firstRun + k) as RunIndex;
      const there = firstRun + count - 1 - k;
      const profile = window.runProfile[here]!;
      runStart[there] = -(window.runStart[here]! + window.times[profile + length - 1]!);
      runProfile[there] = profile;
      runTrip[there] = window.runTrip[here]!;
      runDay[there] = window.runDay[here]!;
      runShift[there] = window.runShift[here]!;
      runHeadway[there] = window.runHeadway[here]!;
    }
  }
  const reverse = reverseLinks(timetable);
  const positions = { positionStop: asColumn<PositionIndex, StopIndex>(positionStop), positionUse };
  const mirrored: UnlinkedWindow = {
    ...window,
    mirrored: true,
    runStart,
    runProfile,
    times: timeProfilesOf(timetable).mirroredTimes,
    ...positions,
    positionCode: codesOf(positions.positionStop, positionUse),
    runTrip: asColumn(runTrip),
    runDay,
    runShift,
    runHeadway,
    arrivalPoint,
    departurePoint,
    ...lanesOfStops(timetable.stopCount, { laneCount, laneFirstPosition, laneLength, ...positions }),
    linkFirst: reverse.first,
    linkTo: reverse.to,
    linkSeconds: reverse.seconds,
    linkRule: reverse.rule,
    linkMinimum: reverse.minimum,
    reverseLinkFirst: timetable.linkFirst,
    reverseLinkTo: timetable.linkTo,
    reverseLinkSeconds: timetable.linkSeconds,
  };
  const seated = layOutSeatedLinks(mirrored, mirroredPairs(window));
  return { ...mirrored, seated, ...scanTables(mirrored, seated) };
}

function mirroredUse(use: number): number {
  return (
    ((use & MAY_BOARD) !== 0 ? MAY_ALIGHT : 0) |
    ((use & MAY_ALIGHT) !== 0 ? MAY_BOARD : 0) |
    ((use & ARRIVAL_POINT) !== 0 ? DEPARTURE_POINT : 0) |
    ((use & DEPARTURE_POINT) !== 0 ? ARRIVAL_POINT : 0)
  );
}

/** The direct seated links of a window, turned round. */
function mirroredPairs({ seated, runLane, laneFirstRun }: ServiceWindow): [RunIndex, RunIndex][] {
  const mirroredRun = (run: RunIndex): RunIndex => {
    const lane = runLane[run]!;
    return (laneFirstRun[lane]! + laneFirstRun[after(lane)]! - 1 - run) as RunIndex;
  };
  const { head, next, run } = seated;
  const pairs: [RunIndex, RunIndex][] = [];
  for (let from = 0 as RunIndex; from < head.length; from++)
    for (let entry = head[from]!; entry >= 0; entry = next[entry]!)
      pairs.push([mirroredRun(run[entry]!), mirroredRun(from)]);
  return pairs;
}
