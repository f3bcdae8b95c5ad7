import { instantOfLocal, parseDay } from '../src/base/index.ts';
import { buildFares } from '../src/fares/build/index.ts';
import { type FareRide, Fares, type Price } from '../src/fares/index.ts';
import { StringPool, StringPoolBuilder } from '../src/storage/index.ts';
import {
  buildTimetable,
  type FeedRows,
  layOutWalkingLinks,
  type StopRow,
  type TextRow,
} from '../src/timetable/build/index.ts';
import {
  type AgencyIndex,
  type FeedIndex,
  type RouteIndex,
  type StopIndex,
  Timetable,
} from '../src/timetable/index.ts';
import { feedRows, routeRow, stopRow } from './feed-rows.ts';

/** A short notation for feeds in tests of fares. */
export interface FareFeed {
  /** Stops by id; `zone` and `station` (the id of one, made when new). */
  readonly stops: Readonly<Record<string, { readonly zone?: string; readonly station?: string }>>;
  /** Agency of every route by its id. */
  readonly routes: Readonly<Record<string, string>>;
  /** Service days by id, `YYYY-MM-DD`. */
  readonly services?: Readonly<Record<string, readonly string[]>>;
  /** Tables of fares as written, without `.txt`: a header and rows. */
  readonly tables: Readonly<Record<string, string>>;
}

/** The day on which all rides of a fare world run. */
const FARE_DAY = '2026-03-02';

/** Prices rides of text feeds; `ride('X', 'A B C', '8:00', '8:20')` boards X at A and leaves it at C. */
export class FareWorld {
  readonly fares: Fares | undefined;
  readonly #timetable: Timetable;
  readonly #sections: ReturnType<typeof buildFares>;
  readonly #feeds: readonly FeedRows[];
  readonly #stopIndexOf: readonly Int32Array[];

  constructor(...feeds: readonly FareFeed[]) {
    this.#feeds = feeds.map(rowsOf);
    const strings = new StringPoolBuilder();
    const built = buildTimetable(this.#feeds, strings);
    this.#stopIndexOf = built.stopIndexOf;
    const fares = buildFares(this.#feeds, built, strings);
    const none = new Int32Array(0);
    const links = layOutWalkingLinks(built.sections, { from: none, to: none, seconds: none, metres: none });
    const { bytes, offsets } = strings.build();
    const timetable = new Timetable(new Map([...built.sections, ...links]), new StringPool(bytes, offsets));
    this.#timetable = timetable;
    this.#sections = fares;
    this.fares = fares === undefined ? undefined : new Fares(timetable, fares);
  }

  ride(route: string, stops: string, departure: string, arrival: string, parts: Partial<FareRide> = {}): FareRide {
    const feed = parts.feed ?? (0 as FeedIndex);
    const rows = this.#feeds[feed] as FeedRows;
    const before = this.#feeds.slice(0, feed);
    const row = rows.routes.findIndex(({ id }) => id === route);
    const zone = parts.departureZone ?? 'UTC';
    return {
      feed,
      route: (before.reduce((sum, { routes }) => sum + routes.length, 0) + row) as RouteIndex,
      agency: (before.reduce((sum, { agencies }) => sum + agencies.length, 0) +
        (rows.routes[row]?.agency ?? -1)) as AgencyIndex,
      stops: stops
        .split(' ')
        .map((stop) => this.#stopIndexOf[feed]?.[rows.stops.findIndex(({ id }) => id === stop)] as StopIndex),
      departure: instantOf(departure, zone),
      arrival: instantOf(arrival, parts.arrivalZone ?? zone),
      departureZone: zone,
      arrivalZone: zone,
      seated: false,
      ...parts,
    };
  }

  /** The fares as in a region of an earlier version. */
  withoutReductions(): Fares {
    const kept = [...(this.#sections ?? [])].filter(([name]) => !name.startsWith('reduced'));
    return new Fares(this.#timetable, new Map(kept));
  }

  /** Total and tickets in a line, for a rider with a concession, with tickets by their names. */
  describeReduced(...rides: readonly FareRide[]): string {
    const price = this.fares?.priceOf(rides, true);
    if (price === undefined) return 'unknown';
    return `${price.total.map(({ currency, minor }) => `${minor} ${currency}`).join(' + ')}: ${price.tickets.map(({ name }) => name).join(', ')}`;
  }

  price(...rides: readonly FareRide[]): Price | undefined {
    return this.fares?.priceOf(rides);
  }

  /** Total and tickets in a line: `3.10 EUR: day[0 1]`; `unknown` when there is no price. */
  describe(...rides: readonly FareRide[]): string {
    const price = this.price(...rides);
    if (price === undefined) return 'unknown';
    const total = price.total.map(({ currency, minor }) => `${minor} ${currency}`).join(' + ');
    return `${total}: ${price.tickets.map(({ id, rides: of }) => `${id}[${of.join(' ')}]`).join(' ')}`;
  }
}

function instantOf(clock: string, zone: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return instantOfLocal((parseDay(FARE_DAY) as number) * 86_400 + hours * 3600 + minutes * 60, zone);
}

function rowsOf({ stops, routes, services = {}, tables }: FareFeed, index: number): FeedRows {
  const agencies = [...new Set(Object.values(routes))];
  const stations = [
    ...new Set(Object.values(stops).flatMap(({ station }) => (station === undefined ? [] : [station]))),
  ];
  const ids = [...stations, ...Object.keys(stops).filter((id) => !stations.includes(id))];
  const rows = ids.map((id, at): StopRow => {
    const { zone = '', station } = stops[id] ?? {};
    return stopRow(id, {
      lat: 41 + index + at / 1000,
      zoneId: zone,
      locationType: stations.includes(id) ? 1 : 0,
      parent: station === undefined ? -1 : ids.indexOf(station),
    });
  });
  return feedRows({
    name: `feed${index}`,
    agencies: agencies.map((id) => ({ id, name: id, url: '', timezone: 'UTC', lang: '', phone: '' })),
    stops: rows,
    routes: Object.entries(routes).map(([id, agency]) => routeRow(id, { agency: agencies.indexOf(agency) })),
    services: Object.entries(services).map(([id, days]) => ({
      id,
      days: Int32Array.from(days, (day) => parseDay(day) as number),
    })),
    otherTables: new Map(Object.entries(tables).map(([name, text]) => [`${name}.txt`, textRows(text)])),
  });
}

/** Rows as the importer keeps them: without blanks, but a blank `rule_priority` is 0. */
function textRows(text: string): TextRow[] {
  const [header = '', ...lines] = text.trim().split('\n');
  const names = header.trim().split(',');
  return lines.map((line) => {
    const cells = line.trim().split(',');
    return new Map(
      names.flatMap((name, at): [string, string][] => {
        const value = (cells[at] ?? '').trim();
        if (value !== '') return [[name, value]];
        return name === 'rule_priority' ? [[name, '0']] : [];
      }),
    );
  });
}
