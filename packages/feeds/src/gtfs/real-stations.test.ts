import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StopIndex } from '@tripwright/core/timetable';
import { type FeedRows, stationGraphOfRows } from '@tripwright/core/timetable/build';
import { expect, test } from 'vitest';
import { NoticeCollector } from '../notices/index.ts';
import { readGtfs } from './read-gtfs.ts';

const file = fileURLToPath(new URL('../../../../../shared/data/pathways-wmata/gtfs.zip', import.meta.url));
const hasData = existsSync(file);
if (!hasData) console.warn(`skipped, there is no ${file}`);

/** Least seconds from one place to all others, by relaxing every pathway until nothing changes: slow but plainly correct. */
function relaxAll({ stops, pathways }: FeedRows, from: number, onWheels: boolean): Float64Array {
  const least = new Float64Array(stops.length).fill(Number.POSITIVE_INFINITY);
  least[from] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const way of pathways) {
      if (onWheels && (way.mode === 2 || way.mode === 4)) continue;
      const arcs = way.bidirectional ? [way, { from: way.to, to: way.from }] : [way];
      for (const arc of arcs) {
        // A time of 0 means unknown: 4 km/h then.
        const seconds = way.traversalTime > 0 ? way.traversalTime : Math.ceil(way.length * 0.9);
        const time = (least[arc.from] as number) + seconds;
        if (time < (least[arc.to] as number)) {
          least[arc.to] = time;
          changed = true;
        }
      }
    }
  }
  return least;
}

test.skipIf(!hasData)(
  'PW-3 PW-5 PW-6 PW-7 the walks inside the stations of a real metro are the least of all',
  async () => {
    const rows = await readGtfs(file, { name: 'wmata', notices: new NoticeCollector() });
    const graph = stationGraphOfRows(rows.stops, rows.levels, rows.pathways);
    const places = rows.stops.flatMap((stop, row) => (graph.hasPathways(row) && stop.locationType !== 3 ? [row] : []));
    expect(places.length).toBeGreaterThan(300);
    let pairs = 0;
    let fartherOnWheels = 0;
    for (const from of places.filter((_, i) => i % 29 === 0)) {
      for (const onWheels of [false, true]) {
        const walks = graph.walksFrom(from, onWheels);
        const least = relaxAll(rows, from, onWheels);
        const onFoot = graph.walksFrom(from, false);
        rows.stops.forEach((_, to) => {
          if (to === from) return;
          expect(walks.get(to as StopIndex)?.seconds ?? Number.POSITIVE_INFINITY).toBe(least[to]);
          if (walks.has(to as StopIndex)) pairs++;
          if (onWheels && (walks.get(to as StopIndex)?.seconds ?? 0) > (onFoot.get(to as StopIndex)?.seconds ?? 0))
            fartherOnWheels++;
        });
      }
    }
    expect(pairs).toBeGreaterThan(400);
    expect(fartherOnWheels).toBeGreaterThan(30);
  },
);
