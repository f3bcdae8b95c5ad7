import { after } from '../../../storage/index.ts';
import { type TurnMetric, turnMetricOf } from '../hierarchy/turn-metric.ts';
import { BARRED } from '../hierarchy/turn-weights.ts';
import type { StreetMetric } from '../metric/street-metric.ts';
import { UNREACHED } from '../metric/unreached.ts';
import { boundedDijkstra } from '../search/bounded-dijkstra.ts';
import { COST, LAYER, type StreetWorkspace } from '../search/street-workspace.ts';
import { hopCost, partialEdgesOf } from '../snapping/partial-edges.ts';
import type { Snap } from '../snapping/snap.ts';

/**
 * Drops candidates of a place that shorten no path: those whose point costs no more by way of an earlier candidate and the streets than by its own
 * hop, when leaving and when arriving. Searches of the place find paths of the same cost with far fewer candidates.
 * @param candidates the first is kept
 */
export function usefulSnaps(
  workspace: StreetWorkspace,
  metric: StreetMetric,
  candidates: readonly Snap[],
): readonly Snap[] {
  if (candidates.length < 2) return candidates;
  const turnMetric = turnMetricOf(metric);
  const limitSeconds = Math.max(...candidates.map((candidate) => hopCost(metric, candidate))) / 1000;
  const [leaving, arriving] = [new Set<Snap>(), new Set<Snap>()];
  const kept: Snap[] = [];
  let left = candidates;
  while (left.length > 0) {
    const next = left[0] as Snap;
    kept.push(next);
    for (const [direction, served] of [
      ['from', leaving],
      ['to', arriving],
    ] as const) {
      boundedDijkstra(workspace, metric, [next], { direction, limitSeconds });
      for (const other of left)
        if (costThrough(workspace, turnMetric, other, direction) <= hopCost(metric, other)) served.add(other);
    }
    left = left.filter((other) => other !== next && !(leaving.has(other) && arriving.has(other)));
  }
  return kept;
}

/** The cost of the last search at a point of a street. */
function costThrough(
  { labels }: StreetWorkspace,
  { turns, weights, metric }: TurnMetric,
  at: Snap,
  direction: 'from' | 'to',
): number {
  let least = UNREACHED;
  const leaving = direction === 'from';
  for (const { directed, cost } of partialEdgesOf(metric, [at], !leaving)) {
    const rest = cost - hopCost(metric, at);
    // A path from an open street into one without through traffic could not go on from there, where one that begins there can.
    const layers = metric.noThroughTraffic[directed] === 1 ? [LAYER.leaving] : [LAYER.open, LAYER.leaving];
    const offer = (state: number, step: number): void => {
      for (const layer of layers) {
        const label = labels[4 * (layer * turns.stateCount + state) + COST]!;
        if (label < UNREACHED) least = Math.min(least, label + step + rest);
      }
    };
    if (!leaving) {
      const state = turns.stateAfter[directed]!;
      if (state >= 0) offer(state, 0);
      continue;
    }
    const { first, arc: arcs } = turns.arcsInto;
    for (let i = first[directed]!; i < first[after(directed)]!; i++) {
      const arc = arcs[i]!;
      if (weights[arc]! < BARRED) offer(turns.arcTail[arc]!, weights[arc]! - metric.cost[directed]!);
    }
  }
  return least;
}
