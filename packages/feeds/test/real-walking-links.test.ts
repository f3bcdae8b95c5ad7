import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pathSeconds } from '@tripwright/core/engine/street';
import { type LatLng, nearbyDistanceMetres } from '@tripwright/core/geo';
import { after } from '@tripwright/core/storage';
import type { LinkIndex, StopIndex } from '@tripwright/core/timetable';
import { expect, test } from 'vitest';
import { readRegion } from '../src/artefact/index.ts';
import { importRegion } from '../src/import/index.ts';

const city = fileURLToPath(new URL('../../../../shared/data/trois-rivieres/', import.meta.url));
/** Stops farther apart than this are more than ten minutes' walk apart. */
const REACH_METRES = 667;

test.skipIf(!existsSync(city))(
  'PW-15 links between stops of a city take as long as the same walks over the streets, and none is missing (skipped without ../shared/data)',
  { timeout: 60_000 },
  async () => {
    const out = mkdtempSync(join(tmpdir(), 'tripwright-links-'));
    try {
      await importRegion({ region: 'ca_tr', gtfs: [join(city, 'gtfs.zip')], osm: join(city, 'streets.osm.pbf'), out });
      const { transit, streets } = await readRegion(out, 'ca_tr');
      if (transit === undefined || streets === undefined) throw new Error('the region has stops and streets');
      const { timetable } = transit;
      const metric = streets.metric('walk');
      const placeOf = (stop: StopIndex): LatLng => ({
        lat: timetable.stopLatDegrees(stop),
        lng: timetable.stopLngDegrees(stop),
      });
      const linkSeconds = (from: StopIndex, to: StopIndex): number => {
        for (let link = timetable.linkFirst[from]! as LinkIndex; link < timetable.linkFirst[after(from)]!; link++)
          if (timetable.linkTo[link] === to) return timetable.linkSeconds[link]!;
        return Number.POSITIVE_INFINITY;
      };
      const different: string[] = [];
      let pairs = 0;
      for (let stop = 0; stop < timetable.boardableStops; stop += 12) {
        const from = stop as StopIndex;
        const a = placeOf(from);
        for (let to = 0 as StopIndex; to < timetable.boardableStops; to++) {
          const b = placeOf(to);
          if (from === to || nearbyDistanceMetres(a.lat, a.lng, b.lat, b.lng) > REACH_METRES) continue;
          const answer = streets.route(metric, a, b);
          const seconds = answer.found ? pathSeconds(answer.path) : Number.POSITIVE_INFINITY;
          if (seconds > 595) continue;
          pairs++;
          const link = linkSeconds(from, to);
          if (Math.abs(link - seconds) > 5) different.push(`${from} to ${to}: ${seconds} s, linked in ${link} s`);
        }
      }
      expect(pairs).toBeGreaterThan(1000);
      expect(different).toEqual([]);
    } finally {
      rmSync(out, { recursive: true });
    }
  },
);
