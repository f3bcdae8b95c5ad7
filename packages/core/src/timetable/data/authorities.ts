import type { Timetable } from './timetable.ts';

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
