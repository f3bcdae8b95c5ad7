import { describe, expect, test } from 'vitest';
import { createJourneyChecker } from '../check/check-journey.ts';
import { describeTransitSearch } from '../conformance/describe-transit-search.ts';
import type { Journey } from '../journeys/journey.ts';
import { createOracle } from '../oracle/create-oracle.ts';
import { findRealFile, loadRealWorld } from '../real/load-real-feed.ts';
import { randomQueries } from '../real/random-queries.ts';
import { realWorlds } from '../real/real-worlds.ts';
import { straightLineLinks } from '../real/straight-line-links.ts';
import { createCoreTransitSearch, EAGER } from './core-transit-search.ts';

describeTransitSearch("core's engine", (feeds, links) => createCoreTransitSearch(feeds, links, EAGER));

/** Worlds small enough for every test run; `compare-with-oracle.ts` compares the others. */
const SMALL = ['beatty', 'zheleznogorsk', 'portland'];

describe("core's engine and the slow oracle on real feeds", () => {
  for (const { name, feeds, dates } of realWorlds.filter((world) => SMALL.includes(world.name))) {
    const isThere = feeds.every(({ path }) => findRealFile(path) !== undefined);
    const title = `${name}${isThere ? '' : ' (development feeds are not beside the repository)'}`;
    test.skipIf(!isThere)(title, async () => {
      const loaded = (await loadRealWorld(name))!;
      const links = straightLineLinks(loaded.feeds);
      const oracle = createOracle(loaded.feeds, links);
      const engine = createCoreTransitSearch(loaded.feeds, links, EAGER);
      const check = createJourneyChecker(loaded.feeds, links);
      for (const query of randomQueries(loaded.feeds, { count: 60, seed: 11, date: dates[0] })) {
        const answers = engine.search(query);
        expect(figures(answers), JSON.stringify(query)).toEqual(figures(oracle.search(query)));
        expect(answers.flatMap((journey) => check(journey, query))).toEqual([]);
      }
    });
  }
});

function figures(journeys: readonly Journey[]): number[][] {
  return journeys
    .map(({ departure, arrival, boardings }) => [departure, arrival, boardings])
    .sort((a, b) => b[2]! - a[2]!);
}
