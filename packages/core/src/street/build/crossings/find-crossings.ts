import { wrapLongitude } from '../../../geo/index.ts';
import { searchBoxes } from '../../graph/box-tree.ts';
import { ACCESS } from '../../traits/access-level.ts';
import type { TraitTableBuilder } from '../../traits/trait-table.ts';
import { rowTags } from '../rows/row-tags.ts';
import type { StreetRows } from '../rows/street-rows.ts';
import type { StreetWays } from '../ways/collect-ways.ts';
import { type CrossingPoint, crossArea } from './cross-area.ts';
import { contains, type FreeSpace } from './free-space.ts';
import { type PlanePoint, sideOf, twiceSignedArea } from './plane.ts';
import type { WalkableArea } from './walkable-areas.ts';
import { isGap, type Walls } from './walls.ts';

/** Straight walks across areas, between rows of nodes. */
export interface AreaCrossings {
  /** Index in the list of areas. */
  readonly area: number[];
  readonly from: number[];
  readonly to: number[];
  /** Rows of nodes where a walk passes through a wall. */
  readonly gaps: ReadonlySet<number>;
  /** Areas with too many entries or corners: walkers keep to their rim, as around a ring. */
  readonly uncrossed: number;
}

/** Maximum number of entries of an area that is crossed: the number of walks grows quadratically with it. */
export const MAX_ENTRIES = 80;
/** Maximum number of the entries and corners of an area that is crossed. */
const MAX_POINTS = 300;
/**
 * Maximum size of an area, in half units of 1e-7 degrees: an outline of more than about five kilometres is no plaza, and exact arithmetic has a
 * limit.
 */
const MAX_EXTENT = 2 * 0.05 * 1e7;

/**
 * Finds the walks across areas (OS-35): from every node that a rim shares with another street to every other, around holes, corners and walls. A way
 * that ends at a rim without a common node does not meet the area.
 */
export function findCrossings(
  rows: StreetRows,
  ways: StreetWays,
  areas: readonly WalkableArea[],
  walls: Walls,
  traits: TraitTableBuilder,
): AreaCrossings {
  const out = { area: [] as number[], from: [] as number[], to: [] as number[] };
  const gaps = new Set<number>();
  let uncrossed = 0;
  const streetsAt = streetsAtRims(ways, areas, traits);
  areas.forEach((area, index) => {
    const isEntry = (node: number): boolean => (streetsAt.get(node) ?? []).some((way) => !area.rim.has(way));
    const entries = new Set(area.rings.flatMap((ring) => [...ring].filter(isEntry)));
    if (entries.size < 2) return;
    const sketch = entries.size > MAX_ENTRIES ? undefined : drawArea(rows, area, entries, walls, gaps);
    if (sketch === undefined) {
      uncrossed++;
      return;
    }
    const along = area.rim.size > 0 ? neighboursOnRim(area.rings) : new Set<string>();
    for (const [a, b] of crossArea(sketch.space, sketch.points, sketch.shrink)) {
      const [from, to] = [sketch.nodes[a]!, sketch.nodes[b]!];
      if (along.has(pairKey(from, to))) continue;
      out.area.push(index);
      out.from.push(from);
      out.to.push(to);
    }
  });
  return { ...out, gaps, uncrossed };
}

interface Sketch {
  readonly space: FreeSpace;
  readonly points: readonly CrossingPoint[];
  /** Row of the node of each point. */
  readonly nodes: readonly number[];
  readonly shrink: number;
}

/** The area in plane coordinates, with the points that paths across it may use; undefined when it is too large or has too many corners. */
function drawArea(
  rows: StreetRows,
  area: WalkableArea,
  entries: ReadonlySet<number>,
  walls: Walls,
  gaps: Set<number>,
): Sketch | undefined {
  const origin = area.rings[0]![0]!;
  const [lat0, lng0] = [rows.nodeLat[origin]!, rows.nodeLng[origin]!];
  const placeOf = (node: number): PlanePoint => ({
    x: 2 * Math.round(wrapLongitude(rows.nodeLng[node]! - lng0) * 1e7),
    y: 2 * Math.round((rows.nodeLat[node]! - lat0) * 1e7),
  });
  const rings = area.rings.map((ring) => Array.from(ring, placeOf));
  if (rings.some((ring) => ring.some(({ x, y }) => Math.abs(x) > MAX_EXTENT || Math.abs(y) > MAX_EXTENT)))
    return undefined;

  const points = new Map<number, CrossingPoint>();
  const wallLines = wallsNear(rows, area, walls);
  const onWalls = new Set(wallLines.flatMap((line) => [...line]));
  area.rings.forEach((ring, r) => {
    const places = rings[r] as readonly PlanePoint[];
    // Along a ring with the free space on its left, a right turn is a corner at which paths bend.
    const bends = twiceSignedArea(places) > 0 === (r === 0) ? -1 : 1;
    ring.forEach((node, i) => {
      const before = places[(i + places.length - 1) % places.length]!;
      const after = places[(i + 1) % places.length]!;
      const place = places[i]!;
      if (entries.has(node)) points.set(node, { place, isEntry: true, isGap: false, corner: undefined });
      else if (sideOf(before, place, after) === bends && !points.has(node) && !onWalls.has(node))
        points.set(node, { place, isEntry: false, isGap: false, corner: [before, after] });
    });
  });
  const space: FreeSpace = { rings, walls: wallLines.map((line) => Array.from(line, placeOf)) };
  addWallPoints(rows, wallLines, space, points, gaps, placeOf);
  if (points.size > MAX_POINTS) return undefined;
  return {
    space,
    points: [...points.values()],
    nodes: [...points.keys()],
    shrink: Math.cos((lat0 * Math.PI) / 180),
  };
}

function wallsNear(rows: StreetRows, area: WalkableArea, walls: Walls): Int32Array[] {
  let [south, west, north, east] = [91, 361, -91, -361];
  for (const node of area.rings[0] as Int32Array) {
    south = Math.min(south, rows.nodeLat[node]!);
    north = Math.max(north, rows.nodeLat[node]!);
    west = Math.min(west, rows.nodeLng[node]!);
    east = Math.max(east, rows.nodeLng[node]!);
  }
  const found: Int32Array[] = [];
  searchBoxes(walls.tree, south * 1e7, west * 1e7, north * 1e7, east * 1e7, (wall) => {
    if (walls.layers[wall] === area.layer) found.push(walls.lines[wall] as Int32Array);
  });
  return found;
}

/** Adds the ends, bends and gates of walls in the area. A node where several walls meet is skipped, since no path passes between them. */
function addWallPoints(
  rows: StreetRows,
  lines: readonly Int32Array[],
  space: FreeSpace,
  points: Map<number, CrossingPoint>,
  gaps: Set<number>,
  placeOf: (node: number) => PlanePoint,
): void {
  const neighbours = new Map<number, number[]>();
  const join = (a: number, b: number): void => {
    const known = neighbours.get(a);
    if (known === undefined) neighbours.set(a, [b]);
    else if (!known.includes(b)) known.push(b);
  };
  for (const line of lines) {
    line.forEach((node, i) => {
      if (i === 0) return;
      join(node, line[i - 1]!);
      join(line[i - 1]!, node);
    });
  }
  const onRim = (place: PlanePoint): boolean =>
    space.rings.some((ring) => ring.some((corner) => corner.x === place.x && corner.y === place.y));
  const scratch = new Map<string, string>();
  for (const [node, next] of neighbours) {
    const place = placeOf(node);
    if (points.has(node) || onRim(place) || !contains(space.rings, place)) continue;
    const gap = isGap(rowTags(rows, rows.nodeFirstTag, rows.nodeTag, node, scratch));
    if (gap) gaps.add(node);
    if (gap || next.length === 1) points.set(node, { place, isEntry: false, isGap: gap, corner: undefined });
    else if (next.length === 2) {
      const corner = [placeOf(next[0]!), placeOf(next[1]!)] as const;
      if (sideOf(corner[0], place, corner[1]) !== 0) points.set(node, { place, isEntry: false, isGap: false, corner });
    }
  }
}

/** Streets open to walkers or bicycles, at every node of a rim. */
function streetsAtRims(
  ways: StreetWays,
  areas: readonly WalkableArea[],
  traits: TraitTableBuilder,
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const area of areas) for (const ring of area.rings) for (const node of ring) found.set(node, []);
  for (let run = 0; run < ways.runWay.length; run++) {
    const way = ways.runWay[run]!;
    const { foot } = traits.row(ways.trait[way]!);
    if (foot.forward === ACCESS.no && foot.backward === ACCESS.no) continue;
    for (let i = ways.runFirst[run]!; i < ways.runFirst[run + 1]!; i++) {
      const at = found.get(ways.runNode[i]!);
      if (at !== undefined && at.at(-1) !== way) at.push(way);
    }
  }
  return found;
}

function neighboursOnRim(rings: readonly Int32Array[]): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const ring of rings) {
    ring.forEach((node, i) => {
      pairs.add(pairKey(node, ring[(i + 1) % ring.length]!));
    });
  }
  return pairs;
}

function pairKey(a: number, b: number): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}
