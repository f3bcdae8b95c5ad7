import { describe, expect, test } from 'vitest';
import { createJourneyChecker } from '../check/check-journey.ts';
import { createOracle } from '../oracle/create-oracle.ts';
import { findRealFile, loadRealWorld } from './load-real-feed.ts';
import { randomQueries } from './random-queries.ts';
import { realWorlds } from './real-worlds.ts';
import { straightLineLinks } from './straight-line-links.ts';

const SMALL = ['beatty', 'zheleznogorsk', 'portland'];

describe('the oracle on real feeds', () => {
  for (const { name, feeds, dates } of realWorlds) {
    if (!SMALL.includes(name)) continue;
    const isThere = feeds.every(({ path }) => findRealFile(path) !== undefined);
    test.skipIf(!isThere)(
      `${name}: every leg is real${isThere ? '' : ' (development feeds are not beside the repository)'}`,
      async () => {
        const loaded = await loadRealWorld(name);
        const links = straightLineLinks(loaded!.feeds);
        const oracle = createOracle(loaded!.feeds, links);
        const check = createJourneyChecker(loaded!.feeds, links);
        const queries = randomQueries(loaded!.feeds, { count: 30, seed: 7, date: dates[0] });
        const answers = queries.map((query) => ({ query, journeys: oracle.search(query) }));
        expect(answers.flatMap(({ query, journeys }) => journeys.flatMap((journey) => check(journey, query)))).toEqual(
          [],
        );
        expect(answers.filter(({ journeys }) => journeys.length > 0).length).toBeGreaterThan(10);
      },
    );
  }

  test('an unknown world is an error, absent data is not', async () => {
    await expect(loadRealWorld('atlantis')).rejects.toThrow('there is no real world "atlantis"');
    expect(findRealFile('atlantis/gtfs.zip')).toBeUndefined();
  });
});

test('straight-line links go both ways and no further than asked', () => {
  const stop = { id: 'A', lat: 41, lng: -8 };
  const rows = (id: string, lat: number) => ({ ...stop, id, lat });
  const feed = {
    name: 'x',
    stops: [rows('A', 41), rows('B', 41.001), rows('C', 41.1), rows('unserved', 41)],
    stopTimes: { stop: Int32Array.of(0, 1, 2) },
  };
  expect(straightLineLinks([feed as never], { metresPerSecond: 1 })).toEqual([
    { from: 'x:A', to: 'x:B', seconds: 112 },
    { from: 'x:B', to: 'x:A', seconds: 112 },
  ]);
});
