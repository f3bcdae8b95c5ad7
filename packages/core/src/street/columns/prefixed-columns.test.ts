import { expect, test } from 'vitest';
import { NONE } from '../../base/index.ts';
import type { DirectedEdgeIndex, EdgeIndex, NodeIndex } from './index-types.ts';
import { edgeOf, forwardOf, opposite } from './index-types.ts';
import { readPrefixedColumns, writePrefixedColumns } from './prefixed-columns.ts';

const SCHEMA = {
  edge: { type: 'i32', of: 'stop', to: 'edge', missing: NONE },
  hop: { type: 'f64', of: 'stop' },
} as const;

test('columns with a prefix are read as they were written, each prefix its own', () => {
  const walk = writePrefixedColumns('walk', SCHEMA, { edge: Int32Array.of(3, NONE), hop: Float64Array.of(1.5, 0) });
  const car = writePrefixedColumns('car', SCHEMA, { edge: Int32Array.of(1), hop: Float64Array.of(9) });
  const sections = new Map([...walk, ...car]);
  expect([...sections.keys()]).toEqual(['walkEdge', 'walkHop', 'carEdge', 'carHop']);
  expect([...readPrefixedColumns('walk', SCHEMA, sections).edge]).toEqual([3, NONE]);
  expect([...readPrefixedColumns('car', SCHEMA, sections).hop]).toEqual([9]);
});

test('what does not fit is an error that names the section', () => {
  const uneven = { edge: Int32Array.of(1, 2), hop: Float64Array.of(1) };
  expect(() => writePrefixedColumns('walk', SCHEMA, uneven)).toThrow('walkHop');
  const beyond = { edge: Int32Array.of(7), hop: Float64Array.of(1) };
  expect(() => writePrefixedColumns('walk', SCHEMA, beyond, { edge: 7 })).toThrow('walkEdge');
  expect(() => readPrefixedColumns('walk', SCHEMA, new Map())).toThrow('walkEdge');
});

test('indices of different tables do not mix', () => {
  const edge = 5 as EdgeIndex;
  const directed: DirectedEdgeIndex = opposite(forwardOf(edge));
  expect([directed, edgeOf(directed)]).toEqual([11, 5]);
  // @ts-expect-error an edge is not a directed edge
  const wrong: DirectedEdgeIndex = edge;
  // @ts-expect-error a number is not a node
  const bare: NodeIndex = 5;
  expect([wrong, bare]).toEqual([5, 5]);
});
