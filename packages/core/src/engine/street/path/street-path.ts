import type { LatLng } from '../../../geo/index.ts';
import {
  type DirectedEdgeIndex,
  edgeLine,
  edgeOf,
  isBackward,
  opposite,
  type StreetPoint,
} from '../../../street/index.ts';
import type { StreetMetric } from '../metric/street-metric.ts';
import type { Snap } from '../snapping/snap.ts';

/** A path over the streets between two places. */
export interface StreetPath {
  readonly metric: StreetMetric;
  readonly from: Snap;
  readonly to: Snap;
  /** Directed edges in order of travel; the first and the last are travelled in part. */
  readonly edges: readonly DirectedEdgeIndex[];
  /** Positions in `edges` that the cyclist reaches on foot, since the turn before them is forbidden to riders. */
  readonly pushedTurns?: ReadonlySet<number>;
  /** On the streets alone. */
  readonly milliseconds: number;
  /** Of the hops between the places and the street. */
  readonly hopMilliseconds: number;
  /** On the streets alone. */
  readonly metres: number;
  /** The cost that the search minimised, in milliseconds. */
  readonly cost: number;
  /** Crosses streets without through traffic, because no other path connects the places (OS-4). */
  readonly lastResort?: true;
}

/** Whole seconds from place to place, rounded up once (IT-29). */
export function pathSeconds(path: StreetPath): number {
  return Math.ceil((path.milliseconds + path.hopMilliseconds) / 1000);
}

/**
 * Whole seconds of a path without other traffic, hops included. Less than {@link pathSeconds} by the delay on its edges; more only where measured
 * speeds are higher than those of free flow.
 */
export function freeFlowSeconds(path: StreetPath): number {
  const { time, freeFlowTime } = path.metric;
  if (freeFlowTime === time) return pathSeconds(path);
  const last = path.edges.length - 1;
  let delay = 0;
  path.edges.forEach((directed, i) => {
    const start = i === 0 ? along(directed, path.from.fraction) : 0;
    const end = i === last ? along(directed, path.to.fraction) : 1;
    delay += (time[directed]! - freeFlowTime[directed]!) * Math.max(0, end - start);
  });
  return Math.ceil((path.milliseconds + path.hopMilliseconds - Math.round(delay)) / 1000);
}

/** A vertex of a path. The points where it joins and leaves the street in mid-edge have no OSM node. */
export interface PathPoint extends LatLng {
  readonly node?: number;
}

/** The travelled part of one edge. */
export interface PathStep {
  readonly directed: DirectedEdgeIndex;
  /** Both ends included. */
  readonly points: readonly PathPoint[];
  readonly metres: number;
  readonly pushed: boolean;
  /** Whether the cyclist pushes across the junction where the step begins. */
  readonly pushedTurn: boolean;
  /** Whether the step leads back along the edge of the step before. */
  readonly turnsRound: boolean;
}

/** The edges of a path, with the points travelled on each. */
export function pathSteps(path: StreetPath): PathStep[] {
  const { graph } = path.metric;
  const last = path.edges.length - 1;
  return path.edges.map((directed, i) => {
    const line = edgeLine(graph, directed);
    const metres = graph.edgeLength[edgeOf(directed)]! / 100;
    const pushed = path.metric.traversal(directed)?.pushed ?? false;
    const pushedTurn = path.pushedTurns?.has(i) ?? false;
    const turnsRound = i > 0 && directed === opposite(path.edges[i - 1]!);
    if (i > 0 && i < last) return { directed, points: line, metres, pushed, pushedTurn, turnsRound };
    const start = i === 0 ? along(directed, path.from.fraction) : 0;
    const end = i === last ? along(directed, path.to.fraction) : 1;
    const points = partOf(path, line, start, end);
    return { directed, points, metres: metres * Math.max(0, end - start), pushed, pushedTurn, turnsRound };
  });
}

/** The points of the first or last edge, between where the path joins it and where it leaves it. */
function partOf(path: StreetPath, line: readonly StreetPoint[], start: number, end: number): PathPoint[] {
  const shares = sharesAlong(line);
  // Nodes at exactly the position of an end still belong to the path.
  const isInside = (share: number): boolean => (share > start || start === 0) && (share < end || end === 1);
  const inside = line.slice(1, -1).filter((_, k) => isInside(shares[k + 1]!));
  return [
    start === 0 ? line[0]! : { lat: path.from.lat, lng: path.from.lng },
    ...inside,
    end === 1 ? (line.at(-1) as StreetPoint) : { lat: path.to.lat, lng: path.to.lng },
  ];
}

/** The line of a path between its two snapped points, without repeated points. */
export function pathLine(path: StreetPath): LatLng[] {
  const line: LatLng[] = [];
  for (const { points } of pathSteps(path)) {
    for (const { lat, lng } of points) {
      const before = line.at(-1);
      if (before === undefined || before.lat !== lat || before.lng !== lng) line.push({ lat, lng });
    }
  }
  return line;
}

function along(directed: DirectedEdgeIndex, fraction: number): number {
  return isBackward(directed) ? 1 - fraction : fraction;
}

/** The share of a line's length before each of its points, 0 to 1. */
function sharesAlong(line: readonly StreetPoint[]): number[] {
  const shares = [0];
  const shrink = Math.cos((line[0]!.lat * Math.PI) / 180);
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const dx = Math.abs(b.lng - a.lng);
    shares.push(shares[i - 1]! + Math.hypot((dx > 180 ? 360 - dx : dx) * shrink, b.lat - a.lat));
  }
  const total = shares.at(-1)!;
  return total === 0 ? shares.map((_, i) => (i === 0 ? 0 : 1)) : shares.map((share) => share / total);
}
