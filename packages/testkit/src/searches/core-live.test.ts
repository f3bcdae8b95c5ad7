import { createLiveState, type LiveSourceRules, type RealtimeEntity } from '@tripwright/core/live';
import type { FeedRows } from '@tripwright/core/timetable/build';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createJourneyChecker } from '../check/check-journey.ts';
import type { Journey } from '../journeys/journey.ts';
import { anyChanges } from '../live/any-changes.ts';
import { anyAlert, anyEntity, messageAt } from '../live/any-message.ts';
import { withClosures } from '../live/closures-spelled-out.ts';

import { liveSource } from '../live/live-scene.ts';
import type { PlannedChange } from '../live/planned-change.ts';
import { rewriteFeeds } from '../live/rewrite-feeds.ts';
import { createDepartureOracle } from '../oracle/all-departures.ts';
import { createCostOracle } from '../oracle/cost-oracle.ts';
import { createOracle } from '../oracle/create-oracle.ts';
import { findRealFile, loadRealWorld } from '../real/load-real-feed.ts';
import { randomQueries } from '../real/random-queries.ts';
import { straightLineLinks } from '../real/straight-line-links.ts';
import { dayNumber } from '../rules/service-day-start.ts';
import { scene } from '../scenes/scene.ts';
import {
  createAdoptedTransitSearch,
  createCoreTransitSearch,
  createLiveTransitSearch,
  createSnapshotSearch,
  EAGER,
} from './core-transit-search.ts';
import { regularLines } from './regular-lines.ts';

const RUNS = Number(process.env['TRIPWRIGHT_RUNS'] ?? 150);
const DAY = 86_400;

const sorted = (journeys: readonly Journey[]): string =>
  journeys
    .map(({ departure, arrival, boardings }) => `${departure} ${arrival} ${boardings}`)
    .sort()
    .join('\n');

/** A world with queries, and changes to it; the counterexample prints all three. */
function liveWorld(maxTrips: number) {
  return fc.tuple(regularLines({ maxTrips }), anyChanges()).map(([{ world, queries }, draw]) => {
    const changes: readonly PlannedChange[] = draw(world.feeds);
    const text = `\n${world.text}\n${changes.map((one) => JSON.stringify(one)).join('\n')}\n${JSON.stringify(queries)}\n`;
    return {
      ...world,
      queries,
      changes,
      rewritten: rewriteFeeds(world.feeds, changes),
      [fc.toStringMethod]: () => text,
    };
  });
}

describe('searches over a live snapshot are those of a timetable rewritten by it', () => {
  test('depart after, arrive by and one to all, in random worlds with changes of every kind', () => {
    fc.assert(
      fc.property(liveWorld(10), ({ feeds, links, changes, rewritten, queries }) => {
        const engine = createLiveTransitSearch(feeds, links, changes, EAGER);
        const oracle = createOracle(rewritten.feeds, links, rewritten);
        const check = createJourneyChecker(rewritten.feeds, links, rewritten);
        const plain = createCoreTransitSearch(rewritten.feeds, links, EAGER);
        const isAlone = changes.every(({ trip }) => feeds.every((feed) => feed.transfers.length === 0 || trip < 0));
        for (const query of queries) {
          const journeys = engine.search(query);
          expect(sorted(journeys), JSON.stringify(query)).toBe(sorted(oracle.search(query)));
          expect(journeys.flatMap((journey) => check(journey, query))).toEqual([]);
          // Where rows name no trip, the engine over the rewritten rows is a second judge.
          if (isAlone) expect([...engine.arrivals(query)].sort()).toEqual([...plain.arrivals(query)].sort());
        }
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  test('on a thread that adopts what another one has prepared', () => {
    fc.assert(
      fc.property(liveWorld(10), ({ feeds, links, changes, rewritten, queries }) => {
        const days = queries.flatMap(({ time }) => [time, time - DAY]);
        const engine = createAdoptedTransitSearch(feeds, links, changes, days, EAGER);
        const oracle = createOracle(rewritten.feeds, links, rewritten);
        for (const query of queries)
          expect(sorted(engine.search(query)), JSON.stringify(query)).toBe(sorted(oracle.search(query)));
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  test('ranges and pages of next journeys', () => {
    fc.assert(
      fc.property(
        liveWorld(7),
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 1, max: 4 }),
        ({ feeds, links, changes, rewritten, queries }, minutes, count) => {
          const engine = createLiveTransitSearch(feeds, links, changes, EAGER);
          const departures = createDepartureOracle(rewritten.feeds, links, rewritten);
          const oracle = createOracle(rewritten.feeds, links, rewritten);
          for (const { arriveBy: _, ...query } of queries) {
            const last = query.time + minutes * 60;
            const latest = last + (query.horizon ?? DAY);
            const horizon = latest - query.time;
            const expected = [
              ...oracle.departAfter({ ...query, horizon, maxBoardings: 0 }),
              ...departures.ridesDeparting(query, last, latest),
            ];
            expect(sorted(engine.range(query, minutes * 60)), JSON.stringify(query)).toBe(sorted(expected));
            const page = engine.next({ ...query, horizon: DAY }, { count }).journeys;
            const list = departures.ridesDeparting(query, query.time + DAY / 2, query.time + DAY);
            const isShort = ({ departure, arrival }: Journey): boolean => arrival - departure <= DAY / 2;
            const next = list.filter(isShort).slice(0, count);
            const found = page.filter((one) => isShort(one) && one.departure <= query.time + DAY / 2);
            expect(sorted(found.slice(0, next.length)), JSON.stringify(query)).toBe(sorted(next));
          }
        },
      ),
      { numRuns: Math.ceil(RUNS / 2) },
    );
  }, 120_000);

  test('journeys by cost', () => {
    const weights = { walking: 2, waiting: 1, riding: 1, boarding: 60, arrivalSlack: 600, boardingSlack: 1 };
    fc.assert(
      fc.property(liveWorld(6), ({ feeds, links, changes, rewritten, queries }) => {
        const engine = createLiveTransitSearch(feeds, links, changes, EAGER);
        const oracle = createCostOracle(rewritten.feeds, links, rewritten);
        for (const plain of queries) {
          const query = { ...plain, ...weights };
          const found = engine
            .byCost(query)
            .map(
              ({ departure, arrival, boardings, cost }) =>
                `${query.arriveBy === true ? departure : arrival} ${boardings} ${cost}`,
            );
          const expected = oracle.search(query).map(({ main, boardings, cost }) => `${main} ${boardings} ${cost}`);
          expect(found, JSON.stringify(query)).toEqual(expected);
        }
      }),
      { numRuns: Math.ceil(RUNS / 2) },
    );
  }, 120_000);

  test('messages of any kind, from their first byte of meaning to the journey', () => {
    const made = regularLines({ maxTrips: 8 }).chain(({ world, queries }) =>
      fc.tuple(fc.constant({ world, queries }), fc.array(anyEntity(world), { minLength: 1, maxLength: 8 })),
    );
    fc.assert(
      fc.property(made, ([{ world, queries }, entities]) => {
        const { feeds, links } = world;
        const at = world.at('8:00');
        const { search, changes } = createSnapshotSearch(
          feeds,
          links,
          (timetable) => {
            const state = createLiveState({ timetable, datasetVersion: '', sources: [liveSource('live')] });
            state.take('live', messageAt(at, entities), at);
            return state.snapshot(at);
          },
          EAGER,
        );
        const rewritten = rewriteFeeds(feeds, changes);
        const oracle = createOracle(rewritten.feeds, links, rewritten);
        for (const query of queries)
          expect(sorted(search.search(query)), JSON.stringify(query)).toBe(sorted(oracle.search(query)));
      }),
      { numRuns: RUNS },
    );
  }, 120_000);
});

describe('RT-29: alerts that close something', () => {
  test('searches are those of a timetable from which a slow reading of the alerts has struck every closed call', () => {
    let [struck, ran] = [0, 0];
    const made = regularLines({ maxTrips: 8 }).chain(({ world, queries }) =>
      fc.tuple(
        fc.constant({ world, queries }),
        fc.array(anyEntity(world), { maxLength: 4 }),
        fc.array(anyAlert(world), { minLength: 1, maxLength: 3 }),
      ),
    );
    fc.assert(
      fc.property(made, ([{ world, queries }, updates, alerts]) => {
        const { feeds, links } = world;
        const at = world.at('8:00');
        const entities = alerts.map((alert, i): RealtimeEntity => ({ id: `a${i}`, others: [], alert }));
        const searchAfter = (policy: LiveSourceRules['alertPolicy']) =>
          createSnapshotSearch(
            feeds,
            links,
            (timetable) => {
              const sources = [liveSource('updates'), liveSource('alerts', { alertPolicy: policy })];
              const state = createLiveState({ timetable, datasetVersion: '', sources });
              state.take('updates', messageAt(at, updates), at);
              state.take('alerts', messageAt(at, entities), at);
              return state.snapshot(at);
            },
            EAGER,
          );
        const informed = searchAfter('inform');
        const affected = searchAfter('affect');
        const expected = withClosures(feeds[0]!, informed.changes, alerts, dayNumber(world.date));
        expect(whatRuns(affected.changes)).toEqual(whatRuns(expected));
        struck += Number(expected.length > informed.changes.length);
        const rewritten = rewriteFeeds(feeds, expected);
        const oracle = createOracle(rewritten.feeds, links, rewritten);
        for (const query of queries) {
          const journeys = affected.search.search(query);
          ran += journeys.length;
          expect(sorted(journeys), JSON.stringify(query)).toBe(sorted(oracle.search(query)));
        }
      }),
      { numRuns: RUNS },
    );
    // A generator whose alerts close nothing would prove nothing.
    expect(struck).toBeGreaterThan(RUNS / 4);
    expect(ran).toBeGreaterThan(RUNS / 4);
  }, 120_000);
});

/** One line for each run that differs from the timetable: its calls that are served, or that it does not run. */
function whatRuns(changes: readonly PlannedChange[]): string[] {
  return changes
    .map(({ kind, trip, day, start, id, route, calls }) => {
      const served = calls.filter(({ isSkipped }) => !isSkipped);
      const written = served.map(({ stop, arrival, departure }) => `${stop} ${arrival} ${departure}`);
      return `${kind} ${trip} ${day} ${start} ${id} ${route}: ${written.join(', ')}`;
    })
    .sort();
}

/** The journeys of a world after changes, which the oracle confirms. */
function linesAfter(world: ReturnType<typeof scene>, changes: readonly PlannedChange[], from: string, to: string) {
  const rewritten = rewriteFeeds(world.feeds, changes);
  const query = world.query(from, to, '9:55');
  const found = createLiveTransitSearch(world.feeds, world.links, changes, EAGER).search(query);
  expect(sorted(found)).toBe(sorted(createOracle(rewritten.feeds, world.links, rewritten).search(query)));
  return world.print(found).map((line) => line.split(' | ')[0]!);
}

/** The run of a trip on its first day, later by some minutes from a position on. */
function late([feed]: readonly FeedRows[], trip: number, minutes: number, from = 0): PlannedChange {
  const { firstCall, callCount, service, route } = feed!.trips[trip]!;
  const { stop, arrival, departure, pickup, dropOff } = feed!.stopTimes;
  const calls = Array.from({ length: callCount }, (_, position) => {
    const [at, more] = [firstCall + position, position < from ? 0 : minutes * 60];
    const times = { arrival: arrival[at]! + more, departure: departure[at]! + more };
    return { position, stop: stop[at]!, ...times, pickup: pickup[at]!, dropOff: dropOff[at]!, isSkipped: false };
  });
  return { kind: 'changed', feed: 0, trip, day: feed!.services[service]!.days[0]!, start: -1, id: '', route, calls };
}

const cancelled = (feeds: readonly FeedRows[], trip: number): PlannedChange => ({
  ...late(feeds, trip, 0),
  kind: 'cancelled',
  calls: [],
});

describe('what becomes of connections', () => {
  const world = scene`
    R1  A 10:00  B 10:10
    R2  B 10:12  C 10:20
    R2  B 10:32  C 10:40
    transfer R1>R2 at B guaranteed`;

  test('a late feeder misses even a guaranteed connection: no vehicle waits unless its prediction says so', () => {
    expect(linesAfter(world, [], 'A', 'C')).toEqual(['A 10:00 ~ R1 ~ 10:10 B 10:12 ~ R2 ~ 10:20 C']);
    expect(linesAfter(world, [late(world.feeds, 0, 5)], 'A', 'C')).toEqual([
      'A 10:05 ~ R1 ~ 10:15 B 10:32 ~ R2 ~ 10:40 C',
    ]);
    expect(linesAfter(world, [late(world.feeds, 0, 5), late(world.feeds, 1, 4)], 'A', 'C')).toEqual([
      'A 10:05 ~ R1 ~ 10:15 B 10:16 ~ R2 ~ 10:24 C',
    ]);
  });

  test('RT-22: a run that is overtaken is still found, and so is the one that overtakes it', () => {
    const changes = [late(world.feeds, 1, 30)];
    expect(linesAfter(world, changes, 'B', 'C')).toEqual(['B 10:32 ~ R2 ~ 10:40 C']);
    expect(linesAfter(world, [...changes, cancelled(world.feeds, 2)], 'B', 'C')).toEqual(['B 10:42 ~ R2 ~ 10:50 C']);
  });

  test('an early run must be caught early', () => {
    expect(linesAfter(world, [late(world.feeds, 1, -3)], 'A', 'C')).toEqual([
      'A 10:00 ~ R1 ~ 10:10 B 10:32 ~ R2 ~ 10:40 C',
    ]);
  });

  test('BL-10: seated riders are set down where the next run of their vehicle is cancelled, or leaves before it comes', () => {
    const seats = scene`
      R1  A 10:00  B 10:10  | block b
      R2  B 10:10  C 10:20  | block b
      R3  B 10:30  C 10:45`;
    expect(linesAfter(seats, [], 'A', 'C')[0]).toMatch(/= R2 = 10:20 C$/);
    expect(linesAfter(seats, [cancelled(seats.feeds, 1)], 'A', 'C')).toEqual([
      'A 10:00 ~ R1 ~ 10:10 B 10:30 ~ R3 ~ 10:45 C',
    ]);
    expect(linesAfter(seats, [late(seats.feeds, 0, 5)], 'A', 'C')).toEqual([
      'A 10:05 ~ R1 ~ 10:15 B 10:30 ~ R3 ~ 10:45 C',
    ]);
    expect(linesAfter(seats, [late(seats.feeds, 0, 5), late(seats.feeds, 1, 5)], 'A', 'C')[0]).toMatch(/= R2 =/);
  });

  test('BL-10: riders stay aboard past a stop between two runs of their vehicle that it skips', () => {
    const seats = scene`
      R1  A 10:00  B 10:10  C 10:20  | block b
      R2  C 10:20  D 10:30  E 10:40  | block b`;
    const skipping = (row: number, at: number): PlannedChange => {
      const change = late(seats.feeds, row, 0);
      return { ...change, calls: change.calls.map((call, i) => (i === at ? { ...call, isSkipped: true } : call)) };
    };
    const whole = ['A 10:00 ~ R1 ~ 10:10 B D 10:30 = R2 = 10:40 E'];
    expect(linesAfter(seats, [skipping(0, 2), skipping(1, 0)], 'A', 'E')).toEqual(whole);
    expect(linesAfter(seats, [skipping(0, 2)], 'A', 'E')[0]).toMatch(/= R2 =/);
    expect(linesAfter(seats, [skipping(1, 0)], 'A', 'E')[0]).toMatch(/= R2 =/);
    expect(linesAfter(seats, [skipping(0, 2), skipping(1, 0)], 'A', 'C')).toEqual([]);
  });
});

describe('the same on a real feed', () => {
  const path = 'zheleznogorsk/gtfs.zip';
  test.skipIf(findRealFile(path) === undefined)(
    'a town with a third of its runs late, some early, some cancelled (skipped without ../shared/data)',
    async () => {
      const { feeds, world } = (await loadRealWorld('zheleznogorsk'))!;
      const links = straightLineLinks(feeds);
      const day = dayNumber(world.dates[0]);
      const runs = feeds[0]!.trips.flatMap((trip, row) =>
        trip.callCount > 1 && feeds[0]!.services[trip.service]!.days.includes(day) ? [row] : [],
      );
      const frequent = new Set(feeds[0]!.frequencies.map(({ trip }) => trip));
      const changes = runs
        .filter((row) => row % 3 === 0 && !frequent.has(row))
        .map((row): PlannedChange => {
          const change = row % 15 === 0 ? cancelled(feeds, row) : late(feeds, row, (row % 23) - 3, row % 4);
          return { ...change, day };
        })
        .filter(({ calls }) => calls.every(({ arrival }, i) => i === 0 || arrival >= calls[i - 1]!.departure));
      expect(changes.length).toBeGreaterThan(20);
      const rewritten = rewriteFeeds(feeds, changes);
      const engine = createLiveTransitSearch(feeds, links, changes, EAGER);
      const oracle = createOracle(rewritten.feeds, links, rewritten);
      const check = createJourneyChecker(rewritten.feeds, links, rewritten);
      for (const query of randomQueries(feeds, { count: 40, seed: 3, date: world.dates[0] })) {
        const journeys = engine.search(query);
        expect(sorted(journeys), JSON.stringify(query)).toBe(sorted(oracle.search(query)));
        expect(journeys.flatMap((journey) => check(journey, query))).toEqual([]);
      }
    },
    60_000,
  );
});
