import type { Column } from '../../../storage/index.ts';
import {
  ACCESS,
  type DirectedEdgeIndex,
  edgeOf,
  isBackward,
  type RestrictionIndex,
  type StreetGraph,
} from '../../../street/index.ts';
import type { StreetPreferences } from '../costing/street-preferences.ts';
import type { StreetProfile } from '../costing/street-profiles.ts';
import { accessOn, type Traversal, WALKING_METRES_PER_SECOND } from '../costing/traversal.ts';
import { type Connectivity, connectivityOf } from './connectivity.ts';
import { edgeCosts } from './edge-costs.ts';
import type { MomentTraits } from './street-moment.ts';
import type { Traffic } from './street-traffic.ts';
import { noThroughTrafficEdges } from './through-traffic.ts';
import { UNREACHED } from './unreached.ts';

/**
 * The cost of every directed edge for one profile at one speed. Costs and times are whole milliseconds, and a cost is at least the time: drivers also
 * weigh distance, tolls and surfaces. A city's metric takes a few milliseconds to build, because equal traits are evaluated once.
 */
export interface StreetMetric {
  readonly graph: StreetGraph;
  readonly profile: StreetProfile;
  readonly speed: number;
  /** `[directed edge]`, {@link UNREACHED} where the profile must not go. */
  readonly cost: Column<DirectedEdgeIndex>;
  readonly time: Column<DirectedEdgeIndex>;
  /** `[directed edge]`: the time without other traffic; the same column as `time` for travellers whom traffic does not slow. */
  readonly freeFlowTime: Column<DirectedEdgeIndex>;
  /** Metres per second that no edge exceeds: a lower bound on time for goal-directed searches. */
  readonly topSpeed: number;
  /** Metres per second of the hop between a place and the street. */
  readonly hopSpeed: number;
  /** Whether costs are times, those of hops too: {@link quickestMetric}. */
  readonly isQuickest?: true;
  readonly connectivity: Connectivity;
  /** `[directed edge]`: 1 where through traffic is not allowed, so the profile may only reach or leave something there (OS-4). */
  readonly noThroughTraffic: Column<DirectedEdgeIndex>;
  /** Whether a conditional turn restriction is in force; false for all of them without a moment of travel. */
  isRestrictionOn(restriction: RestrictionIndex): boolean;
  /** Whether walkers may use a directed edge, so that a vehicle can be pushed there. */
  mayWalk(directed: DirectedEdgeIndex): boolean;
  /** How the profile traverses a directed edge; undefined where it must not. */
  traversal(directed: DirectedEdgeIndex): Traversal | undefined;
}

/** Kept with the connectivity, which does not depend on speed either. */
const throughTrafficOf = new WeakMap<Connectivity, Column<DirectedEdgeIndex>>();

/** What a metric depends on besides its profile. */
export interface MetricOptions {
  /** Metres per second; the profile's own unless given. */
  readonly speed?: number;
  /** Of the same profile at another speed, if known: connectivity depends on the moment, not on speed. */
  readonly connectivity?: Connectivity | undefined;
  /** The streets at a moment (OS-24); by their plain tags unless given. */
  readonly moment?: MomentTraits | undefined;
  readonly preferences?: StreetPreferences;
  /** The traffic of the moment; free flow unless given. */
  readonly traffic?: Traffic | undefined;
}

/** Builds the metric of a profile over a graph. */
export function makeMetric(
  graph: StreetGraph,
  profile: StreetProfile,
  { speed = profile.speed, connectivity, moment, preferences = {}, traffic }: MetricOptions = {},
): StreetMetric {
  const { edgeTrait } = graph;
  const traits = moment?.traits ?? graph.traits;
  const traversals = traits.flatMap((street) => [
    profile.costing(street, false, speed, preferences),
    profile.costing(street, true, speed, preferences),
  ]);
  const { cost, time, freeFlowTime, topSpeed } = edgeCosts(graph, profile, { traits, traversals, speed, traffic });
  const usable = (directed: DirectedEdgeIndex): boolean => cost[directed] !== UNREACHED;
  const traversal = (directed: DirectedEdgeIndex): Traversal | undefined =>
    traversals[edgeTrait[edgeOf(directed)]! * 2 + (directed & 1)];
  const connected = connectivity ?? connectivityOf(graph, usable);
  let noThroughTraffic = throughTrafficOf.get(connected);
  if (noThroughTraffic === undefined) {
    const isTagged = (directed: DirectedEdgeIndex): boolean => traversal(directed)?.noThroughTraffic === true;
    noThroughTraffic = noThroughTrafficEdges(graph, usable, isTagged);
    throughTrafficOf.set(connected, noThroughTraffic);
  }
  return {
    graph,
    profile,
    speed,
    cost,
    time,
    freeFlowTime,
    topSpeed,
    hopSpeed: profile.guidance === 'WALKING' ? speed : WALKING_METRES_PER_SECOND,
    noThroughTraffic,
    connectivity: connected,
    isRestrictionOn: (restriction) => moment?.restrictions.has(restriction) === true,
    mayWalk: (directed) => accessOn(traits[edgeTrait[edgeOf(directed)]!]!.foot, isBackward(directed)) !== ACCESS.no,
    traversal,
  };
}
