import type { RideLimits } from '../../../model/index.ts';
import { authoritiesOf, type Timetable } from '../../../timetable/index.ts';

/** What a request's limits say of the routes of a timetable. */
export interface RouteLimits {
  /** `undefined`: all that are not ruled out, which is every one. */
  readonly routes: ReadonlySet<number> | undefined;
  /** Let through whatever else is ruled out. */
  readonly alwaysRoutes: ReadonlySet<number>;
  /** Names in the limits that nothing here bears. */
  readonly unknown: readonly string[];
}

/** Limits that limit nothing. */
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

/** Operators go by their id or name, authorities and feeds by their name, lines by their id or number. */
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
  const routes = new Set<number>();
  const alwaysRoutes = new Set<number>();
  for (let route = 0; route < routeFeed.length; route++) {
    const agency = routeAgency[route]!;
    const operator = agency < 0 ? [] : [agencyId[agency]!, agencyName[agency]!];
    const feed = feedName[routeFeed[route] as number] as number;
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
