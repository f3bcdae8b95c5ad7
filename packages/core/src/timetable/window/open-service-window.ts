import { serviceDayStart } from '../../base/index.ts';
import type { Timetable } from '../data/timetable.ts';
import { reverseLinks } from '../transfers/reverse-links.ts';
import { transferPointsOf } from '../transfers/transfer-points.ts';
import { splitIntoLanes } from './fifo-lanes.ts';
import { addFrequencyRuns, addRun, frequencyRows, latestTime, type RunList } from './pattern-runs.ts';
import { linkSeatedRuns } from './seated-links.ts';
import type { ServiceWindow, UnlinkedWindow } from './service-window.ts';
import { timeProfilesOf } from './time-profiles.ts';
import { codesOf, lanesOfStops, pointsOfLanes, scanTables, usesOf } from './window-tables.ts';

export const DAY_SECONDS = 86_400;
/** Clock changes move a service day by at most this much against UTC days. */
const CLOCK_MARGIN = 2 * 3600;

/**
 * Lays out what runs between 00:00 UTC of a day and `days` days later, including what started on earlier
 * service days: how many is decided by the largest time in the timetable (CAL-7).
 * @param utcDay days since 1970-01-01
 */
export function openServiceWindow(timetable: Timetable, utcDay: number, days = 2): ServiceWindow {
  const base = utcDay * DAY_SECONDS;
  const span = days * DAY_SECONDS + CLOCK_MARGIN;
  const { positionStop, stopCount } = timetable;
  const columns = columnsOf(timetable, lanesOf(timetable, utcDay, days, span));
  const { laneCount, laneFirstPosition, laneLength, laneFirstRun, runTrip } = columns;
  const positionUse = usesOf(timetable);
  const reverse = reverseLinks(timetable);
  const laid: UnlinkedWindow = {
    timetable,
    mirrored: false,
    base,
    span,
    ...columns,
    times: timeProfilesOf(timetable).times,
    positionStop,
    positionUse,
    positionCode: codesOf(positionStop, positionUse),
    ...pointsOfLanes(timetable, laneFirstPosition, laneLength, laneFirstRun, runTrip),
    ...lanesOfStops(stopCount, laneCount, laneFirstPosition, laneLength, positionStop, positionUse),
    linkFirst: timetable.linkFirst,
    linkTo: timetable.linkTo,
    linkSeconds: timetable.linkSeconds,
    linkRule: timetable.linkRule,
    linkMinimum: timetable.linkMinimum,
    reverseLinkFirst: reverse.first,
    reverseLinkTo: reverse.to,
    reverseLinkSeconds: reverse.seconds,
  };
  const seated = linkSeatedRuns(laid);
  return { ...laid, seated, ...scanTables(laid, seated) };
}

/** Runs of a pattern none of which overtakes another: their indices into the list of all that the pattern has in the window. */
interface Lane {
  readonly pattern: number;
  readonly runs: readonly number[];
  readonly list: RunList;
}

/** What runs within `span` seconds from the start of a UTC day on, lane by lane. */
function lanesOf(timetable: Timetable, utcDay: number, days: number, span: number): Lane[] {
  const { patternFirstTrip, patternFirstPosition, tripFirstCall, callArrival, callDeparture, tripZone } = timetable;
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
  for (let pattern = 0; pattern < timetable.patternCount; pattern++) {
    const list: RunList = { trip: [], day: [], shift: [], headway: [], offset: [] };
    for (let trip = patternFirstTrip[pattern] as number; trip < (patternFirstTrip[pattern + 1] as number); trip++) {
      const first = callDeparture[tripFirstCall[trip] as number] as number;
      const last = callArrival[(tripFirstCall[trip + 1] as number) - 1] as number;
      const offsets = dayOffsets[tripZone[trip] as number] as number[];
      const frequencies = frequencyOf[trip] ?? -1;
      for (let day = firstDay; day <= lastDay; day++) {
        const offset = offsets[day - firstDay] as number;
        if (frequencies >= 0) {
          addFrequencyRuns(timetable, frequencies, trip, day, offset, first, last, span, list);
          continue;
        }
        if (first + offset > span || last + offset < 0) continue;
        if (timetable.runsOn(timetable.tripDaySet[trip] as number, day)) addRun(list, trip, day, 0, 0, offset);
      }
    }
    if (list.trip.length === 0) continue;
    const length = (patternFirstPosition[pattern + 1] as number) - (patternFirstPosition[pattern] as number);
    for (const runs of splitIntoLanes(timetable, list, length, tripKind)) lanes.push({ pattern, runs, list });
  }
  return lanes;
}

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
    const firstPosition = patternFirstPosition[pattern] as number;
    lanePattern[lane] = pattern;
    laneFirstPosition[lane] = firstPosition;
    laneLength[lane] = (patternFirstPosition[pattern + 1] as number) - firstPosition;
    laneFirstRun[lane] = run;
    laneDepartures[lane] = profiles.departures[pattern] as number;
    for (let k = 0; k < runs.length; k++, run++) {
      const i = runs[k] as number;
      const trip = list.trip[i] as number;
      runStart[run] = (callDeparture[tripFirstCall[trip] as number] as number) + (list.offset[i] as number);
      runProfile[run] = profiles.ofTrip[trip] as number;
      runLane[run] = lane;
      runTrip[run] = trip;
      runDay[run] = list.day[i] as number;
      runShift[run] = list.shift[i] as number;
      runHeadway[run] = list.headway[i] as number;
    }
  }
  laneFirstRun[laneCount] = run;
  return {
    laneCount,
    lanePattern,
    laneFirstPosition,
    laneLength,
    laneFirstRun,
    laneDepartures,
    runStart,
    runProfile,
    runLane,
    runTrip,
    runDay,
    runShift,
    runHeadway,
  };
}
