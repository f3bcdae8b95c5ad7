import { after, type Index } from '../../storage/index.ts';
import type { CallIndex, TripIndex } from '../columns/index-types.ts';
import type { Timetable } from '../data/timetable.ts';

/** Runs of one pattern before they are laid out, in parallel arrays. */
export interface RunList {
  readonly trip: TripIndex[];
  readonly day: number[];
  readonly shift: number[];
  readonly headway: number[];
  /** Seconds to add to the trip's written times. */
  readonly offset: number[];
}

/** A row of frequencies. */
export type FrequencyIndex = Index<'frequency'>;

/** Adds one run to a list. */
export function addRun(
  list: RunList,
  trip: TripIndex,
  day: number,
  shift: number,
  headway: number,
  offset: number,
): void {
  list.trip.push(trip);
  list.day.push(day);
  list.shift.push(shift);
  list.headway.push(headway);
  list.offset.push(offset);
}

/** Adds the runs of a frequency trip: written times give only intervals, departures stand on the grid of each row (FQ-1, FQ-2). */
export function addFrequencyRuns(
  timetable: Timetable,
  firstRow: FrequencyIndex,
  trip: TripIndex,
  day: number,
  offset: number,
  first: number,
  last: number,
  span: number,
  list: RunList,
): void {
  const { frequencyTrip, frequencyStart, frequencyEnd, frequencyHeadway, frequencyExact } = timetable;
  if (!timetable.runsOn(timetable.tripDaySet[trip]!, day)) return;
  for (let row = firstRow; frequencyTrip[row] === trip; row++) {
    const headway = frequencyHeadway[row]!;
    const end = frequencyEnd[row]!;
    for (let start = frequencyStart[row]!; start < end; start += headway) {
      const shift = start - first;
      if (start + offset > span || last + shift + offset < 0) continue;
      addRun(list, trip, day, shift, frequencyExact[row] === 1 ? 0 : headway, offset + shift);
    }
  }
}

const cachedFrequencyRows = new WeakMap<Timetable, ReadonlyMap<TripIndex, FrequencyIndex>>();

/** The first frequency row of every trip that has any. */
export function frequencyRows(timetable: Timetable): ReadonlyMap<TripIndex, FrequencyIndex> {
  let rows = cachedFrequencyRows.get(timetable);
  if (rows === undefined) {
    rows = findFrequencyRows(timetable);
    cachedFrequencyRows.set(timetable, rows);
  }
  return rows;
}

function findFrequencyRows({ frequencyTrip }: Timetable): Map<TripIndex, FrequencyIndex> {
  const rows = new Map<TripIndex, FrequencyIndex>();
  for (let row = 0 as FrequencyIndex; row < frequencyTrip.length; row++) {
    const trip = frequencyTrip[row]!;
    if (!rows.has(trip)) rows.set(trip, row);
  }
  return rows;
}

const cachedLatestTime = new WeakMap<Timetable, number>();

/** The largest time of any trip, frequency runs included: seconds of the service day. */
export function latestTime(timetable: Timetable): number {
  let latest = cachedLatestTime.get(timetable);
  if (latest === undefined) {
    latest = findLatestTime(timetable);
    cachedLatestTime.set(timetable, latest);
  }
  return latest;
}

function findLatestTime(timetable: Timetable): number {
  const { tripFirstCall, callDeparture, callArrival, frequencyTrip, frequencyEnd } = timetable;
  const lastCall = (trip: TripIndex): CallIndex => (tripFirstCall[after(trip)]! - 1) as CallIndex;
  let latest = 0;
  for (let trip = 0 as TripIndex; trip < timetable.tripCount; trip++)
    latest = Math.max(latest, callDeparture[lastCall(trip)]!, callArrival[lastCall(trip)]!);
  for (let row = 0 as FrequencyIndex; row < frequencyTrip.length; row++) {
    const trip = frequencyTrip[row]!;
    const duration = callArrival[lastCall(trip)]! - callDeparture[tripFirstCall[trip]!]!;
    latest = Math.max(latest, frequencyEnd[row]! + duration);
  }
  return latest;
}
