import type { FeedRows } from '@tripwright/core/timetable/build';
import type { WalkingLink } from '../journeys/journey.ts';
import { stopKey } from '../journeys/stop-key.ts';
import { beelineMetres } from '../rules/stop-table.ts';

export interface StraightLineOptions {
  /** 400 unless given. */
  readonly maxMetres?: number;
  /** 1.2 unless given. */
  readonly metresPerSecond?: number;
}

/** Walking links in straight lines, rounded up to whole seconds, both ways: for tests that need links but no streets. */
export function straightLineLinks(
  feeds: readonly FeedRows[],
  { maxMetres = 400, metresPerSecond = 1.2 }: StraightLineOptions = {},
): WalkingLink[] {
  const served = feeds.flatMap((feed) => {
    const used = new Set(feed.stopTimes.stop);
    return feed.stops
      .map((row, index) => ({ key: stopKey(feed.name, row.id), lat: row.lat, lng: row.lng, index }))
      .filter((stop) => used.has(stop.index) && Number.isFinite(stop.lat) && Number.isFinite(stop.lng));
  });
  served.sort((a, b) => a.lat - b.lat || (a.key < b.key ? -1 : 1));
  const latitudes = maxMetres / 110_000; // a little more than the true degrees: a first, coarse filter
  const links: WalkingLink[] = [];
  for (const [i, a] of served.entries()) {
    for (let j = i + 1; j < served.length && served[j]!.lat - a.lat <= latitudes; j++) {
      const b = served[j]!;
      const metres = beelineMetres(a, b);
      if (metres > maxMetres) continue;
      const seconds = Math.ceil(metres / metresPerSecond);
      links.push({ from: a.key, to: b.key, seconds }, { from: b.key, to: a.key, seconds });
    }
  }
  return links;
}
