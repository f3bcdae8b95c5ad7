import type { LinkIndex, StopIndex, Timetable, TripIndex } from '@tripwright/core/timetable';
import { type TextTable, writeGtfsZip } from '@tripwright/feeds/gtfs';
import type { ServiceDate } from './day-trips.ts';

/**
 * A service date as one plain GTFS zip, for peers that read one feed of one day: trips as our timetable has them, blank times filled,
 * our walking links as `transfers.txt` rows with their minimum time. No stations: questions are between stops.
 */
export function writePeerFeed(service: ServiceDate): Uint8Array {
  const { timetable, trips, stops } = service;
  const text = (index: number | undefined): string => timetable.strings.get(index as number);
  const table = (columns: string, rows: TextTable['rows']): TextTable => ({ columns: columns.split(','), rows });
  const routes = [...new Set(trips.map(({ route }) => route))];
  const links = linksBetween(timetable, new Set(stops));
  return writeGtfsZip(
    new Map([
      [
        'agency',
        table('agency_id,agency_name,agency_url,agency_timezone', [
          ['1', 'All', 'https://example.org', timetable.zoneOfTrip(0 as TripIndex)],
        ]),
      ],
      [
        'stops',
        table(
          'stop_id,stop_name,stop_lat,stop_lon,location_type',
          stops.map((stop) => [
            peerStop(stop),
            text(timetable.stopName[stop as StopIndex]),
            timetable.stopLatDegrees(stop as StopIndex),
            timetable.stopLngDegrees(stop as StopIndex),
            0,
          ]),
        ),
      ],
      [
        'routes',
        table(
          'route_id,agency_id,route_short_name,route_type',
          routes.map((route) => [
            `r${route}`,
            '1',
            text(timetable.routeShortName[route]),
            basicType(timetable.routeType[route] as number),
          ]),
        ),
      ],
      ['calendar_dates', table('service_id,date,exception_type', [['day', service.date.replaceAll('-', ''), 1]])],
      [
        'trips',
        table(
          'route_id,service_id,trip_id',
          trips.map(({ id, route }) => [`r${route}`, 'day', `t${id}`]),
        ),
      ],
      [
        'stop_times',
        table(
          'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type',
          trips.flatMap((trip) =>
            trip.stops.map((stop, position) => [
              `t${trip.id}`,
              clock(trip.arrivals[position] as number),
              clock(trip.departures[position] as number),
              peerStop(stop),
              position + 1,
              trip.pickup[position] as number,
              trip.dropOff[position] as number,
            ]),
          ),
        ),
      ],
      [
        'transfers',
        table(
          'from_stop_id,to_stop_id,transfer_type,min_transfer_time',
          links.map(({ from, to, seconds }) => [peerStop(from), peerStop(to), 2, seconds]),
        ),
      ],
    ]),
  );
}

export interface Link {
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
}

/** Our walking links between some stops. */
export function linksBetween(timetable: Timetable, stops: ReadonlySet<number>): Link[] {
  const links: Link[] = [];
  for (const from of stops) {
    const end = timetable.linkFirst[(from + 1) as StopIndex] as number;
    for (let link = timetable.linkFirst[from as StopIndex] as number; link < end; link++) {
      const to = timetable.linkTo[link as LinkIndex] as number;
      // A walk of zero seconds would be read as one without a time.
      if (stops.has(to))
        links.push({ from, to, seconds: Math.max(1, timetable.linkSeconds[link as LinkIndex] as number) });
    }
  }
  return links;
}

/** The id of a stop in a peer's feed: letters first, so that it is never parsed as a number. */
export function peerStop(stop: number): string {
  return `s${stop}`;
}

/** The stop of an id made by {@link peerStop}. */
export function stopOfPeer(id: string): number {
  return Number(id.slice(1));
}

function clock(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Extended route types as the basic ones that peers know. */
function basicType(type: number): number {
  if (type <= 12) return type;
  const group = Math.floor(type / 100);
  return { 1: 2, 2: 3, 4: 1, 7: 3, 8: 11, 9: 0, 10: 4, 12: 4, 13: 6, 14: 7 }[group] ?? 3;
}
