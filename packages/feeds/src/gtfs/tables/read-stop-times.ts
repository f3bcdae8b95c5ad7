import type { TextRow } from '@tripwright/core/timetable/build';
import { GrowingColumn } from '../../columns/index.ts';
import type { ConcernedTrip, NoticeCode } from '../../notices/index.ts';
import { type FeedReading, readTable } from '../source/table-reader.ts';
import type { TableRow } from '../source/table-row.ts';
import { noteContinuousStopping } from './read-routes.ts';
import type { StopTable } from './read-stops.ts';
import type { TripTable } from './read-trips.ts';

const columns = [
  'trip_id',
  'arrival_time',
  'departure_time',
  'stop_id',
  'stop_sequence',
  'stop_headsign',
  'pickup_type',
  'drop_off_type',
  'timepoint',
  'shape_dist_traveled',
  'continuous_pickup',
  'continuous_drop_off',
  'start_pickup_drop_off_window',
  'end_pickup_drop_off_window',
  'start_pickup_dropoff_window',
  'end_pickup_dropoff_window',
  'location_id',
  'location_group_id',
  'pickup_booking_rule_id',
  'drop_off_booking_rule_id',
] as const;
const [TRIP, ARRIVAL, DEPARTURE, STOP, SEQUENCE, HEADSIGN, PICKUP, DROP_OFF, TIMEPOINT, DISTANCE] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
] as const;
const CONTINUOUS = [10, 11] as const;
/** A value in any of these columns makes a row a GTFS-Flex row: adopted names and those of the draft. */
const FLEX = [12, 13, 14, 15, 16, 17] as const;
const BOOKING = [18, 19] as const;

/**
 * The usable rows of stop_times.txt in file order, with references resolved. Columns may be longer than `count`. Times are seconds of the
 * service day, -1 = blank.
 */
export interface RawStopTimes {
  readonly count: number;
  /** Index of the trip draft. */
  readonly trip: Int32Array;
  readonly stop: Int32Array;
  readonly arrival: Int32Array;
  readonly departure: Int32Array;
  readonly sequence: Int32Array;
  readonly pickup: Uint8Array;
  readonly dropOff: Uint8Array;
  /** 1 = `timepoint=0`. */
  readonly approximate: Uint8Array;
  /** Index into `headsigns`, -1 = none. */
  readonly headsign: Int32Array;
  /** By first use in the file. */
  readonly headsigns: readonly string[];
  /** `shape_dist_traveled`, NaN = blank. */
  readonly distance: Float64Array;
  readonly line: Int32Array;
  /** GTFS-Flex rows (time windows or locations), and rows with booking rules, as text. */
  readonly textRows: readonly TextRow[];
  /** Number of GTFS-Flex rows per trip draft. */
  readonly flexRows: Int32Array;
}

export const STOP_TIMES_FILE = 'stop_times.txt' as const;

/** Streams stop_times.txt into columns: only numbers are kept per row (IM-13). */
export async function readStopTimes(
  reading: FeedReading,
  stops: StopTable,
  trips: TripTable,
  concerned: (trip: number) => ConcernedTrip,
): Promise<RawStopTimes> {
  const collector = new StopTimeCollector(stops, trips, concerned);
  const spec = { file: STOP_TIMES_FILE, columns, needs: ['trip_id', 'stop_sequence'] as const, essential: true };
  await readTable(reading, spec, (row) => collector.add(row));
  return collector.result();
}

/** Collects the usable rows and notes the others. A feed has millions of rows, so a plain row allocates nothing. */
class StopTimeCollector {
  readonly #stops: StopTable;
  readonly #trips: TripTable;
  readonly #concerned: (trip: number) => ConcernedTrip;
  readonly #trip = new GrowingColumn(Int32Array);
  readonly #stop = new GrowingColumn(Int32Array);
  readonly #arrival = new GrowingColumn(Int32Array);
  readonly #departure = new GrowingColumn(Int32Array);
  readonly #sequence = new GrowingColumn(Int32Array);
  readonly #pickup = new GrowingColumn(Uint8Array);
  readonly #dropOff = new GrowingColumn(Uint8Array);
  readonly #approximate = new GrowingColumn(Uint8Array);
  readonly #headsign = new GrowingColumn(Int32Array);
  readonly #distance = new GrowingColumn(Float64Array);
  readonly #line = new GrowingColumn(Int32Array);
  readonly #headsigns = new Map<string, number>();
  readonly #textRows: TextRow[] = [];
  readonly #flexRows: Int32Array;
  #presence: Presence | undefined;
  /** The trip of the previous row: rows of a trip are mostly adjacent, which saves the lookup. */
  #lastTripId = '';
  #lastTrip = -1;

  constructor(stops: StopTable, trips: TripTable, concerned: (trip: number) => ConcernedTrip) {
    this.#stops = stops;
    this.#trips = trips;
    this.#concerned = concerned;
    this.#flexRows = new Int32Array(trips.trips.length);
  }

  add(row: TableRow): void {
    this.#presence ??= presence(row);
    const has = this.#presence;
    const trip = this.#tripOf(row);
    if (trip === -1) {
      noteUnknownTrip(row, row.text(TRIP), this.#trips);
      return;
    }
    if (has.flex && FLEX.some((column) => row.text(column) !== '')) {
      row.note('flex-row', STOP, row.text(STOP));
      this.#flexRows[trip]!++;
      this.#textRows.push(row.record());
      return;
    }
    const sequence = row.count(SEQUENCE, -1);
    if (sequence === -1) {
      this.#note(row, 'missing-value', SEQUENCE, trip);
      return;
    }
    const stop = this.#stops.indexOf.get(row.text(STOP));
    if (stop === undefined) {
      this.#note(row, row.text(STOP) === '' ? 'missing-value' : 'unknown-stop', STOP, trip);
      return;
    }
    // The row is kept: dropping it would silently shorten the trip (ST-17).
    if (this.#stops.stops[stop]!.locationType !== 0) this.#note(row, 'stop-time-not-at-platform', STOP, trip);
    if (has.continuous) for (const column of CONTINUOUS) noteContinuousStopping(row, column);
    if (has.booking && BOOKING.some((column) => row.text(column) !== '')) this.#textRows.push(row.record());

    this.#trip.push(trip);
    this.#stop.push(stop);
    this.#sequence.push(sequence);
    this.#arrival.push(readTime(row, ARRIVAL, trip, this.#concerned));
    this.#departure.push(readTime(row, DEPARTURE, trip, this.#concerned));
    this.#pickup.push(row.choice(PICKUP, 3, 0));
    this.#dropOff.push(row.choice(DROP_OFF, 3, 0));
    this.#approximate.push(row.choice(TIMEPOINT, 1, 1) === 0 ? 1 : 0);
    this.#headsign.push(has.headsign ? internHeadsign(row, this.#headsigns) : -1);
    this.#distance.push(has.distance ? row.measure(DISTANCE) : Number.NaN);
    this.#line.push(row.line);
  }

  result(): RawStopTimes {
    return {
      count: this.#trip.length,
      trip: this.#trip.values,
      stop: this.#stop.values,
      arrival: this.#arrival.values,
      departure: this.#departure.values,
      sequence: this.#sequence.values,
      pickup: this.#pickup.values,
      dropOff: this.#dropOff.values,
      approximate: this.#approximate.values,
      headsign: this.#headsign.values,
      headsigns: [...this.#headsigns.keys()],
      distance: this.#distance.values,
      line: this.#line.values,
      textRows: this.#textRows,
      flexRows: this.#flexRows,
    };
  }

  #tripOf(row: TableRow): number {
    const id = row.text(TRIP);
    if (id !== this.#lastTripId || this.#lastTrip === -1) {
      this.#lastTripId = id;
      this.#lastTrip = this.#trips.indexOf.get(id) ?? -1;
    }
    return this.#lastTrip;
  }

  #note(row: TableRow, code: NoticeCode, column: number, trip: number): void {
    row.note(code, column, row.text(column), this.#concerned(trip));
  }
}

/** Which optional columns the table has: the cells of absent ones need not be looked up for every row. */
interface Presence {
  readonly flex: boolean;
  readonly continuous: boolean;
  readonly booking: boolean;
  readonly headsign: boolean;
  readonly distance: boolean;
}

function presence(row: TableRow): Presence {
  return {
    flex: FLEX.some((column) => row.has(column)),
    continuous: CONTINUOUS.some((column) => row.has(column)),
    booking: BOOKING.some((column) => row.has(column)),
    headsign: row.has(HEADSIGN),
    distance: row.has(DISTANCE),
  };
}

function noteUnknownTrip(row: TableRow, id: string, trips: TripTable): void {
  if (trips.dropped.has(id)) row.note('reference-to-dropped-trip', TRIP, id);
  else row.note(id === '' ? 'missing-value' : 'unknown-trip', TRIP, id);
}

/** Like `row.time`, but builds the notice's trip object only for a time in an unusual format. */
function readTime(row: TableRow, column: number, trip: number, concerned: (trip: number) => ConcernedTrip): number {
  const plain = row.plainTime(column);
  return plain === undefined ? row.time(column, concerned(trip)) : plain;
}

function internHeadsign(row: TableRow, headsigns: Map<string, number>): number {
  const text = row.text(HEADSIGN);
  if (text === '') return -1;
  let index = headsigns.get(text);
  if (index === undefined) {
    index = headsigns.size;
    headsigns.set(row.keep(HEADSIGN), index);
  }
  return index;
}
