import { backwardOf, type DirectedEdgeIndex, forwardOf, isBackward, opposite } from '../../../street/index.ts';
import type { StreetMetric } from '../metric/street-metric.ts';
import { UNREACHED } from '../metric/unreached.ts';
import type { Snap } from './snap.ts';

/**
 * A directed edge travelled in part: from a snapped place on to the network or, towards a destination, off it. Costs and times in milliseconds,
 * lengths in centimetres; the hop to the street is included in cost and time.
 */
export interface PartialEdge {
  readonly snap: Snap;
  readonly directed: DirectedEdgeIndex;
  readonly cost: number;
  readonly time: number;
  readonly length: number;
}

/** The hop costs more than its time, so that a near street beats a faster one farther away. */
const HOP_COST_FACTOR = 3;

/** Milliseconds of the hop between a place and the street, including the walk inside its station. */
export function hopTime(metric: StreetMetric, snap: Snap): number {
  return Math.ceil((snap.metres * 1000) / metric.hopSpeed) + stationWalkTime(metric, snap);
}

/** The cost of the hop in the search. The walk inside a station costs its time only, since it is built for walking. */
export function hopCost(metric: StreetMetric, snap: Snap): number {
  if (metric.isQuickest === true) return hopTime(metric, snap);
  return hopTime(metric, snap) * HOP_COST_FACTOR - stationWalkTime(metric, snap) * (HOP_COST_FACTOR - 1);
}

/** Milliseconds of the walk between a station door and a stop at the metric's walking speed. */
export function stationWalkTime({ hopSpeed }: StreetMetric, { inside }: Snap): number {
  if (inside === undefined) return 0;
  const { seconds, metresPerSecond } = inside;
  return Math.ceil((seconds * 1000 * metresPerSecond) / hopSpeed - 1e-6);
}

/** A share of an edge's cost, time or length, as a whole number. */
function shareOf(whole: number, share: number): number {
  return Math.round(whole * share);
}

/**
 * The partial edges of all candidates of a place, in both directions.
 * @param leaving true: from the place on to the network; false: off the network to the place
 */
export function partialEdgesOf(metric: StreetMetric, snaps: readonly Snap[], leaving: boolean): readonly PartialEdge[] {
  const { graph, cost, time } = metric;
  const ends: PartialEdge[] = [];
  for (const snap of snaps) {
    for (const directed of [forwardOf(snap.edge), backwardOf(snap.edge)]) {
      if (cost[directed] === UNREACHED) continue;
      const passed = isBackward(directed) ? 1 - snap.fraction : snap.fraction;
      const share = leaving ? 1 - passed : passed;
      ends.push({
        snap,
        directed,
        cost: hopCost(metric, snap) + shareOf(cost[directed]!, share),
        time: hopTime(metric, snap) + shareOf(time[directed]!, share),
        length: shareOf(graph.edgeLength[snap.edge]!, share),
      });
    }
  }
  return ends;
}

/** Travel between two points of one edge without leaving it; hops are not included. */
export interface AlongEdge {
  readonly directed: DirectedEdgeIndex;
  readonly cost: number;
  readonly time: number;
  readonly length: number;
}

/**
 * The part of an edge between two snaps.
 * @returns undefined when the points lie on different edges, or the direction is not allowed (OS-45)
 */
export function alongEdge(metric: StreetMetric, from: Snap, to: Snap): AlongEdge | undefined {
  if (from.edge !== to.edge) return undefined;
  const share = Math.abs(to.fraction - from.fraction);
  const wanted = to.fraction >= from.fraction ? forwardOf(from.edge) : backwardOf(from.edge);
  // At zero distance either direction will do.
  const directed = share === 0 && metric.cost[wanted] === UNREACHED ? opposite(wanted) : wanted;
  if (metric.cost[directed] === UNREACHED) return undefined;
  return {
    directed,
    cost: shareOf(metric.cost[directed]!, share),
    time: shareOf(metric.time[directed]!, share),
    length: shareOf(metric.graph.edgeLength[from.edge]!, share),
  };
}
