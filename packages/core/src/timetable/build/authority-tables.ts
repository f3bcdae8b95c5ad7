import type { Sections, StringPoolBuilder, TypedArray } from '../../base/index.ts';
import type { FeedRows } from './feed-rows.ts';

/**
 * Who a line runs on behalf of, as attributions.txt says (`is_authority`): of the line itself, of its agency, of the whole feed, all of them.
 * Those of single trips are left out: a line is ridden or not. Per route a list of names (layout.md).
 */
export function authorityTables(feeds: readonly FeedRows[], strings: StringPoolBuilder): Sections {
  const first: number[] = [0];
  const names: number[] = [];
  for (const feed of feeds) {
    const rows = feed.attributions.filter(({ isAuthority, tripId }) => isAuthority && tripId === '');
    for (const route of feed.routes) {
      const agency = feed.agencies[route.agency]?.id;
      const own = rows.filter(({ routeId, agencyId }) =>
        routeId !== '' ? routeId === route.id : agencyId === '' || agencyId === agency,
      );
      for (const name of [...new Set(own.map(({ organization }) => organization))].sort())
        names.push(strings.add(name));
      first.push(names.length);
    }
  }
  return new Map<string, TypedArray>([
    ['routeAuthorityFirst', Int32Array.from(first)],
    ['routeAuthority', Int32Array.from(names)],
  ]);
}
