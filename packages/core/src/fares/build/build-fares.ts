import { type Sections, type StringPoolBuilder, writeColumns } from '../../storage/index.ts';
import { type BuiltTimetable, daySetTable, type FeedRows } from '../../timetable/build/index.ts';
import { FEED_FARE_COLUMNS } from '../fare-columns.ts';
import { buildRuleFares } from './build-rule-fares.ts';
import { buildZoneFares } from './build-zone-fares.ts';
import type { FareSource } from './fare-source.ts';

/**
 * Builds the sections of `fares.bin` from the fares of all feeds (see `layout.md`). A feed with both versions gives version 2 (FA-1).
 * @param built the timetable of the same feeds
 * @param strings the pool of the timetable; zones are compared by their index in it
 * @returns undefined where no feed has usable fares
 */
export function buildFares(
  feeds: readonly FeedRows[],
  built: Pick<BuiltTimetable, 'stopIndexOf' | 'stopLat'>,
  strings: StringPoolBuilder,
): Sections | undefined {
  let firstAgency = 0;
  let firstRoute = 0;
  const daySets = daySetTable(feeds);
  const sources = feeds.map((feed, index): FareSource => {
    const stops = new Map(feed.stops.map(({ id }, row) => [id, built.stopIndexOf[index]?.[row] ?? -1]));
    const start = firstRoute;
    const routes = new Map(feed.routes.map(({ id }, row) => [id, start + row]));
    const source: FareSource = {
      index,
      feed,
      firstAgency,
      stopOf: (id) => stops.get(id) ?? -1,
      daySetOf: (id) => daySets.setOf[index]?.[feed.services.findIndex((service) => service.id === id)] ?? -1,
      routeOf: (id) => routes.get(id) ?? -1,
      rows: (file) => feed.otherTables.get(file) ?? [],
      text: (value) => strings.add(value),
    };
    firstAgency += feed.agencies.length;
    firstRoute += feed.routes.length;
    return source;
  });
  const versions = sources.map(({ rows }) =>
    rows('fare_leg_rules.txt').length > 0 && rows('fare_products.txt').length > 0
      ? 2
      : rows('fare_attributes.txt').length > 0
        ? 1
        : 0,
  );
  if (versions.every((version) => version === 0)) return undefined;
  const feedFares = writeColumns(FEED_FARE_COLUMNS, { feedVersion: Int32Array.from(versions) });
  const zoneFares = buildZoneFares(sources.filter(({ index }) => versions[index] === 1));
  const ruleFares = buildRuleFares(
    sources.filter(({ index }) => versions[index] === 2),
    { stops: built.stopLat.length, routes: firstRoute },
  );
  return new Map([...feedFares, ...zoneFares, ...ruleFares]);
}
