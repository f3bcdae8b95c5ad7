import { after } from '../../storage/index.ts';
import type { RouteIndex, StringIndex } from '../columns/index-types.ts';
import type { Timetable } from './timetable.ts';

/** String indices of the authorities of a route; the name and id of its agency where its feed names none. */
export function authoritiesOf(timetable: Timetable, route: RouteIndex): readonly StringIndex[] {
  const { routeAuthorityFirst: first, routeAuthority, routeAgency, agencyId, agencyName } = timetable;
  const own = first === undefined ? [] : [...(routeAuthority?.subarray(first[route]!, first[after(route)]!) ?? [])];
  const agency = routeAgency[route]!;
  return own.length > 0 || agency < 0 ? own : [agencyName[agency]!, agencyId[agency]!];
}
