import type { RideLimits } from '../../model/index.ts';
import type { Timetable } from '../../timetable/index.ts';

/** What a request's limits say of a route: ruled out, let through whatever else is ruled out, or nothing. */
export type RouteVerdict = 'never' | 'always' | undefined;

/** Looks up what limits say of each route. Operators go by their id or name, feeds by their name, lines by their id or number. */
export function routeVerdicts(timetable: Timetable, limits: RideLimits | undefined): (route: number) => RouteVerdict {
  if (limits === undefined) return () => undefined;
  const { strings, agencyId, agencyName, feedName, routeAgency, routeFeed, routeId, routeShortName } = timetable;
  const named = (list: readonly string[], ...values: readonly number[]): boolean =>
    values.some((value) => list.includes(strings.get(value)));
  const isRuledOut = (never: readonly string[], only: readonly string[], ...values: readonly number[]): boolean =>
    named(never, ...values) || (only.length > 0 && !named(only, ...values));
  return (route) => {
    if (named(limits.alwaysLines, routeId[route]!, routeShortName[route]!)) return 'always';
    const agency = routeAgency[route]!;
    const feed = feedName[routeFeed[route] as never] as number;
    return isRuledOut(limits.neverOperators, limits.onlyOperators, agencyId[agency]!, agencyName[agency]!) ||
      isRuledOut(limits.neverFeeds, limits.onlyFeeds, feed)
      ? 'never'
      : undefined;
  };
}
