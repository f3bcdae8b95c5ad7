import type { FeedRows } from './feed-rows.ts';
import type { TableArrays, TextColumn } from './timetable-arrays.ts';
import type { ZoneList } from './zone-list.ts';

/** The agencies of all feeds, feed by feed. */
export function agencyColumns(feeds: readonly FeedRows[], text: TextColumn, zones: ZoneList): TableArrays<'agency'> {
  const rows = feeds.flatMap((feed, feedIndex) => feed.agencies.map((agency) => ({ agency, feedIndex })));
  return {
    agencyFeed: Int32Array.from(rows, ({ feedIndex }) => feedIndex),
    agencyId: text(rows.map(({ agency }) => agency.id)),
    agencyName: text(rows.map(({ agency }) => agency.name)),
    agencyUrl: text(rows.map(({ agency }) => agency.url)),
    agencyPhone: text(rows.map(({ agency }) => agency.phone)),
    agencyZone: Int32Array.from(rows, ({ agency }) => zones.add(agency.timezone)),
  };
}
