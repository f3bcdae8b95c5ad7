import type { FeedRows, StopRow } from '@tripwright/core/timetable/build';
import { type StopKey, stopKey } from '../journeys/stop-key.ts';

const EARTH_RADIUS_METRES = 6_371_000;

/** All stops of all feeds in one numbering. */
export interface StopTable {
  readonly count: number;
  readonly keys: readonly StopKey[];
  readonly rows: readonly StopRow[];
  /** Number of the first stop of each feed: a feed's stop `s` is `first[feed] + s`. */
  readonly first: readonly number[];
  /** Number of the station a stop belongs to, -1 = none. */
  readonly station: readonly number[];
  /** @throws when there is no such stop */
  numberOf(key: StopKey): number;
  /** Straight-line metres; NaN when a position is unknown. */
  metres(a: number, b: number): number;
}

export function createStopTable(feeds: readonly FeedRows[]): StopTable {
  const keys: StopKey[] = [];
  const rows: StopRow[] = [];
  const first: number[] = [];
  const station: number[] = [];
  const numbers = new Map<StopKey, number>();
  for (const feed of feeds) {
    const start = keys.length;
    first.push(start);
    for (const row of feed.stops) {
      const key = stopKey(feed.name, row.id);
      numbers.set(key, keys.length);
      keys.push(key);
      rows.push(row);
      const isStation = row.parent >= 0 && feed.stops[row.parent]!.locationType === 1;
      station.push(isStation ? start + row.parent : -1);
    }
  }
  return {
    count: keys.length,
    keys,
    rows,
    first,
    station,
    numberOf: (key) => {
      const number = numbers.get(key);
      if (number === undefined) throw new Error(`there is no stop "${key}"`);
      return number;
    },
    metres: (a, b) => beelineMetres(rows[a]!, rows[b]!),
  };
}

/** Haversine distance. */
export function beelineMetres(
  a: { readonly lat: number; readonly lng: number },
  b: { readonly lat: number; readonly lng: number },
): number {
  const radians = Math.PI / 180;
  const half = (from: number, to: number): number => Math.sin(((to - from) * radians) / 2) ** 2;
  const share = half(a.lat, b.lat) + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * half(a.lng, b.lng);
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(share)));
}
