import { type LatLng, nearbyDistanceMetres } from '../../../geo/index.ts';
import type { RouteIndex, StopIndex } from '../../../timetable/index.ts';
import { isRequestedLine } from '../request/is-requested-line.ts';
import type { JourneyTask } from '../request/journey-task.ts';
import type { TransitWorld } from '../request/journey-world.ts';
import { stationLines } from './hubs.ts';
import type { StreetAccess } from './street-access.ts';

/** Maximum number of stations outside the usual reach that a vehicle is ridden to. */
const MAX_FARTHER_STATIONS = 4;

/**
 * The nearest stations of requested lines (rail, metro, ferry) that call at no stop in reach, nearest first.
 * @param metres the greatest distance, along a straight line
 */
export function missedStations(
  { request }: JourneyTask,
  transit: TransitWorld,
  end: LatLng,
  { stops }: StreetAccess,
  metres: number,
): StopIndex[] {
  const { timetable } = transit;
  const stations = stationLines(transit);
  const near: { readonly stop: StopIndex; readonly metres: number }[] = [];
  for (const stop of stations.keys()) {
    const away = nearbyDistanceMetres(end.lat, end.lng, timetable.stopLatDegrees(stop), timetable.stopLngDegrees(stop));
    if (away <= metres) near.push({ stop, metres: away });
  }
  near.sort((a, b) => a.metres - b.metres || a.stop - b.stop);
  const reached = new Set(stops.flatMap(({ stop }) => stations.get(stop) ?? []));
  const isMissed = (line: RouteIndex): boolean => !reached.has(line) && isRequestedLine(transit, request, line);
  return near
    .filter(({ stop }) => stations.get(stop)?.some(isMissed) === true)
    .slice(0, MAX_FARTHER_STATIONS)
    .map(({ stop }) => stop);
}
