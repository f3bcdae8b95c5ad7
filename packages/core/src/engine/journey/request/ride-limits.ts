import type { RideLimits } from '../../../model/index.ts';
import { authoritiesOf, type RouteIndex, type Timetable } from '../../../timetable/index.ts';

/** The limits of a request on rides, applied to the routes of a timetable. */
export interface RouteLimits {
  /** Routes that the limits allow; undefined: every route. */
  readonly routes: ReadonlySet<RouteIndex> | undefined;
  /** Routes that are allowed despite every other limit. */
  readonly alwaysRoutes: ReadonlySet<RouteIndex>;
  /** Names in the limits that do not occur in the timetable. */
  readonly unknown: readonly string[];
}

/** No limits. */
export const NO_RIDE_LIMITS: RideLimits = {
  neverOperators: [],
  onlyOperators: [],
  neverAuthorities: [],
  onlyAuthorities: [],
  neverFeeds: [],
  onlyFeeds: [],
  alwaysLines: [],
};

const NO_LIMITS: RouteLimits = { routes: undefined, alwaysRoutes: new Set(), unknown: [] };

/** Applies limits: operators are named by id or name, authorities and feeds by name, lines by id or number. */
export function routeLimits(timetable: Timetable, limits: RideLimits | undefined): RouteLimits {
  if (limits === undefined) return NO_LIMITS;
  const { strings, agencyId, agencyName, feedName, routeAgency, routeFeed, routeId, routeShortName } = timetable;
  const met = new Set<string>();
  const isNamed = (list: readonly string[], values: readonly number[]): boolean => {
    const names =
      list.length === 0 ? [] : values.map((value) => strings.get(value)).filter((name) => list.includes(name));
    for (const name of names) met.add(name);
    return names.length > 0;
  };
  const isRuledOut = (never: readonly string[], only: readonly string[], values: readonly number[]): boolean => {
    const [isBarred, isListed] = [isNamed(never, values), isNamed(only, values)];
    return isBarred || (only.length > 0 && !isListed);
  };
  const routes = new Set<RouteIndex>();
  const alwaysRoutes = new Set<RouteIndex>();
  for (let route = 0 as RouteIndex; route < routeFeed.length; route++) {
    const agency = routeAgency[route]!;
    const operator = agency < 0 ? [] : [agencyId[agency]!, agencyName[agency]!];
    const feed = feedName[routeFeed[route]!]!;
    const verdicts = [
      isRuledOut(limits.neverOperators, limits.onlyOperators, operator),
      isRuledOut(limits.neverAuthorities, limits.onlyAuthorities, authoritiesOf(timetable, route)),
      isRuledOut(limits.neverFeeds, limits.onlyFeeds, [feed]),
    ];
    if (isNamed(limits.alwaysLines, [routeId[route]!, routeShortName[route]!])) alwaysRoutes.add(route);
    if (!verdicts.includes(true)) routes.add(route);
  }
  const asked = new Set(Object.values(limits).flat());
  return { routes, alwaysRoutes, unknown: [...asked].filter((name) => !met.has(name)) };
}
