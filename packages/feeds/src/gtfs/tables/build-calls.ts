import type { StopTimeColumns, TripRow } from '@tripwright/core/timetable/build';
import type { ConcernedTrip, NoticeCode, SourceNotices } from '../../notices/index.ts';
import { gather } from './grouping.ts';
import type { FrequencyTable } from './read-frequencies.ts';
import { areDistancesUsable } from './read-shapes.ts';
import { type RawStopTimes, STOP_TIMES_FILE } from './read-stop-times.ts';
import type { TripTable } from './read-trips.ts';

/** The usable trips and their calls. */
export interface TripsWithCalls {
  readonly trips: readonly TripRow[];
  readonly stopTimes: StopTimeColumns;
  /** 1 where the feed has no time for a call and the importer made one. */
  readonly interpolated: Uint8Array;
  /** Line of stop_times.txt of each call. */
  readonly line: Int32Array;
  /** New index of each trip draft, -1 = dropped. */
  readonly newTrip: Int32Array;
  /** Ids of trips with on-demand rows and fewer than two rows of the timetable. */
  readonly flexTrips: ReadonlySet<string>;
}

/**
 * Sorts the rows of stop_times.txt in order of travel and repairs them: blank times are interpolated evenly by stop count
 * (floored to whole seconds), contradictions at the ends are removed. A trip whose times run backwards, whose ends have no
 * time, or that has fewer than two stops is dropped and listed (ST-1 to ST-6, ST-13, ST-14, ST-16).
 */
export function buildCalls(
  raw: RawStopTimes,
  table: TripTable,
  frequencies: FrequencyTable,
  notices: SourceNotices,
  concerned: (trip: number) => ConcernedTrip,
): TripsWithCalls {
  const { first, order } = gather(raw.trip, raw.sequence, raw.count, table.trips.length);
  const out = allocate(raw.count);
  const filled = new Uint8Array(raw.count);
  const interpolated = new Uint8Array(raw.count);
  const lines = new Int32Array(raw.count);
  const headsigns = new Map<number, number>();
  const trips: TripRow[] = [];
  const newTrip = new Int32Array(table.trips.length).fill(-1);
  const flexTrips = new Set<string>();
  let calls = 0;
  for (let index = 0; index < table.trips.length; index++) {
    const { line, ...draft } = table.trips[index]!;
    const rows = withoutRepeats(raw, order.subarray(first[index]!, first[index + 1]!), notices, concerned, index);
    if (rows.length < 2 && raw.flexRows[index]! > 0) {
      notices.note('flex-trip', 'trips.txt', line, 'trip_id', draft.id, concerned(index));
      table.dropped.add(draft.id);
      flexTrips.add(draft.id);
      continue;
    }
    const flaw = frequencies.unusable.has(index)
      ? { code: 'frequency-trip-without-rows' as const, line: frequencies.unusable.get(index)! }
      : fillTimes(raw, rows, filled, notices, () => concerned(index));
    if (flaw !== undefined) {
      const [file, row, field] = flawPlace(flaw, line);
      notices.note(flaw.code, file, row, field, draft.id, concerned(index));
      notices.dropTrip(flaw.code, draft.id);
      table.dropped.add(draft.id);
      continue;
    }
    newTrip[index] = trips.length;
    trips.push({ ...draft, firstCall: calls, callCount: rows.length });
    for (const row of rows) {
      out.stop[calls] = raw.stop[row]!;
      out.arrival[calls] = raw.arrival[row]!;
      out.departure[calls] = raw.departure[row]!;
      out.sequence[calls] = raw.sequence[row]!;
      out.pickup[calls] = raw.pickup[row]!;
      out.dropOff[calls] = raw.dropOff[row]!;
      out.approximate[calls] = raw.approximate[row]!;
      interpolated[calls] = filled[row]!;
      lines[calls] = raw.line[row]!;
      out.headsign[calls] = renumber(raw.headsign[row]!, headsigns);
      out.shapeDistance[calls] = raw.distance[row]!;
      calls++;
    }
    if (!areDistancesUsable(out.shapeDistance, calls - rows.length, calls)) {
      const at = raw.line[rows[0]!]!;
      notices.note('stop-distance-unusable', STOP_TIMES_FILE, at, 'shape_dist_traveled', draft.id, concerned(index));
    }
  }
  return {
    trips,
    stopTimes: shorten(out, calls, raw.headsigns, headsigns),
    interpolated,
    line: lines,
    newTrip,
    flexTrips,
  };
}

type OutColumns = Omit<StopTimeColumns, 'headsigns'>;

function allocate(count: number): { -readonly [Name in keyof OutColumns]: OutColumns[Name] } {
  return {
    stop: new Int32Array(count),
    arrival: new Int32Array(count),
    departure: new Int32Array(count),
    sequence: new Int32Array(count),
    pickup: new Uint8Array(count),
    dropOff: new Uint8Array(count),
    approximate: new Uint8Array(count),
    headsign: new Int32Array(count),
    shapeDistance: new Float64Array(count),
  };
}

function shorten(
  out: OutColumns,
  count: number,
  headsigns: readonly string[],
  used: ReadonlyMap<number, number>,
): StopTimeColumns {
  return {
    stop: out.stop.slice(0, count),
    arrival: out.arrival.slice(0, count),
    departure: out.departure.slice(0, count),
    sequence: out.sequence.slice(0, count),
    pickup: out.pickup.slice(0, count),
    dropOff: out.dropOff.slice(0, count),
    approximate: out.approximate.slice(0, count),
    headsign: out.headsign.slice(0, count),
    shapeDistance: out.shapeDistance.slice(0, count),
    headsigns: [...used.keys()].map((index) => headsigns[index]!),
  };
}

/** Numbers headsigns by first use along the sorted trips, so that their order does not depend on the file (IM-16). */
function renumber(headsign: number, numbers: Map<number, number>): number {
  if (headsign === -1) return -1;
  let number = numbers.get(headsign);
  if (number === undefined) {
    number = numbers.size;
    numbers.set(headsign, number);
  }
  return number;
}

/** The rows of a trip without repeated stop_sequence values; the first row in the file is kept (IM-7). */
function withoutRepeats(
  raw: RawStopTimes,
  rows: Int32Array,
  notices: SourceNotices,
  concerned: (trip: number) => ConcernedTrip,
  trip: number,
): Int32Array {
  let repeats = false;
  for (let at = 1; at < rows.length && !repeats; at++) {
    repeats = raw.sequence[rows[at]!] === raw.sequence[rows[at - 1]!];
  }
  if (!repeats) return rows;
  return rows.filter((row, at) => {
    if (at === 0 || raw.sequence[row] !== raw.sequence[rows[at - 1]!]) return true;
    const sequence = String(raw.sequence[row]);
    const line = raw.line[row]!;
    notices.note('duplicate-stop-sequence', STOP_TIMES_FILE, line, 'stop_sequence', sequence, concerned(trip));
    return false;
  });
}

interface Flaw {
  readonly code: NoticeCode;
  /** Line in stop_times.txt (or frequencies.txt), 0 = the trip as a whole. */
  readonly line: number;
}

function flawPlace({ code, line }: Flaw, tripLine: number): [file: string, row: number, field: string] {
  if (code === 'frequency-trip-without-rows') return ['frequencies.txt', line, 'trip_id'];
  return line === 0 ? ['trips.txt', tripLine, 'trip_id'] : [STOP_TIMES_FILE, line, 'arrival_time'];
}

/** Fills in the times of a trip in place, so that all are known and none decreases; returns the flaw that makes it impossible. */
function fillTimes(
  raw: RawStopTimes,
  rows: Int32Array,
  filled: Uint8Array,
  notices: SourceNotices,
  concerned: () => ConcernedTrip,
): Flaw | undefined {
  const { arrival, departure, line } = raw;
  if (rows.length === 0) return { code: 'trip-without-stop-times', line: 0 };
  if (rows.length === 1) return { code: 'trip-too-short', line: line[rows[0]!]! };
  for (const row of rows) {
    if (arrival[row] === -1) arrival[row] = departure[row]!;
    else if (departure[row] === -1) departure[row] = arrival[row]!;
  }
  const start = rows[0]!;
  const end = rows[rows.length - 1]!;
  if (arrival[start] === -1) return { code: 'trip-end-without-time', line: line[start]! };
  if (arrival[end] === -1) return { code: 'trip-end-without-time', line: line[end]! };
  // Riders use the departure at the first stop and the arrival at the last: where the two times contradict, that one counts.
  if (arrival[start]! > departure[start]!) {
    noteEnd(notices, line[start]!, arrival[start]!, concerned);
    arrival[start] = departure[start]!;
  }
  if (departure[end]! < arrival[end]!) {
    noteEnd(notices, line[end]!, departure[end]!, concerned);
    departure[end] = arrival[end]!;
  }
  interpolate(raw, rows, filled, notices, concerned);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    if (departure[row]! < arrival[row]! || (at > 0 && arrival[row]! < departure[rows[at - 1]!]!)) {
      return { code: 'times-decrease', line: line[row]! };
    }
  }
  return undefined;
}

function noteEnd(notices: SourceNotices, line: number, seconds: number, concerned: () => ConcernedTrip): void {
  const value = `${seconds} s`;
  notices.note('arrival-after-departure-at-end', STOP_TIMES_FILE, line, 'arrival_time', value, concerned());
}

/** Fills blank times evenly by stop count between the timed neighbours, floored to whole seconds (ST-2, ST-5). */
function interpolate(
  raw: RawStopTimes,
  rows: Int32Array,
  filled: Uint8Array,
  notices: SourceNotices,
  concerned: () => ConcernedTrip,
): void {
  const { arrival, departure } = raw;
  let before = 0;
  for (let at = 1; at < rows.length; at++) {
    if (arrival[rows[at]!] === -1) continue;
    const steps = at - before;
    if (steps > 1) {
      const from = departure[rows[before]!]!;
      const span = arrival[rows[at]!]! - from;
      for (let step = 1; step < steps; step++) {
        const row = rows[before + step]!;
        const time = from + Math.floor((span * step) / steps);
        arrival[row] = time;
        departure[row] = time;
        raw.approximate[row] = 1;
        filled[row] = 1;
      }
      const line = raw.line[rows[before + 1]!]!;
      notices.note('interpolated-times', STOP_TIMES_FILE, line, 'arrival_time', `${steps - 1} stops`, concerned());
    }
    before = at;
  }
}
