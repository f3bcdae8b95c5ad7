import type { Timetable } from '../data/timetable.ts';

/** Runs of one pattern before they are laid out, in parallel arrays. */
export interface RunList {
  readonly trip: number[];
  readonly day: number[];
  readonly shift: number[];
  readonly headway: number[];
  /** Seconds to add to the trip's written times. */
  readonly offset: number[];
}

export function addRun(list: RunList, trip: number, day: number, shift: number, headway: number, offset: number): void {
  list.trip.push(trip);
  list.day.push(day);
  list.shift.push(shift);
  list.headway.push(headway);
  list.offset.push(offset);
}

/** Runs of a frequency trip: written times give only intervals, departures stand on the grid of each row (FQ-1, FQ-2). */
export function addFrequencyRuns(
  timetable: Timetable,
  firstRow: number,
  trip: number,
  day: number,
  offset: number,
  first: number,
  last: number,
  span: number,
  list: RunList,
): void {
  if (!timetable.runsOn(timetable.tripDaySet[trip] as number, day)) return;
  for (let row = firstRow; timetable.frequencyTrip[row] === trip; row++) {
    const headway = timetable.frequencyHeadway[row] as number;
    const end = timetable.frequencyEnd[row] as number;
    for (let start = timetable.frequencyStart[row] as number; start < end; start += headway) {
      const shift = start - first;
      if (start + offset > span || last + shift + offset < 0) continue;
      addRun(list, trip, day, shift, timetable.frequencyExact[row] === 1 ? 0 : headway, offset + shift);
    }
  }
}

const cachedFrequencyRows = new WeakMap<Timetable, Int32Array>();

/** `[trip]` → its first frequency row, -1 for an ordinary trip. */
export function frequencyRows(timetable: Timetable): Int32Array {
  let rows = cachedFrequencyRows.get(timetable);
  if (rows === undefined) {
    rows = new Int32Array(timetable.tripCount).fill(-1);
    for (let row = timetable.frequencyTrip.length - 1; row >= 0; row--)
      rows[timetable.frequencyTrip[row] as number] = row;
    cachedFrequencyRows.set(timetable, rows);
  }
  return rows;
}

const cachedLatestTime = new WeakMap<Timetable, number>();

/** The largest time of any trip, frequency runs included: seconds of the service day. */
export function latestTime(timetable: Timetable): number {
  let latest = cachedLatestTime.get(timetable);
  if (latest === undefined) {
    latest = 0;
    const { tripFirstCall, callDeparture, callArrival } = timetable;
    for (let trip = 0; trip < timetable.tripCount; trip++) {
      const lastCall = (tripFirstCall[trip + 1] as number) - 1;
      latest = Math.max(latest, callDeparture[lastCall] as number, callArrival[lastCall] as number);
    }
    for (let row = 0; row < timetable.frequencyTrip.length; row++) {
      const trip = timetable.frequencyTrip[row] as number;
      const firstCall = tripFirstCall[trip] as number;
      const duration =
        (callArrival[(tripFirstCall[trip + 1] as number) - 1] as number) - (callDeparture[firstCall] as number);
      latest = Math.max(latest, (timetable.frequencyEnd[row] as number) + duration);
    }
    cachedLatestTime.set(timetable, latest);
  }
  return latest;
}
