import { describe, expect, test } from 'vitest';
import { describePath, StreetEngine } from '../../src/engine/street/index.ts';
import { StringPool, StringPoolBuilder } from '../../src/storage/index.ts';
import { buildStreetGraph } from '../../src/street/build/index.ts';
import { StreetGraph } from '../../src/street/index.ts';
import { elementsToRows, type TestElements } from './elements-to-rows.ts';

const at = (x: number, y = 0) => ({ lat: 41 + y * 0.0005, lng: -8 + x * 0.0005 });
const node = (id: number, x: number, y = 0) => ({ id, ...at(x, y), tags: {} });

/** Names along the walk between two places. */
function names(elements: TestElements, from: readonly [number, number], to: readonly [number, number]): string[] {
  const strings = new StringPoolBuilder();
  const built = buildStreetGraph(elementsToRows(elements), strings, { keepIslands: true });
  const pool = strings.build();
  const engine = new StreetEngine(StreetGraph.from(built.sections, new StringPool(pool.bytes, pool.offsets)));
  const answer = engine.route(engine.metric('walk'), at(...from), at(...to));
  return answer.found ? describePath(engine.graph, answer.path).sections.map(({ name }) => name) : [];
}

describe('OS-47 names of streets', () => {
  test('several names of one way stand one by one, and numbers do where there is no name', () => {
    const elements = {
      nodes: [node(1, 0), node(2, 2), node(3, 4)],
      ways: [
        { id: 10, refs: [1, 2], tags: { highway: 'residential', name: 'Upper Street; Old Road ;' } },
        { id: 11, refs: [2, 3], tags: { highway: 'residential', ref: 'A 1;A 2' } },
      ],
    };
    expect(names(elements, [0, 0], [4, 0])).toEqual(['Upper Street / Old Road', 'A 1 / A 2']);
  });

  const square = (relation: Record<string, string>, rim: Record<string, string>) => ({
    nodes: [node(1, 0), node(2, 1), node(3, 3), node(4, 3, -2), node(5, 1, -2), node(6, 4, -2)],
    ways: [
      { id: 10, refs: [1, 2], tags: { highway: 'footway', name: 'In' } },
      { id: 11, refs: [2, 3, 4], tags: rim },
      { id: 12, refs: [4, 5, 2], tags: rim },
      { id: 13, refs: [4, 6], tags: { highway: 'footway', name: 'Out' } },
    ],
    relations: [
      {
        id: 20,
        members: [11, 12].map((ref) => ({ type: 'way' as const, ref, role: 'outer' })),
        tags: { type: 'multipolygon', highway: 'pedestrian', ...relation },
      },
    ],
  });

  test.each([
    ['that of the relation', { name: 'Market Square' }, {}],
    ['that of the relation, with ways of their own kind', { name: 'Market Square' }, { highway: 'pedestrian' }],
    ['that of its ways where the relation has none', {}, { name: 'Market Square' }],
    ['that of the relation, whatever its ways are called', { name: 'Market Square' }, { name: 'North Side' }],
  ])('the name of a plaza drawn as a multipolygon is %s', (_, relation, rim) => {
    const map = square(relation as Record<string, string>, rim as Record<string, string>);
    expect(names(map, [0, 0], [4, -2])).toEqual(['In', 'Market Square', 'Out']);
    // Along the rim, which the area names where its ways have no name of their own.
    expect(names(map, [2, 0], [3, 0])).toEqual(['Market Square']);
  });

  test('a carriageway beside a plaza does not take its name', () => {
    const map = square({ name: 'Market Square' }, { highway: 'residential' });
    expect(names(map, [2, 0], [3, 0])).toEqual(['']);
  });
});
