import { formatDay, parseDay } from '@tripwright/core/base';
import { lineName } from '../answers/route-badge.ts';
import { type ServiceDays, serviceDays } from '../answers/service-days.ts';
import { clock } from '../answers/trip-sentence.ts';
import { callsOf } from '../answers/trip-way.ts';
import type { FeedIndex } from '../feed/feed-index.ts';
import type { FeedRow } from '../table/feed-row.ts';

/** Which timetable is wanted. */
export interface TimetableWish {
  readonly route: string;
  /** `direction_id`; '' = the first that there is. */
  readonly direction: string;
  /** YYYY-MM-DD; '' = the first day with the most departures. */
  readonly day: string;
  /** A service that must run on the day, where no day is given. */
  readonly service?: string;
}

/** A call in the timetable: its time, and its line in stop_times.txt from 0. */
export interface TimetableCell {
  readonly time: string;
  readonly line: number;
}

/** The calls of a line in one direction on one day: a row for each stop, a column for each trip. */
export interface FeedTimetable {
  readonly route: string;
  readonly name: string;
  readonly direction: string;
  readonly directions: readonly string[];
  readonly day: string;
  readonly stops: readonly { readonly id: string; readonly name: string }[];
  /** With the line of each trip in trips.txt, from 0. */
  readonly trips: readonly { readonly id: string; readonly headsign: string; readonly line: number }[];
  /** By stop, then by trip; undefined where the trip does not call. */
  readonly cells: readonly (readonly (TimetableCell | undefined)[])[];
  /** Trips of the day that are not shown, because there are too many. */
  readonly more: number;
}

/** Most trips of a line that are read, and that are shown. */
const MOST_TRIPS = 20_000;
const MOST_SHOWN = 150;

/** The timetable of a line; undefined for an unknown line. */
export async function feedTimetable(feed: FeedIndex, wish: TimetableWish): Promise<FeedTimetable | undefined> {
  const route = await feed.definingRow('route', wish.route);
  if (route === undefined) return undefined;
  const all = ((await feed.table('trips.txt')?.cellsWith('route', wish.route, MOST_TRIPS)) ?? []).map(({ row }) => row);
  const directions = [...new Set(all.map((trip) => trip.value('direction_id')))].sort();
  const direction = directions.includes(wish.direction) ? wish.direction : (directions[0] ?? '');
  const trips = all.filter((trip) => trip.value('direction_id') === direction);
  const services = new Map<string, ServiceDays | undefined>();
  for (const trip of trips) {
    const id = trip.value('service_id');
    if (!services.has(id)) services.set(id, await serviceDays(feed, id));
  }
  const day = parseDay(wish.day.replaceAll('-', '')) ?? chooseDay(trips, services, wish.service);
  const running = trips.filter(
    (trip) => day !== undefined && services.get(trip.value('service_id'))?.days.includes(day),
  );
  const shown: { readonly trip: FeedRow; readonly calls: readonly FeedRow[]; readonly start: number }[] = [];
  for (const trip of running.slice(0, 4 * MOST_SHOWN)) {
    const calls = await callsOf(feed, trip.value('trip_id'));
    shown.push({ trip, calls, start: Math.min(...calls.map(secondsOf)) });
  }
  shown.sort((a, b) => a.start - b.start);
  const columns = shown.slice(0, MOST_SHOWN);
  const order = mergeStops(columns.map(({ calls }) => calls.map((call) => call.value('stop_id'))));
  const stops = [];
  for (const id of order) stops.push({ id, name: (await feed.definingRow('stop', id))?.value('stop_name') || id });
  const cells: (TimetableCell | undefined)[][] = order.map(() => columns.map(() => undefined));
  columns.forEach(({ calls }, column) => {
    let from = 0;
    for (const call of calls) {
      const at = order.indexOf(call.value('stop_id'), from);
      if (at < 0) continue;
      from = at + 1;
      cells[at]![column] = { time: clock(timeOf(call)), line: call.line };
    }
  });
  return {
    route: wish.route,
    name: lineName(route),
    direction,
    directions,
    day: day === undefined ? '' : formatDay(day),
    stops,
    trips: columns.map(({ trip }) => ({
      id: trip.value('trip_id'),
      headsign: trip.value('trip_headsign'),
      line: trip.line,
    })),
    cells,
    more: running.length - columns.length,
  };
}

/** The first of the days on which most trips run, among those of a service if one is given. */
function chooseDay(
  trips: readonly FeedRow[],
  services: ReadonlyMap<string, ServiceDays | undefined>,
  service: string | undefined,
): number | undefined {
  const perService = new Map<string, number>();
  for (const trip of trips) {
    const id = trip.value('service_id');
    perService.set(id, (perService.get(id) ?? 0) + 1);
  }
  const onDay = new Map<number, number>();
  for (const [id, count] of perService) {
    for (const day of services.get(id)?.days ?? []) onDay.set(day, (onDay.get(day) ?? 0) + count);
  }
  const wanted = service === undefined ? undefined : services.get(service)?.days;
  const days = wanted === undefined || wanted.length === 0 ? [...onDay.keys()] : wanted;
  return [...days].sort((a, b) => onDay.get(b)! - onDay.get(a)! || a - b)[0];
}

/**
 * One order of stops for trips that call at different ones. The longest list is the beginning; stops of others come after the last stop before them that is
 * in the order already. A stop that a trip calls at twice has two places.
 */
export function mergeStops(lists: readonly (readonly string[])[]): string[] {
  const order: string[] = [];
  for (const list of lists.toSorted((a, b) => b.length - a.length)) {
    let at = 0;
    for (const stop of list) {
      const found = order.indexOf(stop, at);
      if (found >= 0) at = found + 1;
      else order.splice(at++, 0, stop);
    }
  }
  return order;
}

function timeOf(call: FeedRow): string {
  return call.value('departure_time') || call.value('arrival_time');
}

/** Seconds of the service day; infinite for a call without a time. */
function secondsOf(call: FeedRow): number {
  const match = /^(\d{1,3}):(\d\d):(\d\d)$/.exec(timeOf(call));
  return match === null ? Number.POSITIVE_INFINITY : Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3]);
}
