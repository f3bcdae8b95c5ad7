import { serviceDayStart } from '../../base/index.ts';
import { after, asColumn } from '../../storage/index.ts';
import type { CallIndex, PatternIndex, TripIndex } from '../columns/index-types.ts';
import type { Timetable } from '../data/timetable.ts';
import { reverseLinks } from '../transfers/reverse-links.ts';
import { transferPointsOf } from '../transfers/transfer-points.ts';
import { splitIntoLanes } from './fifo-lanes.ts';
import {
  addFrequencyRuns,
  addRun,
  type FrequencyIndex,
  frequencyRows,
  latestTime,
  type RunList,
} from './pattern-runs.ts';
import { type BlockChanges, linkSeatedRuns } from './seated-links.ts';
import type { ServiceWindow, UnlinkedWindow } from './service-window.ts';
import { timeProfilesOf } from './time-profiles.ts';
import { codesOf, lanesOfStops, pointsOfLanes, scanTables, usesOf } from './window-tables.ts';

/** Seconds of a UTC day. */
export const DAY_SECONDS = 86_400;
/** Clock changes move a service day by at most this much against UTC days. */
const CLOCK_MARGIN = 2 * 3600;

/**
 * Lays out all runs between 00:00 UTC of a day and `days` days later, including those of earlier service days, back to the largest time in the
 * timetable (CAL-7).
 * @param utcDay days since 1970-01-01
 */
export function openServiceWindow(timetable: Timetable, utcDay: number, days = 2): ServiceWindow {
  const span = days * DAY_SECONDS + CLOCK_MARGIN;
  const { times, mirroredTimes } = timeProfilesOf(timetable);
  const columns = columnsOf(timetable, lanesOf(timetable, utcDay, days, span));
  return completeWindow({ timetable, base: utcDay * DAY_SECONDS, span, times, timesBack: mirroredTimes, ...columns });
}

/** What a forward window is made from: its lanes and their runs. */
export type WindowRuns = LaneColumns & Pick<ServiceWindow, 'timetable' | 'base' | 'span' | 'times' | 'timesBack'>;

/** Adds all tables of a forward window that follow from its lanes. @param changes what realtime sources make of blocks; none unless given */
export function completeWindow(columns: WindowRuns, changes?: BlockChanges): ServiceWindow {
  const { timetable } = columns;
  const { positionStop, stopCount } = timetable;
  const positionUse = usesOf(timetable);
  const reverse = reverseLinks(timetable);
  const laid: UnlinkedWindow = {
    ...columns,
    mirrored: false,
    positionStop,
    positionUse,
    positionCode: codesOf(positionStop, positionUse),
    ...pointsOfLanes(timetable, columns),
    ...lanesOfStops(stopCount, { ...columns, positionStop, positionUse }),
    linkFirst: timetable.linkFirst,
    linkTo: timetable.linkTo,
    linkSeconds: timetable.linkSeconds,
    linkRule: timetable.linkRule,
    linkMinimum: timetable.linkMinimum,
    reverseLinkFirst: reverse.first,
    reverseLinkTo: reverse.to,
    reverseLinkSeconds: reverse.seconds,
  };
  const seated = linkSeatedRuns(laid, changes);
  return { ...laid, seated, ...scanTables(laid, seated) };
}

/** Runs of a pattern of which none overtakes another. */
interface Lane {
  readonly pattern: PatternIndex;
  /** Their indices into `list`. */
  readonly runs: readonly number[];
  /** All runs of the pattern in the window. */
  readonly list: RunList;
}

/** The runs within `span` seconds from the start of a UTC day on, lane by lane. */
function lanesOf(timetable: Timetable, utcDay: number, days: number, span: number): Lane[] {
  const { patternFirstTrip, patternFirstPosition } = timetable;
  const daysBack = Math.ceil((latestTime(timetable) + CLOCK_MARGIN) / DAY_SECONDS) + 1;
  const firstDay = Math.max(timetable.firstDay, utcDay - daysBack);
  const lastDay = Math.min(timetable.lastDay, utcDay + days + 1);
  const dayOffsets = timetable.zoneNames.map((zone) => {
    const offsets: number[] = [];
    for (let day = firstDay; day <= lastDay; day++) offsets.push(serviceDayStart(day, zone) - utcDay * DAY_SECONDS);
    return offsets;
  });
  const frequencyOf = frequencyRows(timetable);
  const tripKind = transferPointsOf(timetable)?.tripKind;
  const lanes: Lane[] = [];
  for (let pattern = 0 as PatternIndex; pattern < timetable.patternCount; pattern++) {
    const list: RunList = { trip: [], day: [], shift: [], headway: [], offset: [] };
    for (let trip = patternFirstTrip[pattern]!; trip < patternFirstTrip[after(pattern)]!; trip++)
      addRunsOfTrip(
        timetable,
        trip,
        frequencyOf.get(trip),
        firstDay,
        dayOffsets[timetable.tripZone[trip]!]!,
        span,
        list,
      );
    if (list.trip.length === 0) continue;
    const length = patternFirstPosition[after(pattern)]! - patternFirstPosition[pattern]!;
    for (const runs of splitIntoLanes(timetable, list, length, tripKind)) lanes.push({ pattern, runs, list });
  }
  return lanes;
}

/**
 * @param frequency the trip's first row of frequencies, if any
 * @param offsets by day from `firstDay` on: seconds from time 0 to the start of the service day
 */
function addRunsOfTrip(
  timetable: Timetable,
  trip: TripIndex,
  frequency: FrequencyIndex | undefined,
  firstDay: number,
  offsets: readonly number[],
  span: number,
  list: RunList,
): void {
  const { tripFirstCall, callArrival, callDeparture, tripDaySet } = timetable;
  const first = callDeparture[tripFirstCall[trip]!]!;
  const last = callArrival[(tripFirstCall[after(trip)]! - 1) as CallIndex]!;
  for (let i = 0; i < offsets.length; i++) {
    const offset = offsets[i]!;
    const day = firstDay + i;
    if (frequency !== undefined) {
      addFrequencyRuns(timetable, frequency, trip, day, offset, first, last, span, list);
      continue;
    }
    if (first + offset > span || last + offset < 0) continue;
    if (timetable.runsOn(tripDaySet[trip]!, day)) addRun(list, trip, day, 0, 0, offset);
  }
}

/** Lanes and their runs. */
type LaneColumns = Pick<
  ServiceWindow,
  | 'laneCount'
  | 'lanePattern'
  | 'laneFirstPosition'
  | 'laneLength'
  | 'laneFirstRun'
  | 'laneDepartures'
  | 'runStart'
  | 'runProfile'
  | 'runLane'
  | 'runTrip'
  | 'runDay'
  | 'runShift'
  | 'runHeadway'
>;

/** Lanes and their runs side by side, the runs of a lane one after the other. */
function columnsOf(timetable: Timetable, lanes: readonly Lane[]): LaneColumns {
  const { patternFirstPosition, tripFirstCall, callDeparture } = timetable;
  const profiles = timeProfilesOf(timetable);
  const laneCount = lanes.length;
  const lanePattern = new Int32Array(laneCount);
  const laneFirstPosition = new Int32Array(laneCount);
  const laneLength = new Int32Array(laneCount);
  const laneFirstRun = new Int32Array(laneCount + 1);
  const laneDepartures = new Int32Array(laneCount);
  const runCount = lanes.reduce((sum, { runs }) => sum + runs.length, 0);
  const runStart = new Int32Array(runCount);
  const runProfile = new Int32Array(runCount);
  const runLane = new Int32Array(runCount);
  const runTrip = new Int32Array(runCount);
  const runDay = new Int32Array(runCount);
  const runShift = new Int32Array(runCount);
  const runHeadway = new Int32Array(runCount);
  let run = 0;
  for (let lane = 0; lane < laneCount; lane++) {
    const { pattern, runs, list } = lanes[lane]!;
    const firstPosition = patternFirstPosition[pattern]!;
    lanePattern[lane] = pattern;
    laneFirstPosition[lane] = firstPosition;
    laneLength[lane] = patternFirstPosition[after(pattern)]! - firstPosition;
    laneFirstRun[lane] = run;
    laneDepartures[lane] = profiles.departures[pattern]!;
    for (let k = 0; k < runs.length; k++, run++) {
      const i = runs[k]!;
      const trip = list.trip[i]!;
      runStart[run] = callDeparture[tripFirstCall[trip]!]! + list.offset[i]!;
      runProfile[run] = profiles.ofTrip[trip]!;
      runLane[run] = lane;
      runTrip[run] = trip;
      runDay[run] = list.day[i]!;
      runShift[run] = list.shift[i]!;
      runHeadway[run] = list.headway[i]!;
    }
  }
  laneFirstRun[laneCount] = run;
  return {
    laneCount,
    lanePattern: asColumn(lanePattern),
    laneFirstPosition: asColumn(laneFirstPosition),
    laneLength,
    laneFirstRun: asColumn(laneFirstRun),
    laneDepartures,
    runStart,
    runProfile,
    runLane: asColumn(runLane),
    runTrip: asColumn(runTrip),
    runDay,
    runShift,
    runHeadway,
  };
}
