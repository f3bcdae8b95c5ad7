import type { RegionInfo } from '@tripwright/core/model';
import type { Locale } from '@tripwright/core/text';
import type { LineReads } from '../line-reads.ts';
import { notFromSource } from '../not-from-source.ts';
import type { RegionBook } from './region-book.ts';

/** The lines that `info/routes.json` lists. */
export function remoteLines(bookOf: (region: RegionInfo, locale: Locale) => Promise<RegionBook>): LineReads {
  return {
    lines: async (region, locale) => (await bookOf(region, locale)).lines,
    async agencies(region, locale) {
      const { lines } = await bookOf(region, locale);
      const found = new Map(lines.map(({ route: { agency } }) => [JSON.stringify([agency.feed, agency.id]), agency]));
      return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
    },
    linesAt: () => Promise.reject(notFromSource('which lines call at a stop')),
    patterns: () => Promise.reject(notFromSource('the patterns of lines')),
  };
}
