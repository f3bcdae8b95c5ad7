import type { StringPoolBuilder } from '../../storage/index.ts';
import type { FeedRows } from './feed-rows.ts';
import type { TimetableArrays } from './timetable-arrays.ts';

/**
 * The authorities on whose behalf each route runs (`is_authority` of attributions.txt): rows about the route itself, its agency or the whole
 * feed. Rows about single trips are left out: a route is ridden or avoided as a whole.
 */
export function authorityColumns(
  feeds: readonly FeedRows[],
  strings: StringPoolBuilder,
): Pick<TimetableArrays, 'routeAuthorityFirst' | 'routeAuthority'> {
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
  return { routeAuthorityFirst: Int32Array.from(first), routeAuthority: Int32Array.from(names) };
}
