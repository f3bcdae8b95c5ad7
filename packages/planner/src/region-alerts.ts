import { formatDay } from '@tripwright/core/base';
import { type AlertTarget, alertFact, isActiveWithin } from '@tripwright/core/live';
import type { AlertFact } from '@tripwright/core/model';
import type { Region } from '@tripwright/core/region';
import type { AgencyIndex, FeedIndex, RouteIndex, Timetable, TripIndex } from '@tripwright/core/timetable';
import type { LineKey } from './region-lines.ts';
import { serviceIdOf } from './service-id.ts';

/** An alert of a region with everything that it concerns. */
export interface RegionAlert {
  readonly alert: AlertFact;
  /** `agency_id`s, `route_id`s and ids of trips as answers give them. */
  readonly operators: readonly string[];
  readonly routes: readonly string[];
  readonly services: readonly string[];
  /** Modes of the routes. */
  readonly modes: readonly string[];
  /** The routes with their feeds: two feeds may share a `route_id`. */
  readonly lines: readonly LineKey[];
  /** Modes of the routes of a type (`route_type`) that the alert names as a whole. */
  readonly wholeModes: readonly string[];
  /** The operators with their feeds. */
  readonly agencies: readonly LineKey[];
  /** The services, with the service day (`YYYY-MM-DD`) where the alert names one. */
  readonly runs: readonly { readonly serviceTripId: string; readonly serviceDate?: string }[];
}

/** The alerts of a region that are active or to come, in the order of their sources. @param now Unix seconds */
export function regionAlerts({ transit, live }: Region, now: number): readonly RegionAlert[] {
  if (transit === undefined || live === undefined) return [];
  const { timetable } = transit;
  const { strings } = timetable;
  return live.alerts
    .filter(({ alert }) => isActiveWithin(alert.activePeriods, now, Number.MAX_SAFE_INTEGER))
    .map((alert) => {
      const texts = <T>(values: readonly (T | undefined)[], text: (value: T) => string): string[] => [
        ...new Set(values.flatMap((value) => (value === undefined ? [] : [text(value)]))),
      ];
      const { targets } = alert;
      const feedOf = (feed: FeedIndex): string => strings.get(timetable.feedName[feed]!);
      const routes = targets.map(({ route }) => route as RouteIndex | undefined);
      return {
        alert: alertFact(timetable, live.feeds, alert),
        operators: texts(
          targets.map(({ agency }) => agency as AgencyIndex | undefined),
          (agency) => strings.get(timetable.agencyId[agency]!),
        ),
        routes: texts(routes, (route) => strings.get(timetable.routeId[route]!)),
        services: texts(
          targets.map(({ trip }) => trip as TripIndex | undefined),
          (trip) => serviceIdOf(timetable, trip),
        ),
        modes: texts(routes, (route) => strings.get(timetable.routeMode[route]!)),
        lines: unique(
          routes.flatMap((route) =>
            route === undefined
              ? []
              : [{ feed: feedOf(timetable.routeFeed[route]!), id: strings.get(timetable.routeId[route]!) }],
          ),
        ),
        wholeModes: modesOfTypes(timetable, targets),
        agencies: unique(
          targets.flatMap(({ agency }) => {
            const at = agency as AgencyIndex | undefined;
            return at === undefined
              ? []
              : [{ feed: feedOf(timetable.agencyFeed[at]!), id: strings.get(timetable.agencyId[at]!) }];
          }),
        ),
        runs: unique(
          targets.flatMap(({ trip, day }) =>
            trip === undefined
              ? []
              : [
                  {
                    serviceTripId: serviceIdOf(timetable, trip as TripIndex),
                    ...(day !== undefined && { serviceDate: formatDay(day) }),
                  },
                ],
          ),
        ),
      };
    });
}

/** The modes of types that a target names without a route, a run or a stop. */
function modesOfTypes(timetable: Timetable, targets: readonly AlertTarget[]): readonly string[] {
  const types = new Set(
    targets.flatMap(({ routeType, route, trip, stop, agency }) =>
      routeType === undefined || (route ?? trip ?? stop ?? agency) !== undefined ? [] : [routeType],
    ),
  );
  if (types.size === 0) return [];
  const { routeType, routeMode, strings } = timetable;
  const modes = new Set<string>();
  for (let route = 0 as RouteIndex; route < routeType.length; route++)
    if (types.has(routeType[route]!)) modes.add(strings.get(routeMode[route]!));
  return [...modes];
}

/** Each value once, in the order of the first. */
function unique<T extends object>(values: readonly T[]): readonly T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
