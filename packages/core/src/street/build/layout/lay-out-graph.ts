import { hilbertIndex, nearbyDistanceMetres } from '../../../geo/index.ts';
import type { ColumnArrays, StringPoolBuilder } from '../../../storage/index.ts';
import type { NETWORK_COLUMNS, STREET_COLUMNS, TRAIT_COLUMNS } from '../../columns/street-columns.ts';
import { buildBoxTree } from '../../graph/box-tree.ts';
import { UNITS_PER_DEGREE } from '../../graph/units.ts';
import type { TraitTableBuilder } from '../../traits/trait-table.ts';
import type { CutEdges } from '../edges/cut-edge-rows.ts';
import type { StreetRows } from '../rows/street-rows.ts';
import type { StreetWays } from '../ways/collect-ways.ts';

/** Columns of `street.bin`, as builders make them. */
export type StreetArrays = ColumnArrays<typeof STREET_COLUMNS>;

/** The order of nodes and edges in the artefact. */
export interface Numbering {
  /** Junctions and cut edges in their final order. */
  readonly nodeOrder: readonly number[];
  readonly edgeOrder: readonly number[];
  /** Final index of each junction, and of each cut edge. */
  readonly nodeIndex: Int32Array;
  readonly edgeIndex: Int32Array;
}

/**
 * Numbers nodes and edges along a Hilbert curve, so that neighbours lie close in memory. The numbering depends on positions and ids only, not on the
 * order of the file.
 */
export function numberGraph(rows: StreetRows, ways: StreetWays, cut: CutEdges): Numbering {
  const placeOf = (node: number): number => hilbertIndex(rows.nodeLat[node]!, rows.nodeLng[node]!);
  const idOf = (junction: number): number => rows.nodeId[cut.junctionNode[junction]!]!;
  const nodeOrder = sortedBy(Float64Array.from(cut.junctionNode, placeOf), (a, b) => idOf(a) - idOf(b) || a - b);
  const edgePlace = Float64Array.from(cut.from, (from, e) =>
    placeOf(cut.way[e]! < 0 ? cut.junctionNode[from]! : ways.runNode[(cut.first[e]! + cut.last[e]!) >> 1]!),
  );
  const edgeOrder = sortedBy(edgePlace, (a, b) => a - b);
  return { nodeOrder, edgeOrder, nodeIndex: inverse(nodeOrder), edgeIndex: inverse(edgeOrder) };
}

/** The columns of nodes, edges, traits, lines, arcs and ways. */
export function layOutGraph(
  rows: StreetRows,
  ways: StreetWays,
  cut: CutEdges,
  traits: TraitTableBuilder,
  strings: StringPoolBuilder,
  { nodeOrder, edgeOrder, nodeIndex }: Numbering,
): Pick<
  StreetArrays,
  | keyof typeof NETWORK_COLUMNS
  | keyof typeof TRAIT_COLUMNS
  | LineColumn
  | 'arcFirst'
  | 'arcHead'
  | 'arcEdge'
  | 'wayOsm'
  | 'wayName'
  | 'wayRef'
  | 'wayOtherNames'
> {
  const nodes = nodeOrder.map((junction) => cut.junctionNode[junction]!);
  const edgeFrom = Int32Array.from(edgeOrder, (e) => nodeIndex[cut.from[e]!]!);
  const edgeTo = Int32Array.from(edgeOrder, (e) => nodeIndex[cut.to[e]!]!);
  const traitOrder = [...new Set(edgeOrder.map((e) => cut.trait[e]!))];
  const traitIndex = new Map(traitOrder.map((trait, i) => [trait, i]));
  return {
    nodeLat: Int32Array.from(nodes, (node) => toUnits(rows.nodeLat[node]!)),
    nodeLng: Int32Array.from(nodes, (node) => toUnits(rows.nodeLng[node]!)),
    nodeOsm: Float64Array.from(nodes, (node) => rows.nodeId[node]!),
    nodeFlags: Uint8Array.from(nodeOrder, (junction) => cut.junctionFlags[junction]!),
    edgeFrom,
    edgeTo,
    edgeWay: Int32Array.from(edgeOrder, (e) => cut.way[e]!),
    edgeTrait: Int32Array.from(edgeOrder, (e) => traitIndex.get(cut.trait[e]!)!),
    ...traits.arrays(traitOrder, strings),
    ...layOutLines(rows, ways, cut, edgeOrder),
    ...layOutArcs(nodes.length, edgeFrom, edgeTo),
    wayOsm: Float64Array.from(ways.id),
    wayName: Int32Array.from(ways.name),
    wayRef: Int32Array.from(ways.ref),
    wayOtherNames: Int32Array.from(ways.otherNames),
  };
}

function toUnits(degrees: number): number {
  return Math.round(degrees * UNITS_PER_DEGREE);
}

type LineColumn = 'edgeLength' | 'edgeFirstPoint' | 'pointLat' | 'pointLng' | 'pointOsm' | 'boxes' | 'boxLevelFirst';

/** The inner points of each edge, its length, and its box in the tree. */
function layOutLines(
  rows: StreetRows,
  ways: StreetWays,
  cut: CutEdges,
  edgeOrder: readonly number[],
): Pick<StreetArrays, LineColumn> {
  const edges = edgeOrder.length;
  const edgeFirstPoint = new Int32Array(edges + 1);
  edgeOrder.forEach((e, i) => {
    edgeFirstPoint[i + 1] = edgeFirstPoint[i]! + Math.max(0, cut.last[e]! - cut.first[e]! - 1);
  });
  const points = edgeFirstPoint[edges]!;
  const pointLat = new Int32Array(points);
  const pointLng = new Int32Array(points);
  const pointOsm = new Float64Array(points);
  const edgeLength = new Int32Array(edges);
  const boxes = new Int32Array(edges * 4);
  for (let i = 0; i < edges; i++) {
    const e = edgeOrder[i]!;
    let node = cut.junctionNode[cut.from[e]!]!;
    let [lat, lng] = [rows.nodeLat[node]!, rows.nodeLng[node]!];
    let [south, west, north, east] = [lat, lng, lat, lng];
    let metres = 0;
    let at = edgeFirstPoint[i]!;
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
        pointLat[at] = toUnits(nextLat);
        pointLng[at] = toUnits(nextLng);
        pointOsm[at++] = rows.nodeId[node]!;
      }
      [lat, lng] = [nextLat, nextLng];
    }
    edgeLength[i] = Math.min(0x7fffffff, Math.round(metres * 100));
    boxes.set([south, west, north, east].map(toUnits), i * 4);
  }
  const tree = buildBoxTree(boxes);
  return {
    edgeLength,
    edgeFirstPoint,
    pointLat,
    pointLng,
    pointOsm,
    boxes: tree.boxes,
    boxLevelFirst: tree.levelFirst,
  };
}

/** Both directions of every edge at the node where they begin. */
function layOutArcs(
  nodes: number,
  edgeFrom: Int32Array,
  edgeTo: Int32Array,
): Pick<StreetArrays, 'arcFirst' | 'arcHead' | 'arcEdge'> {
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
  return { arcFirst, arcHead, arcEdge };
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
