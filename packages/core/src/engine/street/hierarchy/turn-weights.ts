import { after, type Index } from '../../../storage/index.ts';
import {
  type DirectedEdgeIndex,
  edgeOf,
  FULL_TURN,
  NODE_FLAG,
  type NodeIndex,
  opposite,
  type StateIndex,
  type StreetGraph,
  type TurnArcIndex,
  type TurnGraph,
} from '../../../street/index.ts';
import type { TurnCosts } from '../costing/turn-costs.ts';
import type { StreetMetric } from '../metric/street-metric.ts';
import { UNREACHED } from '../metric/unreached.ts';

/** A closed arc in hierarchies. Two of them can be added without overflow. */
export const BARRED = 0x3fffffff;

/**
 * The weights of a turn graph: for every arc the turn on to its edge, and the edge.
 * @returns `[arc]` cost in milliseconds, {@link BARRED} where the profile must not go
 */
export function turnWeights(turns: TurnGraph, metric: StreetMetric): Int32Array {
  const { graph, cost, profile } = metric;
  const weights = new Int32Array(turns.arcCount);
  for (let state = 0 as StateIndex; state < turns.stateCount; state++) {
    const end = turns.arcFirst[after(state)]!;
    for (let arc = turns.arcFirst[state]!; arc < end; arc++) {
      const step = cost[turns.arcEdge[arc]!]!;
      if (step >= BARRED) weights[arc] = BARRED;
      else if ((turns.arcBan[arc]! & profile.restrictedAs) === 0) weights[arc] = step;
      else weights[arc] = forbiddenTurn(turns, metric, state, arc);
    }
  }
  for (let ban = 0 as Index<'timedBan'>; ban < turns.timedArc.length; ban++) {
    const restriction = turns.timedRestriction[ban]!;
    const arc = turns.timedArc[ban]!;
    if ((graph.restrictionModes[restriction]! & profile.restrictedAs) !== 0 && metric.isRestrictionOn(restriction))
      weights[arc] = forbiddenTurn(turns, metric, turns.arcTail[arc]!, arc);
  }
  const turnCosts = profile.turnCosts?.[graph.country.drivesLeft ? 'left' : 'right'];
  if (turnCosts !== undefined) addTurns(turns, metric, turnCosts, weights);
  return weights;
}

/** Milliseconds that a cyclist takes to get off, push across a junction and get on again. */
const PUSH_ACROSS = 20_000;

/**
 * The weight of a turn that is forbidden to riders: cyclists push across between streets open to walkers, which is no way to turn round.
 * {@link BARRED} for everyone else.
 */
function forbiddenTurn(turns: TurnGraph, metric: StreetMetric, state: StateIndex, arc: TurnArcIndex): number {
  const [from, to] = [turns.stateEdge[state]!, turns.arcEdge[arc]!];
  const step = metric.cost[to]!;
  if (metric.profile.guidance !== 'CYCLING' || step >= BARRED || from < 0 || to === opposite(from)) return BARRED;
  const canPush = metric.mayWalk(to) && (metric.mayWalk(from) || metric.mayWalk(opposite(from)));
  return canPush ? Math.min(BARRED - 1, step + PUSH_ACROSS) : BARRED;
}

function addTurns(turns: TurnGraph, metric: StreetMetric, turnCosts: TurnCosts, weights: Int32Array): void {
  const { graph } = metric;
  for (let state = 0 as StateIndex; state < turns.stateCount; state++) {
    const from = turns.stateEdge[state]!;
    if (from < 0) continue;
    const junction = isJunction(graph, turns.stateNode[state]!);
    for (let arc = turns.arcFirst[state]!; arc < turns.arcFirst[after(state)]!; arc++) {
      if (weights[arc] === BARRED) continue;
      const edge = turns.arcEdge[arc]!;
      if (edge === opposite(from) && !mayTurnRound(metric, turns.stateNode[state]!, edge)) weights[arc] = BARRED;
      else if (junction) weights[arc] = Math.min(BARRED - 1, weights[arc]! + turnCost(graph, turnCosts, from, edge));
    }
  }
}

/** A bend of a single street is no turn. */
function isJunction(graph: StreetGraph, node: NodeIndex): boolean {
  return graph.arcFirst[after(node)]! - graph.arcFirst[node]! !== 2;
}

function turnCost(graph: StreetGraph, turnCosts: TurnCosts, from: DirectedEdgeIndex, to: DirectedEdgeIndex): number {
  // Entering, following or leaving a roundabout crosses no oncoming traffic (OS-30).
  if (isRoundabout(graph, from) || isRoundabout(graph, to)) return 0;
  const arriving = graph.edgeBearing[opposite(from)]! + FULL_TURN / 2;
  return turnCosts[(graph.edgeBearing[to]! - arriving) & (FULL_TURN - 1)]!;
}

function isRoundabout(graph: StreetGraph, directed: DirectedEdgeIndex): boolean {
  return graph.traitsOf(edgeOf(directed)).flags.has('roundabout');
}

/** U-turns are allowed at dead ends for this profile, and at places made for turning (OS-23). */
function mayTurnRound(metric: StreetMetric, node: NodeIndex, back: DirectedEdgeIndex): boolean {
  const { graph, cost, noThroughTraffic } = metric;
  if ((graph.nodeFlags[node]! & (NODE_FLAG.turningCircle | NODE_FLAG.miniRoundabout)) !== 0) return true;
  for (let arc = graph.arcFirst[node]!; arc < graph.arcFirst[after(node)]!; arc++) {
    const other = graph.arcEdge[arc]!;
    if (other !== back && cost[other] !== UNREACHED && noThroughTraffic[other] === 0) return false;
  }
  return true;
}
