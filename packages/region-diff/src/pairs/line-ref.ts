import type { RouteIndex, Timetable } from '@tripwright/core/timetable';
import type { LineRef } from '../region-diff.ts';

/** The line that a route is to riders. */
export function lineRef(timetable: Timetable, route: RouteIndex): LineRef {
  const { strings, routeId, routeShortName, routeLongName, routeMode, routeAgency, agencyName } = timetable;
  const agency = routeAgency[route]!;
  const number = strings.get(routeShortName[route]!);
  return {
    id: strings.get(routeId[route]!),
    name: number === '' ? strings.get(routeLongName[route]!) : number,
    mode: strings.get(routeMode[route]!),
    operator: agency < 0 ? '' : strings.get(agencyName[agency]!),
  };
}
