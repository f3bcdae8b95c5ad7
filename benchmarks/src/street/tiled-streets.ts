import { StreetEngine } from '@tripwright/core/engine/street';
import { nearbyDistanceMetres } from '@tripwright/core/geo';
import { type Column, type Sections, type StringPool, section, type TypedArray } from '@tripwright/core/storage';
import {
  ACCESS,
  buildBoxTree,
  type EdgeIndex,
  type NodeIndex,
  StreetGraph,
  UNITS_PER_DEGREE,
} from '@tripwright/core/street';
import { addTurnGraphs, edgeBearings } from '@tripwright/core/street/build';

/** A street network of copies of a city, all in memory. */
export interface TiledStreets {
  readonly sections: Sections;
  /** Node of each copy: `tile × nodes of the city + node`. */
  readonly nodesPerTile: number;
  readonly tiles: number;
  readonly bridges: number;
}

export interface TileOptions {
  /** Streets from each copy to the next one in a row or column. Default 12. */
  readonly bridges?: number;
  /** Whether to build the turn graph and hierarchy too, which takes most of the time. Default true. */
  readonly turns?: boolean;
}

/** Metres between neighbouring copies. */
const GAP_METRES = 400;
const UNITS_PER_METRE = UNITS_PER_DEGREE / 111_195;

/**
 * `side × side` copies of a city on a grid, joined by straight streets from border to border that are open to all modes in both directions. Copies keep
 * names and OSM ids; lengths are measured again, because longitudes shrink northwards.
 * @param sections of the city's graph
 */
export function tileStreets(
  sections: Sections,
  strings: StringPool,
  side: number,
  { bridges: perBorder = 12, turns = true }: TileOptions = {},
): TiledStreets {
  const city = StreetGraph.from(sections, strings);
  const int32 = (name: string): Int32Array => section(sections, name, Int32Array);
  const uint8 = (name: string): Uint8Array => section(sections, name, Uint8Array);
  const float64 = (name: string): Float64Array => section(sections, name, Float64Array);
  const tiles = side * side;
  const [nodes, edges, points] = [city.nodeCount, city.edgeCount, int32('pointLat').length];
  const extent = (column: Int32Array): readonly [number, number] => {
    let [least, most] = [2 ** 31 - 1, -(2 ** 31)];
    for (const value of column) {
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
    return [least, most];
  };
  const [south, north] = extent(int32('nodeLat'));
  const [west, east] = extent(int32('nodeLng'));
  const gap = GAP_METRES * UNITS_PER_METRE;
  const down = Math.ceil(north - south + gap);
  const across = Math.ceil(east - west + gap / Math.cos((south / UNITS_PER_DEGREE) * (Math.PI / 180)));
  const out = new Map<string, TypedArray>();
  for (const [name, data] of sections) if (isKept(name)) out.set(name, data);

  const repeat = <T extends Int32Array | Float64Array | Uint8Array | Uint16Array>(
    column: T,
    change: (value: number, tile: number) => number,
    extra = 0,
  ): T => {
    const all = new (column.constructor as { new (length: number): T })(column.length * tiles + extra);
    for (let tile = 0, at = 0; tile < tiles; tile++)
      for (let i = 0; i < column.length; i++) all[at++] = change(column[i] as number, tile);
    return all;
  };
  const same = (value: number): number => value;
  const toNorth = (lat: number, tile: number): number => lat + Math.floor(tile / side) * down;
  const toEast = (lng: number, tile: number): number => lng + (tile % side) * across;
  const nodeLat = repeat(int32('nodeLat'), toNorth);
  const nodeLng = repeat(int32('nodeLng'), toEast);
  out.set('nodeLat', nodeLat).set('nodeLng', nodeLng);
  out.set('nodeOsm', repeat(float64('nodeOsm'), same)).set('nodeFlags', repeat(uint8('nodeFlags'), same));
  const pointLat = repeat(int32('pointLat'), toNorth);
  const pointLng = repeat(int32('pointLng'), toEast);
  out
    .set('pointLat', pointLat)
    .set('pointLng', pointLng)
    .set('pointOsm', repeat(float64('pointOsm'), same));

  const joined = bridgePairs(city, side, perBorder);
  const edgeCount = edges * tiles + joined.length;
  const withNodes = (node: number, tile: number): number => node + tile * nodes;
  const edgeFrom = repeat(int32('edgeFrom'), withNodes, joined.length);
  const edgeTo = repeat(int32('edgeTo'), withNodes, joined.length);
  const edgeWay = repeat(int32('edgeWay'), same, joined.length);
  const edgeTrait = repeat(int32('edgeTrait'), same, joined.length);
  const edgeBuiltUp = repeat(uint8('edgeBuiltUp'), same, joined.length);
  const firstPoint = new Int32Array(edgeCount + 1).fill(points * tiles);
  for (let tile = 0; tile < tiles; tile++)
    for (let e = 0; e < edges; e++)
      firstPoint[tile * edges + e] = (int32('edgeFirstPoint')[e] as number) + tile * points;
  const model = openEdge(city);
  joined.forEach(([from, to], i) => {
    edgeFrom[edges * tiles + i] = from;
    edgeTo[edges * tiles + i] = to;
    edgeWay[edges * tiles + i] = int32('edgeWay')[model] as number;
    edgeTrait[edges * tiles + i] = int32('edgeTrait')[model] as number;
    edgeBuiltUp[edges * tiles + i] = uint8('edgeBuiltUp')[model] as number;
  });
  out.set('edgeFrom', edgeFrom).set('edgeTo', edgeTo).set('edgeWay', edgeWay).set('edgeTrait', edgeTrait);
  out.set('edgeFirstPoint', firstPoint).set('edgeBuiltUp', edgeBuiltUp);
  measure(out, edgeCount);
  layOutArcs(out, nodes * tiles, edgeCount);

  out.set('restrictionOnly', repeat(uint8('restrictionOnly'), same));
  out.set('restrictionModes', repeat(uint8('restrictionModes'), same));
  out.set('restrictionCondition', repeat(int32('restrictionCondition'), same));
  const chain = int32('restrictionEdge').length;
  const first = new Int32Array(uint8('restrictionOnly').length * tiles + 1).fill(chain * tiles);
  for (let tile = 0; tile < tiles; tile++)
    for (let r = 0; r < uint8('restrictionOnly').length; r++)
      first[tile * uint8('restrictionOnly').length + r] = (int32('restrictionFirst')[r] as number) + tile * chain;
  out.set('restrictionFirst', first);
  out.set(
    'restrictionEdge',
    repeat(int32('restrictionEdge'), (edge, tile) => edge + 2 * edges * tile),
  );
  out.set(
    'edgeBearing',
    turns
      ? edgeBearings({ nodeLat, nodeLng, edgeFrom, edgeTo, edgeFirstPoint: firstPoint, pointLat, pointLng })
      : new Uint8Array(2 * edgeCount),
  );
  if (turns) addTurnGraphs(out, strings);
  return { sections: out, nodesPerTile: nodes, tiles, bridges: joined.length };
}

/** Values that do not depend on the number of copies. */
function isKept(name: string): boolean {
  return name.startsWith('way') || name.startsWith('trait') || name === 'country' || name === 'keepIslands';
}

/** An edge open to all modes in both directions, the model of the connecting streets. */
function openEdge(city: StreetGraph): EdgeIndex {
  const open = (edge: EdgeIndex): boolean => {
    const { foot, bicycle, car, flags, conditional } = city.traitsOf(edge);
    const all = [foot, bicycle, car].every((who) => who.forward >= ACCESS.yes && who.backward >= ACCESS.yes);
    return all && city.edgeWay[edge]! >= 0 && conditional === '' && !flags.has('roundabout');
  };
  for (let edge = 0 as EdgeIndex; edge < city.edgeCount; edge++) if (open(edge)) return edge;
  throw new Error('the city has no street that is open to everybody');
}

/** Nodes to join, row by row and column by column, on borders that face each other. */
function bridgePairs(city: StreetGraph, side: number, perBorder: number): [number, number][] {
  const { connectivity } = new StreetEngine(city).metric('car');
  const usable = Array.from({ length: city.nodeCount }, (_, node) => node as NodeIndex).filter(
    (node) => connectivity.canLeave[node] === 1 && connectivity.canArrive[node] === 1,
  );
  if (usable.length === 0) throw new Error('no node of the city can be reached and left by car');
  /** The outermost nodes on one side, spread along it. */
  const border = (away: Column<NodeIndex>, sign: number, along: Column<NodeIndex>): number[] => {
    const byPlace = [...usable].sort((a, b) => along[a]! - along[b]! || a - b);
    const slices = Math.min(perBorder, byPlace.length);
    return Array.from({ length: slices }, (_, slice) => {
      const from = Math.floor((slice * byPlace.length) / slices);
      const to = Math.floor(((slice + 1) * byPlace.length) / slices);
      return byPlace.slice(from, to).reduce((best, node) => ((away[node]! - away[best]!) * sign > 0 ? node : best));
    });
  };
  const [eastern, western] = [border(city.nodeLng, 1, city.nodeLat), border(city.nodeLng, -1, city.nodeLat)];
  const [northern, southern] = [border(city.nodeLat, 1, city.nodeLng), border(city.nodeLat, -1, city.nodeLng)];
  const pairs: [number, number][] = [];
  const join = (tile: number, other: number, here: readonly number[], there: readonly number[]): void => {
    here.forEach((node, i) => {
      pairs.push([tile * city.nodeCount + node, other * city.nodeCount + (there[i] as number)]);
    });
  };
  for (let tile = 0; tile < side * side; tile++) {
    if (tile % side < side - 1) join(tile, tile + 1, eastern, western);
    if (tile + side < side * side) join(tile, tile + side, northern, southern);
  }
  return pairs;
}

/** Lengths and boxes of all edges. */
function measure(out: Map<string, TypedArray>, edges: number): void {
  const int32 = (name: string): Int32Array => section(out, name, Int32Array);
  const [nodeLat, nodeLng, pointLat, pointLng] = ['nodeLat', 'nodeLng', 'pointLat', 'pointLng'].map(int32) as [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  const [from, to, firstPoint] = [int32('edgeFrom'), int32('edgeTo'), int32('edgeFirstPoint')];
  const length = new Int32Array(edges);
  const boxes = new Int32Array(edges * 4);
  for (let edge = 0; edge < edges; edge++) {
    let [lat, lng] = [nodeLat[from[edge] as number] as number, nodeLng[from[edge] as number] as number];
    let [south, west, north, east, metres] = [lat, lng, lat, lng, 0];
    const end = firstPoint[edge + 1] as number;
    for (let i = firstPoint[edge] as number; i <= end; i++) {
      const nextLat = (i < end ? pointLat[i] : nodeLat[to[edge] as number]) as number;
      const nextLng = (i < end ? pointLng[i] : nodeLng[to[edge] as number]) as number;
      metres += nearbyDistanceMetres(
        lat / UNITS_PER_DEGREE,
        lng / UNITS_PER_DEGREE,
        nextLat / UNITS_PER_DEGREE,
        nextLng / UNITS_PER_DEGREE,
      );
      [lat, lng] = [nextLat, nextLng];
      south = Math.min(south, lat);
      north = Math.max(north, lat);
      west = Math.min(west, lng);
      east = Math.max(east, lng);
    }
    length[edge] = Math.round(metres * 100);
    boxes.set([south, west, north, east], edge * 4);
  }
  const tree = buildBoxTree(boxes);
  out.set('edgeLength', length).set('boxes', tree.boxes).set('boxLevelFirst', tree.levelFirst);
}

function layOutArcs(out: Map<string, TypedArray>, nodes: number, edges: number): void {
  const [from, to] = [section(out, 'edgeFrom', Int32Array), section(out, 'edgeTo', Int32Array)];
  const first = new Int32Array(nodes + 1);
  for (const column of [from, to]) for (const node of column) first[node + 1] = (first[node + 1] as number) + 1;
  for (let node = 0; node < nodes; node++) first[node + 1] = (first[node + 1] as number) + (first[node] as number);
  const next = first.slice(0, nodes);
  const head = new Int32Array(edges * 2);
  const arc = new Int32Array(edges * 2);
  const put = (node: number, target: number, directed: number): void => {
    const at = next[node] as number;
    next[node] = at + 1;
    head[at] = target;
    arc[at] = directed;
  };
  for (let edge = 0; edge < edges; edge++) {
    put(from[edge] as number, to[edge] as number, 2 * edge);
    put(to[edge] as number, from[edge] as number, 2 * edge + 1);
  }
  out.set('arcFirst', first).set('arcHead', head).set('arcEdge', arc);
}
