import { type LatLng, METRES_PER_DEGREE } from '../../geo/index.ts';
import { UNITS_PER_DEGREE } from '../../street/index.ts';
import { alongEdge, type End, endsOf, hopCost, hopTime } from './ends.ts';
import { type Snap, type SnapOptions, snap } from './snap.ts';
import { type StreetMetric, UNREACHED } from './street-metric.ts';
import type { StreetPath } from './street-path.ts';
import { traceLabels } from './trace-labels.ts';
import { COST, LENGTH, type StreetWorkspace, TIME } from './workspace.ts';

/** Why there is no way over the streets. */
export type NoRouteReason = 'off-network-from' | 'off-network-to' | 'not-connected';

export type StreetAnswer =
  | { readonly found: true; readonly path: StreetPath }
  | { readonly found: false; readonly reason: NoRouteReason };

export interface RouteOptions {
  /** Prefer nearby streets of these names (OS-47). */
  readonly fromStreetName?: string;
  readonly toStreetName?: string;
}

/** The best way over the streets between two places: each is joined to its nearest usable streets, the hop counted as cost (OS-44). */
export function route(
  workspace: StreetWorkspace,
  metric: StreetMetric,
  from: LatLng,
  to: LatLng,
  options: RouteOptions = {},
): StreetAnswer {
  const starts = snap(metric, from, snapOptions('from', options.fromStreetName));
  if (starts.length === 0) return { found: false, reason: 'off-network-from' };
  const ends = snap(metric, to, snapOptions('to', options.toStreetName));
  if (ends.length === 0) return { found: false, reason: 'off-network-to' };
  const path = routeBetween(workspace, metric, starts, ends);
  return path === undefined ? { found: false, reason: 'not-connected' } : { found: true, path };
}

function snapOptions(direction: 'from' | 'to', streetName: string | undefined): SnapOptions {
  return streetName === undefined || streetName === '' ? { direction } : { direction, streetName };
}

/**
 * The best way between two sets of candidates, by A* with straight-line bounds (Hart, Nilsson, Raphael 1968).
 * @returns undefined when no candidate can be reached
 */
export function routeBetween(
  workspace: StreetWorkspace,
  metric: StreetMetric,
  starts: readonly Snap[],
  targets: readonly Snap[],
): StreetPath | undefined {
  const direct = bestDirect(metric, starts, targets);
  const startEnds = endsOf(metric, starts, true);
  const targetEnds = endsOf(metric, targets, false);
  const found = search(workspace, metric, startEnds, targetEnds, direct?.cost ?? UNREACHED);
  if (found === undefined) return direct;
  const { labels } = workspace;
  const at = 4 * found.node;
  const traced = traceLabels(workspace, metric.graph, found.node, false);
  const start = startEnds[traced.seed] as End;
  const hops = hopTime(metric, start.snap) + hopTime(metric, found.snap);
  return {
    metric,
    from: start.snap,
    to: found.snap,
    edges: [start.directed, ...traced.edges.reverse(), found.directed],
    milliseconds: labels[at + TIME]! + found.time - hops,
    hopMilliseconds: hops,
    metres: (labels[at + LENGTH]! + found.length) / 100,
    cost: labels[at + COST]! + found.cost,
  };
}

function bestDirect(metric: StreetMetric, starts: readonly Snap[], targets: readonly Snap[]): StreetPath | undefined {
  let best: StreetPath | undefined;
  for (const from of starts) {
    for (const to of targets) {
      const along = alongEdge(metric, from, to);
      if (along === undefined) continue;
      const cost = along.cost + hopCost(metric, from) + hopCost(metric, to);
      if (best !== undefined && best.cost <= cost) continue;
      const hopMilliseconds = hopTime(metric, from) + hopTime(metric, to);
      const metres = along.length / 100;
      best = { metric, from, to, edges: [along.directed], milliseconds: along.time, hopMilliseconds, metres, cost };
    }
  }
  return best;
}

/** @returns the target end by which the cheapest way arrives, its start in the workspace's labels */
function search(
  workspace: StreetWorkspace,
  metric: StreetMetric,
  starts: readonly End[],
  targets: readonly End[],
  cutoff: number,
): End | undefined {
  const { heap, labels, bound, isTarget } = workspace;
  const { cost, time, graph } = metric;
  const { arcFirst, arcHead, arcEdge, edgeLength } = graph;
  const boundOf = straightLineBound(metric, targets);
  workspace.reset();
  starts.forEach((end, i) => {
    bound[end.node] = boundOf(end.node);
    workspace.improve(end.node, end.cost, end.time, end.length, -1 - i, end.cost + bound[end.node]!);
  });
  for (const { node } of targets) isTarget[node] = 1;
  let best: End | undefined;
  let bestCost = cutoff;
  while (heap.size > 0) {
    const key = heap.peekKey();
    if (key >= bestCost) break;
    const node = heap.pop();
    const at = 4 * node;
    const here = labels[at]!;
    if (key > here + bound[node]!) continue;
    if (isTarget[node] === 1) {
      for (const target of targets) {
        if (target.node !== node || here + target.cost >= bestCost) continue;
        bestCost = here + target.cost;
        best = target;
      }
    }
    const end = arcFirst[node + 1]!;
    for (let arc = arcFirst[node]!; arc < end; arc++) {
      const directed = arcEdge[arc]!;
      const step = cost[directed]!;
      if (step === UNREACHED) continue;
      const head = arcHead[arc]!;
      const total = here + step;
      const old = labels[4 * head]!;
      if (total >= old) continue;
      if (old === UNREACHED) bound[head] = boundOf(head);
      workspace.improve(
        head,
        total,
        labels[at + TIME]! + time[directed]!,
        labels[at + LENGTH]! + edgeLength[directed >> 1]!,
        directed,
        total + bound[head]!,
      );
    }
  }
  for (const { node } of targets) isTarget[node] = 0;
  return best;
}

/** A little below one, so that rounding and the curve of the Earth never make a bound too high. */
const SAFETY = 0.998;

/** Milliseconds that the way from a node to the nearest target takes at least: a straight line at top speed. */
function straightLineBound(metric: StreetMetric, targets: readonly End[]): (node: number) => number {
  const { graph, topSpeed } = metric;
  const { nodeLat, nodeLng } = graph;
  const first = targets[0];
  if (first === undefined) return () => 0;
  // Meridians lie closest where the region is farthest from the equator: measured there, no distance is too long.
  const { boxes } = graph.boxTree;
  const top = boxes.length - 4;
  const highest = Math.max(Math.abs(boxes[top]!), Math.abs(boxes[top + 2]!)) / UNITS_PER_DEGREE;
  const shrink = Math.cos((Math.min(90, highest) * Math.PI) / 180);
  const lat = first.snap.lat * UNITS_PER_DEGREE;
  const lng = first.snap.lng * UNITS_PER_DEGREE;
  const round = 360 * UNITS_PER_DEGREE;
  const away = (otherLat: number, otherLng: number): number => {
    const dy = otherLat - lat;
    const dx = Math.abs(otherLng - lng);
    const across = (dx > round / 2 ? round - dx : dx) * shrink;
    return Math.sqrt(across * across + dy * dy);
  };
  const pace = ((METRES_PER_DEGREE / UNITS_PER_DEGREE) * 1000 * SAFETY) / topSpeed;
  // Bounds are to the nodes before the targets, which lie around the first one.
  const around = targets.reduce((most, { node }) => Math.max(most, away(nodeLat[node]!, nodeLng[node]!)), 0);
  return (node) => Math.max(0, Math.floor((away(nodeLat[node]!, nodeLng[node]!) - around) * pace));
}
