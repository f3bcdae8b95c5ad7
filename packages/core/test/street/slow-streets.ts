import { MinHeap } from '../../src/base/index.ts';
import { type Snap, type StreetMetric, UNREACHED } from '../../src/engine/street/index.ts';
import { partialEdgesOf } from '../../src/engine/street/snapping/partial-edges.ts';
import { after } from '../../src/storage/index.ts';
import {
  ACCESS,
  type DirectedEdgeIndex,
  edgeOf,
  isBackward,
  NODE_FLAG,
  type NodeIndex,
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
      const rule = ruleCost(metric, here, directed);
      if (step === UNREACHED || rule === Number.POSITIVE_INFINITY) continue;
      const phase = noThroughTraffic[directed] === 0 ? 'open' : here.phase === 'open' ? 'inside' : here.phase;
      if (noThroughTraffic[directed] === 0 && here.phase === 'inside') continue;
      const turn = turnCost(metric, here.last, directed) + rule;
      onTurn(here, directed, turn);
      add({ cost: here.cost + turn + step, history: remember(metric, here.history, directed), last: directed, phase });
    }
  }
}

/** The part of the path before that some ban begins with. */
function remember(
  metric: StreetMetric,
  history: readonly DirectedEdgeIndex[],
  directed: DirectedEdgeIndex,
): readonly DirectedEdgeIndex[] {
  if (metric.graph.edgeWay[edgeOf(directed)]! < 0) return history;
  const way = [...history, directed];
  while (way.length > 0 && !bansOf(metric).some(({ chain }) => way.every((edge, i) => chain[i] === edge))) way.shift();
  return way;
}

/** Seconds and edges beyond a forbidden turn within which cyclists do not turn round. */
const DODGE_SECONDS = 12;
const DODGE_EDGES = 4;
/** Milliseconds of a forbidden turn on foot. */
const PUSH_ACROSS = 20_000;

/** After these directed edges another one is forbidden, or all but it. */
interface Ban {
  readonly chain: readonly DirectedEdgeIndex[];
  readonly edge: DirectedEdgeIndex;
  readonly only: boolean;
  readonly modes: number;
}

const known = { paths: new WeakMap<StreetGraph, Ban[]>(), roads: new WeakMap<StreetGraph, Ban[]>() };

function bansOf({ graph, profile }: StreetMetric): readonly Ban[] {
  let bans = known[profile.family].get(graph);
  if (bans === undefined) {
    const { restrictionFirst, restrictionEdge } = graph;
    bans = [...graph.restrictionModes].map((modes, i) => {
      const restriction = i as RestrictionIndex;
      const edges = [
        ...restrictionEdge.subarray(restrictionFirst[restriction]!, restrictionFirst[after(restriction)]!),
      ];
      return { chain: edges.slice(0, -1), edge: edges.at(-1)!, only: graph.restrictionOnly[restriction] === 1, modes };
    });
    if (profile.family === 'paths') bans.push(...bans.flatMap((ban) => dodges(graph, ban, ban.chain, 0)));
    known[profile.family].set(graph, bans);
  }
  return bans;
}

/** Turning round beyond a forbidden turn, at any end that can be reached in another direction. */
function dodges(graph: StreetGraph, ban: Ban, way: readonly DirectedEdgeIndex[], seconds: number): Ban[] {
  if (seconds >= DODGE_SECONDS || way.length >= ban.chain.length + DODGE_EDGES) return [];
  const last = way.at(-1)!;
  const isFirst = way.length === ban.chain.length;
  return exitsOf(graph, graph.head(last))
    .filter((exit) => exit !== opposite(last) && !(isFirst && ban.only !== (exit === ban.edge)))
    .flatMap((exit): Ban[] => {
      const isDeadEnd = exitsOf(graph, graph.head(exit)).every((next) => next === opposite(exit));
      const pace = paceOn(graph, exit);
      if (isDeadEnd || pace === Number.POSITIVE_INFINITY) return [];
      const longer = [...way, exit];
      const beyond = seconds + (graph.edgeLength[edgeOf(exit)]! / 100) * pace;
      return [{ ...ban, chain: longer, edge: opposite(exit), only: false }, ...dodges(graph, ban, longer, beyond)];
    });
}

/** Seconds per metre by bicycle: ridden, pushed, or not at all. */
function paceOn(graph: StreetGraph, directed: DirectedEdgeIndex): number {
  const { bicycle, foot } = graph.traitsOf(edgeOf(directed));
  const direction = isBackward(directed) ? 'backward' : 'forward';
  if (bicycle[direction] > ACCESS.push) return 0.2;
  return foot[direction] === ACCESS.no ? Number.POSITIVE_INFINITY : 1;
}

/** The streets that leave a junction, through gates at it too. */
function exitsOf(graph: StreetGraph, node: NodeIndex, seen: readonly NodeIndex[] = []): DirectedEdgeIndex[] {
  return [...graph.arcEdge.subarray(graph.arcFirst[node]!, graph.arcFirst[after(node)])].flatMap((exit) => {
    if (graph.edgeWay[edgeOf(exit)]! >= 0) return [exit];
    const beyond = graph.head(exit);
    return seen.includes(beyond) ? [] : exitsOf(graph, beyond, [...seen, node]);
  });
}

/** Extra milliseconds of a turn by the rules of turning; Infinity where it is forbidden. */
function ruleCost(metric: StreetMetric, here: Moment, directed: DirectedEdgeIndex): number {
  const { graph, profile, cost, noThroughTraffic } = metric;
  for (const { chain, edge, only, modes } of bansOf(metric)) {
    if ((modes & profile.restrictedAs) === 0) continue;
    if (chain.some((one, k) => here.history.at(k - chain.length) !== one)) continue;
    if (only === (directed === edge)) continue;
    if (profile.family === 'roads') return Number.POSITIVE_INFINITY;
    const walks = (way: DirectedEdgeIndex): boolean => {
      const { foot } = graph.traitsOf(edgeOf(way));
      return (isBackward(way) ? foot.backward : foot.forward) !== ACCESS.no;
    };
    const canWalk =
      directed !== opposite(here.last) && walks(directed) && (walks(here.last) || walks(opposite(here.last)));
    return canWalk ? PUSH_ACROSS : Number.POSITIVE_INFINITY;
  }
  if (profile.family !== 'roads' || directed !== opposite(here.last)) return 0;
  const node = graph.head(here.last);
  if ((graph.nodeFlags[node]! & (NODE_FLAG.turningCircle | NODE_FLAG.miniRoundabout)) !== 0) return 0;
  const exits = [...graph.arcEdge.subarray(graph.arcFirst[node]!, graph.arcFirst[after(node)])];
  const goesOn = exits.some((exit) => exit !== directed && cost[exit] !== UNREACHED && noThroughTraffic[exit] === 0);
  return goesOn ? Number.POSITIVE_INFINITY : 0;
}

function turnCost({ graph, profile }: StreetMetric, from: DirectedEdgeIndex, to: DirectedEdgeIndex): number {
  const node = graph.head(from);
  const turnCosts = profile.turnCosts?.right;
  if (turnCosts === undefined || graph.arcFirst[after(node)]! - graph.arcFirst[node]! === 2) return 0;
  if ([from, to].some((directed) => graph.traitsOf(edgeOf(directed)).flags.has('roundabout'))) return 0;
  const angle = graph.edgeBearing[to]! - graph.edgeBearing[opposite(from)]! - 128;
  return turnCosts[((angle % 256) + 256) % 256]!;
}
