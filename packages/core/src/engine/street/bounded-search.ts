import { endsOf } from './ends.ts';
import type { Snap } from './snap.ts';
import { type StreetMetric, UNREACHED } from './street-metric.ts';
import { COST, LENGTH, PARENT, type StreetWorkspace, TIME } from './workspace.ts';

export interface BoundedSearchOptions {
  /** From the places outwards, or towards them from everywhere. */
  readonly direction: 'from' | 'to';
  /** Nothing farther than this is labelled. */
  readonly limitSeconds: number;
}

/**
 * Labels every node within a time of some places by the way of least cost (Dijkstra 1959). Ways are cut off where they pass the limit:
 * a node whose best way takes too long may still be labelled by another.
 * Labels stay in the workspace until its next search.
 */
export function boundedSearch(
  workspace: StreetWorkspace,
  metric: StreetMetric,
  places: readonly Snap[],
  options: BoundedSearchOptions,
): void {
  const leaving = options.direction === 'from';
  const limit = Math.min(UNREACHED - 1, options.limitSeconds * 1000);
  workspace.reset();
  endsOf(metric, places, leaving).forEach((end, i) => {
    if (end.time <= limit) workspace.improve(end.node, end.cost, end.time, end.length, -1 - i, end.cost);
  });
  settle(workspace, metric, leaving ? 0 : 1, limit);
}

/** @param flip 0 follows arcs in the direction of travel, 1 against it */
function settle(workspace: StreetWorkspace, metric: StreetMetric, flip: number, limit: number): void {
  const { heap, labels, touched } = workspace;
  const { cost, time, graph } = metric;
  const { arcFirst, arcHead, arcEdge, edgeLength } = graph;
  let touchedCount = workspace.touchedCount;
  while (heap.size > 0) {
    const key = heap.peekKey();
    const node = heap.pop();
    const at = 4 * node;
    if (key > labels[at]!) continue;
    const timeHere = labels[at + TIME]!;
    const lengthHere = labels[at + LENGTH]!;
    const end = arcFirst[node + 1]!;
    for (let arc = arcFirst[node]!; arc < end; arc++) {
      const directed = arcEdge[arc]! ^ flip;
      const step = cost[directed]!;
      if (step === UNREACHED) continue;
      const total = key + step;
      const to = 4 * arcHead[arc]!;
      const old = labels[to + COST]!;
      if (total >= old) continue;
      const arrival = timeHere + time[directed]!;
      if (arrival > limit) continue;
      if (old === UNREACHED) touched[touchedCount++] = to >> 2;
      labels[to + COST] = total;
      labels[to + TIME] = arrival;
      labels[to + LENGTH] = lengthHere + edgeLength[directed >> 1]!;
      labels[to + PARENT] = directed;
      heap.push(total, to >> 2);
    }
  }
  workspace.touchedCount = touchedCount;
}
