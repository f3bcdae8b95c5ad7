import { StreetEngine } from '@tripwright/core/engine/street';
import { StringPool, StringPoolBuilder } from '@tripwright/core/storage';
import { StreetGraph } from '@tripwright/core/street';
import { buildStreetGraph } from '@tripwright/core/street/build';
import { readOsm } from '@tripwright/feeds/osm';
import { describe, expect, test } from 'vitest';
import { findRealFile } from './load-real-feed.ts';
import { randomEnds } from './random-ends.ts';

// ENDS_TRIPS=500 for the long run over every city with streets in ../shared/data, ENDS_SEED=8 for other places.
const trips = Number(process.env['ENDS_TRIPS'] ?? 40);
const seed = Number(process.env['ENDS_SEED'] ?? 7);
const few = ['trois-rivieres/streets.osm.pbf', 'beatty/streets.osm'];
const all = ['porto', 'porto-alegre', 'portland', 'oslo-east', 'sao-paulo', 'zheleznogorsk', 'cobb-county'];
const files = process.env['ENDS_TRIPS'] === undefined ? few : [...few, ...all.map((city) => `${city}/streets.osm.pbf`)];

describe.each(files)('%s (skipped where it is absent)', (file) => {
  const path = findRealFile(file) ?? '';
  test.skipIf(path === '')(
    'OS-4, OS-37, OS-43 random trips end where vehicles may stop, and are connected wherever a plain search connects them',
    { timeout: 60_000 + trips * 20_000 },
    async () => {
      const strings = new StringPoolBuilder();
      const built = buildStreetGraph(await readOsm(path), strings);
      const pool = strings.build();
      const engine = new StreetEngine(new StreetGraph(built.sections, new StringPool(pool.bytes, pool.offsets)));
      for (const profile of ['car', 'taxi', 'bicycle', 'walk'] as const) {
        const { badEnds, notConnected, connected, apart, lastResorts } = randomEnds(engine, profile, trips, seed);
        if (process.env['ENDS_TRIPS'] !== undefined)
          console.log(
            `${file} ${profile}: ${connected} of ${trips} connected, ${lastResorts} as the last resort, ${apart} apart`,
          );
        expect({ badEnds, notConnected }).toEqual({ badEnds: [], notConnected: [] });
        expect(connected).toBeGreaterThan(trips / 2);
      }
    },
  );
});
