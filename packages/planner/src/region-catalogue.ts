import { encodePolyline } from '@tripwright/core/geo';
import type { CataloguedOperator, CataloguedRoute, RegionFacts, RouteDirection } from '@tripwright/core/model';
import { findModeFamily } from '@tripwright/core/modes';
import type { Region } from '@tripwright/core/region';
import type {
  AgencyIndex,
  PatternIndex,
  PositionIndex,
  RouteIndex,
  Timetable,
  TripIndex,
} from '@tripwright/core/timetable';

/** What a region knows: computed from its data, not from a configuration. */
export function regionFacts(region: Region): RegionFacts {
  const { manifest, streets, transit, fares } = region;
  const known = (column: Iterable<number> | undefined): boolean => [...(column ?? [])].some((value) => value !== 0);
  return {
    code: manifest.code,
    streetBicyclePaths: streets !== undefined,
    streetWheelchairAccessibility: streets !== undefined,
    transitBicycleAccessibility: known(transit?.timetable.patternBikes),
    transitWheelchairAccessibility: known(transit?.timetable.patternWheelchair),
    transitConcessionPricing: fares !== undefined,
    transitModes: manifest.modes.filter((mode) => findModeFamily(mode)?.travel.by === 'timetable'),
    modes: manifest.modes,
    operators: listOperators(region),
  };
}

/** The agencies that have lines, by name. */
export function listOperators({ transit }: Region): readonly CataloguedOperator[] {
  if (transit === undefined) return [];
  const { timetable } = transit;
  const { strings, agencyId, agencyName, agencyUrl, agencyPhone, routeAgency, routeMode } = timetable;
  const routes = new Map<AgencyIndex, RouteIndex[]>();
  for (let route = 0 as RouteIndex; route < routeAgency.length; route++) {
    const agency = routeAgency[route]!;
    if (agency >= 0) routes.set(agency, [...(routes.get(agency) ?? []), route]);
  }
  const operators = [...routes].map(([agency, own]) => ({
    id: strings.get(agencyId[agency]!),
    name: strings.get(agencyName[agency]!),
    website: strings.get(agencyUrl[agency]!),
    phone: strings.get(agencyPhone[agency]!),
    modes: [...new Set(own.map((route) => strings.get(routeMode[route]!)))],
    routeCount: own.length,
  }));
  return operators.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1));
}

/** The lines of a region in the order of their feeds. @param operators ids of the agencies to list; empty = all */
export function listRoutes(
  { transit }: Region,
  { operators, limit }: { readonly operators: readonly string[]; readonly limit: number },
): readonly CataloguedRoute[] {
  if (transit === undefined) return [];
  const { timetable } = transit;
  const wanted = new Set(operators);
  const routes: CataloguedRoute[] = [];
  for (let route = 0 as RouteIndex; route < timetable.routeId.length && routes.length < limit; route++) {
    const described = describeRoute(timetable, route);
    if (wanted.size === 0 || wanted.has(described.operatorId)) routes.push(described);
  }
  return routes;
}

/** A line with its stops in each direction; undefined where the region has no line of this id. */
export function findRoute(
  { transit }: Region,
  id: string,
): { readonly route: CataloguedRoute; readonly directions: readonly RouteDirection[] } | undefined {
  if (transit === undefined) return undefined;
  const { timetable, stops, shapes } = transit;
  const { strings, routeId, patternRoute, patternFirstPosition, patternFirstTrip, positionStop, tripDirection } =
    timetable;
  const route = [...routeId].findIndex((text) => strings.get(text) === id) as RouteIndex;
  if (route < 0) return undefined;
  // The pattern with the most stops speaks for its direction; of equal ones the one with the most trips.
  const longest = new Map<number, PatternIndex>();
  const sizeOf = (pattern: PatternIndex): number => {
    const next = (pattern + 1) as PatternIndex;
    const stopsOf = patternFirstPosition[next]! - patternFirstPosition[pattern]!;
    return stopsOf * 1e6 + Math.min(999_999, patternFirstTrip[next]! - patternFirstTrip[pattern]!);
  };
  for (let pattern = 0 as PatternIndex; pattern < timetable.patternCount; pattern++) {
    if (patternRoute[pattern] !== route) continue;
    const direction = tripDirection[patternFirstTrip[pattern]!]!;
    const known = longest.get(direction);
    if (known === undefined || sizeOf(pattern) > sizeOf(known)) longest.set(direction, pattern);
  }
  const directions = [...longest]
    .sort(([a], [b]) => a - b)
    .map(([direction, pattern]): RouteDirection => {
      const first = patternFirstPosition[pattern]!;
      const count = patternFirstPosition[(pattern + 1) as PatternIndex]! - first;
      const called = Array.from({ length: count }, (_, i) => stops.get(positionStop[(first + i) as PositionIndex]!));
      const trip: TripIndex = patternFirstTrip[pattern]!;
      const points = shapes.line(trip, 0, count - 1);
      const headsign = strings.get(timetable.tripHeadsign[trip]!);
      return {
        id: direction < 0 ? '0' : String(direction),
        name: headsign !== '' ? headsign : (called.at(-1)?.name ?? ''),
        line: encodePolyline(points.length > 1 ? points : called),
        stops: called.map(({ code, name, lat, lng }) => ({ code, name, lat, lng })),
      };
    });
  return { route: describeRoute(timetable, route), directions };
}

function describeRoute(timetable: Timetable, route: RouteIndex): CataloguedRoute {
  const { strings, routeId, routeShortName, routeLongName, routeMode, routeAgency, agencyId, agencyName } = timetable;
  const agency = routeAgency[route]!;
  const color = (value: number): string => (value < 0 ? '' : value.toString(16).toUpperCase().padStart(6, '0'));
  return {
    id: strings.get(routeId[route]!),
    shortName: strings.get(routeShortName[route]!),
    longName: strings.get(routeLongName[route]!),
    mode: strings.get(routeMode[route]!),
    operatorId: agency < 0 ? '' : strings.get(agencyId[agency]!),
    operatorName: agency < 0 ? '' : strings.get(agencyName[agency]!),
    color: color(timetable.routeColor[route]!),
    textColor: color(timetable.routeTextColor[route]!),
  };
}
