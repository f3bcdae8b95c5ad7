import type { FeedRows, FrequencyRow, RouteRow, ServiceRow, TripRow } from '@tripwright/core/timetable/build';
import type { RunEnds } from '../rules/seated-links.ts';
import type { PlannedChange } from './planned-change.ts';

/** Feeds after live changes: ordinary rows, as if the timetable had been published like that. */
export interface RewrittenFeeds {
  readonly feeds: readonly FeedRows[];
  /** The row that a row of trips stands for in blocks and in transfers.txt; itself for trips of its own. */
  readonly standsFor: (feed: number, trip: number) => number;
  /** Where changed runs begin and end, with the calls that they skip. */
  readonly ends: RunEnds;
}

/**
 * Writes a timetable anew with changes in it, knowing nothing of how the engine applies them: a run that changes leaves the service days of its trip
 * and comes back as a trip of that one day.
 */
export function rewriteFeeds(feeds: readonly FeedRows[], changes: readonly PlannedChange[]): RewrittenFeeds {
  const origins: number[][] = [];
  const ends = new Map<TripRow, { readonly first: number; readonly last: number }>();
  const rewritten = feeds.map((feed, f) => {
    const writer = new FeedWriter(feed, ends);
    for (const change of changes.filter((one) => one.feed === f)) writer.apply(change);
    origins.push(writer.origin);
    return writer.finish();
  });
  return { feeds: rewritten, standsFor: (feed, trip) => origins[feed]![trip]!, ends };
}

/** Kinds of which the run in the timetable goes on beside the new one. */
const FURTHER = ['added', 'duplicated'];

class FeedWriter {
  readonly origin: number[];
  readonly #feed: FeedRows;
  readonly #trips: TripRow[];
  readonly #services: ServiceRow[];
  readonly #routes: RouteRow[];
  readonly #frequencies: FrequencyRow[];
  readonly #calls: { stop: number; arrival: number; departure: number; pickup: number; dropOff: number }[] = [];
  /** Starts that a frequency trip no longer has, by trip and day. */
  readonly #gone = new Map<string, Set<number>>();

  readonly #ends: Map<TripRow, { readonly first: number; readonly last: number }>;

  constructor(feed: FeedRows, ends: Map<TripRow, { readonly first: number; readonly last: number }>) {
    this.#feed = feed;
    this.#ends = ends;
    this.#trips = [...feed.trips];
    this.#services = [...feed.services];
    this.#routes = [...feed.routes];
    this.#frequencies = [...feed.frequencies];
    this.origin = feed.trips.map((_, trip) => trip);
  }

  apply(change: PlannedChange): void {
    const { trip, day, start, kind } = change;
    const row = this.#feed.trips[trip];
    const isFrequent = this.#feed.frequencies.some((one) => one.trip === trip);
    // A run of a trip by frequency that takes the place of none comes beside the others.
    const takesNoPlace = FURTHER.includes(kind) || (isFrequent && start < 0);
    if (row !== undefined && !takesNoPlace) {
      if (start < 0) this.#stopRunning(trip, day);
      else {
        const key = `${trip} ${day}`;
        if (!this.#gone.has(key)) this.#gone.set(key, new Set());
        this.#gone.get(key)!.add(start);
      }
    }
    const calls = change.calls.filter(({ isSkipped }) => !isSkipped);
    if (calls.length < 2) return;
    const isFurther = FURTHER.includes(kind);
    const written: TripRow = {
      ...(row ?? NEW_TRIP),
      id: change.id === '' ? row!.id : change.id,
      route: this.#routeOf(change.route),
      service: this.#serviceOn(day),
      blockId: isFurther ? '' : (row?.blockId ?? ''),
      shape: -1,
      firstCall: this.#feed.stopTimes.stop.length + this.#calls.length,
      callCount: calls.length,
    };
    this.#calls.push(...calls);
    this.origin.push(isFurther ? this.#trips.length : trip);
    this.#trips.push(written);
    this.#ends.set(written, { first: change.calls[0]!.stop, last: change.calls.at(-1)!.stop });
    // A run of a frequency trip stays one: it is in no block.
    if (isFrequent && !isFurther) {
      const first = calls[0]!.departure;
      this.#frequencies.push({ trip: this.#trips.length - 1, start: first, end: first + 1, headway: 1, exact: false });
    }
  }

  #stopRunning(trip: number, day: number): void {
    const row = this.#trips[trip]!;
    const { id, days } = this.#services[row.service]!;
    this.#services.push({ id, days: days.filter((one) => one !== day) });
    this.#trips[trip] = { ...row, service: this.#services.length - 1 };
  }

  #serviceOn(day: number): number {
    this.#services.push({ id: `live ${day} ${this.#services.length}`, days: Int32Array.of(day) });
    return this.#services.length - 1;
  }

  #routeOf(route: number | string): number {
    if (typeof route === 'number') return route;
    const known = this.#routes.findIndex(({ id }) => id === route);
    if (known >= 0) return known;
    this.#routes.push({ ...NEW_ROUTE, id: route });
    return this.#routes.length - 1;
  }

  /** The other starts of a frequency trip on a day of which one is gone: each a trip of its own. */
  #keepOtherStarts(): void {
    for (const [key, gone] of this.#gone) {
      const [trip = 0, day = 0] = key.split(' ').map(Number);
      const runs = this.#services[this.#trips[trip]!.service]!.days.includes(day);
      if (!runs) continue;
      this.#stopRunning(trip, day);
      const copy = { ...this.#trips[trip]!, service: this.#serviceOn(day) };
      for (const row of this.#feed.frequencies.filter((one) => one.trip === trip)) {
        for (let start = row.start; start < row.end; start += row.headway) {
          if (gone.has(start)) continue;
          this.#frequencies.push({ ...row, trip: this.#trips.length, start, end: start + 1 });
          this.origin.push(trip);
          this.#trips.push(copy);
        }
      }
    }
  }

  finish(): FeedRows {
    this.#keepOtherStarts();
    const { stopTimes } = this.#feed;
    const more = this.#calls;
    const longer = <Column extends Int32Array | Uint8Array | Float64Array>(
      column: Column,
      values: readonly number[],
    ): Column => {
      const all = new (column.constructor as new (length: number) => Column)(column.length + values.length);
      all.set(column);
      all.set(values, column.length);
      return all;
    };
    return {
      ...this.#feed,
      trips: this.#trips,
      services: this.#services,
      routes: this.#routes,
      frequencies: this.#frequencies,
      stopTimes: {
        stop: longer(
          stopTimes.stop,
          more.map((call) => call.stop),
        ),
        arrival: longer(
          stopTimes.arrival,
          more.map((call) => call.arrival),
        ),
        departure: longer(
          stopTimes.departure,
          more.map((call) => call.departure),
        ),
        sequence: longer(
          stopTimes.sequence,
          more.map(() => 0),
        ),
        pickup: longer(
          stopTimes.pickup,
          more.map((call) => call.pickup),
        ),
        dropOff: longer(
          stopTimes.dropOff,
          more.map((call) => call.dropOff),
        ),
        approximate: longer(
          stopTimes.approximate,
          more.map(() => 0),
        ),
        headsign: longer(
          stopTimes.headsign,
          more.map(() => -1),
        ),
        headsigns: stopTimes.headsigns,
        shapeDistance: longer(
          stopTimes.shapeDistance,
          more.map(() => Number.NaN),
        ),
      },
    };
  }
}

const NEW_TRIP: TripRow = {
  ...{ id: '', route: -1, service: -1, headsign: '', shortName: '', direction: -1, blockId: '', shape: -1 },
  ...{ wheelchair: 0, bikes: 0, cars: 0, firstCall: 0, callCount: 0 },
};

const NEW_ROUTE: RouteRow = {
  ...{ id: '', agency: -1, shortName: '', longName: '', type: 3 },
  ...{ color: '', textColor: '', url: '', sortOrder: 0 },
};
