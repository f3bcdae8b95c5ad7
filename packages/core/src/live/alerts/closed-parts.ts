import type { PathwayIndex, RouteIndex, StopIndex, Timetable } from '../../timetable/index.ts';
import type { LiveAlert } from '../snapshot/live-snapshot.ts';
import { isActiveAt } from './active-periods.ts';
import { blocksWheelchairs, closesService } from './alert-effects.ts';
import { endsOfPathway, stopsNamed } from './alert-index.ts';

/** What one alert closes as a whole. Closures of single runs, and of some lines at a stop, are left out. */
export interface ClosedParts {
  readonly alert: LiveAlert;
  readonly routes: readonly RouteIndex[];
  readonly stops: readonly StopIndex[];
}

/** The lines and stops that alerts close at an instant, in the order of the alerts. Unix seconds. */
export function closedParts(
  timetable: Timetable,
  alerts: readonly LiveAlert[],
  instant: number,
): readonly ClosedParts[] {
  const closing = alerts.filter((alert) => closesService(alert) && isActiveAt(alert.alert.activePeriods, instant));
  return closing.map((alert) => {
    const routes = new Set<RouteIndex>();
    const stops = new Set<StopIndex>();
    for (const { trip, stop, pathway, route, agency, routeType } of alert.targets) {
      if (trip !== undefined || pathway !== undefined) continue;
      const isAboutLines = route !== undefined || agency !== undefined || routeType !== undefined;
      if (stop !== undefined) {
        if (!isAboutLines) for (const each of stopsNamed(timetable, stop as StopIndex)) stops.add(each);
        continue;
      }
      if (!isAboutLines) continue;
      for (let line = 0 as RouteIndex; line < timetable.routeType.length; line++) {
        const holds =
          (route ?? line) === line &&
          (agency === undefined || agency === timetable.routeAgency[line]) &&
          (routeType === undefined || routeType === timetable.routeType[line]);
        if (holds) routes.add(line);
      }
    }
    return { alert, routes: [...routes], stops: [...stops] };
  });
}

/** The lifts, escalators and other pathways that alerts close at an instant, to all travellers (RT-29). Unix seconds. */
export function closedPathways(alerts: readonly LiveAlert[], instant: number): ReadonlySet<number> {
  const pathways = new Set<number>();
  for (const { policy, alert, targets } of alerts) {
    if (policy !== 'affect' || !isActiveAt(alert.activePeriods, instant)) continue;
    for (const { pathway } of targets) if (pathway !== undefined) pathways.add(pathway);
  }
  return pathways;
}

/** The stops that one alert makes unusable in a wheelchair. */
export interface BlockedStops {
  readonly alert: LiveAlert;
  readonly stops: readonly StopIndex[];
}

/**
 * The stops that alerts make unusable in a wheelchair at an instant (RT-29): those that an accessibility alert names, and those inside a station to
 * which no way is left without the pathways out of order. A stop with another step-free way stays open.
 */
export function blockedStops(
  timetable: Timetable,
  alerts: readonly LiveAlert[],
  instant: number,
): readonly BlockedStops[] {
  const blocking = alerts.filter((alert) => blocksWheelchairs(alert) && isActiveAt(alert.alert.activePeriods, instant));
  if (blocking.length === 0) return [];
  const pathways = new Set(blocking.flatMap(({ targets }) => targets.flatMap(({ pathway }) => pathway ?? [])));
  const cutOff = pathways.size === 0 ? [] : stopsCutOff(timetable, pathways);
  return blocking.map((alert) => {
    const broken = alert.targets.flatMap(({ pathway }) => pathway ?? []);
    // Where the pathways are known, they say more than the station that the alert names beside them.
    const named =
      broken.length > 0
        ? cutOff.filter((stop) => broken.some((pathway) => isInStationOf(timetable, stop, pathway)))
        : alert.targets.flatMap(({ stop, trip, route }) =>
            stop === undefined || trip !== undefined || route !== undefined
              ? []
              : stopsNamed(timetable, stop as StopIndex),
          );
    return { alert, stops: [...new Set(named)].sort((a, b) => a - b) };
  });
}

function isInStationOf({ pathwayFrom, stopParent }: Timetable, stop: StopIndex, pathway: number): boolean {
  const rootOf = (place: number): number => {
    let root = place;
    for (let up = stopParent[root as StopIndex]!; up >= 0; up = stopParent[root as StopIndex]!) root = up;
    return root;
  };
  return rootOf(stop) === rootOf(pathwayFrom[pathway as PathwayIndex]!);
}

const NONE: ReadonlySet<number> = new Set();

/** The platforms near some pathways that wheels can reach from a door of their station with those pathways, and cannot without them. */
function stopsCutOff(timetable: Timetable, pathways: ReadonlySet<number>): readonly StopIndex[] {
  const { stations, boardableStops } = timetable;
  const near = new Set([...pathways].flatMap((pathway) => endsOfPathway(timetable, pathway)));
  const isEnclosed = (stop: StopIndex): boolean => stop < boardableStops && stations.isEnclosed(stop);
  // Platforms farther inside may depend on the same lift, so the search goes on through the platforms that it reaches.
  for (const stop of near)
    for (const [place] of stations.walksFrom(stop, true, NONE)) if (isEnclosed(place)) near.add(place);
  const reachesDoor = (stop: StopIndex, without: ReadonlySet<number>): boolean =>
    [...stations.walksFrom(stop, true, without).keys()].some((place) => stations.isEntrance(place));
  return [...near].filter((stop) => isEnclosed(stop) && reachesDoor(stop, NONE) && !reachesDoor(stop, pathways));
}
