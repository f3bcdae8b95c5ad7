import { distance, type Point } from '../geometry/point.ts';
import type { Random } from '../random.ts';
import { streetKinds } from './draft.ts';
import type { StreetNetwork } from './network.ts';

/** Points of the network where a vehicle can stand: on streets that it may use and where people can walk. */
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

/** So many of the candidates, drawn by chance, no two nearer than `apart` metres, none nearer than that to one taken before. */
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
