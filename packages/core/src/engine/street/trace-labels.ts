import type { StreetGraph } from '../../street/index.ts';
import { PARENT, type StreetWorkspace } from './workspace.ts';

/**
 * Follows the labels of the last search from a node back to where it began.
 * @param backward the search ran against the direction of travel: the way then leads *from* the node
 * @returns whole directed edges in the order in which they are met going back, and the number of the seed
 */
export function traceLabels(
  workspace: StreetWorkspace,
  graph: StreetGraph,
  node: number,
  backward: boolean,
): { readonly edges: number[]; readonly seed: number } {
  const { labels } = workspace;
  const edges: number[] = [];
  let parent = labels[4 * node + PARENT]!;
  while (parent >= 0) {
    edges.push(parent);
    parent = labels[4 * (backward ? graph.head(parent) : graph.tail(parent)) + PARENT]!;
  }
  return { edges, seed: -1 - parent };
}
