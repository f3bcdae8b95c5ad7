import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StreetEngine } from '@tripwright/core/engine/street';
import { StringPool, StringPoolBuilder } from '@tripwright/core/storage';
import { type EdgeIndex, type NodeIndex, StreetGraph } from '@tripwright/core/street';
import { buildStreetGraph } from '@tripwright/core/street/build';
import { type OsmElements, readOsm, writeOsmPbf } from '@tripwright/feeds/osm';
import { afterAll, describe, expect, test } from 'vitest';
import { tileStreets } from './tiled-streets.ts';

const folder = mkdtempSync(join(tmpdir(), 'tripwright-tiles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Five by five blocks with a one-way street and a forbidden turn. */
const grid: OsmElements = {
  nodes: Array.from({ length: 25 }, (_, i) => ({
    id: i + 1,
    lat: 41 + Math.floor(i / 5) * 0.001,
    lng: -8 + (i % 5) * 0.001,
    tags: {},
  })),
  ways: Array.from({ length: 5 }, (_, i) => [
    { id: 100 + i, refs: [1, 2, 3, 4, 5].map((n) => n + 5 * i), tags: { highway: 'residential', name: `row ${i}` } },
    {
      id: 200 + i,
      refs: [1, 6, 11, 16, 21].map((n) => n + i),
      tags: i === 2 ? { highway: 'residential', oneway: 'yes' } : { highway: 'residential' },
    },
  ]).flat(),
  relations: [],
};

async function city(): Promise<{ sections: ReturnType<typeof buildStreetGraph>['sections']; pool: StringPool }> {
  const path = join(folder, 'grid.osm.pbf');
  writeFileSync(path, writeOsmPbf(grid));
  const strings = new StringPoolBuilder();
  const { sections } = buildStreetGraph(await readOsm(path), strings);
  const { bytes, offsets } = strings.build();
  return { sections, pool: new StringPool(bytes, offsets) };
}

describe('tiled streets', () => {
  test('every copy equals the city, and all of them are connected', async () => {
    const { sections, pool } = await city();
    const one = StreetGraph.from(sections, pool);
    const tiled = tileStreets(sections, pool, 3, { bridges: 2 });
    const graph = StreetGraph.from(tiled.sections, pool);
    expect([tiled.tiles, tiled.bridges, tiled.nodesPerTile]).toEqual([9, 24, one.nodeCount]);
    expect([graph.nodeCount, graph.edgeCount]).toEqual([9 * one.nodeCount, 9 * one.edgeCount + 24]);
    const engine = new StreetEngine(graph);
    const metric = engine.metric('car');
    const place = (node: number) => ({
      lat: graph.nodeLat[node as NodeIndex]! / 1e7,
      lng: graph.nodeLng[node as NodeIndex]! / 1e7,
    });
    for (let tile = 1; tile < tiled.tiles; tile++) {
      const there = place(tile * tiled.nodesPerTile + tile);
      expect(engine.route(metric, place(0), there).found).toBe(true);
      expect(engine.route(metric, there, place(0)).found).toBe(true);
    }
  });

  test('a route within a copy is as long as in the city, except for shrinking longitudes', async () => {
    const { sections, pool } = await city();
    const one = StreetGraph.from(sections, pool);
    const graph = StreetGraph.from(tileStreets(sections, pool, 2).sections, pool);
    for (let edge = 0 as EdgeIndex; edge < one.edgeCount; edge++) {
      expect(graph.edgeLength[edge]).toBeCloseTo(one.edgeLength[edge]!, -1);
      const north = graph.edgeLength[(edge + 2 * one.edgeCount) as EdgeIndex]!;
      expect(north / one.edgeLength[edge]!).toBeGreaterThan(0.999);
      expect(north).toBeLessThanOrEqual(one.edgeLength[edge]! + 1);
    }
    const [from, to] = [
      { lat: 41.0001, lng: -7.9999 },
      { lat: 41.0039, lng: -7.9961 },
    ];
    const metres = (streets: StreetGraph): number => {
      const engine = new StreetEngine(streets);
      const answer = engine.route(engine.metric('walk'), from, to);
      return answer.found ? answer.path.metres : Number.NaN;
    };
    expect(metres(graph)).toBeCloseTo(metres(one), 0);
  });
});
