import fc from 'fast-check';
import type { JourneyQuery, Seed } from '../journeys/journey.ts';
import { stopKey } from '../journeys/stop-key.ts';
import type { Scene } from '../scenes/scene.ts';
import { type SmallWorldOptions, smallWorld } from './small-world.ts';

/**
 * Any query possible in a world, as a function of the world, so that worlds shrink without losing their query.
 * @param stops number of stops of the world
 */
export function anyQuery(stops = 10): fc.Arbitrary<(world: Scene & { readonly clock?: string }) => JourneyQuery> {
  return drawnQuery(stops).map((drawn) => (world) => queryIn(world, drawn));
}

type DrawnQuery = ReturnType<typeof drawnQuery> extends fc.Arbitrary<infer Value> ? Value : never;

/** The values of a query before its world is known: stops are numbers. */
function drawnQuery(stops: number) {
  const seeds = (most: number) =>
    fc.array(
      fc.record({
        stop: fc.nat(most),
        seconds: fc.oneof(
          { weight: 2, arbitrary: fc.constant(0) },
          { weight: 1, arbitrary: fc.integer({ min: 1, max: 180 }) },
        ),
      }),
      { minLength: 1, maxLength: 2, size: 'xsmall' },
    );
  const rarely = <Value>(value: fc.Arbitrary<Value>, rarity = 6): fc.Arbitrary<Value | undefined> =>
    fc.oneof({ weight: rarity, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
  return fc.record({
    from: seeds(stops - 1),
    to: seeds(stops - 2),
    // Counted from the beginning or, backwards, from the end of the hour in which trips are under way.
    minutes: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 0, max: 40 }) },
      { weight: 1, arbitrary: fc.integer({ min: -26 * 60, max: 26 * 60 }) },
    ),
    arriveBy: fc.boolean(),
    maxBoardings: rarely(fc.integer({ min: 0, max: 3 })),
    horizon: rarely(fc.integer({ min: 600, max: 7200 })),
    slack: rarely(fc.constantFrom(30, 60, 120)),
    checks: rarely(
      fc.uniqueArray(
        fc.record({
          stop: fc.nat(8),
          before: fc.constantFrom(0, 120, 300),
          after: fc.constantFrom(0, 60, 180),
          between: fc.constantFrom(0, 90, 240),
        }),
        { minLength: 1, maxLength: 3, selector: ({ stop }) => stop },
      ),
      10,
    ),
    endWalk: rarely(fc.boolean()),
    maxWalk: rarely(fc.integer({ min: 0, max: 240 }), 20),
    wheelchair: rarely(fc.boolean(), 20),
    bikes: rarely(fc.constantFrom('unless-refused' as const, 'known' as const), 20),
    routes: rarely(fc.subarray(['R1', 'R2', 'R3'], { minLength: 1, maxLength: 2 }), 20),
    avoid: rarely(fc.array(fc.nat(11), { minLength: 1, maxLength: 2 })),
  });
}

/** The query that drawn values make in a world. */
function queryIn(world: Scene & { readonly clock?: string }, drawn: DrawnQuery): JourneyQuery {
  const keys = world.feeds.flatMap((feed) =>
    feed.stops.filter((stop) => stop.locationType === 0).map((stop) => stopKey(feed.name, stop.id)),
  );
  const all = world.feeds.flatMap((feed) => feed.stops.map((stop) => stopKey(feed.name, stop.id)));
  const named = (list: DrawnQuery['from'], off: number): Seed[] =>
    list.map(({ stop, seconds }) => ({ stop: keys[(stop + off) % keys.length]!, seconds }));
  // Mostly another stop than the origin: counted from the first origin.
  const off = drawn.from[0]!.stop + 1;
  const { maxBoardings, horizon, slack, endWalk, avoid, maxWalk, wheelchair, bikes, routes, checks } = drawn;
  return {
    from: named(drawn.from, 0),
    to: named(drawn.to, off),
    time: world.at(world.clock ?? '8:00') + (drawn.arriveBy ? 75 - drawn.minutes : drawn.minutes - 10) * 60,
    arriveBy: drawn.arriveBy,
    ...(maxBoardings === undefined ? {} : { maxBoardings }),
    ...(horizon === undefined ? {} : { horizon }),
    ...(slack === undefined ? {} : { slack }),
    ...(checks === undefined
      ? {}
      : {
          checks: checks
            .filter(({ stop }) => stop < keys.length)
            .map(({ stop, ...seconds }) => ({ ...seconds, stop: keys[stop]! })),
        }),
    ...(endWalk === undefined ? {} : { endWalk }),
    ...(maxWalk === undefined ? {} : { maxWalk }),
    ...(wheelchair === undefined ? {} : { wheelchair }),
    ...(bikes === undefined ? {} : { bikes }),
    ...(routes === undefined
      ? {}
      : { routes: world.feeds.flatMap(({ name }) => routes.map((route) => `${name}:${route}`)) }),
    ...(avoid === undefined ? {} : { avoidStops: [...new Set(avoid.map((stop) => all[stop % all.length]!))] }),
  };
}

/** A world and some queries in it. */
export function worldAndQueries(
  options: SmallWorldOptions = {},
): fc.Arbitrary<{ readonly world: Scene; readonly queries: readonly JourneyQuery[] }> {
  const questions = fc.array(anyQuery(), { minLength: 1, maxLength: 8, size: 'max' });
  return fc.tuple(smallWorld(options), questions).map(([world, ask]) => {
    const queries = ask.map((question) => question(world));
    const text = queries.map((query) => `# ask ${JSON.stringify(query)}`).join('\n');
    return { world, queries, [fc.toStringMethod]: () => `\n${world.text}\n${text}\n` };
  });
}
