import type { Sections } from '@tripwright/core/base';
import type { FeedRows } from '@tripwright/core/timetable/build';
import type { ReportSection } from '../report/index.ts';

/** What the report says about fares: of every feed that has some, the version used and how many of its prices can be. */
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
    text: 'Not used are prices for riders other than the default category, and prices whose amount, currency or agency cannot be read.',
    figures,
  };
}
