import { alertFact, isActiveWithin } from '@tripwright/core/live';
import type { AlertFact } from '@tripwright/core/model';
import type { Region } from '@tripwright/core/region';
import type { AgencyIndex, RouteIndex, TripIndex } from '@tripwright/core/timetable';
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
      };
    });
}
