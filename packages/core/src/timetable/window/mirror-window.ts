import { after, asColumn } from '../../storage/index.ts';
import type { LaneIndex, PatternIndex, PositionIndex, RunIndex, StopIndex } from '../columns/index-types.ts';
import type { Timetable } from '../data/timetable.ts';
import { reverseLinks } from '../transfers/reverse-links.ts';
import { ARRIVAL_POINT, DEPARTURE_POINT, MAY_ALIGHT, MAY_BOARD } from './position-use.ts';
import { layOutSeatedLinks } from './seated-links.ts';
import type { ServiceWindow, UnlinkedWindow } from './service-window.ts';
import { codesOf, lanesOfStops, scanTables, usesOf } from './window-tables.ts';

/**
 * The same world seen backwards (see {@link ServiceWindow}): a forward search in the mirror is the exact backward search, so
 * arrive-by can never disagree with depart-after in any rule (IT-7).
 * Run `k` of a lane becomes run `count − 1 − k`, position `p` becomes `length − 1 − p`, time `t` becomes `−t`.
 */
export function mirrorWindow(window: ServiceWindow): ServiceWindow {
  const { timetable } = window;
  const reverse = reverseLinks(timetable);
  const positions = mirroredPositionsOf(timetable);
  const mirrored: UnlinkedWindow = {
    ...window,
    mirrored: true,
    ...mirrorRuns(window),
    times: window.timesBack,
    timesBack: window.times,
    ...positions,
    ...mirrorPoints(window),
    ...lanesOfStops(timetable.stopCount, { ...window, ...positions }),
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

/** The runs of every lane in reverse order, each starting at its negated end. */
function mirrorRuns(
  window: ServiceWindow,
): Pick<ServiceWindow, 'runStart' | 'runProfile' | 'runTrip' | 'runDay' | 'runShift' | 'runHeadway'> {
  const { laneCount, laneFirstRun, laneLength, times } = window;
  const count = window.runStart.length;
  const [runStart, runProfile, runTrip] = [new Int32Array(count), new Int32Array(count), new Int32Array(count)];
  const [runDay, runShift, runHeadway] = [new Int32Array(count), new Int32Array(count), new Int32Array(count)];
  for (let lane = 0 as LaneIndex; lane < laneCount; lane++) {
    const length = laneLength[lane]!;
    const first = laneFirstRun[lane]!;
    const end = laneFirstRun[after(lane)]!;
    for (let here = first; here < end; here++) {
      const there = first + end - 1 - here;
      const profile = window.runProfile[here]!;
      runStart[there] = -(window.runStart[here]! + times[profile + length - 1]!);
      runProfile[there] = profile;
      runTrip[there] = window.runTrip[here]!;
      runDay[there] = window.runDay[here]!;
      runShift[there] = window.runShift[here]!;
      runHeadway[there] = window.runHeadway[here]!;
    }
  }
  return { runStart, runProfile, runTrip: asColumn(runTrip), runDay, runShift, runHeadway };
}

const cachedPositions = new WeakMap<Timetable, MirroredPositions>();

type MirroredPositions = Pick<ServiceWindow, 'positionStop' | 'positionUse' | 'positionCode'>;

/** The positions of every pattern in reverse order, with boarding and alighting swapped; all windows of a timetable share them. */
function mirroredPositionsOf(timetable: Timetable): MirroredPositions {
  let positions = cachedPositions.get(timetable);
  if (positions === undefined) {
    positions = mirrorPositions(timetable);
    cachedPositions.set(timetable, positions);
  }
  return positions;
}

function mirrorPositions(timetable: Timetable): MirroredPositions {
  const { patternCount, patternFirstPosition, positionStop } = timetable;
  const uses = usesOf(timetable);
  const stops = new Int32Array(positionStop.length);
  const mirroredUses = new Uint8Array(positionStop.length);
  for (let pattern = 0 as PatternIndex; pattern < patternCount; pattern++) {
    const [first, end] = [patternFirstPosition[pattern]!, patternFirstPosition[after(pattern)]!];
    for (let here = first; here < end; here++) {
      const there = first + end - 1 - here;
      stops[there] = positionStop[here]!;
      mirroredUses[there] = mirroredUse(uses[here]!);
    }
  }
  const mirroredStops = asColumn<PositionIndex, StopIndex>(stops);
  return {
    positionStop: mirroredStops,
    positionUse: mirroredUses,
    positionCode: codesOf(mirroredStops, mirroredUses),
  };
}

/** The label columns of every lane in reverse order, with arrivals and departures swapped. */
function mirrorPoints(window: ServiceWindow): Pick<ServiceWindow, 'arrivalPoint' | 'departurePoint'> {
  const { laneCount, laneLength, laneFirstPoint } = window;
  const arrivalPoint = new Int32Array(window.departurePoint.length);
  const departurePoint = new Int32Array(window.arrivalPoint.length);
  for (let lane = 0 as LaneIndex; lane < laneCount; lane++) {
    const firstPoint = laneFirstPoint[lane]!;
    if (firstPoint < 0) continue;
    const length = laneLength[lane]!;
    for (let position = 0; position < length; position++) {
      const there = length - 1 - position;
      arrivalPoint[firstPoint + there] = window.departurePoint[firstPoint + position]!;
      departurePoint[firstPoint + there] = window.arrivalPoint[firstPoint + position]!;
    }
  }
  return { arrivalPoint, departurePoint };
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
