import type { ColumnArrays } from '../../../storage/index.ts';
import type { TURN_COLUMNS } from '../../columns/turn-columns.ts';
/**
 * Contracts nodes in their order regardless of weights: the remaining neighbours of a node become a clique. The result is the chordal supergraph for
 * which every metric can be customized (customizable contraction hierarchy; Dibbelt, Strasser, Wagner 2016).
 * @param rank `[node]`: its place in the order
 * @param from,to `[arc]`: ends; direction, loops and repeats do not matter
 */
export function contract(
  rank: Int32Array,
  from: Int32Array,
  to: Int32Array,
): Pick<ColumnArrays<typeof TURN_COLUMNS>, 'upFirst' | 'upTo'> {
  const nodes = rank.length;
  const own = groupUpwards(rank, from, to);
  const above: Int32Array[] = new Array(nodes);
  // A node inherits the upper neighbours of its children in the elimination tree.
  const firstChild = new Int32Array(nodes).fill(-1);
  const nextChild = new Int32Array(nodes).fill(-1);
  const mark = new Int32Array(nodes).fill(-1);
  const upFirst = new Int32Array(nodes + 1);
  for (let node = 0; node < nodes; node++) {
    mark[node] = node;
    const found: number[] = [];
    const add = (other: number): void => {
      if (mark[other] === node) return;
      mark[other] = node;
      found.push(other);
    };
    for (let i = own.first[node]!; i < own.first[node + 1]!; i++) add(own.to[i]!);
    for (let child = firstChild[node]!; child !== -1; child = nextChild[child]!)
      for (const other of above[child]!) add(other);
    const sorted = Int32Array.from(found).sort();
    above[node] = sorted;
    upFirst[node + 1] = upFirst[node]! + sorted.length;
    const parent = sorted[0];
    if (parent === undefined) continue;
    nextChild[node] = firstChild[parent]!;
    firstChild[parent] = node;
  }
  const upTo = new Int32Array(upFirst[nodes]!);
  for (let node = 0; node < nodes; node++) upTo.set(above[node]!, upFirst[node]);
  return { upFirst, upTo };
}

/** The higher end of every arc, by its lower end. */
function groupUpwards(
  rank: Int32Array,
  from: Int32Array,
  to: Int32Array,
): { readonly first: Int32Array; readonly to: Int32Array } {
  const first = new Int32Array(rank.length + 1);
  for (let arc = 0; arc < from.length; arc++) first[Math.min(rank[from[arc]!]!, rank[to[arc]!]!) + 1]!++;
  for (let i = 0; i < rank.length; i++) first[i + 1]! += first[i]!;
  const next = first.slice();
  const higher = new Int32Array(from.length);
  for (let arc = 0; arc < from.length; arc++) {
    const [a, b] = [rank[from[arc]!]!, rank[to[arc]!]!];
    higher[next[Math.min(a, b)]!++] = Math.max(a, b);
  }
  return { first, to: higher };
}
