import { after } from '../../../storage/index.ts';
import type { DirectedEdgeIndex, EdgeIndex, StateIndex, TurnArcIndex } from '../../../street/index.ts';
import { type TurnMetric, turnMetricOf } from '../hierarchy/turn-metric.ts';
import { BARRED } from '../hierarchy/turn-weights.ts';
import type { StreetMetric } from '../metric/street-metric.ts';
import { UNREACHED } from '../metric/unreached.ts';
import { partialEdgesOf } from '../snapping/partial-edges.ts';
import type { Snap } from '../snapping/snap.ts';
import { COST, LAYER, LENGTH, PARENT, type StreetWorkspace, TIME } from './street-workspace.ts';

/** Direction and limit of {@link boundedDijkstra}. */
export interface BoundedDijkstraOptions {
  /** Away from the places, or towards them. */
  readonly direction: 'from' | 'to';
  /** States farther away than this get no label. */
  readonly limitSeconds: number;
  /** Milliseconds that have passed before each place is reached; none unless given. */
  readonly waits?: ReadonlyMap<Snap, number>;
}

/**
 * Bounded Dijkstra (1959): labels every state of the profile's turn graph within a time limit of some places by the path of least cost. Turn
 * restrictions apply, and streets without through traffic are not crossed (OS-4). A path ends where it exceeds the limit, so a state whose best path
 * is too long may still get the label of another. In a search `to` places a label holds what remains to the place. Labels stay in the workspace until
 * its next search.
 */
export function boundedDijkstra(
  workspace: StreetWorkspace,
  metric: StreetMetric,
  places: readonly Snap[],
  options: BoundedDijkstraOptions,
): void {
  const turnMetric = turnMetricOf(metric);
  const { turns, weights } = turnMetric;
  const limit = Math.min(UNREACHED - 1, options.limitSeconds * 1000);
  const leaving = options.direction === 'from';
  const ends = partialEdgesOf(metric, places, leaving);
  workspace.reset();
  ends.forEach(({ snap, directed, cost: own, time: ownTime, length }, i) => {
    const wait = options.waits?.get(snap) ?? 0;
    const [cost, time] = [own + wait, ownTime + wait];
    if (time > limit) return;
    const layer = metric.noThroughTraffic[directed] === 1 ? LAYER.leaving : LAYER.open;
    const offset = layer * turns.stateCount;
    if (leaving) {
      const state = turns.stateAfter[directed]!;
      if (state >= 0) workspace.improve(offset + state, cost, time, length, -1 - i);
      return;
    }
    const { first, arc: arcs } = turns.arcsInto;
    for (let at = first[directed]!; at < first[after(directed)]!; at++) {
      const arc = arcs[at]!;
      const turn = weights[arc]! - metric.cost[directed]!;
      if (weights[arc]! < BARRED)
        workspace.improve(offset + turns.arcTail[arc]!, cost + turn, time + turn, length, -1 - i);
    }
  });
  settle(workspace, turnMetric, leaving, limit);
}

/**
 * Settles labels in the order of their cost. Invariants: a popped label whose key is above its cost was improved later and is skipped; `touched` lists
 * every label that is set, once.
 */
function settle(workspace: StreetWorkspace, turnMetric: TurnMetric, leaving: boolean, limit: number): void {
  const { heap, labels, touched } = workspace;
  const { turns, weights } = turnMetric;
  const { cost, time, noThroughTraffic, graph } = turnMetric.metric;
  const { edgeLength } = graph;
  const { arcEdge, stateCount } = turns;
  // Against the direction of travel, arcs are grouped by the state they lead to.
  const first = leaving ? turns.arcFirst : turns.arcsTo.first;
  const arcs = leaving ? undefined : turns.arcsTo.arc;
  const other = leaving ? turns.arcTo : turns.arcTail;
  let touchedCount = workspace.touchedCount;
  while (heap.size > 0) {
    const key = heap.peekKey();
    const label = heap.pop();
    const at = 4 * label;
    if (key > labels[at]!) continue;
    const layer = label < stateCount ? LAYER.open : label < 2 * stateCount ? LAYER.inside : LAYER.leaving;
    const state = (label - layer * stateCount) as StateIndex;
    const timeHere = labels[at + TIME]!;
    const lengthHere = labels[at + LENGTH]!;
    const end = first[(state + 1) as StateIndex]!;
    for (let i: number = first[state]!; i < end; i++) {
      const arc = arcs === undefined ? (i as TurnArcIndex) : arcs[i]!;
      const step = weights[arc]!;
      if (step >= BARRED) continue;
      let next: number = other[arc]!;
      const total = key + step;
      // A label on open streets can do all that one in another layer can, so it dominates at equal cost.
      if (layer !== LAYER.leaving && labels[4 * next]! <= total) continue;
      const directed = arcEdge[arc]!;
      if (noThroughTraffic[directed] === 1)
        next += (layer === LAYER.leaving ? LAYER.leaving : LAYER.inside) * stateCount;
      else if (layer === LAYER.inside) continue;
      const to = 4 * next;
      const old = labels[to + COST]!;
      if (total >= old) continue;
      const arrival = timeHere + time[directed]! + step - cost[directed]!;
      if (arrival > limit) continue;
      if (old === UNREACHED) touched[touchedCount++] = next;
      labels[to + COST] = total;
      labels[to + TIME] = arrival;
      labels[to + LENGTH] = lengthHere + edgeLength[(directed >> 1) as EdgeIndex]!;
      labels[to + PARENT] = 4 * arc + layer;
      heap.push(total, next);
    }
  }
  workspace.touchedCount = touchedCount;
}

/**
 * Follows the labels of the last search from one of them back to its seed.
 * @param leaving the direction of the search
 * @returns arcs in the order in which they are met, and the number of the seed
 */
export function traceLabels(
  { labels, turns }: StreetWorkspace,
  label: number,
  leaving: boolean,
): { readonly arcs: TurnArcIndex[]; readonly seed: number } {
  const arcs: TurnArcIndex[] = [];
  let parent = labels[4 * label + PARENT]!;
  while (parent >= 0) {
    const arc = (parent >> 2) as TurnArcIndex;
    arcs.push(arc);
    const state = leaving ? turns.arcTail[arc]! : turns.arcTo[arc]!;
    parent = labels[4 * ((parent & 3) * turns.stateCount + state) + PARENT]!;
  }
  return { arcs, seed: -1 - parent };
}

/**
 * Milliseconds of the turn from a labelled state on to a directed edge; in a search `to` places, of the turn from the edge.
 * @returns -1 where the turn is not allowed
 */
export function turnOnto(turnMetric: TurnMetric, label: number, directed: DirectedEdgeIndex, leaving: boolean): number {
  const { turns, weights, metric } = turnMetric;
  const layer = Math.floor(label / turns.stateCount);
  if (layer === LAYER.inside && metric.noThroughTraffic[directed] === 0) return -1;
  const state = (label - layer * turns.stateCount) as StateIndex;
  if (!leaving) return turns.stateAfter[directed] === state ? 0 : -1;
  for (let arc = turns.arcFirst[state]!; arc < turns.arcFirst[after(state)]!; arc++) {
    if (turns.arcEdge[arc] === directed) return weights[arc]! < BARRED ? weights[arc]! - metric.cost[directed]! : -1;
  }
  return -1;
}
