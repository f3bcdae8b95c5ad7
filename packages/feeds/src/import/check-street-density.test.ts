import type { StreetRows } from '@tripwright/core/street/build';
import { expect, test } from 'vitest';
import { osmRows } from '../osm/index.ts';
import { checkStreetDensity } from './check-street-density.ts';

type Place = readonly [lat: number, lng: number];

function extract(places: readonly Place[], ways: readonly (readonly number[])[]): StreetRows {
  return osmRows({
    nodes: places.map(([lat, lng], i) => ({ id: i + 1, lat, lng, tags: {} })),
    ways: ways.map((refs, i) => ({ id: i + 1, refs, tags: { highway: 'residential' } })),
    relations: [],
  });
}

const grid = Array.from({ length: 40_000 }, (_, i): Place => [41 + (i % 200) * 1e-4, -8 + Math.floor(i / 200) * 1e-4]);
const rows = Array.from({ length: 200 }, (_, row) => Array.from({ length: 200 }, (__, i) => row * 200 + i + 1));

test('a grid of streets passes', () => {
  const columns = rows.map((_, column) => rows.map((row) => row[column]!));
  expect(() => checkStreetDensity('town.osm', extract(grid, [...rows, ...columns]))).not.toThrow();
});

test('a node that too many ways share is refused, and too many such nodes', () => {
  const star = Array.from({ length: 501 }, (_, i) => [1, i + 2]);
  expect(() => checkStreetDensity('star.osm', extract(grid, star))).toThrow(
    'star.osm is not a map of streets: 501 ways run through node 1. Download the extract again.',
  );
  const tangle = Array.from({ length: 20_000 }, (_, i) => [(i % 100) + 1, ((i * 7) % 100) + 1]);
  expect(() => checkStreetDensity('tangle.osm', extract(grid, tangle))).toThrow(/too many ways run through each node/);
});

test('a heap of nodes in one place is refused, and many smaller heaps', () => {
  const heap = Array.from({ length: 20_001 }, (): Place => [41.15, -8.61]);
  expect(() => checkStreetDensity('heap.osm', extract(heap, rows))).toThrow(/20,001 nodes lie within 100 m/);
  const heaps = Array.from({ length: 60_000 }, (_, i): Place => [41 + (i % 10) * 0.01, -8]);
  expect(() => checkStreetDensity('heaps.osm', extract(heaps, rows))).toThrow(/within 100 m of each other/);
});

test('relations that share a few ways many times over are refused', () => {
  const bomb = { ...extract(grid, rows), memberRef: new Float64Array(600_000) };
  expect(() => checkStreetDensity('bomb.osm', bomb)).toThrow(/its relations have 600,000 members/);
  expect(() => checkStreetDensity('town.osm', { ...bomb, memberRef: new Float64Array(500_000) })).not.toThrow();
});

test('ways between random nodes are refused; a long ferry and unsorted nodes are not', () => {
  const random = Array.from({ length: 60_000 }, (_, i) => [1 + ((i * 7919) % 40_000), 1 + ((i * 104_729) % 40_000)]);
  expect(() => checkStreetDensity('web.osm', extract(grid, random))).toThrow(/its ways are [\d,]+ km long, on little/);
  const far: readonly Place[] = [...grid, [55, 10]];
  expect(() => checkStreetDensity('port.osm', extract(far, [...rows, [1, 40_001]]))).not.toThrow();
  const backwards = extract(grid.toReversed(), rows);
  expect(() => checkStreetDensity('town.osm', { ...backwards, nodeId: backwards.nodeId.toReversed() })).not.toThrow();
});
