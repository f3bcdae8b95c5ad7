import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pathWays, StreetEngine } from '@tripwright/core/engine/street';
import { StringPool, StringPoolBuilder } from '@tripwright/core/storage';
import { type NodeIndex, StreetGraph } from '@tripwright/core/street';
import { buildStreetGraph } from '@tripwright/core/street/build';
import { beforeAll, describe, expect, test } from 'vitest';
import { readOsm } from './index.ts';

const data = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url));

/** Numbers of highway ways and nodes from the description of the data, and two places to travel between. */
const cities = [
  { file: 'porto/streets.osm.pbf', nodes: 347_944, ways: 51_349 },
  { file: 'trois-rivieres/streets.osm.pbf', nodes: 175_580, ways: 8_090 },
  { file: 'porto-alegre/streets.osm.pbf', nodes: 43_264, ways: 15_886 },
  { file: 'zheleznogorsk/streets.osm.pbf', nodes: 15_720, ways: 3_934 },
  { file: 'beatty/streets.osm', nodes: 6_624, ways: 170 },
] as const;

describe.each(cities)('$file', ({ file, nodes, ways }) => {
  const path = data + file;
  const here = existsSync(path);
  let engine: StreetEngine;
  let counts: { readonly ways: number; readonly edges: number };
  let allNodes = 0;

  beforeAll(async () => {
    if (!here) return;
    const rows = await readOsm(path);
    allNodes = rows.nodeId.length;
    const strings = new StringPoolBuilder();
    const built = buildStreetGraph(rows, strings);
    counts = built.counts;
    const pool = strings.build();
    engine = new StreetEngine(new StreetGraph(built.sections, new StringPool(pool.bytes, pool.offsets)));
  }, 60_000);

  test.skipIf(!here)('everything in the file is read, nearly all highways are streets', () => {
    expect(allNodes).toBeGreaterThanOrEqual(nodes);
    expect(counts.ways).toBeGreaterThan(ways * 0.93);
  });

  test.skipIf(!here)('almost any two places are connected on foot, and ways follow the network', () => {
    const { graph } = engine;
    const ids = new Set(graph.wayOsm);
    let found = 0;
    let seed = 7;
    const anyNode = (): number => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed % graph.nodeCount;
    };
    const place = (node: number) => ({
      lat: graph.nodeLat[node as NodeIndex]! / 1e7,
      lng: graph.nodeLng[node as NodeIndex]! / 1e7,
    });
    for (let i = 0; i < 60; i++) {
      const answer = engine.route(engine.metric(i % 2 === 0 ? 'walk' : 'car'), place(anyNode()), place(anyNode()));
      if (!answer.found) continue;
      found++;
      const { path: way } = answer;
      expect(way.metres).toBeGreaterThanOrEqual(0);
      way.edges.forEach((directed, k) => {
        const next = way.edges[k + 1];
        if (next !== undefined) expect(graph.head(directed)).toBe(graph.tail(next));
      });
      expect(pathWays(way).every(({ way: id }) => ids.has(id))).toBe(true);
    }
    expect(found).toBeGreaterThan(50);
  });
});
