import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createOracle } from '../oracle/create-oracle.ts';
import { sceneOf } from '../scenes/scene.ts';
import { worldAndQueries } from './any-query.ts';
import { smallWorld } from './small-world.ts';

test('every small world equals its text read again, so that counterexamples can be pasted', () => {
  fc.assert(
    fc.property(smallWorld(), (world) => {
      const again = sceneOf(world.text);
      expect(again.feeds).toEqual(world.feeds);
      expect(again.links).toEqual(world.links);
    }),
    { numRuns: 100 },
  );
});

test('small worlds are dense enough for the rules to matter', () => {
  const seen = { changes: 0, seats: 0, rulesMatter: 0, seatsMatter: 0, walks: 0, choices: 0 };
  for (const { world, queries } of fc.sample(worldAndQueries(), { numRuns: 1500, seed: 1 })) {
    const oracle = createOracle(world.feeds, world.links);
    const noRules = createOracle(world.feeds, world.links, { transferRules: false });
    const noSeats = createOracle(world.feeds, world.links, { seatedLinks: false });
    for (const query of queries) {
      const journeys = oracle.search(query);
      const legs = journeys.flatMap((journey) => journey.legs);
      const text = JSON.stringify(world.print(journeys));
      seen.changes += Number(journeys.some((journey) => journey.boardings > 1));
      seen.seats += Number(legs.some((leg) => leg.kind === 'ride' && leg.seated === true));
      seen.walks += Number(legs.some((leg) => leg.kind === 'walk'));
      seen.choices += Number(journeys.length > 1);
      seen.rulesMatter += Number(JSON.stringify(world.print(noRules.search(query))) !== text);
      seen.seatsMatter += Number(JSON.stringify(world.print(noSeats.search(query))) !== text);
    }
  }
  expect(seen.changes).toBeGreaterThan(300);
  expect(seen.choices).toBeGreaterThan(200);
  expect(seen.seats).toBeGreaterThan(80);
  expect(seen.seatsMatter).toBeGreaterThan(80);
  expect(seen.rulesMatter).toBeGreaterThan(15);
  expect(seen.walks).toBeGreaterThan(900);
});
