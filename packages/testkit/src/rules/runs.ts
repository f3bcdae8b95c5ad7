import type { FeedRows, TripRow } from '@tripwright/core/timetable/build';
import { serviceDayStart } from './service-day-start.ts';

const DAY_SECONDS = 86_400;

/** One vehicle journey: a trip on a service day or, with frequencies, one start of it. */
export interface Run {
  /** Index of the feed. */
  readonly feed: number;
  /** Row of the trip in its feed, or of the one that it stands for. */
  readonly trip: number;
  readonly row: TripRow;
  readonly day: number;
  /** Added to the times of the trip's calls, it gives Unix seconds. */
  readonly base: number;
  /** Whether it comes from frequencies.txt. */
  readonly frequent: boolean;
  /** First departure and last arrival. */
  readonly start: number;
  readonly end: number;
}

/** The runs of all feeds, service day by service day. */
export interface RunTable {
  /** Built once per day; the same objects every time. */
  ofDay(day: number): readonly Run[];
  /** Service days, ascending, on which a run may be under way between two instants. */
  daysBetween(from: number, to: number): number[];
}

/** The row of a feed's trips that another one stands for. */
export type StandsFor = (feed: number, trip: number) => number;

export function createRunTable(feeds: readonly FeedRows[], standsFor: StandsFor = (_, trip) => trip): RunTable {
  const serviceDays = feeds.map((feed) => feed.services.map((service) => new Set(service.days)));
  const frequencies = feeds.map((feed) => Map.groupBy(feed.frequencies, (row) => row.trip));
  const latest = feeds.reduce((most, feed, f) => Math.max(most, latestSecond(feed, frequencies[f]!)), 0);
  const made = new Map<number, readonly Run[]>();

  const makeDay = (day: number): readonly Run[] => {
    const runs: Run[] = [];
    feeds.forEach((feed, f) => {
      feed.trips.forEach((row, trip) => {
        if (row.callCount < 2 || serviceDays[f]![row.service]?.has(day) !== true) return;
        const dayStart = serviceDayStart(day, zoneOfTrip(feed, row));
        const firstDeparture = feed.stopTimes.departure[row.firstCall]!;
        const lastArrival = feed.stopTimes.arrival[row.firstCall + row.callCount - 1]!;
        const add = (shift: number, frequent: boolean): void => {
          const base = dayStart + shift;
          const [start, end] = [base + firstDeparture, base + lastArrival];
          runs.push({ feed: f, trip: standsFor(f, trip), row, day, base, frequent, start, end });
        };
        const windows = frequencies[f]!.get(trip);
        if (windows === undefined) add(0, false);
        for (const window of windows ?? []) {
          // The written times only give intervals: the first departure moves onto the grid (FQ-1), the end is exclusive (FQ-2).
          for (let at = window.start; window.headway > 0 && at < window.end; at += window.headway) {
            add(at - firstDeparture, true);
          }
        }
      });
    });
    return runs;
  };

  return {
    ofDay: (day) => {
      let runs = made.get(day);
      if (runs === undefined) {
        runs = makeDay(day);
        made.set(day, runs);
      }
      return runs;
    },
    daysBetween: (from, to) => {
      // A service day begins within a day of the UTC date's midnight, wherever on earth it is.
      const first = Math.floor((from - latest) / DAY_SECONDS) - 1;
      const last = Math.floor(to / DAY_SECONDS) + 1;
      return Array.from({ length: last - first + 1 }, (_, i) => first + i);
    },
  };
}

/** The zone in which a trip's times are written: its agency's (CAL-10, CAL-11). */
export function zoneOfTrip(feed: FeedRows, trip: TripRow): string {
  const agency = feed.routes[trip.route]?.agency ?? -1;
  return (feed.agencies[agency] ?? feed.agencies[0])?.timezone ?? 'UTC';
}

function latestSecond(feed: FeedRows, frequencies: ReadonlyMap<number, FeedRows['frequencies']>): number {
  const { arrival, departure } = feed.stopTimes;
  return feed.trips.reduce((most, { firstCall, callCount }, trip) => {
    if (callCount === 0) return most;
    const last = arrival[firstCall + callCount - 1]!;
    const shifted = (frequencies.get(trip) ?? []).map((window) => window.end + last - departure[firstCall]!);
    return Math.max(most, last, ...shifted);
  }, 0);
}
