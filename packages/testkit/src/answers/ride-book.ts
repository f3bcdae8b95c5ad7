import type { FeedRows, StopRow, TripRow } from '@tripwright/core/timetable/build';
import { zoneOfTrip } from '../rules/runs.ts';
import { serviceDayStart } from '../rules/service-day-start.ts';

/** A ride as an answer states it. */
export interface ToldRide {
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

/** The runs of the feeds' rows, to look up the rides of an answer. */
export interface RideBook {
  /** Returns why the rows have no such ride; undefined when they have it. */
  whyNot(ride: ToldRide): string | undefined;
  /** Whether the rows say that a trip takes bicycles; false also where it is unknown (SV-21). */
  takesBicycles(serviceTripID: string): boolean;
  /** The station of a stop, or the stop itself without one; undefined for an unknown code. */
  stationOf(code: string): string | undefined;
  stopOf(code: string): StopRow | undefined;
}

const DAY_SECONDS = 86_400;

/** @param feeds named as the region's feeds are: codes of several feeds may carry the name before a colon */
export function createRideBook(feeds: readonly FeedRows[]): RideBook {
  const trips = new Map<string, { readonly feed: FeedRows; readonly row: TripRow; readonly index: number }[]>();
  const stops = new Map<string, { readonly feed: FeedRows; readonly row: StopRow }[]>();
  const add = <T>(map: Map<string, T[]>, feed: FeedRows, id: string, value: T): void => {
    for (const key of [id, `${feed.name}:${id}`]) map.set(key, [...(map.get(key) ?? []), value]);
  };
  for (const feed of feeds) {
    for (const [index, row] of feed.trips.entries()) add(trips, feed, row.id, { feed, row, index });
    for (const row of feed.stops) add(stops, feed, row.id, { feed, row });
  }
  const daysOf = new Map<FeedRows, ReadonlySet<number>[]>();
  for (const feed of feeds)
    daysOf.set(
      feed,
      feed.services.map(({ days }) => new Set(days)),
    );

  const isStop = (feed: FeedRows, index: number, code: string): boolean => {
    const row = feed.stops[index];
    return row !== undefined && (row.id === code || `${feed.name}:${row.id}` === code);
  };

  const whyNotThis = (feed: FeedRows, row: TripRow, index: number, ride: ToldRide): string | undefined => {
    const { stop, departure, arrival, pickup, dropOff } = feed.stopTimes;
    const calls = Array.from({ length: row.callCount }, (_, i) => row.firstCall + i);
    const pairs = calls
      .filter((call) => isStop(feed, stop[call] as number, ride.stopCode))
      .flatMap((from) =>
        calls
          .filter((to) => to > from && isStop(feed, stop[to] as number, ride.endStopCode))
          .map((to) => ({ from, to })),
      );
    if (pairs.length === 0) return `does not go from ${ride.stopCode} to ${ride.endStopCode}`;
    const open = pairs.filter(
      ({ from, to }) => (ride.seatedFrom || pickup[from] !== 1) && (ride.seatedTo || dropOff[to] !== 1),
    );
    if (open.length === 0) return 'does not take in or let out there';
    const counted = open.filter(({ from, to }) => ride.stops === undefined || to - from === ride.stops);
    if (counted.length === 0) return `does not make ${ride.stops} stops between`;
    const windows = feed.frequencies.filter(({ trip }) => trip === index);
    const zone = zoneOfTrip(feed, row);
    const firstDay = Math.floor(ride.startTime / DAY_SECONDS) - 3;
    for (let day = firstDay; day <= firstDay + 5; day++) {
      if (daysOf.get(feed)?.[row.service]?.has(day) !== true) continue;
      const start = serviceDayStart(day, zone);
      for (const { from, to } of counted) {
        const [leaves, arrives] = [start + (departure[from] as number), start + (arrival[to] as number)];
        if (windows.length === 0 && leaves === ride.startTime && arrives === ride.endTime) return undefined;
        for (const window of windows) {
          // the written times only give intervals: all calls move with the first departure
          const moved = ride.startTime - leaves + (departure[row.firstCall] as number);
          const lasts = ride.endTime - ride.startTime;
          if (window.exact || ride.frequency === undefined) {
            const onGrid = moved >= window.start && moved < window.end && (moved - window.start) % window.headway === 0;
            if (onGrid && lasts === arrives - leaves) return undefined;
          } else if (
            moved >= window.start - window.headway &&
            moved < window.end + window.headway &&
            lasts >= arrives - leaves
          )
            return undefined;
        }
      }
    }
    return 'does not run then';
  };

  const only = <T>(rows: readonly T[] | undefined): readonly T[] => rows ?? [];
  return {
    whyNot(ride) {
      const candidates = only(trips.get(ride.serviceTripID));
      if (candidates.length === 0) return 'is no trip of the feeds';
      const reasons = candidates.map(({ feed, row, index }) => whyNotThis(feed, row, index, ride));
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
