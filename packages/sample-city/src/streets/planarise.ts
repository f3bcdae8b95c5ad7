import { between, crossing, distance, nearestShare, type Point } from '../geometry/point.ts';
import { isWater } from '../terrain/water.ts';
import { type StreetDraft, streetKinds } from './draft.ts';

/** Lines nearer than this meet in one node, in metres. */
const mergeMetres = 7;
/** Ends nearer than this to another line are extended to it, in metres. */
const snapMetres = 14;

interface Segment {
  readonly draft: number;
  readonly at: number;
  readonly a: Point;
  readonly b: Point;
}

/** A street as a sequence of shared nodes. */
export interface NodeLine {
  readonly draft: StreetDraft;
  /** Indices into the points. */
  readonly nodes: readonly number[];
}

/**
 * Builds a planar graph from the drafts: crossing lines of one layer share a node, ends are extended to lines that they nearly
 * touch, and points that almost coincide are merged. Lines of different layers meet only at their ends.
 */
export function planarise(drafts: readonly StreetDraft[]): { readonly points: Point[]; readonly lines: NodeLine[] } {
  const lines = drafts.map((draft) => [...draft.points]);
  reachOut(drafts, lines);
  const cuts = findCuts(drafts, lines);
  return joinPoints(drafts, lines, cuts);
}

/** Extends ends to a line ahead within reach, or else to a line beside within a few metres. */
function reachOut(drafts: readonly StreetDraft[], lines: Point[][]): void {
  const grid = new SegmentGrid(drafts, lines);
  drafts.forEach((draft, index) => {
    const line = lines[index]!;
    const looped = distance(line[0]!, line[line.length - 1]!) < 1;
    if (looped) return;
    for (const atStart of draft.deadEnd === true ? [true] : [true, false]) {
      const end = atStart ? 0 : line.length - 1;
      const tip = line[end]!;
      const behind = line[atStart ? 1 : end - 1]!;
      // A road is extended to the next road, across pavements; it ends at a path only without such a road.
      const road = streetKinds[draft.kind].drive;
      const target =
        grid.touch(tip, index, road) ??
        grid.ahead(tip, behind, draft.reach ?? 0, index, road) ??
        grid.touch(tip, index, false);
      if (target === undefined) continue;
      // Extended slightly beyond the target, so that the lines surely cross; merging removes the surplus.
      const from = distance(target, tip) < 1 ? behind : tip;
      const beyond = between(from, target, 1 + 0.6 / distance(from, target));
      if (from === behind) line[end] = beyond;
      else if (atStart) line.unshift(beyond);
      else line.push(beyond);
    }
  });
}

class SegmentGrid {
  readonly #cells = new Map<number, Segment[]>();
  readonly #drafts: readonly StreetDraft[];

  constructor(drafts: readonly StreetDraft[], lines: readonly (readonly Point[])[]) {
    this.#drafts = drafts;
    for (let draft = 0; draft < drafts.length; draft++) {
      const line = lines[draft]!;
      for (let at = 1; at < line.length; at++) this.#add({ draft, at: at - 1, a: line[at - 1]!, b: line[at]! });
    }
  }

  #fits(self: number, other: number, roadsOnly: boolean): boolean {
    const target = this.#drafts[other]!;
    return self !== other && (!roadsOnly || streetKinds[target.kind].drive) && joinable(this.#drafts[self]!, target);
  }

  #add(segment: Segment): void {
    for (const key of cellsOf(segment.a, segment.b, 0)) {
      const cell = this.#cells.get(key);
      if (cell === undefined) this.#cells.set(key, [segment]);
      else cell.push(segment);
    }
  }

  /** Segments in the cells that the box of `a`–`b` touches, each once. */
  near(a: Point, b: Point, margin: number): Set<Segment> {
    const found = new Set<Segment>();
    for (const key of cellsOf(a, b, margin)) for (const segment of this.#cells.get(key) ?? []) found.add(segment);
    return found;
  }

  /** The nearest point within snapping distance on a joinable line of another draft. */
  touch(tip: Point, self: number, roadsOnly: boolean): Point | undefined {
    let best: Point | undefined;
    let least = snapMetres;
    for (const segment of this.near(tip, tip, snapMetres)) {
      if (!this.#fits(self, segment.draft, roadsOnly)) continue;
      const foot = between(segment.a, segment.b, nearestShare(tip, segment.a, segment.b));
      const off = distance(foot, tip);
      if (off < least) {
        least = off;
        best = foot;
      }
    }
    return best;
  }

  /** The first line within `reach` metres straight ahead of the end. */
  ahead(tip: Point, behind: Point, reach: number, self: number, roadsOnly: boolean): Point | undefined {
    const long = distance(tip, behind);
    if (reach === 0 || long === 0) return undefined;
    const far = between(behind, tip, (long + reach) / long);
    let best: Point | undefined;
    let least = 1;
    for (const segment of this.near(tip, far, 1)) {
      if (!this.#fits(self, segment.draft, roadsOnly)) continue;
      const hit = crossing(tip, far, segment.a, segment.b);
      if (hit !== undefined && hit.t < least) {
        least = hit.t;
        best = between(tip, far, hit.t);
      }
    }
    return best === undefined || crossesWater(tip, best) ? undefined : best;
  }
}

function crossesWater(a: Point, b: Point): boolean {
  const steps = Math.ceil(distance(a, b) / 8);
  for (let i = 1; i < steps; i++) if (isWater(between(a, b, i / steps))) return true;
  return false;
}

/** Whether an end may be extended to the other line: not to bridges and tunnels, nor to the sides of fast roads. */
function joinable(self: StreetDraft, other: StreetDraft): boolean {
  if ((other.layer ?? 0) !== 0) return false;
  if (other.kind === 'motorway') return false;
  return other.kind !== 'trunk' || streetKinds[self.kind].rank <= streetKinds.tertiary.rank;
}

const cellMetres = 90;

function* cellsOf(a: Point, b: Point, margin: number): Generator<number> {
  const west = Math.floor((Math.min(a.x, b.x) - margin) / cellMetres);
  const east = Math.floor((Math.max(a.x, b.x) + margin) / cellMetres);
  const south = Math.floor((Math.min(a.y, b.y) - margin) / cellMetres);
  const north = Math.floor((Math.max(a.y, b.y) + margin) / cellMetres);
  for (let x = west; x <= east; x++) for (let y = south; y <= north; y++) yield x * 100_003 + y;
}

/** The crossings with other lines, by draft and segment. */
function findCuts(drafts: readonly StreetDraft[], lines: readonly (readonly Point[])[]): { at: number; t: number }[][] {
  const cuts: { at: number; t: number }[][] = drafts.map(() => []);
  const grid = new SegmentGrid(drafts, lines);
  lines.forEach((line, draft) => {
    const layer = drafts[draft]!.layer ?? 0;
    for (let at = 1; at < line.length; at++) {
      const a = line[at - 1]!;
      const b = line[at]!;
      for (const other of grid.near(a, b, 0)) {
        if (other.draft < draft || (other.draft === draft && other.at <= at)) continue;
        if ((drafts[other.draft]!.layer ?? 0) !== layer || crossesOver(drafts[draft]!, drafts[other.draft]!)) continue;
        const hit = crossing(a, b, other.a, other.b);
        if (hit === undefined) continue;
        cuts[draft]!.push({ at: at - 1, t: hit.t });
        cuts[other.draft]!.push({ at: other.at, t: hit.u });
      }
    }
  });
  return cuts;
}

/** Motorways pass over all other streets. */
function crossesOver(a: StreetDraft, b: StreetDraft): boolean {
  return (a.kind === 'motorway') !== (b.kind === 'motorway');
}

function joinPoints(
  drafts: readonly StreetDraft[],
  lines: readonly (readonly Point[])[],
  cuts: readonly { at: number; t: number }[][],
): { points: Point[]; lines: NodeLine[] } {
  const points: Point[] = [];
  const layers: (number | undefined)[] = [];
  const cells = new Map<number, number[]>();
  const size = mergeMetres;
  const nodeAt = (p: Point, layer: number, isEnd: boolean): number => {
    const cx = Math.floor(p.x / size);
    const cy = Math.floor(p.y / size);
    let best = -1;
    let least: number = mergeMetres;
    for (let x = cx - 1; x <= cx + 1; x++) {
      for (let y = cy - 1; y <= cy + 1; y++) {
        for (const node of cells.get(x * 1_000_003 + y) ?? []) {
          const off = distance(points[node]!, p);
          // Only the ends of a bridge or tunnel are shared with the ground, not the points inside.
          if (off < least && (isEnd || layers[node] === layer || layers[node] === undefined)) {
            least = off;
            best = node;
          }
        }
      }
    }
    if (best >= 0) {
      if (isEnd) layers[best] = undefined;
      return best;
    }
    points.push(p);
    layers.push(isEnd ? undefined : layer);
    const key = cx * 1_000_003 + cy;
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [points.length - 1]);
    else cell.push(points.length - 1);
    return points.length - 1;
  };
  const order = drafts
    .map((_, i) => i)
    .sort((i, j) => streetKinds[drafts[i]!.kind].rank - streetKinds[drafts[j]!.kind].rank || i - j);
  const walks: NodeLine[] = [];
  const taken = new Set<string>();
  for (const index of order) {
    const draft = drafts[index]!;
    const nodes = withCuts(lines[index]!, cuts[index]!).map((p, i, all) =>
      nodeAt(p, draft.layer ?? 0, i === 0 || i === all.length - 1),
    );
    for (const walk of withoutRepeats(nodes, taken)) walks.push({ draft, nodes: walk });
  }
  return { points, lines: walks };
}

function withCuts(line: readonly Point[], cuts: readonly { at: number; t: number }[]): Point[] {
  const sorted = [...cuts].sort((x, y) => x.at - y.at || x.t - y.t);
  const out: Point[] = [];
  let next = 0;
  for (let at = 0; at < line.length; at++) {
    out.push(line[at]!);
    for (; next < sorted.length && sorted[next]!.at === at; next++)
      out.push(between(line[at]!, line[at + 1]!, sorted[next]!.t));
  }
  return out;
}

/** Drops repeated points, spikes, and stretches that a more important street already covers. */
function withoutRepeats(nodes: readonly number[], taken: Set<string>): number[][] {
  const walk: number[] = [];
  for (const node of nodes) {
    if (walk[walk.length - 1] === node) continue;
    if (walk.length >= 2 && walk[walk.length - 2] === node) walk.pop();
    else walk.push(node);
  }
  const pieces: number[][] = [];
  let piece: number[] = [];
  for (let i = 1; i < walk.length; i++) {
    const [a, b] = [walk[i - 1]!, walk[i]!];
    const key = a < b ? `${a}-${b}` : `${b}-${a}`;
    if (taken.has(key)) {
      if (piece.length > 1) pieces.push(piece);
      piece = [];
      continue;
    }
    taken.add(key);
    if (piece.length === 0) piece.push(a);
    piece.push(b);
  }
  if (piece.length > 1) pieces.push(piece);
  return pieces;
}
