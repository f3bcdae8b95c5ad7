import type { FeedRows } from './feed-rows.ts';

/**
 * Sets of service days as bits over the whole range of the feeds, equal sets kept once.
 * Bit `day - firstDay` of set `s` is bit `(day - firstDay) & 31` of word `s * words + ((day - firstDay) >> 5)`.
 */
export interface DaySetTable {
  readonly firstDay: number;
  /** Last day on which anything runs; below `firstDay` when nothing ever runs. */
  readonly lastDay: number;
  readonly words: number;
  readonly bits: Uint32Array;
  /** `[feed][service row] → set`. */
  readonly setOf: readonly Int32Array[];
}

/** The sets of service days of all feeds. */
export function daySetTable(feeds: readonly FeedRows[]): DaySetTable {
  let firstDay = Number.POSITIVE_INFINITY;
  let lastDay = Number.NEGATIVE_INFINITY;
  for (const feed of feeds) {
    for (const { days } of feed.services) {
      if (days.length === 0) continue;
      firstDay = Math.min(firstDay, days[0]!);
      lastDay = Math.max(lastDay, days[days.length - 1]!);
    }
  }
  if (lastDay < firstDay) [firstDay, lastDay] = [0, -1];
  const words = Math.max(1, Math.ceil((lastDay - firstDay + 1) / 32));
  const setByContent = new Map<string, number>();
  const sets: Uint32Array[] = [];
  const setOf = feeds.map((feed) =>
    Int32Array.from(feed.services, ({ days }) => {
      const bits = new Uint32Array(words);
      for (const day of days) {
        const bit = day - firstDay;
        bits[bit >> 5] = bits[bit >> 5]! | (1 << (bit & 31));
      }
      const content = bits.join();
      const known = setByContent.get(content);
      if (known !== undefined) return known;
      setByContent.set(content, sets.length);
      return sets.push(bits) - 1;
    }),
  );
  const bits = new Uint32Array(Math.max(1, sets.length) * words);
  sets.forEach((set, i) => {
    bits.set(set, i * words);
  });
  return { firstDay, lastDay, words, bits, setOf };
}
