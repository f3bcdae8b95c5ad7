import { coversMode, findModeFamily, longDistanceMode } from '../../../modes/index.ts';
import type { AgencyIndex, Known, PatternIndex, RouteIndex, StopIndex, Timetable } from '../../../timetable/index.ts';

/** The trips that may be ridden. A part that is absent excludes nothing. */
export interface RideFilter {
  /** Excludes trips known not to take wheelchairs; unknown is not no (ST-22). */
  readonly wheelchair?: boolean;
  /** Trips for a rider with a bicycle: all but those known to refuse it, or only those known to take it (SV-21). */
  readonly bikes?: 'unless-refused' | 'known';
  /** Modes and families, such as `pt_pub` or `pt_pub_tram`. Families that must be named are not covered by wider ones. */
  readonly modes?: readonly string[];
  readonly avoidModes?: readonly string[];
  /** The only routes. */
  readonly routes?: ReadonlySet<RouteIndex>;
  /** The only agencies. */
  readonly operators?: ReadonlySet<AgencyIndex>;
  /** Routes that may be ridden in spite of `avoidModes`, `routes` and `operators`. */
  readonly alwaysRoutes?: ReadonlySet<RouteIndex>;
}

/**
 * The filter as searches take it, exact for every trip: trips of one pattern have one route and equal wheelchair and bicycle facts (ST-21).
 * @returns `[pattern]`: 1 = may be ridden; undefined when everything may
 */
export function allowedPatterns(timetable: Timetable, filter: RideFilter): Uint8Array | undefined {
  const { patternRoute, patternWheelchair, patternBikes } = timetable;
  const routes = allowedRoutes(timetable, filter);
  const allowed = new Uint8Array(timetable.patternCount);
  let isEverything = true;
  for (let pattern = 0 as PatternIndex; pattern < allowed.length; pattern++) {
    const isAllowed =
      routes[patternRoute[pattern]!] === 1 &&
      (filter.wheelchair !== true || patternWheelchair[pattern] !== KNOWN_NO) &&
      (filter.bikes !== 'unless-refused' || patternBikes[pattern] !== KNOWN_NO) &&
      (filter.bikes !== 'known' || patternBikes[pattern] === KNOWN_YES);
    if (isAllowed) allowed[pattern] = 1;
    else isEverything = false;
  }
  return isEverything ? undefined : allowed;
}

/**
 * The routes that a filter allows by mode, number and operator.
 * @returns `[route]`: 1 = may be ridden
 */
export function allowedRoutes(timetable: Timetable, filter: RideFilter): Uint8Array {
  const { modes, avoidModes = [], routes, operators, alwaysRoutes } = filter;
  const allowed = new Uint8Array(timetable.routeMode.length);
  for (let route = 0 as RouteIndex; route < allowed.length; route++) {
    const mode = timetable.strings.get(timetable.routeMode[route]!);
    const far = longDistanceMode(timetable.routeType[route]!);
    const isMeant = (asked: string): boolean => coversMode(asked, mode) || asked === far;
    const mustBeNamed = findModeFamily(mode)?.travel.onlyWhenNamed === true;
    const isWanted = modes?.some(
      (asked) => isMeant(asked) && (!mustBeNamed || findModeFamily(asked)?.travel.onlyWhenNamed === true),
    );
    const isRuledOut =
      avoidModes.some(isMeant) ||
      routes?.has(route) === false ||
      operators?.has(timetable.agencyOfRoute(route)) === false;
    const isAllowed = isWanted !== false && (!isRuledOut || alwaysRoutes?.has(route) === true);
    allowed[route] = isAllowed ? 1 : 0;
  }
  return allowed;
}

/** The stops that may be used. */
export interface StopFilter {
  /** Stop ids, or codes shown to riders; a code means all stops with it, and a station covers its platforms (IT-21, IT-22). */
  readonly avoid?: readonly string[];
  /** Closes stops known not to be accessible. */
  readonly wheelchair?: boolean;
}

/**
 * The stops that a filter closes.
 * @returns `[stop]`: 1 = closed, undefined when none is; and the names that match no stop
 */
export function closedStops(
  timetable: Timetable,
  { avoid = [], wheelchair = false }: StopFilter,
): { readonly closedStops: Uint8Array | undefined; readonly unknown: readonly string[] } {
  if (avoid.length === 0 && !wheelchair) return { closedStops: undefined, unknown: [] };
  const closed = new Uint8Array(timetable.stopCount);
  const unknown: string[] = [];
  for (const name of avoid) {
    const stops = timetable.listStopsCovered(name);
    if (stops.length === 0) unknown.push(name);
    for (const stop of stops) closed[stop] = 1;
  }
  if (wheelchair)
    for (let stop = 0 as StopIndex; stop < timetable.boardableStops; stop++)
      if (timetable.stopWheelchair[stop] === KNOWN_NO) closed[stop] = 1;
  return { closedStops: closed.includes(1) ? closed : undefined, unknown };
}

const KNOWN_YES: Known = 1;
const KNOWN_NO: Known = 2;
