import type { RouteIndex, Timetable } from '@tripwright/core/timetable';

/** A line in both timetables, or in one of them. */
export interface LinePair {
  readonly old: RouteIndex | undefined;
  readonly new: RouteIndex | undefined;
}

/**
 * Pairs lines by what riders call them (operator, mode, number and long name), those with the same id first; last by id alone, where a line has another name now.
 * The id comes last because operators give old ids to other lines when they number anew.
 */
export function pairLines(old: Timetable, fresh: Timetable): readonly LinePair[] {
  const free = new Set(routesOf(fresh));
  const newOf = new Map<RouteIndex, RouteIndex>();
  for (const keyOf of [both(idOf, fullName), fullName, both(idOf, calledBy), calledBy, idOf]) {
    const byKey = Map.groupBy(free, (route) => keyOf(fresh, route));
    for (const route of routesOf(old)) {
      if (newOf.has(route)) continue;
      const found = byKey.get(keyOf(old, route))?.find((candidate) => free.has(candidate));
      if (found === undefined) continue;
      newOf.set(route, found);
      free.delete(found);
    }
  }
  const pairs = routesOf(old).map((route) => ({ old: route, new: newOf.get(route) }));
  return [...pairs, ...Array.from(free, (route) => ({ old: undefined, new: route }))];
}

type KeyOf = (timetable: Timetable, route: RouteIndex) => string;

function both(one: KeyOf, other: KeyOf): KeyOf {
  return (timetable, route) => `${one(timetable, route)}\n${other(timetable, route)}`;
}

function routesOf({ routeId }: Timetable): readonly RouteIndex[] {
  return Array.from(routeId, (_, route) => route as RouteIndex);
}

function idOf({ strings, routeId }: Timetable, route: RouteIndex): string {
  return strings.get(routeId[route]!);
}

function calledBy(timetable: Timetable, route: RouteIndex): string {
  const { strings, routeShortName, routeLongName, routeMode, routeAgency, agencyName } = timetable;
  const agency = routeAgency[route]!;
  const number = strings.get(routeShortName[route]!);
  return [
    agency < 0 ? '' : strings.get(agencyName[agency]!),
    number === '' ? strings.get(routeLongName[route]!) : number,
    strings.get(routeMode[route]!),
  ].join('\n');
}

function fullName(timetable: Timetable, route: RouteIndex): string {
  return `${calledBy(timetable, route)}\n${timetable.strings.get(timetable.routeLongName[route]!)}`;
}
