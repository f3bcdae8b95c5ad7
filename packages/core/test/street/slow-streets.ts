import { MinHeap } from '../../src/base/index.ts';
import { type Snap, type StreetMetric, UNREACHED } from '../../src/engine/street/index.ts';
import { partialEdgesOf } from '../../src/engine/street/snapping/partial-edges.ts';
import { after } from '../../src/storage/index.ts';
import {
  type DirectedEdgeIndex,
  edgeOf,
  NODE_FLAG,
  opposite,
  type RestrictionIndex,
  type StreetGraph,
} from '../../src/street/index.ts';

/** A place on a path, with every part of the path before it that could matter. */
interface Moment {
  readonly cost: number;
  /** Directed edges without gates: the beginning of chains of restrictions. */
  readonly history: readonly DirectedEdgeIndex[];
  readonly last: DirectedEdgeIndex;
  /** Still in the area where the path began; on open streets; or inside an area that it entered. */
  readonly phase: 'leaving' | 'open' | 'inside';
}

/**
 * The least cost from some places to others, over all paths with their history (Dijkstra 1959 over histories). Slow and plain: it consults the list
 * of restrictions at every turn and uses no turn graph.
 */
export function slowRouteCost(metric: StreetMetric, starts: readonly Snap[], targets: readonly Snap[]): number {
  const targetEnds = partialEdgesOf(metric, targets, false);
  let best = Number.POSITIVE_INFINITY;
  explore(metric, starts, (here, directed, step) => {
    for (const end of targetEnds) if (end.directed === directed) best = Math.min(best, here.cost + step + end.cost);
  });
  return best;
}

/** The least cost to every node from some places. */
export function slowNodeCosts(metric: StreetMetric, starts: readonly Snap[]): number[] {
  const costs = new Array<number>(metric.graph.nodeCount).fill(Number.POSITIVE_INFINITY);
  explore(
    metric,
    starts,
    () => undefined,
    (here) => {
      const node = metric.graph.head(here.last);
      costs[node] = Math.min(costs[node]!, here.cost);
    },
  );
  return costs;
}

function explore(
  metric: StreetMetric,
  starts: readonly Snap[],
  onTurn: (here: Moment, directed: DirectedEdgeIndex, turnCost: number) => void,
  onArrival: (here: Moment) => void = () => undefined,
): void {
  const { graph, cost, noThroughTraffic } = metric;
  const all: Moment[] = [];
  const open = new MinHeap();
  const add = (moment: Moment): void => open.push(moment.cost, all.push(moment) - 1);
  for (const end of partialEdgesOf(metric, starts, true)) {
    const phase = noThroughTraffic[end.directed] === 1 ? 'leaving' : 'open';
    add({ cost: end.cost, history: remember(metric, [], end.directed), last: end.directed, phase });
  }
  const done = new Set<string>();
  while (open.size > 0) {
    const here = all[open.pop()] as Moment;
    const key = `${here.history} ${here.last} ${here.phase}`;
    if (done.has(key)) continue;
    done.add(key);
    onArrival(here);
    const node = graph.head(here.last);
    for (let arc = graph.arcFirst[node]!; arc < graph.arcFirst[after(node)]!; arc++) {
      const directed = graph.arcEdge[arc]!;
      const step = cost[directed]!;
      if (step === UNREACHED || isBarred(metric, here, directed)) continue;
      const phase = noThroughTraffic[directed] === 0 ? 'open' : here.phase === 'open' ? 'inside' : here.phase;
      if (noThroughTraffic[directed] === 0 && here.phase === 'inside') continue;
      const turn = turnCost(metric, here.last, directed);
      onTurn(here, directed, turn);
      add({ cost: here.cost + turn + step, history: remember(metric, here.history, directed), last: directed, phase });
    }
  }
}

/** The part of the path before that some restriction begins with. */
function remember(
  { graph }: StreetMetric,
  history: readonly DirectedEdgeIndex[],
  directed: DirectedEdgeIndex,
): readonly DirectedEdgeIndex[] {
  if (graph.edgeWay[edgeOf(directed)]! < 0) return history;
  const way = [...history, directed];
  while (way.length > 0 && !chainsOf(graph).some((chain) => way.every((edge, i) => chain[i] === edge))) way.shift();
  return way;
}

const known = new WeakMap<StreetGraph, readonly (readonly DirectedEdgeIndex[])[]>();

/** The restrictions' directed edges up to the one that they forbid or demand. */
function chainsOf(graph: StreetGraph): readonly (readonly DirectedEdgeIndex[])[] {
  let chains = known.get(graph);
  if (chains === undefined) {
    const { restrictionFirst, restrictionEdge } = graph;
    chains = [...graph.restrictionModes].map((_, i) => {
      const restriction = i as RestrictionIndex;
      return [...restrictionEdge.subarray(restrictionFirst[restriction]!, restrictionFirst[after(restriction)]! - 1)];
    });
    known.set(graph, chains);
  }
  return chains;
}

function isBarred(
  { graph, profile, cost, noThroughTraffic }: StreetMetric,
  here: Moment,
  directed: DirectedEdgeIndex,
): boolean {
  for (let i = 0 as RestrictionIndex; i < graph.restrictionModes.length; i++) {
    if ((graph.restrictionModes[i]! & profile.restrictedAs) === 0) continue;
    const chain = chainsOf(graph)[i]!;
    const to = [...graph.restrictionEdge][graph.restrictionFirst[after(i)]! - 1];
    if (chain.some((edge, k) => here.history.at(k - chain.length) !== edge)) continue;
    if ((graph.restrictionOnly[i] === 1) !== (directed === to)) return true;
  }
  if (profile.family !== 'roads' || directed !== opposite(here.last)) return false;
  const node = graph.head(here.last);
  if ((graph.nodeFlags[node]! & (NODE_FLAG.turningCircle | NODE_FLAG.miniRoundabout)) !== 0) return false;
  const exits = [...graph.arcEdge.subarray(graph.arcFirst[node]!, graph.arcFirst[after(node)])];
  return exits.some((exit) => exit !== directed && cost[exit] !== UNREACHED && noThroughTraffic[exit] === 0);
}

function turnCost({ graph, profile }: StreetMetric, from: DirectedEdgeIndex, to: DirectedEdgeIndex): number {
  const node = graph.head(from);
  const turnCosts = profile.turnCosts?.right;
  if (turnCosts === undefined || graph.arcFirst[after(node)]! - graph.arcFirst[node]! === 2) return 0;
  if ([from, to].some((directed) => graph.traitsOf(edgeOf(directed)).flags.has('roundabout'))) return 0;
  const angle = graph.edgeBearing[to]! - graph.edgeBearing[opposite(from)]! - 128;
  return turnCosts[((angle % 256) + 256) % 256]!;
}
