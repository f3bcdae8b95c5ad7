import type { Sections } from '@tripwright/core/storage';
import type { FeedRows } from '@tripwright/core/timetable/build';
import type { ReportSection } from '../report/index.ts';

/** The report's section about fares: for each feed with fares, the version and the share of usable prices. */
export function fareSection(feeds: readonly FeedRows[], fares: Sections): ReportSection {
  const versions = fares.get('feedVersion');
  const usable = (column: string, feed: number): number =>
    [...(fares.get(column) ?? [])].filter((of) => of === feed).length;
  const written = (feed: FeedRows, file: string): number => feed.otherTables.get(file)?.length ?? 0;
  const figures = feeds.flatMap((feed, i) => {
    const version = versions?.[i];
    if (version !== 1 && version !== 2) return [];
    const [used, all] =
      version === 1
        ? [usable('fareFeed', i), written(feed, 'fare_attributes.txt')]
        : [usable('productFeed', i), written(feed, 'fare_products.txt')];
    return [
      { label: `${feed.name}: version`, value: String(version) },
      { label: `${feed.name}: prices used`, value: `${used} of ${all}` },
    ];
  });
  return {
    title: 'Fares',
    text: 'Two kinds of prices are not used: those for riders other than the default category, and those whose amount, currency or agency is unusable.',
    figures,
  };
}
