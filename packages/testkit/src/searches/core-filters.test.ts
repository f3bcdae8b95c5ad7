import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyQuery } from '../arbitraries/any-query.ts';
import { smallWorld } from '../arbitraries/small-world.ts';
import { createJourneyChecker } from '../check/check-journey.ts';
import type { Journey, JourneyQuery } from '../journeys/journey.ts';
import { createOracle } from '../oracle/create-oracle.ts';
import { type Scene, scene } from '../scenes/scene.ts';
import { createCoreTransitSearch } from './core-transit-search.ts';

const RUNS = Number(process.env['TRIPWRIGHT_RUNS'] ?? 150);

function answers(world: Scene, query: JourneyQuery): string[] {
  const lines = world.print(createCoreTransitSearch(world.feeds, world.links).search(query));
  expect(world.print(createOracle(world.feeds, world.links).search(query))).toEqual(lines);
  return lines.map((line) => line.split(' | ')[0]!);
}

const figures = (journeys: readonly Journey[]): string =>
  journeys
    .map(({ departure, arrival, boardings }) => `${departure} ${arrival} ${boardings}`)
    .sort()
    .join('\n');

describe('filters are exact for every trip', () => {
  test('trips of one line that differ in bicycles and wheelchairs are filtered separately (ST-21, ST-22)', () => {
    const world = scene`
      R1  A 10:00  B 10:10 | wheelchair no | bikes no
      R1  A 10:05  B 10:15
      R1  A 10:20  B 10:30 | wheelchair yes | bikes yes`;
    expect(answers(world, world.query('A', 'B', '9:55'))).toEqual(['A 10:00 ~ R1 ~ 10:10 B']);
    for (const filter of [{ wheelchair: true }, { bikes: 'unless-refused' }] as const)
      expect(answers(world, world.query('A', 'B', '9:55', filter))).toEqual(['A 10:05 ~ R1 ~ 10:15 B']);
    expect(answers(world, world.query('A', 'B', '9:55', { bikes: 'known' }))).toEqual(['A 10:20 ~ R1 ~ 10:30 B']);
    expect(answers(world, world.query('A', 'B', '10:30', { bikes: 'known', arriveBy: true }))).toEqual([
      'A 10:20 ~ R1 ~ 10:30 B',
    ]);
  });

  test('a chain of seated links ends before an excluded trip (BL-8)', () => {
    const world = scene`
      R1  A 10:00  B 10:10 | block b
      R2  B 10:10  C 10:20 | block b | wheelchair no
      R3  C 10:20  D 10:30 | block b
      R4  A 11:00  D 11:30`;
    expect(answers(world, world.query('A', 'D', '9:55'))[0]).toMatch(/^A 10:00 ~ R1/);
    expect(answers(world, world.query('A', 'D', '9:55', { wheelchair: true }))).toEqual(['A 11:00 ~ R4 ~ 11:30 D']);
    expect(answers(world, world.query('A', 'D', '11:30', { routes: ['x:R1', 'x:R3'], arriveBy: true }))).toEqual([]);
  });

  test('a stop with steps only allows no boarding or alighting by wheelchair, but riding through', () => {
    const world = scene`
      steps B
      R1  A 10:00  B 10:10  C 10:20
      R2  B 10:15  D 10:25`;
    expect(answers(world, world.query('A', 'D', '9:55', { wheelchair: true }))).toEqual([]);
    expect(answers(world, world.query('A', 'C', '9:55', { wheelchair: true }))).toEqual(['A 10:00 ~ R1 ~ 10:20 C']);
  });

  test('an avoided station is avoided at all its platforms (IT-21)', () => {
    const world = scene`
      station S: P Q
      R1  A 10:00  P 10:10  B 10:30
      R2  P 10:12  C 10:20
      R3  B 10:35  C 10:50`;
    expect(answers(world, world.query('A', 'C', '9:55'))).toHaveLength(1);
    expect(answers(world, world.query('A', 'C', '9:55', { avoid: ['S'] }))[0]).toMatch(/R3 ~ 10:50 C$/);
    expect(answers(world, world.query('A', 'C', '9:55', { avoid: ['Q'] }))[0]).toMatch(/R2 ~ 10:20 C$/);
  });

  test('in random worlds with filters on, all searches agree with the oracle', () => {
    const filters = fc.record(
      {
        wheelchair: fc.constant(true),
        maxWalk: fc.integer({ min: 0, max: 240 }),
        bikes: fc.constantFrom('unless-refused' as const, 'known' as const),
        routes: fc.subarray(['R1', 'R2', 'R3'], { minLength: 1, maxLength: 2 }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        smallWorld(),
        fc.array(fc.tuple(anyQuery(), filters), { minLength: 4, maxLength: 8, size: 'max' }),
        (world, asked) => {
          const engine = createCoreTransitSearch(world.feeds, world.links);
          const oracle = createOracle(world.feeds, world.links);
          const check = createJourneyChecker(world.feeds, world.links);
          for (const [ask, { routes, ...filter }] of asked) {
            const named = routes && world.feeds.flatMap(({ name }) => routes.map((route) => `${name}:${route}`));
            const query = { ...ask(world), ...filter, ...(named === undefined ? {} : { routes: named }) };
            const journeys = engine.search(query);
            expect(figures(journeys), JSON.stringify(query)).toBe(figures(oracle.search(query)));
            expect(journeys.flatMap((journey) => check(journey, query))).toEqual([]);
          }
        },
      ),
      { numRuns: RUNS },
    );
  }, 120_000);
});
