import type { Sections, StringPoolBuilder, TypedArray } from '../../base/index.ts';
import type { FeedRows } from './feed-rows.ts';
import type { Timetable } from '../data/timetable.ts';

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

/** String indices of the authorities of a route; where its feed names none, those of its agency's name and id. */
export function authoritiesOf(timetable: Timetable, route: number): readonly number[] {
  const { sections, routeAgency, agencyId, agencyName } = timetable;
  const first = sections.get('routeAuthorityFirst');
  const named = sections.get('routeAuthority');
  // Regions of before know of none.
  const own = first === undefined ? [] : [...(named?.subarray(first[route], first[route + 1]) ?? [])];
  const agency = routeAgency[route] ?? -1;
  return own.length > 0 || agency < 0 ? own : [agencyName[agency] as number, agencyId[agency] as number];
}
