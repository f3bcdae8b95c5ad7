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
  const runLane = window.runLane.slice();
  const runTrip = new Int32Array(runLane.length);
  const runDay = new Int32Array(runLane.length);
  const runShift = new Int32Array(runLane.length);
  const runHeadway = new Int32Array(runLane.length);
  const mirroredRun = (run: number): number => {
    const lane = runLane[run] as number;
    return (laneFirstRun[lane] as number) + (laneFirstRun[lane + 1] as number) - 1 - run;
  };
  const positionStop = new Int32Array(window.positionStop.length);
  const positionUse = new Uint8Array(window.positionUse.length);
  const arrivalPoint = new Int32Array(window.departurePoint.length);
  const departurePoint = new Int32Array(window.arrivalPoint.length);
  for (let lane = 0; lane < laneCount; lane++) {
    const length = laneLength[lane] as number;
    const firstRun = laneFirstRun[lane] as number;
    const count = (laneFirstRun[lane + 1] as number) - firstRun;
    const first = laneFirstPosition[lane] as number;
    const firstPoint = window.laneFirstPoint[lane] as number;
    for (let position = 0; position < length; position++) {
      const there = length - 1 - position;
      if (firstPoint >= 0) {
        arrivalPoint[firstPoint + there] = window.departurePoint[firstPoint + position] as number;
        departurePoint[firstPoint + there] = window.arrivalPoint[firstPoint + position] as number;
      }
      positionStop[first + there] = window.positionStop[first + position] as number;
      const use = window.positionUse[first + position] as number;
      positionUse[first + there] =
        ((use & MAY_BOARD) !== 0 ? MAY_ALIGHT : 0) |
        ((use & MAY_ALIGHT) !== 0 ? MAY_BOARD : 0) |
        ((use & ARRIVAL_POINT) !== 0 ? DEPARTURE_POINT : 0) |
        ((use & DEPARTURE_POINT) !== 0 ? ARRIVAL_POINT : 0);
    }
    for (let k = 0; k < count; k++) {
      const [here, there] = [firstRun + k, firstRun + count - 1 - k];
      const profile = window.runProfile[here] as number;
      runStart[there] = -((window.runStart[here] as number) + (window.times[profile + length - 1] as number));
      runProfile[there] = profile;
      runTrip[there] = window.runTrip[here] as number;
      runDay[there] = window.runDay[here] as number;
      runShift[there] = window.runShift[here] as number;
      runHeadway[there] = window.runHeadway[here] as number;
    }
  }
  const reverse = reverseLinks(timetable);
  const mirrored: UnlinkedWindow = {
    ...window,
    mirrored: true,
    runStart,
    runProfile,
    times: timeProfilesOf(timetable).mirroredTimes,
    positionStop,
    positionUse,
    positionCode: codesOf(positionStop, positionUse),
    runLane,
    runTrip,
    runDay,
    runShift,
    runHeadway,
    arrivalPoint,
    departurePoint,
    ...lanesOfStops(timetable.stopCount, laneCount, laneFirstPosition, laneLength, positionStop, positionUse),
    linkFirst: reverse.first,
    linkTo: reverse.to,
    linkSeconds: reverse.seconds,
    linkRule: reverse.rule,
    linkMinimum: reverse.minimum,
    reverseLinkFirst: timetable.linkFirst,
    reverseLinkTo: timetable.linkTo,
    reverseLinkSeconds: timetable.linkSeconds,
  };
  const { head, next, run } = window.seated;
  const pairs: [number, number][] = [];
  head.forEach((entry, from) => {
    for (let at = entry; at !== -1; at = next[at] as number)
      pairs.push([mirroredRun(run[at] as number), mirroredRun(from)]);
  });
  const seated = layOutSeatedLinks(mirrored, pairs);
  return { ...mirrored, seated, ...scanTables(mirrored, seated) };
}
