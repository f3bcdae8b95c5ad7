import { type LatLng, nearbyDistanceMetres } from '../../../geo/index.ts';
import { coversMode } from '../../../modes/index.ts';
import type { JourneyTask } from '../request/journey-task.ts';
import type { TransitWorld } from '../request/journey-world.ts';
import { stationLines } from './hubs.ts';
import type { StreetAccess } from './street-access.ts';

/** Of the stations that one rides farther to the nearest count. */
const MOST_FARTHER_STATIONS = 4;

/**
 * The nearest stations of lines (of rail, metro, ferry) that are asked for and call at none of the stops in reach, nearest first, within so many
 * metres.
 */
export function missedStations(
  { request }: JourneyTask,
  transit: TransitWorld,
  end: LatLng,
  { stops }: StreetAccess,
  metres: number,
): number[] {
  const { timetable } = transit;
  const stations = stationLines(transit);
  const near: { readonly stop: number; readonly metres: number }[] = [];
  for (const stop of stations.keys()) {
    const away = nearbyDistanceMetres(end.lat, end.lng, timetable.stopLatDegrees(stop), timetable.stopLngDegrees(stop));
    if (away <= metres) near.push({ stop, metres: away });
  }
  near.sort((a, b) => a.metres - b.metres || a.stop - b.stop);
  const reached = new Set(stops.flatMap(({ stop }) => stations.get(stop) ?? []));
  const isAskedFor = (route: number): boolean => {
    const mode = timetable.strings.get(timetable.routeMode[route] as number);
    return request.modes.some((asked) => coversMode(asked, mode));
  };
  return near
    .filter(({ stop }) => stations.get(stop)?.some((route) => !reached.has(route) && isAskedFor(route)) === true)
    .slice(0, MOST_FARTHER_STATIONS)
    .map(({ stop }) => stop);
}
