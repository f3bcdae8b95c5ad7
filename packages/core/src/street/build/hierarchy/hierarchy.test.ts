import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contract } from './contract.ts';
import { minCut, SIDE } from './min-cut.ts';
import { dissectByEdges, dissectByNodes } from './nested-dissection.ts';
import type { PlacedGraph } from './placed-graph.ts';
import { stripGraph } from './strip-graph.ts';

const anyGraph: fc.Arbitrary<PlacedGraph> = fc
  .tuple(
    fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })), { minLength: 1, maxLength: 24 }),
    fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 60 }),
  )
  .map(([places, pairs]) => ({
    x: Float64Array.from(places, ([x]) => x),
    y: Float64Array.from(places, ([, y]) => y),
    from: Int32Array.from(pairs, ([a]) => a % places.length),
    to: Int32Array.from(pairs, ([, b]) => b % places.length),
  }));

const sorted = (numbers: Iterable<number>): number[] => [...numbers].sort((a, b) => a - b);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

describe('nested dissection', () => {
  test('orders every node and every edge once, the same each time', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        expect(sorted(dissectByNodes(graph))).toEqual(upTo(graph.x.length));
        expect(sorted(dissectByEdges(graph))).toEqual(upTo(graph.from.length));
        expect(dissectByNodes(graph)).toEqual(dissectByNodes(graph));
      }),
    );
  });

  test('a square grid is halved: the last nodes of the order form a column or a row', () => {
    const side = 12;
    const at = (x: number, y: number): number => y * side + x;
    const pairs = upTo(side * side).flatMap((node) => {
      const [x, y] = [node % side, Math.floor(node / side)];
      return [...(x + 1 < side ? [[node, at(x + 1, y)]] : []), ...(y + 1 < side ? [[node, at(x, y + 1)]] : [])];
    });
    const graph: PlacedGraph = {
      x: Float64Array.from(upTo(side * side), (node) => node % side),
      y: Float64Array.from(upTo(side * side), (node) => Math.floor(node / side)),
      from: Int32Array.from(pairs, ([a]) => a!),
      to: Int32Array.from(pairs, ([, b]) => b!),
    };
    const last = [...dissectByNodes(graph)].slice(-side);
    const columns = new Set(last.map((node) => node % side));
    const rows = new Set(last.map((node) => Math.floor(node / side)));
    expect(Math.min(columns.size, rows.size)).toBe(1);
  });

  test('dead ends and bends are stripped, and only junctions remain', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const { core, coreNode, coreEdge, nodesFirst, edgesFirst } = stripGraph(graph);
        expect(sorted([...nodesFirst, ...coreNode])).toEqual(upTo(graph.x.length));
        expect(sorted([...edgesFirst, ...coreEdge])).toEqual(upTo(graph.from.length));
        const degree = new Int32Array(core.x.length);
        for (const end of [...core.from, ...core.to]) degree[end]!++;
        expect([...degree].every((count) => count >= 3)).toBe(true);
      }),
    );
  });
});

test('a minimum cut has as few edges as any cut, and separates the sources from the sinks', () => {
  fc.assert(
    fc.property(anyGraph, fc.infiniteStream(fc.constantFrom(0, 0, 1, 2)), (graph, sides) => {
      const side = Uint8Array.from(graph.x, () => sides.next().value as number);
      side[0] = SIDE.source;
      const { first, to, twin } = adjacency(graph);
      const found = minCut({ first, to, twin }, side, Number.POSITIVE_INFINITY);
      expect(found).toBeDefined();
      const crossing = (part: ArrayLike<number>): number =>
        [...graph.from].filter((a, edge) => part[a] !== part[graph.to[edge]!]).length;
      expect(crossing(found?.part ?? [])).toBe(found?.edges);
      side.forEach((kind, node) => {
        if (kind !== SIDE.free) expect(found?.part[node]).toBe(kind === SIDE.source ? 1 : 0);
      });
      // Moving any one free node to the other side gives no smaller cut.
      side.forEach((kind, node) => {
        if (kind !== SIDE.free) return;
        const other = Uint8Array.from(found?.part ?? []);
        other[node] = 1 - other[node]!;
        expect(crossing(other)).toBeGreaterThanOrEqual(found?.edges ?? 0);
      });
    }),
  );
});

test('contracting makes the neighbourhood above every node a clique', () => {
  fc.assert(
    fc.property(anyGraph, (graph) => {
      const order = dissectByNodes(graph);
      const rank = new Int32Array(order.length);
      order.forEach((node, i) => {
        rank[node] = i;
      });
      const contracted = contract(rank, graph.from, graph.to);
      const above = (node: number): number[] => [
        ...contracted.upTo.subarray(contracted.upFirst[node], contracted.upFirst[node + 1]),
      ];
      graph.from.forEach((a, edge) => {
        const [low, high] = sorted([rank[a]!, rank[graph.to[edge]!]!]) as [number, number];
        if (low !== high) expect(above(low)).toContain(high);
      });
      for (const node of upTo(order.length)) {
        const neighbours = above(node);
        expect(neighbours).toEqual(sorted(neighbours));
        neighbours.forEach((low, i) => {
          for (const high of neighbours.slice(i + 1)) expect(above(low)).toContain(high);
        });
      }
    }),
  );
});

function adjacency(graph: PlacedGraph): { first: Int32Array; to: Int32Array; twin: Int32Array } {
  const arcs = [...graph.from].flatMap((a, edge) => {
    const b = graph.to[edge]!;
    return [
      { from: a, to: b, name: 2 * edge },
      { from: b, to: a, name: 2 * edge + 1 },
    ];
  });
  arcs.sort((a, b) => a.from - b.from);
  const place = new Map(arcs.map(({ name }, i) => [name, i]));
  const first = new Int32Array(graph.x.length + 1);
  for (const { from } of arcs) first[from + 1]!++;
  for (let i = 0; i < graph.x.length; i++) first[i + 1]! += first[i]!;
  return {
    first,
    to: Int32Array.from(arcs, ({ to }) => to),
    twin: Int32Array.from(arcs, ({ name }) => place.get(name ^ 1)!),
  };
}
