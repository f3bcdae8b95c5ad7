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

/** A trip whose stop times are not read yet. */
export interface TripDraft extends Omit<TripRow, 'firstCall' | 'callCount'> {
  readonly line: number;
}

export interface TripTable {
  /** Sorted by id. */
  readonly trips: readonly TripDraft[];
  readonly indexOf: ReadonlyMap<string, number>;
  /** Ids of dropped trips: rows that refer to them are not broken references. */
  readonly dropped: Set<string>;
  /** Number of service days of each trip. */
  readonly serviceDays: Int32Array;
  /** Trips whose shape is missing, and the reason. */
  readonly withoutShape: ReadonlyMap<number, NoticeCode>;
}

/** Trips by id. A trip without a route or service is dropped; one whose shape is missing keeps running without it (CAL-5, IM-6). */
export async function readTrips(
  reading: FeedReading,
  routes: RouteTable,
  services: ServiceTable,
  shapes: ShapeTable,
): Promise<TripTable> {
  const collector = new TripCollector(reading, routes, services, shapes);
  const needs = ['route_id', 'service_id', 'trip_id'] as const;
  await readTable(reading, { file: 'trips.txt', columns, needs, essential: true }, (row) => collector.add(row));
  return collector.result();
}

class TripCollector {
  readonly #reading: FeedReading;
  readonly #routes: RouteTable;
  readonly #services: ServiceTable;
  readonly #shapes: ShapeTable;
  readonly #trips: TripDraft[] = [];
  readonly #dropped = new Set<string>();
  readonly #seen = new Set<string>();
  readonly #lostShape = new Map<string, NoticeCode>();
  readonly #texts = new Map<string, string>();

  constructor(reading: FeedReading, routes: RouteTable, services: ServiceTable, shapes: ShapeTable) {
    this.#reading = reading;
    this.#routes = routes;
    this.#services = services;
    this.#shapes = shapes;
  }

  add(row: TableRow): void {
    const id = row.key(ID, this.#seen);
    if (id === undefined) return;
    const service = this.#services.indexOf.get(row.text(SERVICE));
    const route = this.#routes.indexOf.get(row.text(ROUTE));
    if (route === undefined) {
      this.#drop(row, id, 'unknown-route', ROUTE, this.#services.services[service ?? -1]);
      return;
    }
    if (service === undefined) {
      this.#drop(row, id, 'unknown-service', SERVICE, undefined);
      return;
    }
    this.#trips.push({
      id,
      route,
      service,
      headsign: this.#shareText(row, HEADSIGN),
      shortName: row.keep(SHORT),
      direction: row.choice(DIRECTION, 1, -1),
      blockId: this.#shareText(row, BLOCK),
      shape: this.#shapeOf(row, id),
      wheelchair: row.choice(WHEELCHAIR, 2, 0) as Known,
      bikes: row.choice(BIKES, 2, 0) as Known,
      cars: row.choice(CARS, 2, 0) as Known,
      line: row.line,
    });
  }

  result(): TripTable {
    const trips = this.#trips.sort((a, b) => compareIds(a.id, b.id));
    const indexOf = new Map(trips.map((trip, index) => [trip.id, index]));
    const { services } = this.#services;
    return {
      trips,
      indexOf,
      dropped: this.#dropped,
      serviceDays: Int32Array.from(trips, (trip) => services[trip.service]!.days.length),
      withoutShape: new Map([...this.#lostShape].map(([id, code]) => [indexOf.get(id)!, code])),
    };
  }

  #drop(row: TableRow, id: string, code: NoticeCode, column: number, service: ServiceRow | undefined): void {
    this.#dropped.add(id);
    // Keys of kept trips are their indices; dropped trips get negative ones.
    const days = service?.days ?? [];
    row.note(code, column, row.text(column), { key: -row.line, departures: days.length, days });
    this.#reading.notices.dropTrip(code, id);
  }

  #shapeOf(row: TableRow, id: string): number {
    const shapeId = row.text(SHAPE);
    if (shapeId === '') return -1;
    const shape = this.#shapes.indexOf.get(shapeId);
    if (shape !== undefined) return shape;
    // A shape with too few points was reported when shapes.txt was read.
    const reported = this.#shapes.unusable.has(shapeId);
    if (!reported) row.note('unknown-shape', SHAPE, shapeId);
    this.#lostShape.set(id, reported ? 'shape-too-short' : 'unknown-shape');
    return -1;
  }

  /** Equal texts of different trips share one string. */
  #shareText(row: TableRow, column: number): string {
    const text = row.text(column);
    let kept = this.#texts.get(text);
    if (kept === undefined) {
      kept = row.keep(column);
      this.#texts.set(kept, kept);
    }
    return kept;
  }
}
