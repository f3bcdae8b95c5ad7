import type { LatLng } from '../../geo/index.ts';
import { edgeOf, forwardOf } from '../../street/index.ts';
import { type TurnMetric, turnMetricOf } from './hierarchy/turn-metric.ts';
import type { StreetMetric } from './metric/street-metric.ts';
import type { StreetPath } from './path/street-path.ts';
import type { ArcRoute, HierarchySearch } from './search/hierarchy-search.ts';
import { cachedSnap } from './snapping/cached-snap.ts';
import { alongEdge, hopCost, hopTime, type PartialEdge, partialEdgesOf } from './snapping/partial-edges.ts';
import type { Snap, SnapOptions } from './snapping/snap.ts';

/** Why no path exists. */
export type NoRouteReason = 'off-network-from' | 'off-network-to' | 'not-connected';

/** A path, or the reason for none. */
export type StreetAnswer =
  | { readonly found: true; readonly path: StreetPath }
  | { readonly found: false; readonly reason: NoRouteReason };

/** Options of {@link route}. */
export interface RouteOptions {
  /** Prefers nearby streets of these names (OS-47). */
  readonly fromStreetName?: string;
  readonly toStreetName?: string;
}

/** The path of least cost between two places. Each is snapped to its nearest usable streets, and the hops count towards the cost (OS-44). */
export function route(
  search: HierarchySearch,
  metric: StreetMetric,
  from: LatLng,
  to: LatLng,
  options: RouteOptions = {},
): StreetAnswer {
  const starts = cachedSnap(metric, from, snapOptions('from', options.fromStreetName));
  if (starts.length === 0) return { found: false, reason: 'off-network-from' };
  const ends = cachedSnap(metric, to, snapOptions('to', options.toStreetName));
  if (ends.length === 0) return { found: false, reason: 'off-network-to' };
  // A traveller who is at the destination need not walk to the street and back.
  const there = starts.find(({ edge }) => ends.some((end) => end.edge === edge));
  if (from.lat === to.lat && from.lng === to.lng && there !== undefined)
    return { found: true, path: standingStill(metric, there) };
  const path = routeBetween(search, metric, starts, ends);
  return path === undefined ? { found: false, reason: 'not-connected' } : { found: true, path };
}

function standingStill(metric: StreetMetric, at: Snap): StreetPath {
  const along = alongEdge(metric, at, at);
  const edges = [along?.directed ?? forwardOf(at.edge)];
  return { metric, from: at, to: at, edges, milliseconds: 0, hopMilliseconds: 0, metres: 0, cost: 0 };
}

function snapOptions(direction: 'from' | 'to', streetName: string | undefined): SnapOptions {
  return streetName === undefined || streetName === '' ? { direction } : { direction, streetName };
}

/**
 * The path of least cost between two sets of snapping candidates, turn restrictions obeyed, over the hierarchy of the profile's turn graph. Where no
 * legal path connects them, one through streets without through traffic is the last resort (OS-4).
 * @returns undefined when no candidate can be reached
 */
export function routeBetween(
  search: HierarchySearch,
  metric: StreetMetric,
  starts: readonly Snap[],
  targets: readonly Snap[],
): StreetPath | undefined {
  const turnMetric = turnMetricOf(metric);
  const path = routeOver(search, turnMetric, starts, targets);
  if (path !== undefined || !shareAPart(metric, starts, targets)) return path;
  const lastResort = routeOver(search, turnMetric.lastResort, starts, targets);
  return lastResort && { ...lastResort, metric, lastResort: true };
}

/** Whether some path connects the candidates when one-way streets and restrictions are ignored. */
function shareAPart({ graph, connectivity }: StreetMetric, starts: readonly Snap[], targets: readonly Snap[]): boolean {
  const partOf = ({ edge }: Snap): number => connectivity.part[graph.edgeFrom[edge]!]!;
  return starts.some((start) => targets.some((target) => partOf(start) === partOf(target)));
}

function routeOver(
  search: HierarchySearch,
  turnMetric: TurnMetric,
  starts: readonly Snap[],
  targets: readonly Snap[],
): StreetPath | undefined {
  const { metric } = turnMetric;
  const direct = bestDirect(metric, starts, targets);
  const startEnds = partialEdgesOf(metric, starts, true);
  const targetEnds = partialEdgesOf(metric, targets, false);
  const found = search.route(turnMetric, startEnds, targetEnds);
  if (found === undefined || (direct !== undefined && direct.cost <= found.cost)) return direct;
  return pathOver(turnMetric, startEnds[found.start]!, targetEnds[found.target]!, found);
}

/** Sums up the partial edges and the arcs between them. The last arc leads into the target's edge, which is travelled in part. */
function pathOver(
  turnMetric: TurnMetric,
  start: PartialEdge,
  target: PartialEdge,
  { arcs, cost }: ArcRoute,
): StreetPath {
  const { metric, turns } = turnMetric;
  const { edgeLength } = metric.graph;
  let milliseconds = start.time + target.time;
  let centimetres = start.length + target.length;
  const edges = [start.directed];
  const pushedTurns = new Set<number>();
  arcs.forEach((arc, i) => {
    const directed = turns.arcEdge[arc]!;
    if (turnMetric.isPushed(arc)) pushedTurns.add(edges.length);
    edges.push(directed);
    milliseconds += turnMetric.time(arc);
    if (i < arcs.length - 1) centimetres += edgeLength[edgeOf(directed)]!;
    else milliseconds -= metric.time[directed]!;
  });
  const hopMilliseconds = hopTime(metric, start.snap) + hopTime(metric, target.snap);
  return {
    metric,
    from: start.snap,
    to: target.snap,
    edges,
    ...(pushedTurns.size > 0 && { pushedTurns }),
    milliseconds: milliseconds - hopMilliseconds,
    hopMilliseconds,
    metres: centimetres / 100,
    cost,
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
