import { distance, type Point } from '../geometry/point.ts';
import type { Random } from '../random.ts';
import { streetKinds } from './draft.ts';
import type { StreetNetwork } from './network.ts';

/** Points of the network for parked vehicles: on streets open to them and to pedestrians. */
export function standingPoints(streets: StreetNetwork, by: 'cycle' | 'drive'): readonly Point[] {
  const nodes = new Set<number>();
  for (const street of streets.streets) {
    const kind = streetKinds[street.kind];
    if (!kind[by] || !kind.walk || street.tags['foot'] === 'no' || street.tags['access'] === 'private') continue;
    for (const node of street.nodes) nodes.add(node);
  }
  return [...nodes].sort((a, b) => a - b).map((node) => streets.points[node]!);
}

/** The candidate nearest to a point. */
export function nearestPoint(candidates: readonly Point[], to: Point): Point {
  let nearest = candidates[0]!;
  for (const candidate of candidates) if (distance(candidate, to) < distance(nearest, to)) nearest = candidate;
  return nearest;
}

/** `count` random candidates, at least `apart` metres from each other and from those taken before. */
export function scatter(
  candidates: readonly Point[],
  count: number,
  apart: number,
  random: Random,
  taken: readonly Point[] = [],
): Point[] {
  const chosen: Point[] = [];
  for (let tries = 0; chosen.length < count && tries < count * 60; tries++) {
    const candidate = random.pick(candidates);
    if ([...taken, ...chosen].every((other) => distance(other, candidate) >= apart)) chosen.push(candidate);
  }
  return chosen;
}
