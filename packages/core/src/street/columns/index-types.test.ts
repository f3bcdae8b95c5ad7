import { expect, test } from 'vitest';
import {
  backwardOf,
  type DirectedEdgeIndex,
  type EdgeIndex,
  edgeOf,
  forwardOf,
  isBackward,
  type NodeIndex,
  opposite,
} from './index-types.ts';

const edge = 5 as EdgeIndex;

test('a directed edge gives its edge and its other direction', () => {
  expect([forwardOf(edge), backwardOf(edge)]).toEqual([10, 11]);
  expect([opposite(forwardOf(edge)), edgeOf(backwardOf(edge))]).toEqual([11, 5]);
  expect([isBackward(forwardOf(edge)), isBackward(backwardOf(edge))]).toEqual([false, true]);
});

test('indices of different tables do not mix', () => {
  // @ts-expect-error an edge is not a directed edge
  const directed: DirectedEdgeIndex = edge;
  // @ts-expect-error a number is not a node
  const node: NodeIndex = 5;
  expect([directed, node]).toEqual([5, 5]);
});
