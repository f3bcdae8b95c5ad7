import { pathWays, STREET_PROFILES, StreetEngine } from '@tripwright/core/engine/street';
import type { StreetProfileName } from '@tripwright/core/modes';
import { StringPool, StringPoolBuilder } from '@tripwright/core/storage';
import { StreetGraph } from '@tripwright/core/street';
import { buildStreetGraph } from '@tripwright/core/street/build';
import { osmRows } from '@tripwright/feeds/osm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyStreets } from './any-streets.ts';
import { StreetChecker } from './check-street-answer.ts';
import { streetMapOf } from './street-map.ts';

/** Number of random towns. */
const RUNS = Number(process.env['TRIPWRIGHT_RUNS'] ?? 250);

const anyPlace = fc.record({
  lat: fc.double({ min: 47.9995, max: 48.0055, noNaN: true }),
  lng: fc.double({ min: 10.9995, max: 11.0075, noNaN: true }),
});

test('OS-1 OS-4 OS-6 OS-7 OS-10 OS-13 OS-14 OS-17 OS-19 OS-21 no route breaks a rule of the raw map, for any profile', () => {
  let routes = 0;
  fc.assert(
    fc.property(
      anyStreets,
      fc.array(fc.tuple(anyPlace, anyPlace), { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...(Object.keys(STREET_PROFILES) as StreetProfileName[])),
      (elements, pairs, profile) => {
        const rows = osmRows(elements);
        const strings = new StringPoolBuilder();
        const { sections } = buildStreetGraph(rows, strings, { keepIslands: true });
        const pool = strings.build();
        const engine = new StreetEngine(new StreetGraph(sections, new StringPool(pool.bytes, pool.offsets)));
        const checker = new StreetChecker(streetMapOf(rows), profile);
        for (const [from, to] of pairs) {
          const answer = engine.route(engine.metric(profile), from, to);
          if (!answer.found) continue;
          routes++;
          const { path } = answer;
          expect(checker.check({ from: path.from, to: path.to, ways: pathWays(path) })).toEqual([]);
        }
      },
    ),
    { numRuns: RUNS },
  );
  expect(routes).toBeGreaterThan(50);
});
