import type { LiveSourceRules, RealtimeEntity, RealtimeMessage } from '@tripwright/core/live';
import type { FeedIndex, Timetable, TripIndex } from '@tripwright/core/timetable';
import { encodeMessage } from '@tripwright/feeds/realtime';
import { below, randomNumbers } from '@tripwright/testkit/random';

/** Share of the updates whose delay is another one in the next message. */
const CHANGED = 0.3;
const MINUTE = 60;

/** Messages of one feed, one after the other. */
export interface MessageSeries {
  /** The feed that has most runs on the day. */
  readonly feed: FeedIndex;
  readonly messages: readonly Uint8Array[];
  /** Trip updates in each of them. */
  readonly updates: number;
}

/**
 * Messages of trip updates as a publisher of a large network sends them: each run 1 to 15 minutes late from some call on, 30 % of them anew from message to
 * message. They have no time of their own, so that they hold when they are read.
 * @param day days since 1970-01-01 @param bytes size of each, about
 */
export function messageSeries(
  timetable: Timetable,
  day: number,
  bytes: number,
  count: number,
  seed: number,
): MessageSeries {
  const { routeFeed, patternRoute, tripDaySet, tripCount } = timetable;
  const random = randomNumbers(seed);
  const byFeed = new Map<FeedIndex, TripIndex[]>();
  for (let trip = 0 as TripIndex; trip < tripCount; trip++) {
    if (!timetable.runsOn(tripDaySet[trip]!, day)) continue;
    const feed = routeFeed[patternRoute[timetable.patternOfTrip(trip)]!]!;
    byFeed.set(feed, [...(byFeed.get(feed) ?? []), trip]);
  }
  const [feed, trips] = [...byFeed].reduce((most, one) => (one[1].length > most[1].length ? one : most));
  const drawn = (calls: number): RealtimeEntity[] => trips.map((trip) => lateRun(timetable, trip, day, random, calls));
  const sizeWith = (calls: number): number =>
    encodeMessage({ header: { version: '2.0' }, entities: drawn(calls) }).length;
  // As many calls of each run, one by one, as make up the size: many publishers repeat the delay at each call.
  const one = sizeWith(1);
  const callsEach = Math.max(1, 1 + Math.round((bytes - one) / (sizeWith(2) - one)));
  const draw = (trip: TripIndex): RealtimeEntity => lateRun(timetable, trip, day, random, callsEach);
  let entities = trips.map(draw);
  const messages = Array.from({ length: count }, () => {
    entities = entities.map((entity, i) => (random() < CHANGED ? draw(trips[i]!) : entity));
    return encodeMessage({ header: { version: '2.0' }, entities });
  });
  return { feed, messages, updates: trips.length };
}

/** Messages of all feeds of a timetable, one set after the other. */
export interface UpdateSeries {
  /** One for each feed. */
  readonly sources: readonly LiveSourceRules[];
  /** `[turn][source]` */
  readonly messages: readonly (readonly RealtimeMessage[])[];
  /** Trip updates in each turn. */
  readonly updates: number;
}

/** As {@link messageSeries}, as a decoder gives them, of the first so many runs of some days, one call each. */
export function updateSeries(
  timetable: Timetable,
  days: readonly number[],
  most: number,
  count: number,
  seed: number,
): UpdateSeries {
  const { feedName, strings, routeFeed, patternRoute, tripDaySet, tripCount } = timetable;
  const random = randomNumbers(seed);
  const runs: { readonly feed: FeedIndex; readonly draw: () => RealtimeEntity; entity: RealtimeEntity }[] = [];
  for (const day of days) {
    for (let trip = 0 as TripIndex; trip < tripCount && runs.length < most; trip++) {
      if (!timetable.runsOn(tripDaySet[trip]!, day)) continue;
      const draw = (): RealtimeEntity => lateRun(timetable, trip, day, random, 1);
      runs.push({ feed: routeFeed[patternRoute[timetable.patternOfTrip(trip)]!]!, draw, entity: draw() });
    }
  }
  const sources = Array.from(
    feedName,
    (name, feed): LiveSourceRules => ({
      ...{ name: strings.get(name), feed: feed as FeedIndex, idRules: [], matchByCalls: false, alertPolicy: 'inform' },
      ...{ carryToNextTripOfBlock: false, timesFromPositions: true, longestAgeSeconds: 600 },
    }),
  );
  const messages = Array.from({ length: count }, () => {
    for (const run of runs) if (random() < CHANGED) run.entity = run.draw();
    return sources.map(
      ({ feed }): RealtimeMessage => ({
        header: { version: '2.0' },
        entities: runs.filter((run) => run.feed === feed).map(({ entity }) => entity),
      }),
    );
  });
  return { sources, messages, updates: runs.length };
}

function lateRun(
  timetable: Timetable,
  trip: TripIndex,
  day: number,
  random: () => number,
  callsEach: number,
): RealtimeEntity {
  const { strings, tripId, stopId, positionStop, patternFirstPosition } = timetable;
  const pattern = timetable.patternOfTrip(trip);
  const first = patternFirstPosition[pattern]!;
  const length = patternFirstPosition[(pattern + 1) as typeof pattern]! - first;
  const delay = MINUTE + below(random, 14 * MINUTE);
  const from = below(random, Math.max(1, length - callsEach));
  const calls = Array.from({ length: Math.min(callsEach, length - from) }, (_, i) => ({
    stopId: strings.get(stopId[positionStop[(first + from + i) as typeof first]!]!),
    departure: { delay: delay + i },
  }));
  const startDate = new Date(day * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  return {
    id: `${trip} ${startDate}`,
    others: [],
    tripUpdate: { trip: { tripId: strings.get(tripId[trip]!), startDate }, calls },
  };
}
