import type { Timetable } from './timetable.ts';

/** String indices of the authorities of a route; where its feed names none, those of its agency's name and id. */
export function authoritiesOf(timetable: Timetable, route: number): readonly number[] {
  const { routeAuthorityFirst, routeAuthority, routeAgency, agencyId, agencyName } = timetable;
  const own = [...(routeAuthority?.subarray(routeAuthorityFirst?.[route], routeAuthorityFirst?.[route + 1]) ?? [])];
  const agency = routeAgency[route] ?? -1;
  return own.length > 0 || agency < 0 ? own : [agencyName[agency]!, agencyId[agency]!];
}
