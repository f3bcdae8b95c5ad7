import type { FeedRows, StopRow, TripRow } from '@tripwright/core/timetable/build';
import { zoneOfTrip } from '../rules/runs.ts';
import { serviceDayStart } from '../rules/service-day-start.ts';

/** A ride as an answer states it. */
export interface StatedRide {
  readonly serviceTripID: string;
  readonly stopCode: string;
  readonly endStopCode: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly stops: number | undefined;
  /** Whether the passenger stays seated from the ride before, and onto the ride after; boarding rules do not matter there. */
  readonly seatedFrom: boolean;
  readonly seatedTo: boolean;
  /** Minutes, only for services without a timetable. */
  readonly frequency: number | undefined;
}

/** The runs in the feeds' rows, to look up the rides of an answer. */
export interface RideBook {
  /** Returns the reason why the rows have no such ride; undefined when they have it. */
  whyNot(ride: StatedRide): string | undefined;
  /** Whether a trip is known to take bicycles; false also where it is unknown (SV-21). */
  takesBicycles(serviceTripID: string): boolean;
  /** The station of a stop, or the stop itself without one; undefined for an unknown code. */
  stationOf(code: string): string | undefined;
  stopOf(code: string): StopRow | undefined;
}

const DAY_SECONDS = 86_400;

/** A trip of a feed. */
interface BookedTrip {
  readonly feed: FeedRows;
  readonly row: TripRow;
  /** Row number of the trip in its feed. */
  readonly index: number;
}

/** Calls of a trip between which a ride may lie. */
interface CallPair {
  readonly from: number;
  readonly to: number;
}

/** @param feeds named as the region's feeds are: codes of several feeds may carry the name before a colon */
export function createRideBook(feeds: readonly FeedRows[]): RideBook {
  const trips = new Map<string, BookedTrip[]>();
  const stops = new Map<string, { readonly feed: FeedRows; readonly row: StopRow }[]>();
  const add = <T>(map: Map<string, T[]>, feed: FeedRows, id: string, value: T): void => {
    for (const key of [id, `${feed.name}:${id}`]) map.set(key, [...(map.get(key) ?? []), value]);
  };
  for (const feed of feeds) {
    for (const [index, row] of feed.trips.entries()) add(trips, feed, row.id, { feed, row, index });
    for (const row of feed.stops) add(stops, feed, row.id, { feed, row });
  }
  const daysOf = new Map(feeds.map((feed) => [feed, feed.services.map(({ days }) => new Set(days))]));

  const whyNotThis = (trip: BookedTrip, ride: StatedRide): string | undefined => {
    const pairs = pairsOf(trip, ride);
    if (typeof pairs === 'string') return pairs;
    const days = daysOf.get(trip.feed)?.[trip.row.service] ?? new Set();
    return runsThen(trip, pairs, ride, days) ? undefined : 'does not run then';
  };

  const only = <T>(rows: readonly T[] | undefined): readonly T[] => rows ?? [];
  return {
    whyNot(ride) {
      const candidates = only(trips.get(ride.serviceTripID));
      if (candidates.length === 0) return 'is no trip of the feeds';
      const reasons = candidates.map((trip) => whyNotThis(trip, ride));
      return reasons.includes(undefined) ? undefined : reasons[0];
    },
    takesBicycles: (id) => only(trips.get(id)).some(({ row }) => row.bikes === 1),
    stationOf(code) {
      const found = only(stops.get(code))[0];
      if (found === undefined) return undefined;
      const parent = found.feed.stops[found.row.parent];
      return `${found.feed.name}:${(parent ?? found.row).id}`;
    },
    stopOf: (code) => only(stops.get(code))[0]?.row,
  };
}

/** Pairs of calls that match the ride's stops, boarding rules and number of stops, or the reason why there are none. */
function pairsOf({ feed, row }: BookedTrip, ride: StatedRide): readonly CallPair[] | string {
  const { stop, pickup, dropOff } = feed.stopTimes;
  const isStop = (call: number, code: string): boolean => {
    const at = feed.stops[stop[call] as number];
    return at !== undefined && (at.id === code || `${feed.name}:${at.id}` === code);
  };
  const calls = Array.from({ length: row.callCount }, (_, i) => row.firstCall + i);
  const pairs = calls
    .filter((call) => isStop(call, ride.stopCode))
    .flatMap((from) => calls.filter((to) => to > from && isStop(to, ride.endStopCode)).map((to) => ({ from, to })));
  if (pairs.length === 0) return `does not go from ${ride.stopCode} to ${ride.endStopCode}`;
  const open = pairs.filter(
    ({ from, to }) => (ride.seatedFrom || pickup[from] !== 1) && (ride.seatedTo || dropOff[to] !== 1),
  );
  if (open.length === 0) return 'does not take in or let out there';
  const counted = open.filter(({ from, to }) => ride.stops === undefined || to - from === ride.stops);
  return counted.length === 0 ? `does not make ${ride.stops} stops between` : counted;
}

/** Whether a trip runs between two calls at the times of a ride, on a service day near it. */
function runsThen(
  { feed, row, index }: BookedTrip,
  pairs: readonly CallPair[],
  ride: StatedRide,
  days: ReadonlySet<number>,
): boolean {
  const { departure, arrival } = feed.stopTimes;
  const windows = feed.frequencies.filter(({ trip }) => trip === index);
  const zone = zoneOfTrip(feed, row);
  const lasts = ride.endTime - ride.startTime;
  const firstDay = Math.floor(ride.startTime / DAY_SECONDS) - 3;
  const near = Array.from({ length: 6 }, (_, i) => firstDay + i).filter((day) => days.has(day));
  return near.some((day) => {
    const start = serviceDayStart(day, zone);
    return pairs.some(({ from, to }) => {
      const [leaves, arrives] = [start + (departure[from] as number), start + (arrival[to] as number)];
      if (windows.length === 0) return leaves === ride.startTime && arrives === ride.endTime;
      // the written times only give intervals: all calls move with the first departure
      const moved = ride.startTime - leaves + (departure[row.firstCall] as number);
      return windows.some((window) => {
        if (window.exact || ride.frequency === undefined) {
          const onGrid = moved >= window.start && moved < window.end && (moved - window.start) % window.headway === 0;
          return onGrid && lasts === arrives - leaves;
        }
        const isNear = moved >= window.start - window.headway && moved < window.end + window.headway;
        return isNear && lasts >= arrives - leaves;
      });
    });
  });
}
