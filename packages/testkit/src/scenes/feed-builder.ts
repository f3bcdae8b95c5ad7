import type { Known } from '@tripwright/core/timetable';
import type {
  AgencyRow,
  FeedRows,
  FrequencyRow,
  RouteRow,
  ServiceRow,
  StopRow,
  TransferRow,
  TripRow,
} from '@tripwright/core/timetable/build';

/** One call of a drawn trip; times are seconds of the service day. */
export interface DrawnCall {
  readonly stop: number;
  readonly arrival: number;
  readonly departure: number;
  readonly pickup: number;
  readonly dropOff: number;
}

/** Collects the rows of one feed, by the names of the scene. Rows are created in the order in which they are first named. */
export class FeedBuilder {
  readonly name: string;
  readonly #agencies = new Map<string, AgencyRow>();
  readonly #stops = new Map<
    string,
    { id: string; lat: number; lng: number; isStation: boolean; parent: number; wheelchair: Known; timezone: string }
  >();
  readonly #routes = new Map<string, RouteRow>();
  readonly #services = new Map<string, ServiceRow>();
  readonly #trips = new Map<string, Omit<TripRow, 'firstCall' | 'callCount'> & { calls: readonly DrawnCall[] }>();
  readonly #frequencies: FrequencyRow[] = [];
  readonly #transfers: TransferRow[] = [];
  readonly #origin: { readonly lat: number; readonly lng: number };

  /** @param place position of the feed among the feeds: its stops begin a degree further north for each */
  constructor(name: string, place: number) {
    this.name = name;
    this.#origin = { lat: 40 + place, lng: 8 };
  }

  /** The agency of that id; a new one gets the zone. */
  agency(id: string, timezone: string): number {
    if (!this.#agencies.has(id)) {
      this.#agencies.set(id, { id, name: `Agency ${id}`, url: '', timezone, lang: '', phone: '' });
    }
    return positionOf(this.#agencies, id);
  }

  /** The stop of that id; new ones lie about a kilometre apart, eight to a row. */
  stop(id: string): number {
    const place = this.#stops.size;
    if (!this.#stops.has(id)) {
      const lat = this.#origin.lat + 0.01 * Math.floor(place / 8);
      const lng = this.#origin.lng + 0.012 * (place % 8);
      this.#stops.set(id, { id, lat, lng, isStation: false, parent: -1, wheelchair: 0, timezone: '' });
    }
    return positionOf(this.#stops, id);
  }

  hasStop(id: string): boolean {
    return this.#stops.has(id);
  }

  place(id: string, lat: number, lng: number): void {
    this.stop(id);
    Object.assign(this.#stops.get(id)!, { lat, lng });
  }

  placeOf(id: string): { readonly lat: number; readonly lng: number } {
    this.stop(id);
    return this.#stops.get(id)!;
  }

  station(id: string, platforms: readonly string[]): void {
    const parent = this.stop(id);
    this.#stops.get(id)!.isStation = true;
    for (const platform of platforms) {
      this.stop(platform);
      this.#stops.get(platform)!.parent = parent;
    }
  }

  /** Sets whether wheelchairs can board at a stop. */
  accessible(id: string, wheelchair: Known): void {
    this.stop(id);
    this.#stops.get(id)!.wheelchair = wheelchair;
  }

  /** Sets the zone of the clocks at a stop. */
  clocks(id: string, timezone: string): void {
    this.stop(id);
    this.#stops.get(id)!.timezone = timezone;
  }

  route(id: string, agency: number): number {
    if (!this.#routes.has(id)) {
      this.#routes.set(id, {
        id,
        agency,
        shortName: id,
        longName: '',
        type: 3,
        color: '',
        textColor: '',
        url: '',
        sortOrder: -1,
      });
    }
    return positionOf(this.#routes, id);
  }

  findRoute(id: string): number | undefined {
    return this.#routes.has(id) ? positionOf(this.#routes, id) : undefined;
  }

  findTrip(id: string): number | undefined {
    return this.#trips.has(id) ? positionOf(this.#trips, id) : undefined;
  }

  /** @param days since 1970-01-01, any order */
  service(days: readonly number[]): number {
    const sorted = [...new Set(days)].sort((a, b) => a - b);
    const id = `on ${sorted.join(' ')}`;
    if (!this.#services.has(id)) this.#services.set(id, { id, days: Int32Array.from(sorted) });
    return positionOf(this.#services, id);
  }

  /** @throws when a trip of that id exists */
  trip(
    id: string,
    route: number,
    service: number,
    calls: readonly DrawnCall[],
    { blockId = '', wheelchair = 0, bikes = 0 }: Partial<Pick<TripRow, 'blockId' | 'wheelchair' | 'bikes'>> = {},
  ): number {
    if (this.#trips.has(id)) throw new Error(`two trips are called ${id}`);
    this.#trips.set(id, {
      id,
      route,
      service,
      headsign: '',
      shortName: '',
      direction: -1,
      blockId,
      shape: -1,
      wheelchair,
      bikes,
      cars: 0,
      calls,
    });
    return positionOf(this.#trips, id);
  }

  get tripCount(): number {
    return this.#trips.size;
  }

  tripsOfRoute(route: number): number {
    return [...this.#trips.values()].filter((trip) => trip.route === route).length;
  }

  frequency(row: FrequencyRow): void {
    this.#frequencies.push(row);
  }

  transfer(row: TransferRow): void {
    this.#transfers.push(row);
  }

  build(): FeedRows {
    const drawn = [...this.#trips.values()];
    const calls = drawn.flatMap((trip) => trip.calls);
    let firstCall = 0;
    const trips = drawn.map(({ calls: own, ...trip }): TripRow => {
      const row = { ...trip, firstCall, callCount: own.length };
      firstCall += own.length;
      return row;
    });
    return {
      name: this.name,
      agencies: [...this.#agencies.values()],
      stops: Array.from(this.#stops.values(), stopRow),
      routes: [...this.#routes.values()],
      services: [...this.#services.values()],
      trips,
      stopTimes: {
        stop: Int32Array.from(calls, (call) => call.stop),
        arrival: Int32Array.from(calls, (call) => call.arrival),
        departure: Int32Array.from(calls, (call) => call.departure),
        sequence: Int32Array.from(drawn.flatMap((trip) => trip.calls.map((_, i) => i + 1))),
        pickup: Uint8Array.from(calls, (call) => call.pickup),
        dropOff: Uint8Array.from(calls, (call) => call.dropOff),
        approximate: new Uint8Array(calls.length),
        headsign: new Int32Array(calls.length).fill(-1),
        headsigns: [],
        shapeDistance: new Float64Array(calls.length).fill(Number.NaN),
      },
      frequencies: this.#frequencies,
      transfers: this.#transfers,
      pathways: [],
      levels: [],
      shapes: {
        ids: [],
        firstPoint: new Int32Array(1),
        lat: new Float64Array(0),
        lng: new Float64Array(0),
        distance: new Float64Array(0),
      },
      translations: [],
      attributions: [],
      feedInfo: undefined,
      otherTables: new Map(),
    };
  }
}

function positionOf(rows: ReadonlyMap<string, unknown>, id: string): number {
  return [...rows.keys()].indexOf(id);
}

function stopRow(stop: {
  id: string;
  lat: number;
  lng: number;
  isStation: boolean;
  parent: number;
  wheelchair: Known;
  timezone: string;
}): StopRow {
  return {
    id: stop.id,
    code: '',
    name: stop.id,
    lat: stop.lat,
    lng: stop.lng,
    locationType: stop.isStation ? 1 : 0,
    parent: stop.parent,
    wheelchair: stop.wheelchair,
    platformCode: '',
    zoneId: '',
    timezone: stop.timezone,
    level: -1,
    access: '',
    url: '',
    description: '',
  };
}
