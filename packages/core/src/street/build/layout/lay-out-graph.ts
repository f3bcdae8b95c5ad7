import type { StringPoolBuilder, TypedArray } from '../../../base/index.ts';
import { hilbertIndex, nearbyDistanceMetres } from '../../../geo/index.ts';
import { buildBoxTree } from '../../graph/box-tree.ts';
import { UNITS_PER_DEGREE } from '../../graph/units.ts';
import type { TraitTableBuilder } from '../../traits/trait-table.ts';
import type { CutEdges } from '../edges/cut-edge-rows.ts';
import type { StreetRows } from '../rows/street-rows.ts';
import type { StreetWays } from '../ways/collect-ways.ts';

export interface LaidOutGraph {
  readonly sections: Map<string, TypedArray>;
  /** Final index of each cut edge, and of each junction. */
  readonly edgeIndex: Int32Array;
  readonly nodeIndex: Int32Array;
}

/**
 * Numbers nodes and edges along a Hilbert curve, so that neighbours lie close in memory, and lays out the columns of `layout.md`. The numbering
 * depends on positions and ids only, not on the order of the file.
 */
export function layOutGraph(
  rows: StreetRows,
  ways: StreetWays,
  cut: CutEdges,
  traits: TraitTableBuilder,
  strings: StringPoolBuilder,
): LaidOutGraph {
  const latOf = (node: number): number => rows.nodeLat[node]!;
  const lngOf = (node: number): number => rows.nodeLng[node]!;
  const nodes = cut.junctionNode.length;
  const edges = cut.from.length;

  const nodePlace = Float64Array.from(cut.junctionNode, (node) => hilbertIndex(latOf(node), lngOf(node)));
  const nodeOrder = sortedBy(nodePlace, (a, b) => {
    const idOf = (junction: number): number => rows.nodeId[cut.junctionNode[junction]!]!;
    return idOf(a) - idOf(b) || a - b;
  });
  const nodeIndex = inverse(nodeOrder);

  const edgePlace = new Float64Array(edges);
  for (let e = 0; e < edges; e++) {
    const a = cut.junctionNode[cut.from[e]!]!;
    const middle = cut.way[e]! < 0 ? a : ways.runNode[(cut.first[e]! + cut.last[e]!) >> 1]!;
    edgePlace[e] = hilbertIndex(latOf(middle), lngOf(middle));
  }
  const edgeOrder = sortedBy(edgePlace, (a, b) => a - b);
  const edgeIndex = inverse(edgeOrder);

  const sections = new Map<string, TypedArray>();
  const unit = (degrees: number): number => Math.round(degrees * UNITS_PER_DEGREE);
  const nodeOf = (i: number): number => cut.junctionNode[nodeOrder[i]!]!;
  sections.set(
    'nodeLat',
    fillInt32(nodes, (i) => unit(latOf(nodeOf(i)))),
  );
  sections.set(
    'nodeLng',
    fillInt32(nodes, (i) => unit(lngOf(nodeOf(i)))),
  );
  sections.set(
    'nodeOsm',
    Float64Array.from({ length: nodes }, (_, i) => rows.nodeId[nodeOf(i)]!),
  );
  sections.set(
    'nodeFlags',
    Uint8Array.from({ length: nodes }, (_, i) => cut.junctionFlags[nodeOrder[i]!]!),
  );

  const edgeFrom = fillInt32(edges, (e) => nodeIndex[cut.from[edgeOrder[e]!]!]!);
  const edgeTo = fillInt32(edges, (e) => nodeIndex[cut.to[edgeOrder[e]!]!]!);
  sections.set('edgeFrom', edgeFrom);
  sections.set('edgeTo', edgeTo);
  sections.set(
    'edgeWay',
    fillInt32(edges, (e) => cut.way[edgeOrder[e]!]!),
  );
  const traitOrder = [...new Set(edgeOrder.map((e) => cut.trait[e]!))];
  const traitIndex = new Map(traitOrder.map((trait, i) => [trait, i]));
  sections.set(
    'edgeTrait',
    fillInt32(edges, (e) => traitIndex.get(cut.trait[edgeOrder[e]!]!)!),
  );
  for (const [name, data] of traits.sections(traitOrder, strings)) sections.set(name, data);

  layOutGeometry(rows, ways, cut, edgeOrder, sections);
  layOutArcs(nodes, edgeFrom, edgeTo, sections);

  sections.set('wayOsm', Float64Array.from(ways.id));
  sections.set('wayName', Int32Array.from(ways.name));
  sections.set('wayRef', Int32Array.from(ways.ref));
  sections.set('wayOtherNames', Int32Array.from(ways.otherNames));
  return { sections, edgeIndex, nodeIndex };
}

/** The inner points of each edge, its length, and its box in the tree. */
function layOutGeometry(
  rows: StreetRows,
  ways: StreetWays,
  cut: CutEdges,
  edgeOrder: readonly number[],
  sections: Map<string, TypedArray>,
): void {
  const edges = edgeOrder.length;
  const firstPoint = new Int32Array(edges + 1);
  edgeOrder.forEach((e, i) => {
    firstPoint[i + 1] = firstPoint[i]! + Math.max(0, cut.last[e]! - cut.first[e]! - 1);
  });
  const points = firstPoint[edges]!;
  const pointLat = new Int32Array(points);
  const pointLng = new Int32Array(points);
  const pointOsm = new Float64Array(points);
  const length = new Int32Array(edges);
  const boxes = new Int32Array(edges * 4);
  for (let i = 0; i < edges; i++) {
    const e = edgeOrder[i]!;
    let node = cut.junctionNode[cut.from[e]!]!;
    let [lat, lng] = [rows.nodeLat[node]!, rows.nodeLng[node]!];
    let [south, west, north, east] = [lat, lng, lat, lng];
    let metres = 0;
    let at = firstPoint[i]!;
    for (let step = cut.first[e]! + 1; step <= cut.last[e]!; step++) {
      node = ways.runNode[step]!;
      const [nextLat, nextLng] = [rows.nodeLat[node]!, rows.nodeLng[node]!];
      metres += nearbyDistanceMetres(lat, lng, nextLat, nextLng);
      if (Math.abs(nextLng - lng) > 180) {
        // Across the antimeridian: a box around the globe is correct, if not tight.
        west = -180;
        east = 180;
      }
      south = Math.min(south, nextLat);
      north = Math.max(north, nextLat);
      west = Math.min(west, nextLng);
      east = Math.max(east, nextLng);
      if (step < cut.last[e]!) {
        pointLat[at] = Math.round(nextLat * UNITS_PER_DEGREE);
        pointLng[at] = Math.round(nextLng * UNITS_PER_DEGREE);
        pointOsm[at++] = rows.nodeId[node]!;
      }
      [lat, lng] = [nextLat, nextLng];
    }
    length[i] = Math.min(0x7fffffff, Math.round(metres * 100));
    boxes.set(
      [south, west, north, east].map((degrees) => Math.round(degrees * UNITS_PER_DEGREE)),
      i * 4,
    );
  }
  sections.set('edgeLength', length);
  sections.set('edgeFirstPoint', firstPoint);
  sections.set('pointLat', pointLat);
  sections.set('pointLng', pointLng);
  sections.set('pointOsm', pointOsm);
  const tree = buildBoxTree(boxes);
  sections.set('boxes', tree.boxes);
  sections.set('boxLevelFirst', tree.levelFirst);
}

/** Both directions of every edge at the node where they begin. */
function layOutArcs(nodes: number, edgeFrom: Int32Array, edgeTo: Int32Array, sections: Map<string, TypedArray>): void {
  const arcFirst = new Int32Array(nodes + 1);
  for (let e = 0; e < edgeFrom.length; e++) {
    arcFirst[edgeFrom[e]! + 1]!++;
    arcFirst[edgeTo[e]! + 1]!++;
  }
  for (let i = 0; i < nodes; i++) arcFirst[i + 1]! += arcFirst[i]!;
  const next = arcFirst.slice(0, nodes);
  const arcHead = new Int32Array(edgeFrom.length * 2);
  const arcEdge = new Int32Array(edgeFrom.length * 2);
  for (let e = 0; e < edgeFrom.length; e++) {
    const [from, to] = [edgeFrom[e]!, edgeTo[e]!];
    const forward = next[from]!++;
    arcHead[forward] = to;
    arcEdge[forward] = 2 * e;
    const backward = next[to]!++;
    arcHead[backward] = from;
    arcEdge[backward] = 2 * e + 1;
  }
  sections.set('arcFirst', arcFirst);
  sections.set('arcHead', arcHead);
  sections.set('arcEdge', arcEdge);
}

function sortedBy(keys: Float64Array, tie: (a: number, b: number) => number): number[] {
  return Array.from(keys, (_, i) => i).sort((a, b) => keys[a]! - keys[b]! || tie(a, b));
}

function inverse(order: readonly number[]): Int32Array {
  const position = new Int32Array(order.length);
  order.forEach((item, i) => {
    position[item] = i;
  });
  return position;
}

function fillInt32(length: number, valueAt: (index: number) => number): Int32Array {
  const out = new Int32Array(length);
  for (let i = 0; i < length; i++) out[i] = valueAt(i);
  return out;
}
