import { DROP_OFF_SHIFT } from '../columns/position-rules.ts';
import type { FeedRows, TripRow } from './feed-rows.ts';

/** Patterns, their positions, trips and calls as columns, in the order of the timetable. */
export interface LaidOutPatterns {
  readonly patternRoute: Int32Array;
  /** `patterns + 1` entries. */
  readonly patternFirstPosition: Int32Array;
  readonly patternFirstTrip: Int32Array;
  readonly patternWheelchair: Uint8Array;
  readonly patternBikes: Uint8Array;
  readonly positionStop: Int32Array;
  readonly positionRules: Uint8Array;
  readonly trips: readonly { readonly feed: number; readonly row: number }[];
  readonly tripFirstCall: Int32Array;
  readonly callArrival: Int32Array;
  readonly callDeparture: Int32Array;
  readonly callApproximate: Uint8Array;
  /** Headsign of each call where any trip has its own, else empty. '' = the trip's (ST-15). */
  readonly callHeadsign: readonly string[];
  readonly tripIndexOf: readonly Int32Array[];
}

interface Pattern {
  readonly route: number;
  readonly key: string;
  readonly stops: Int32Array;
  readonly rules: Uint8Array;
  readonly wheelchair: number;
  readonly bikes: number;
  readonly trips: { readonly feed: number; readonly row: number; readonly trip: TripRow }[];
}

/**
 * Groups trips into patterns: equal route, stop positions, boarding rules, wheelchair and bike facts (ST-21). Trips of a pattern may overtake one
 * another: lanes are split per service window, because overtaking also happens between service days and by delay (ST-12). Patterns are ordered by
 * the place of their first stop.
 */
export function layOutPatterns(
  feeds: readonly FeedRows[],
  stopIndexOf: readonly Int32Array[],
  firstRoute: readonly number[],
): LaidOutPatterns {
  const patterns = collectPatterns(feeds, stopIndexOf, firstRoute);
  const trips = patterns.flatMap((pattern) => pattern.trips);
  const positions = patterns.reduce((sum, pattern) => sum + pattern.stops.length, 0);
  const calls = trips.reduce((sum, t) => sum + t.trip.callCount, 0);
  const anyHeadsign = feeds.some((feed) => feed.stopTimes.headsign.some((headsign) => headsign >= 0));

  const patternFirstPosition = new Int32Array(patterns.length + 1);
  const patternFirstTrip = new Int32Array(patterns.length + 1);
  const positionStop = new Int32Array(positions);
  const positionRules = new Uint8Array(positions);
  const tripFirstCall = new Int32Array(trips.length + 1);
  const callArrival = new Int32Array(calls);
  const callDeparture = new Int32Array(calls);
  const callApproximate = new Uint8Array(calls);
  const callHeadsign: string[] = anyHeadsign ? new Array<string>(calls).fill('') : [];
  const tripIndexOf = feeds.map((feed) => new Int32Array(feed.trips.length).fill(-1));

  let position = 0;
  let tripIndex = 0;
  let call = 0;
  patterns.forEach((pattern, p) => {
    positionStop.set(pattern.stops, position);
    positionRules.set(pattern.rules, position);
    position += pattern.stops.length;
    patternFirstPosition[p + 1] = position;
    for (const { feed, row, trip } of pattern.trips) {
      const times = feeds[feed]!.stopTimes;
      for (let i = trip.firstCall; i < trip.firstCall + trip.callCount; i++, call++) {
        callArrival[call] = times.arrival[i]!;
        callDeparture[call] = times.departure[i]!;
        callApproximate[call] = times.approximate[i]!;
        const headsign = times.headsign[i]!;
        if (headsign >= 0) callHeadsign[call] = times.headsigns[headsign] ?? '';
      }
      tripIndexOf[feed]![row] = tripIndex++;
      tripFirstCall[tripIndex] = call;
    }
    patternFirstTrip[p + 1] = tripIndex;
  });
  return {
    patternRoute: Int32Array.from(patterns, (p) => p.route),
    patternFirstPosition,
    patternFirstTrip,
    patternWheelchair: Uint8Array.from(patterns, (p) => p.wheelchair),
    patternBikes: Uint8Array.from(patterns, (p) => p.bikes),
    positionStop,
    positionRules,
    trips,
    tripFirstCall,
    callArrival,
    callDeparture,
    callApproximate,
    callHeadsign,
    tripIndexOf,
  };
}

function collectPatterns(
  feeds: readonly FeedRows[],
  stopIndexOf: readonly Int32Array[],
  firstRoute: readonly number[],
): Pattern[] {
  const byKey = new Map<string, Pattern>();
  feeds.forEach((feed, feedIndex) => {
    const { stop, pickup, dropOff } = feed.stopTimes;
    const stopIndex = stopIndexOf[feedIndex]!;
    feed.trips.forEach((trip, row) => {
      if (trip.callCount < 2) return;
      const end = trip.firstCall + trip.callCount;
      const stops = new Int32Array(trip.callCount);
      const rules = new Uint8Array(trip.callCount);
      for (let i = trip.firstCall; i < end; i++) {
        stops[i - trip.firstCall] = stopIndex[stop[i]!]!;
        rules[i - trip.firstCall] = pickup[i]! | (dropOff[i]! << DROP_OFF_SHIFT);
      }
      const route = firstRoute[feedIndex]! + trip.route;
      const key = `${route}|${trip.wheelchair}|${trip.bikes}|${stops.join()}|${rules.join('')}`;
      const known = byKey.get(key);
      const entry = { feed: feedIndex, row, trip };
      if (known === undefined) {
        byKey.set(key, { route, key, stops, rules, wheelchair: trip.wheelchair, bikes: trip.bikes, trips: [entry] });
      } else known.trips.push(entry);
    });
  });
  const patterns = [...byKey.values()];
  patterns.sort((a, b) => a.stops[0]! - b.stops[0]! || (a.key < b.key ? -1 : 1));
  for (const pattern of patterns) {
    const departure = (t: Pattern['trips'][number]): number => feeds[t.feed]!.stopTimes.departure[t.trip.firstCall]!;
    pattern.trips.sort(
      (a, b) => departure(a) - departure(b) || (a.trip.id < b.trip.id ? -1 : a.trip.id > b.trip.id ? 1 : 0),
    );
  }
  return patterns;
}
