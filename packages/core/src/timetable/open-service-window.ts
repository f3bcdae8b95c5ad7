import { serviceDayStart } from '../base/index.ts';
import { splitIntoLanes } from './fifo-lanes.ts';
import { particularChangesOf } from './particular-changes.ts';
import { addFrequencyRuns, addRun, frequencyRows, latestTime, type RunList } from './pattern-runs.ts';
import { reverseLinks } from './reverse-links.ts';
import { linkSeatedRuns } from './seated-links.ts';
import type { ServiceWindow } from './service-window.ts';
import { timeProfilesOf } from './time-profiles.ts';
import type { Timetable } from './timetable.ts';
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
  const { patternFirstTrip, patternFirstPosition, tripFirstCall, callArrival, callDeparture, tripZone, zoneNames } =
    timetable;
  const daysBack = Math.ceil((latestTime(timetable) + CLOCK_MARGIN) / DAY_SECONDS) + 1;
  const firstDay = Math.max(timetable.firstDay, utcDay - daysBack);
  const lastDay = Math.min(timetable.lastDay, utcDay + days + 1);
  const dayOffsets = zoneNames.map((zone) => {
    const offsets: number[] = [];
    for (let day = firstDay; day <= lastDay; day++) offsets.push(serviceDayStart(day, zone) - base);
    return offsets;
  });
  const frequencyOf = frequencyRows(timetable);
  const tripKind = particularChangesOf(timetable)?.tripKind;

  const lanes: { pattern: number; runs: number[]; list: RunList }[] = [];
  let runCount = 0;
  for (let pattern = 0; pattern < timetable.patternCount; pattern++) {
    const length = (patternFirstPosition[pattern + 1] as number) - (patternFirstPosition[pattern] as number);
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
    for (const runs of splitIntoLanes(timetable, list, length, tripKind)) {
      lanes.push({ pattern, runs, list });
      runCount += runs.length;
    }
  }

  const laneCount = lanes.length;
  const lanePattern = new Int32Array(laneCount);
  const laneFirstPosition = new Int32Array(laneCount);
  const laneLength = new Int32Array(laneCount);
  const laneFirstRun = new Int32Array(laneCount + 1);
  const laneDepartures = new Int32Array(laneCount);
  const profiles = timeProfilesOf(timetable);
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
    const length = (patternFirstPosition[pattern + 1] as number) - (patternFirstPosition[pattern] as number);
    lanePattern[lane] = pattern;
    laneFirstPosition[lane] = patternFirstPosition[pattern] as number;
    laneLength[lane] = length;
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

  const positionUse = usesOf(timetable);
  const reverse = reverseLinks(timetable);
  const laid = {
    timetable,
    mirrored: false,
    base,
    span,
    laneCount,
    lanePattern,
    laneFirstPosition,
    laneLength,
    laneFirstRun,
    runStart,
    runProfile,
    laneDepartures,
    times: profiles.times,
    positionStop: timetable.positionStop,
    positionUse,
    positionCode: codesOf(timetable.positionStop, positionUse),
    runLane,
    runTrip,
    runDay,
    runShift,
    runHeadway,
    ...pointsOfLanes(timetable, laneFirstPosition, laneLength, laneFirstRun, runTrip),
    ...lanesOfStops(timetable.stopCount, laneCount, laneFirstPosition, laneLength, timetable.positionStop, positionUse),
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
