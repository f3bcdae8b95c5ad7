import type { Known } from '@tripwright/core/timetable';
import type { ServiceRow, TripRow } from '@tripwright/core/timetable/build';
import type { NoticeCode } from '../../notices/index.ts';
import { type FeedReading, readTable } from '../source/table-reader.ts';
import type { TableRow } from '../source/table-row.ts';
import type { RouteTable } from './read-routes.ts';
import type { ServiceTable } from './read-services.ts';
import type { ShapeTable } from './read-shapes.ts';
import { compareIds } from './sorting.ts';

const columns = [
  'route_id',
  'service_id',
  'trip_id',
  'trip_headsign',
  'trip_short_name',
  'direction_id',
  'block_id',
  'shape_id',
  'wheelchair_accessible',
  'bikes_allowed',
  'cars_allowed',
] as const;
const [ROUTE, SERVICE, ID, HEADSIGN, SHORT, DIRECTION, BLOCK, SHAPE, WHEELCHAIR, BIKES, CARS] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
] as const;

/** A trip before its stop times are known. */
export interface TripDraft extends Omit<TripRow, 'firstCall' | 'callCount'> {
  readonly line: number;
}

export interface TripTable {
  /** By id. */
  readonly trips: readonly TripDraft[];
  readonly indexOf: ReadonlyMap<string, number>;
  /** Ids of trips that were dropped: rows about them are no broken references. */
  readonly dropped: Set<string>;
  /** Days of service of each trip. */
  readonly serviceDays: Int32Array;
  /** Trips that lost their shape, and why. */
  readonly withoutShape: ReadonlyMap<number, NoticeCode>;
}

/** Trips by id; one without a route or service is dropped, one without its shape only loses that (CAL-5, IM-6). */
export async function readTrips(
  reading: FeedReading,
  routes: RouteTable,
  { services, indexOf: serviceIndex }: ServiceTable,
  shapes: ShapeTable,
): Promise<TripTable> {
  const trips: TripDraft[] = [];
  const dropped = new Set<string>();
  const seen = new Set<string>();
  const lostShape = new Map<string, NoticeCode>();
  const drop = (row: TableRow, id: string, code: NoticeCode, column: number, service: ServiceRow | undefined) => {
    dropped.add(id);
    // Keys below 0 tell these trips from those that are kept for now
    row.note(code, column, row.text(column), { key: -row.line, departures: service?.days.length ?? 0 });
    reading.notices.dropTrip(code, id);
  };
  const texts = new Map<string, string>();
  const shareText = (row: TableRow, column: number): string => {
    const text = row.text(column);
    let kept = texts.get(text);
    if (kept === undefined) {
      kept = row.keep(column);
      texts.set(kept, kept);
    }
    return kept;
  };
  const needs = ['route_id', 'service_id', 'trip_id'] as const;
  await readTable(reading, { file: 'trips.txt', columns, needs, essential: true }, (row) => {
    const id = row.key(ID, seen);
    if (id === undefined) return;
    const service = serviceIndex.get(row.text(SERVICE));
    const route = routes.indexOf.get(row.text(ROUTE));
    if (route === undefined) return drop(row, id, 'unknown-route', ROUTE, services[service ?? -1]);
    if (service === undefined) return drop(row, id, 'unknown-service', SERVICE, undefined);
    const shapeId = row.text(SHAPE);
    const shape = shapeId === '' ? -1 : (shapes.indexOf.get(shapeId) ?? -1);
    if (shapeId !== '' && shape === -1) {
      // A shape that was read but is too short was reported there
      const reported = shapes.unusable.has(shapeId);
      if (!reported) row.note('unknown-shape', SHAPE, shapeId);
      lostShape.set(id, reported ? 'shape-too-short' : 'unknown-shape');
    }
    trips.push({
      id,
      route,
      service,
      headsign: shareText(row, HEADSIGN),
      shortName: row.keep(SHORT),
      direction: row.choice(DIRECTION, 1, -1),
      blockId: shareText(row, BLOCK),
      shape,
      wheelchair: row.choice(WHEELCHAIR, 2, 0) as Known,
      bikes: row.choice(BIKES, 2, 0) as Known,
      cars: row.choice(CARS, 2, 0) as Known,
      line: row.line,
    });
  });
  trips.sort((a, b) => compareIds(a.id, b.id));
  const indexOf = new Map(trips.map((trip, index) => [trip.id, index]));
  const withoutShape = new Map([...lostShape].map(([id, code]) => [indexOf.get(id)!, code]));
  return {
    trips,
    indexOf,
    dropped,
    serviceDays: Int32Array.from(trips, (trip) => services[trip.service]!.days.length),
    withoutShape,
  };
}
