import type { TextRow } from '@tripwright/core/timetable/build';
import type { ConcernedTrip, NoticeCode } from '../../notices/index.ts';
import { type FeedReading, readTable } from '../source/table-reader.ts';
import type { TableRow } from '../source/table-row.ts';
import { GrowingColumn } from './growing-column.ts';
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
/** Any of these makes a row one of GTFS-Flex; the adopted names and those of the draft. */
const FLEX = [12, 13, 14, 15, 16, 17] as const;
const BOOKING = [18, 19] as const;

/** The rows of stop_times.txt as they stand in the file, with references resolved and times that may be blank (-1). */
export interface RawStopTimes {
  readonly count: number;
  readonly trip: Int32Array;
  readonly stop: Int32Array;
  readonly arrival: Int32Array;
  readonly departure: Int32Array;
  readonly sequence: Int32Array;
  readonly pickup: Uint8Array;
  readonly dropOff: Uint8Array;
  /** 1 = `timepoint=0`. */
  readonly approximate: Uint8Array;
  readonly headsign: Int32Array;
  readonly headsigns: readonly string[];
  readonly distance: Float64Array;
  readonly line: Int32Array;
  /** Rows with windows or locations instead of times at stops, and rows with booking rules, as text. */
  readonly textRows: readonly TextRow[];
  /** How many rows of each trip were set aside as on-demand. */
  readonly flexRows: Int32Array;
}

export const STOP_TIMES_FILE = 'stop_times.txt' as const;

/** Streams stop_times.txt into columns: nothing is kept per row but numbers (IM-13). */
export async function readStopTimes(
  reading: FeedReading,
  stops: StopTable,
  trips: TripTable,
  concerned: (trip: number) => ConcernedTrip,
): Promise<RawStopTimes> {
  const trip = new GrowingColumn(Int32Array);
  const stop = new GrowingColumn(Int32Array);
  const arrival = new GrowingColumn(Int32Array);
  const departure = new GrowingColumn(Int32Array);
  const sequence = new GrowingColumn(Int32Array);
  const pickup = new GrowingColumn(Uint8Array);
  const dropOff = new GrowingColumn(Uint8Array);
  const approximate = new GrowingColumn(Uint8Array);
  const headsign = new GrowingColumn(Int32Array);
  const distance = new GrowingColumn(Float64Array);
  const line = new GrowingColumn(Int32Array);
  const headsigns = new Map<string, number>();
  const textRows: TextRow[] = [];
  const flexRows = new Int32Array(trips.trips.length);
  let lastTripId = '';
  let lastTrip = -1;
  let columnsSeen: Presence | undefined;

  const spec = {
    file: STOP_TIMES_FILE,
    columns,
    needs: ['trip_id', 'stop_sequence'] as const,
    essential: true,
  };
  await readTable(reading, spec, (row) => {
    columnsSeen ??= presence(row);
    const tripId = row.text(TRIP);
    if (tripId !== lastTripId || lastTrip === -1) {
      lastTripId = tripId;
      lastTrip = trips.indexOf.get(tripId) ?? -1;
    }
    if (lastTrip === -1) return noteUnknownTrip(row, tripId, trips);
    if (columnsSeen.flex && FLEX.some((column) => row.text(column) !== '')) {
      row.note('flex-row', STOP, row.text(STOP));
      flexRows[lastTrip]!++;
      textRows.push(row.record());
      return;
    }
    const note = (code: NoticeCode, column: number) => row.note(code, column, row.text(column), concerned(lastTrip));
    const order = row.count(SEQUENCE, -1);
    if (order === -1) {
      note('missing-value', SEQUENCE);
      return;
    }
    const stopIndex = stops.indexOf.get(row.text(STOP));
    if (stopIndex === undefined) {
      note(row.text(STOP) === '' ? 'missing-value' : 'unknown-stop', STOP);
      return;
    }
    // Kept as a stop all the same: dropping the row would silently shorten the trip (ST-17)
    if (stops.stops[stopIndex]!.locationType !== 0) note('stop-time-not-at-platform', STOP);
    if (columnsSeen.continuous) for (const column of CONTINUOUS) noteContinuousStopping(row, column);
    if (columnsSeen.booking && BOOKING.some((column) => row.text(column) !== '')) textRows.push(row.record());

    trip.push(lastTrip);
    stop.push(stopIndex);
    sequence.push(order);
    arrival.push(readTime(row, ARRIVAL, lastTrip, concerned));
    departure.push(readTime(row, DEPARTURE, lastTrip, concerned));
    pickup.push(row.choice(PICKUP, 3, 0));
    dropOff.push(row.choice(DROP_OFF, 3, 0));
    approximate.push(row.choice(TIMEPOINT, 1, 1) === 0 ? 1 : 0);
    headsign.push(columnsSeen.headsign ? internHeadsign(row, headsigns) : -1);
    distance.push(columnsSeen.distance ? row.measure(DISTANCE) : Number.NaN);
    line.push(row.line);
  });
  return {
    count: trip.length,
    trip: trip.values,
    stop: stop.values,
    arrival: arrival.values,
    departure: departure.values,
    sequence: sequence.values,
    pickup: pickup.values,
    dropOff: dropOff.values,
    approximate: approximate.values,
    headsign: headsign.values,
    headsigns: [...headsigns.keys()],
    distance: distance.values,
    line: line.values,
    textRows,
    flexRows,
  };
}

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

/** Like `row.time`, but the object that names the trip is only made when there is something to note. */
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
