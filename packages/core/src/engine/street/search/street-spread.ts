import { nearbyDistanceMetres } from '../../../geo/index.ts';
import { after } from '../../../storage/index.ts';
import {
  backwardOf,
  type DirectedEdgeIndex,
  edgeLine,
  edgeOf,
  forwardOf,
  isBackward,
  type StateIndex,
  type TurnArcIndex,
} from '../../../street/index.ts';
import { turnMetricOf } from '../hierarchy/turn-metric.ts';
import { BARRED } from '../hierarchy/turn-weights.ts';
import type { StreetMetric } from '../metric/street-metric.ts';
import { UNREACHED } from '../metric/unreached.ts';
import { hopTime } from '../snapping/partial-edges.ts';
import type { Snap } from '../snapping/snap.ts';
import { boundedDijkstra } from './bounded-dijkstra.ts';
import { LAYER, type StreetWorkspace, TIME } from './street-workspace.ts';

/** Metres between two points of a street. */
const STEP_METRES = 15;
/** Edges between two looks at the signal: some milliseconds. */
const EDGES_PER_LOOK = 4096;

/**
 * Visits points of every street that is reached from some places within a time, no farther apart than {@link STEP_METRES}, also of those that are reached in part:
 * a point has the time of the point before it on the street, so that whatever lies between two points of some time is reached by then.
 * @param waits the candidates of the places, with the milliseconds that have passed before the traveller is there
 * @param direction away from the places, or towards them
 * @param visit receives degrees, and milliseconds; a point can be visited several times
 * @param signal aborted = no further streets are visited
 */
export function spreadOverStreets(
  workspace: StreetWorkspace,
  metric: StreetMetric,
  waits: ReadonlyMap<Snap, number>,
  direction: 'from' | 'to',
  limitSeconds: number,
  visit: (lat: number, lng: number, milliseconds: number) => void,
  signal?: { readonly aborted: boolean },
): void {
  const limit = limitSeconds * 1000;
  const leaving = direction === 'from';
  boundedDijkstra(workspace, metric, [...waits.keys()], { direction, limitSeconds, waits });
  const begins = edgeBegins(workspace, metric, leaving);
  for (let edge = 0; edge < begins.length; edge++) {
    if (edge % EDGES_PER_LOOK === 0 && signal?.aborted === true) return;
    if (begins[edge]! <= limit) visitEdge(edge as DirectedEdgeIndex, 0, begins[edge]!);
  }
  for (const [snap, wait] of waits) {
    for (const directed of [forwardOf(snap.edge), backwardOf(snap.edge)]) {
      if (metric.cost[directed] === UNREACHED) continue;
      const passed = isBackward(directed) ? 1 - snap.fraction : snap.fraction;
      const begin = wait + hopTime(metric, snap);
      if (begin > limit) continue;
      visit(snap.lat, snap.lng, begin);
      visitEdge(directed, leaving ? passed : 1 - passed, begin);
    }
  }

  /** @param from share of the edge, in the direction of the search, where it is met @param begin milliseconds there */
  function visitEdge(directed: DirectedEdgeIndex, from: number, begin: number): void {
    const line = edgeLine(metric.graph, forwardOf(edgeOf(directed))).map(({ lat, lng }) => ({ lat, lng }));
    // In the order in which the search travels it.
    if (isBackward(directed) === leaving) line.reverse();
    const lengths = line.slice(1).map((to, i) => nearbyDistanceMetres(line[i]!.lat, line[i]!.lng, to.lat, to.lng));
    const whole = Math.max(
      1e-6,
      lengths.reduce((sum, length) => sum + length, 0),
    );
    const time = metric.time[directed]!;
    let passed = 0;
    let before = begin;
    for (const [i, length] of lengths.entries()) {
      const [a, b] = [line[i]!, line[i + 1]!];
      const steps = Math.max(1, Math.ceil(length / STEP_METRES));
      for (let step = 0; step <= steps; step++) {
        const share = (passed + (length * step) / steps) / whole;
        if (share < from) continue;
        if (before > limit) return;
        visit(a.lat + ((b.lat - a.lat) * step) / steps, a.lng + ((b.lng - a.lng) * step) / steps, before);
        before = begin + (share - from) * time;
      }
      passed += length;
    }
  }
}

/** The milliseconds at which the search enters each directed edge: at its tail, or, towards places, at its head. */
function edgeBegins(workspace: StreetWorkspace, metric: StreetMetric, leaving: boolean): Float64Array {
  const { labels, touched, touchedCount } = workspace;
  const { turns, weights } = turnMetricOf(metric);
  const { arcEdge, stateCount } = turns;
  const first = leaving ? turns.arcFirst : turns.arcsTo.first;
  const begins = new Float64Array(2 * metric.graph.edgeCount).fill(Number.POSITIVE_INFINITY);
  for (let i = 0; i < touchedCount; i++) {
    const label = touched[i]!;
    const layer = Math.floor(label / stateCount);
    const state = (label - layer * stateCount) as StateIndex;
    const time = labels[4 * label + TIME]!;
    for (let at: number = first[state]!; at < first[after(state)]!; at++) {
      const arc = leaving ? (at as TurnArcIndex) : turns.arcsTo.arc[at]!;
      const weight = weights[arc]!;
      if (weight >= BARRED) continue;
      const directed = arcEdge[arc]!;
      if (layer === LAYER.inside && metric.noThroughTraffic[directed] === 0) continue;
      const begin = leaving ? time + weight - metric.cost[directed]! : time;
      if (begin < begins[directed]!) begins[directed] = begin;
    }
  }
  return begins;
}
