import { routeRefOf } from '@tripwright/core/engine/journey';
import { encodePolyline } from '@tripwright/core/geo';
import type {
  CataloguedOperator,
  CataloguedRoute,
  CataloguedService,
  RegionFacts,
  RouteDirection,
} from '@tripwright/core/model';
import { coversMode, findModeFamily } from '@tripwright/core/modes';
import type { Region } from '@tripwright/core/region';
import {
  type AgencyIndex,
  after,
  type PatternIndex,
  type PositionIndex,
  type RouteIndex,
  type Timetable,
  type TripIndex,
} from '@tripwright/core/timetable';
import { namesOf } from './derived-of-region.ts';
import { serviceIdOf } from './service-id.ts';

/** What a region knows: computed from its data, not from a configuration. @param locale language of names (BCP 47); the originals unless given */
export function regionFacts(region: Region, locale?: string): RegionFacts {
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
    operators: listOperators(region, { locale }),
  };
}

/** Which agencies to list. */
export interface OperatorsQuery {
  /** In the language of the answer or of the feed; all unless given. */
  readonly names?: readonly string[] | undefined;
  /** Language of names (BCP 47); the originals unless given. */
  readonly locale?: string | undefined;
}

/** The agencies that have lines, by name. */
export function listOperators(region: Region, { names, locale }: OperatorsQuery = {}): readonly CataloguedOperator[] {
  const { transit } = region;
  if (transit === undefined) return [];
  const { timetable } = transit;
  const { strings, agencyId, agencyName, agencyUrl, agencyPhone, routeAgency, routeMode, routeFeed, feedName } =
    timetable;
  const routes = new Map<AgencyIndex, RouteIndex[]>();
  for (let route = 0 as RouteIndex; route < routeAgency.length; route++) {
    const agency = routeAgency[route]!;
    if (agency >= 0) routes.set(agency, [...(routes.get(agency) ?? []), route]);
  }
  const operators = [...routes].flatMap(([agency, own]) => {
    const original = strings.get(agencyName[agency]!);
    const name = nameOfAgency(region, own[0]!, original, locale);
    if (names?.includes(name) === false && !names.includes(original)) return [];
    return {
      id: strings.get(agencyId[agency]!),
      name,
      website: strings.get(agencyUrl[agency]!),
      phone: strings.get(agencyPhone[agency]!),
      modes: [...new Set(own.map((route) => strings.get(routeMode[route]!)))],
      routeCount: own.length,
      feeds: [...new Set(own.map((route) => strings.get(feedName[routeFeed[route]!]!)))],
    };
  });
  return operators.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1));
}

/** The name of the agency of a line in a language. */
function nameOfAgency(region: Region, route: RouteIndex, original: string, locale: string | undefined): string {
  const names = locale === undefined ? undefined : namesOf(region);
  if (names === undefined || names.isEmpty || locale === undefined) return original;
  return names.route(routeRefOf(region.transit!.timetable, route), locale).agency.name;
}

/** Which line is meant, and how it is named. */
export interface RouteQuery {
  /** Id of its agency, where several lines have one id. */
  readonly operator?: string | undefined;
  /** Name of its feed, where several lines have one id. */
  readonly feed?: string | undefined;
  /** Language of names (BCP 47); the originals unless given. */
  readonly locale?: string | undefined;
}

/** Which lines to list; every limit that is not given is none. */
export interface RoutesQuery {
  /** Ids of agencies. */
  readonly operators?: readonly string[] | undefined;
  readonly modes?: readonly string[] | undefined;
  readonly ids?: readonly string[] | undefined;
  /** Short or long names, in the language of the answer or of the feed. */
  readonly names?: readonly string[] | undefined;
  /** The whole short name, or a part of the long name, in any case. */
  readonly text?: string | undefined;
  readonly limit: number;
  /** Language of names (BCP 47); the originals unless given. */
  readonly locale?: string | undefined;
}

/** The lines of a region in the order of their feeds. */
export function listRoutes(region: Region, query: RoutesQuery): readonly CataloguedRoute[] {
  const { transit } = region;
  if (transit === undefined) return [];
  const { timetable } = transit;
  const services = servicesPerRoute(timetable);
  const routes: CataloguedRoute[] = [];
  for (let route = 0 as RouteIndex; route < timetable.routeId.length && routes.length < query.limit; route++) {
    const described = describeRoute(timetable, route, services[route]!);
    const named = inLanguage(region, route, described, query.locale);
    if (isAskedFor(described, query) || (named !== described && isAskedFor(named, query))) routes.push(named);
  }
  return routes;
}

/**
 * The lines that call at a stop, or at a platform of a station: busiest first. Empty for a stop that is not known.
 * @param locale language of names (BCP 47); the originals unless given
 */
export function routesAt(region: Region, stopCode: string, locale?: string): readonly CataloguedRoute[] {
  const { transit } = region;
  const own = transit?.timetable.findStop(stopCode);
  if (transit === undefined || own === undefined) return [];
  const { timetable, stops } = transit;
  const services = servicesPerRoute(timetable);
  const calling = [own, ...timetable.listStopsCovered(stopCode)].flatMap((stop) => stops.linesOf(stop));
  return [...new Set(calling)].map((route) =>
    inLanguage(region, route, describeRoute(timetable, route, services[route]!), locale),
  );
}

function isAskedFor(route: CataloguedRoute, { operators, modes, ids, names, text = '' }: RoutesQuery): boolean {
  const { id, shortName, longName, mode, operatorId } = route;
  const asked = text.trim().toLowerCase();
  return (
    (operators === undefined || operators.includes(operatorId)) &&
    (ids === undefined || ids.includes(id)) &&
    (names === undefined || names.includes(shortName) || names.includes(longName)) &&
    (modes === undefined || modes.some((wanted) => coversMode(wanted, mode))) &&
    (asked === '' || shortName.toLowerCase() === asked || longName.toLowerCase().includes(asked))
  );
}

/** Trips of each line, over all days. */
function servicesPerRoute({ routeId, patternRoute, patternFirstTrip, patternCount }: Timetable): Int32Array {
  const counts = new Int32Array(routeId.length);
  for (let pattern = 0 as PatternIndex; pattern < patternCount; pattern++)
    counts[patternRoute[pattern]!]! += patternFirstTrip[after(pattern)]! - patternFirstTrip[pattern]!;
  return counts;
}

/** The line of an id, of one operator or feed where several have it. */
function routeOf(
  timetable: Timetable,
  id: string,
  operator: string | undefined,
  feed?: string,
): RouteIndex | undefined {
  const { strings, routeId, routeAgency, agencyId, routeFeed, feedName } = timetable;
  const found = Array.from(routeId, (_, route) => route as RouteIndex).filter(
    (route) =>
      strings.get(routeId[route]!) === id && (feed === undefined || strings.get(feedName[routeFeed[route]!]!) === feed),
  );
  const isOf = (route: RouteIndex): boolean => {
    const agency = routeAgency[route]!;
    return agency >= 0 && strings.get(agencyId[agency]!) === operator;
  };
  return found.find(isOf) ?? found[0];
}

/** The services of a line, in the order of its trip patterns; undefined where the region has no line of this id. */
export function listServices(
  { transit }: Region,
  id: string,
  {
    operator,
    services,
    limit,
  }: {
    readonly operator?: string | undefined;
    readonly services?: readonly string[] | undefined;
    readonly limit: number;
  },
): readonly CataloguedService[] | undefined {
  if (transit === undefined) return undefined;
  const { timetable, stops } = transit;
  const { strings, patternRoute, patternFirstTrip, patternFirstPosition, positionStop, tripHeadsign, tripDirection } =
    timetable;
  const route = routeOf(timetable, id, operator);
  if (route === undefined) return undefined;
  const feed = strings.get(timetable.feedName[timetable.routeFeed[route]!]!);
  const found: CataloguedService[] = [];
  for (let pattern = 0 as PatternIndex; pattern < timetable.patternCount; pattern++) {
    if (patternRoute[pattern] !== route) continue;
    const next = after(pattern);
    const codes: string[] = [];
    for (let position = patternFirstPosition[pattern]!; position < patternFirstPosition[next]!; position++)
      codes.push(stops.get(positionStop[position]!).code);
    for (let trip = patternFirstTrip[pattern]!; trip < patternFirstTrip[next]! && found.length < limit; trip++) {
      const service = serviceIdOf(timetable, trip);
      if (services?.includes(service) === false) continue;
      const direction = tripDirection[trip]!;
      const headsign = strings.get(tripHeadsign[trip]!);
      found.push({
        id: service,
        headsign,
        direction: direction === 0 || direction === 1 ? direction : undefined,
        stops: codes,
        feed,
      });
    }
  }
  return found;
}

/**
 * A line with its stops in each direction; undefined where the region has no line of this id.
 * @param locale language of names (BCP 47); the originals unless given
 */
export function findRoute(
  region: Region,
  id: string,
  { operator, feed, locale }: RouteQuery = {},
): { readonly route: CataloguedRoute; readonly directions: readonly RouteDirection[] } | undefined {
  const { transit } = region;
  if (transit === undefined) return undefined;
  const { timetable, stops, shapes } = transit;
  const { strings, patternRoute, patternFirstPosition, patternFirstTrip, positionStop, tripDirection } = timetable;
  const route = routeOf(timetable, id, operator, feed);
  if (route === undefined) return undefined;
  // The pattern with the most stops speaks for its direction; of equal ones the one with the most trips.
  const longest = new Map<number, PatternIndex>();
  const sizeOf = (pattern: PatternIndex): number => {
    const next = after(pattern);
    const stopsOf = patternFirstPosition[next]! - patternFirstPosition[pattern]!;
    return stopsOf * 1e6 + Math.min(999_999, patternFirstTrip[next]! - patternFirstTrip[pattern]!);
  };
  for (let pattern = 0 as PatternIndex; pattern < timetable.patternCount; pattern++) {
    if (patternRoute[pattern] !== route) continue;
    const direction = tripDirection[patternFirstTrip[pattern]!]!;
    const known = longest.get(direction);
    if (known === undefined || sizeOf(pattern) > sizeOf(known)) longest.set(direction, pattern);
  }
  const names = locale === undefined ? undefined : namesOf(region);
  const directions = [...longest]
    .sort(([a], [b]) => a - b)
    .map(([direction, pattern]): RouteDirection => {
      const first = patternFirstPosition[pattern]!;
      const count = patternFirstPosition[after(pattern)]! - first;
      const called = Array.from({ length: count }, (_, i) => {
        const stop = stops.get(positionStop[(first + i) as PositionIndex]!);
        return names === undefined || locale === undefined ? stop : names.stop(stop, locale);
      });
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
  const described = describeRoute(timetable, route, servicesPerRoute(timetable)[route]!);
  return { route: inLanguage(region, route, described, locale), directions };
}

/** A line with its names, and that of its agency, in a language; itself where no names have one. */
function inLanguage(
  region: Region,
  route: RouteIndex,
  described: CataloguedRoute,
  locale: string | undefined,
): CataloguedRoute {
  const names = locale === undefined ? undefined : namesOf(region);
  if (names === undefined || names.isEmpty || locale === undefined) return described;
  const { shortName, longName, agency } = names.route(routeRefOf(region.transit!.timetable, route), locale);
  return { ...described, shortName, longName, operatorName: agency.name };
}

function describeRoute(timetable: Timetable, route: RouteIndex, serviceCount: number): CataloguedRoute {
  const { strings, routeId, routeShortName, routeLongName, routeMode, routeAgency, agencyId, agencyName } = timetable;
  const { routeFeed, feedName } = timetable;
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
    feed: strings.get(feedName[routeFeed[route]!]!),
    serviceCount,
  };
}
