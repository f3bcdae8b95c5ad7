import type { FeedRows } from '@tripwright/core/timetable/build';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { worldAndQueries } from '../arbitraries/any-query.ts';
import type { SmallWorldOptions } from '../arbitraries/small-world.ts';
import { createJourneyChecker } from '../check/check-journey.ts';
import type { Journey, JourneyQuery, WalkingLink } from '../journeys/journey.ts';
import { createOracle } from '../oracle/create-oracle.ts';
import { conformanceScenes } from './conformance-scenes.ts';

/** The search under test: a timetable search over a world. */
export interface TransitSearch {
  /** Stops as keys of testkit; rides after a seated link have `seated: true`. */
  search(query: JourneyQuery): readonly Journey[];
}

export type CreateTransitSearch = (feeds: readonly FeedRows[], links: readonly WalkingLink[]) => TransitSearch;

export interface ConformanceOptions {
  /** Scenes left out, by id, each with the reason. */
  readonly skip?: Readonly<Record<string, string>>;
  /** Random worlds; 300 unless given. Each gets up to eight queries. */
  readonly runs?: number;
  /** A seed for the random worlds; fast-check's global one unless given. It is printed with every failure. */
  readonly seed?: number;
  /** Rules left out of the random worlds. */
  readonly worlds?: SmallWorldOptions;
}

/**
 * The contract of `docs/search-semantics.md` as a test suite: numbered scenes with printed answers, then random worlds where the search must
 * agree with the slow oracle to the second and every leg must be real. Calls vitest's `describe`.
 */
export function describeTransitSearch(
  name: string,
  create: CreateTransitSearch,
  options: ConformanceOptions = {},
): void {
  const { skip = {}, runs = 300, seed, worlds = {} } = options;
  describe(`${name}: timetable search`, () => {
    for (const { id, shows, world, asks } of conformanceScenes) {
      const title = `${id} (${shows.join(', ')})`;
      const reason = skip[id];
      if (reason !== undefined) {
        test.skip(`${title}: ${reason}`);
        continue;
      }
      test(title, () => {
        const search = create(world.feeds, world.links);
        const check = createJourneyChecker(world.feeds, world.links);
        for (const { ask, answer } of asks) {
          const query = world.query(...ask);
          const journeys = byBoardings(search.search(query));
          const question = `${ask[0]} to ${ask[1]} at ${ask[2]}`;
          expect(world.print(journeys), question).toEqual(answer);
          expect(
            journeys.flatMap((journey) => check(journey, query)),
            question,
          ).toEqual([]);
        }
      });
    }

    test('agrees with the slow oracle in random worlds, and every leg is real', () => {
      fc.assert(
        fc.property(worldAndQueries(worlds), ({ world: { feeds, links, print }, queries }) => {
          const search = create(feeds, links);
          const oracle = createOracle(feeds, links);
          const check = createJourneyChecker(feeds, links);
          for (const query of queries) {
            const expected = oracle.search(query);
            const actual = byBoardings(search.search(query));
            const context = () =>
              `${JSON.stringify(query)}\nexpected ${print(expected).join('\n')}\nanswered ${print(actual).join('\n')}`;
            if (!isDeepEqual(figures(actual), figures(expected)))
              expect(figures(actual), context()).toEqual(figures(expected));
            const faults = actual.flatMap((journey) => check(journey, query));
            if (faults.length > 0) expect(faults, context()).toEqual([]);
          }
        }),
        { numRuns: runs, ...(seed === undefined ? {} : { seed }) },
      );
    }, 120_000);
  });
}

function byBoardings(journeys: readonly Journey[]): Journey[] {
  return [...journeys].sort((a, b) => b.boardings - a.boardings);
}

/** The figures that two searches must agree on; which of equal journeys is returned is free. */
function figures(journeys: readonly Journey[]): readonly (readonly [number, number, number])[] {
  return journeys.map(({ departure, arrival, boardings }) => [departure, arrival, boardings] as const);
}

function isDeepEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
