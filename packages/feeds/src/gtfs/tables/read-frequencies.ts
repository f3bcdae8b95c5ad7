import type { FrequencyRow } from '@tripwright/core/timetable/build';
import { type FeedReading, readTable } from '../source/table-reader.ts';
import type { TripTable } from './read-trips.ts';

const FILE = 'frequencies.txt';
const columns = ['trip_id', 'start_time', 'end_time', 'headway_secs', 'exact_times'] as const;
const needs = columns.slice(0, 4);

export interface FrequencyTable {
  /** Sorted by trip, start, end and headway. */
  readonly frequencies: readonly FrequencyRow[];
  /** Trips without a usable row in frequencies.txt, with the line of their first row: their stop times are a template and never run. */
  readonly unusable: ReadonlyMap<number, number>;
  /** Departures of each trip on a service day; 1 without frequencies. */
  readonly runs: Int32Array;
}

/** Frequency rows of usable trips; rows without a positive headway or with an empty window are dropped (FQ-4, FQ-10). */
export async function readFrequencies(reading: FeedReading, trips: TripTable): Promise<FrequencyTable> {
  const rows: (FrequencyRow & { line: number })[] = [];
  const lineOf = new Map<number, number>();
  await readTable(reading, { file: FILE, columns, needs }, (row) => {
    const id = row.text(0);
    const trip = trips.indexOf.get(id);
    if (trip === undefined) {
      row.note(
        trips.dropped.has(id) ? 'reference-to-dropped-trip' : id === '' ? 'missing-value' : 'unknown-trip',
        0,
        id,
      );
      return;
    }
    if (!lineOf.has(trip)) lineOf.set(trip, row.line);
    const start = row.time(1);
    const end = row.time(2);
    const headway = row.integer(3, 0);
    if (start === -1 || end === -1) {
      for (const column of [1, 2]) {
        if (row.text(column) === '') row.note('missing-value', column, '');
      }
      return;
    }
    if (headway <= 0) return row.note('invalid-headway', 3, row.text(3));
    if (end <= start) return row.note('frequency-end-before-start', 2, `${row.text(1)} to ${row.text(2)}`);
    rows.push({ trip, start, end, headway, exact: row.choice(4, 1, 0) === 1, line: row.line });
  });
  rows.sort((a, b) => a.trip - b.trip || a.start - b.start || a.end - b.end || a.headway - b.headway);

  const runs = new Int32Array(trips.trips.length).fill(1);
  const withRows = new Set<number>();
  let previous: FrequencyRow | undefined;
  for (const row of rows) {
    if (!withRows.has(row.trip)) runs[row.trip] = 0;
    withRows.add(row.trip);
    runs[row.trip]! += Math.ceil((row.end - row.start) / row.headway);
    if (previous?.trip === row.trip && row.start < previous.end) {
      reading.notices.note('overlapping-frequencies', FILE, row.line, 'start_time', trips.trips[row.trip]!.id, {
        key: row.trip,
        departures: trips.serviceDays[row.trip]! * runs[row.trip]!,
      });
    }
    previous = row;
  }
  const unusable = new Map([...lineOf].filter(([trip]) => !withRows.has(trip)));
  return { frequencies: rows.map(({ line: _, ...row }) => row), unusable, runs };
}

/** The rows of kept trips, with their new indices. @param newTrip new index of each trip, -1 = dropped */
export function keepFrequencies(rows: readonly FrequencyRow[], newTrip: Int32Array): FrequencyRow[] {
  return rows.flatMap((row) => (newTrip[row.trip] === -1 ? [] : [{ ...row, trip: newTrip[row.trip]! }]));
}
