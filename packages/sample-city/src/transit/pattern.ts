import { distance, type Point } from '../geometry/point.ts';
import { curve, offset, part, pointAlong, project } from '../geometry/polyline.ts';
import type { StreetNetwork } from '../streets/network.ts';
import type { RouteFinder } from '../streets/route-finder.ts';
import type { Line, StreetCourse, TrackCourse } from './line.ts';
import type { StationBook } from './station-book.ts';
import type { PoleBook, Stop } from './stops.ts';

/** One direction of a line: its stops, and its shape. */
export interface LinePattern {
  readonly line: Line;
  readonly direction: 0 | 1;
  readonly stops: readonly Stop[];
  /** Metres along the shape, per stop, from 0. */
  readonly along: readonly number[];
  readonly shape: readonly Point[];
}

/** Both directions of a line. */
export function drawPatterns(
  line: Line,
  network: StreetNetwork,
  finder: RouteFinder,
  poles: PoleBook,
  book: StationBook,
): LinePattern[] {
  const { course } = line;
  if (course.on === 'tracks') return drawTrack(line, course, book);
  return ([0, 1] as const).map((direction) => drawStreetPattern(line, course, direction, network, finder, poles));
}

function drawTrack(line: Line, course: TrackCourse, book: StationBook): LinePattern[] {
  const way = course.calls.map((call) => (typeof call === 'string' ? book.pointOf(call) : call));
  const shape = curve(way, 60);
  const calls = course.calls.filter((call) => typeof call === 'string');
  return ([0, 1] as const).map((direction): LinePattern => {
    const drawn = direction === 0 ? shape : [...shape].reverse();
    const order = direction === 0 ? calls : [...calls].reverse();
    const along = order.map((call) => project(drawn, book.pointOf(call)).along);
    along[0] = 0;
    return { line, direction, stops: order.map((call) => book.platform(call, line, direction)), along, shape: drawn };
  });
}

/** Distance of a bus stop before its corner, and to the right of the street axis, in metres. */
const beforeCorner = 14;
const toTheKerb = 6;

function drawStreetPattern(
  line: Line,
  course: StreetCourse,
  direction: 0 | 1,
  network: StreetNetwork,
  finder: RouteFinder,
  poles: PoleBook,
): LinePattern {
  const nodes = finder.drive(direction === 0 ? course.via : [...course.via].reverse());
  const path = nodes.map((node) => network.points[node]!);
  const reached: number[] = [0];
  for (let i = 1; i < path.length; i++) reached.push(reached[i - 1]! + distance(path[i - 1]!, path[i]!));
  const chosen =
    course.onlyNear === undefined
      ? spaceOut(nodes, reached, course.spacing, finder, poles)
      : nearOnly(path, nodes, course.onlyNear, finder);
  const long = reached[reached.length - 1]!;
  const stops: Stop[] = [];
  const places: number[] = [];
  for (const i of chosen) {
    const where = i === 0 ? Math.min(beforeCorner, long / 4) : Math.max(0, reached[i]! - beforeCorner);
    const here = pointAlong(path, where);
    const ahead = pointAlong(path, where + 2);
    const behind = pointAlong(path, where - 2);
    const kerb = offset([behind, ahead], toTheKerb)[0]!;
    const point = { x: kerb.x + here.x - behind.x, y: kerb.y + here.y - behind.y };
    stops.push(poles.poleAt(nodes[i]!, i === 0 ? nodes[1]! : nodes[i - 1]!, point));
    places.push(where);
  }
  const first = places[0]!;
  return {
    line,
    direction,
    stops,
    along: places.map((place) => place - first),
    shape: part(path, first, places[places.length - 1]!),
  };
}

/** Corners about `spacing` metres apart, preferably those with a stop of another line. */
function spaceOut(
  nodes: readonly number[],
  reached: readonly number[],
  spacing: number,
  finder: RouteFinder,
  poles: PoleBook,
): number[] {
  const last = nodes.length - 1;
  const chosen = [0];
  for (;;) {
    const from = reached[chosen[chosen.length - 1]!]!;
    if (reached[last]! - from < spacing * 1.35) break;
    let best = -1;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = chosen[chosen.length - 1]! + 1; i < last; i++) {
      const gap = reached[i]! - from;
      if (gap < spacing * 0.6 || reached[last]! - reached[i]! < spacing * 0.45) continue;
      const score =
        -Math.abs(gap - spacing) / spacing + (poles.isPlace(nodes[i]!) ? 0.6 : 0) - (gap > spacing * 1.5 ? 1 : 0);
      if (!finder.canStop(nodes[i]!) || finder.degree(nodes[i]!) < 3 || score <= bestScore) continue;
      best = i;
      bestScore = score;
    }
    if (best < 0) break;
    chosen.push(best);
  }
  chosen.push(last);
  return chosen;
}

function nearOnly(
  path: readonly Point[],
  nodes: readonly number[],
  places: readonly Point[],
  finder: RouteFinder,
): number[] {
  const found = places.map((place) => {
    let best = -1;
    path.forEach((p, i) => {
      if (!finder.canStop(nodes[i]!)) return;
      if (best < 0 || distance(p, place) < distance(path[best]!, place)) best = i;
    });
    return best;
  });
  return [...new Set([0, ...found.filter((i) => i > 0), path.length - 1])].sort((a, b) => a - b);
}
