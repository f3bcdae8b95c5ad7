import type { Column } from '../../../storage/index.ts';
import {
  ACCESS,
  type DirectedEdgeIndex,
  type EdgeIndex,
  edgeOf,
  isBackward,
  type RestrictionIndex,
  type StreetGraph,
  type StreetTraits,
  UNKNOWN_CLIMB,
} from '../../../street/index.ts';
import { slopeFactors } from '../costing/slope.ts';
import type { StreetPreferences } from '../costing/street-preferences.ts';
import type { StreetProfile } from '../costing/street-profiles.ts';
import { speedInTraffic, type TrafficSlot, trafficShare } from '../costing/traffic.ts';
import { accessOn, slopeOf, type Traversal, WALKING_METRES_PER_SECOND } from '../costing/traversal.ts';
import { type Connectivity, connectivityOf } from './connectivity.ts';
import { edgesToSignals } from './signal-delays.ts';
import type { MomentTraits } from './street-moment.ts';
import { measuredSpeeds, type Traffic } from './street-traffic.ts';
import { noThroughTrafficEdges } from './through-traffic.ts';

/**
 * A closed edge in a metric, and an unreached state in a search. It is the largest 32-bit integer, so adding to it overflows: compare before adding.
 */
export const UNREACHED = 0x7fffffff;

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

/**
 * Builds the metric of a profile over a graph.
 * @param speed metres per second; the profile's own unless given
 * @param connectivity of the same profile at another speed, if known: connectivity depends on the moment, not on speed
 * @param moment the streets at a moment (OS-24); by their plain tags unless given
 * @param traffic of the moment; free flow unless given
 */
export function makeMetric(
  graph: StreetGraph,
  profile: StreetProfile,
  speed: number = profile.speed,
  connectivity?: Connectivity,
  moment?: MomentTraits,
  preferences: StreetPreferences = {},
  traffic?: Traffic,
): StreetMetric {
  const { edgeTrait } = graph;
  const traits = moment?.traits ?? graph.traits;
  const traversals = traits.flatMap((street) => [
    profile.costing(street, false, speed, preferences),
    profile.costing(street, true, speed, preferences),
  ]);
  const measured = measuredPaces(graph, profile, traversals, speed, traffic?.hour);
  const costs = traitCosts(traits, traversals, profile, traffic?.slot ?? 'free-flow');
  const { cost, time, freeFlowTime } = edgeCosts(graph, profile, costs, measured);
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
    topSpeed: measured === undefined ? fastest(traversals) : speed,
    hopSpeed: profile.guidance === 'WALKING' ? speed : WALKING_METRES_PER_SECOND,
    noThroughTraffic,
    connectivity: connected,
    isRestrictionOn: (restriction) => moment?.restrictions.has(restriction) === true,
    mayWalk: (directed) => accessOn(traits[edgeTrait[edgeOf(directed)]!]!.foot, isBackward(directed)) !== ACCESS.no,
    traversal,
  };
}

function fastest(traversals: readonly (Traversal | undefined)[]): number {
  return traversals.reduce((top, found) => Math.max(top, found?.metresPerSecond ?? 0), 0.1);
}

/** Costs per directed trait, `2 × trait` forward and one more backward, so that the loop over edges only multiplies. */
interface TraitCosts {
  /** Milliseconds per centimetre, NaN where the profile must not go. */
  readonly pace: Float64Array;
  /** Cost per unit of time. */
  readonly factor: Float64Array;
  /** Milliseconds of every edge, in time and cost. */
  readonly delay: Float64Array;
  /** Milliseconds per centimetre, in cost alone. */
  readonly price: Float64Array;
  /** Milliseconds of every edge, in cost alone. */
  readonly penalty: Float64Array;
  /** `[trait]`: 1 where an incline is tagged. */
  readonly inclined: Uint8Array;
  /** How many times longer the way takes in a built-up area, in the traffic of the moment. */
  readonly slowdown: Float64Array;
}

function traitCosts(
  traits: readonly StreetTraits[],
  traversals: readonly (Traversal | undefined)[],
  { trafficExposure }: StreetProfile,
  slot: TrafficSlot,
): TraitCosts {
  const shareOf = (trait: number): number => trafficShare(traits[trait >> 1]!.class, slot);
  return {
    pace: Float64Array.from(traversals, (found) => (found === undefined ? Number.NaN : 10 / found.metresPerSecond)),
    factor: Float64Array.from(traversals, (found) => found?.costFactor ?? 1),
    delay: Float64Array.from(traversals, (_, i) => (traits[i >> 1]?.delay ?? 0) * 1000),
    price: Float64Array.from(traversals, (found) => (found?.costPerMetre ?? 0) * 10),
    penalty: Float64Array.from(traversals, (found) => (found?.penaltySeconds ?? 0) * 1000),
    inclined: Uint8Array.from(traits, (street) => (slopeOf(street, false) === 0 ? 0 : 1)),
    slowdown: Float64Array.from(traversals, (_, trait) => 1 / speedInTraffic(1, shareOf(trait), trafficExposure)),
  };
}

/** Costs and times of all directed edges. */
interface EdgeCosts {
  readonly cost: Int32Array;
  readonly time: Int32Array;
  readonly freeFlowTime: Int32Array;
}

/**
 * Costs and times of all directed edges. Invariant: a cost is at least its time, and neither reaches {@link UNREACHED} on an open edge.
 */
function edgeCosts(
  graph: StreetGraph,
  profile: StreetProfile,
  { pace, factor, delay, price, penalty, inclined, slowdown }: TraitCosts,
  measured: MeasuredPaces | undefined,
): EdgeCosts {
  const { edgeTrait, edgeLength, edgeClimb, edgeDescent, edgeBuiltUp } = graph;
  const toSignals = edgesToSignals(graph);
  const signalMilliseconds = profile.signalSeconds * 1000;
  const cost = new Int32Array(graph.edgeCount * 2);
  const time = new Int32Array(graph.edgeCount * 2);
  const freeFlowTime = profile.trafficExposure === 0 ? time : new Int32Array(graph.edgeCount * 2);
  for (let edge = 0 as EdgeIndex; edge < graph.edgeCount; edge++) {
    const length = edgeLength[edge]!;
    for (let backward = 0; backward < 2; backward++) {
      const trait = edgeTrait[edge]! * 2 + backward;
      const directed = edge * 2 + backward;
      if (Number.isNaN(pace[trait]!)) {
        cost[directed] = UNREACHED;
        time[directed] = UNREACHED;
        freeFlowTime[directed] = UNREACHED;
        continue;
      }
      let milliseconds = length * pace[trait]!;
      let effort = factor[trait]!;
      const along = edgeClimb?.[edge] ?? UNKNOWN_CLIMB;
      // A tagged incline is already part of the traversal, and more accurate than the terrain around.
      if (along !== UNKNOWN_CLIMB && inclined[edgeTrait[edge]!] === 0) {
        const against = edgeDescent?.[edge] ?? 0;
        const [up, down] = backward === 0 ? [along, against] : [against, along];
        if (up > 0 || down > 0) {
          const slope = slopeFactors(profile.name, up / 10, down / 10, length / 100);
          milliseconds *= slope.time;
          effort *= slope.cost;
        }
      }
      let freeFlow = milliseconds;
      if (edgeBuiltUp[edge] === 1) milliseconds *= slowdown[trait]!;
      let waits = delay[trait]! + (toSignals[directed] === 1 ? signalMilliseconds : 0);
      if (measured !== undefined && measured.now[directed]! > 0) {
        // A measured speed contains the waits at signals.
        waits = delay[trait]!;
        milliseconds = length * measured.now[directed]!;
        freeFlow = length * measured.freeFlow[directed]!;
      }
      milliseconds += waits;
      freeFlowTime[directed] = Math.min(UNREACHED - 1, Math.round(freeFlow + waits));
      time[directed] = Math.min(UNREACHED - 1, Math.round(milliseconds));
      // Rounded up, so that no edge is faster than the top speed.
      const extra = length * price[trait]! + penalty[trait]!;
      cost[directed] = Math.min(UNREACHED - 1, Math.ceil(milliseconds * effort + extra));
    }
  }
  return { cost, time, freeFlowTime };
}

/** Milliseconds per centimetre of every directed edge with a measured speed, 0 for the others. */
interface MeasuredPaces {
  readonly now: Float64Array;
  readonly freeFlow: Float64Array;
}

/** The paces of a traveller where speeds were measured; undefined where none are. */
function measuredPaces(
  graph: StreetGraph,
  { trafficExposure }: StreetProfile,
  traversals: readonly (Traversal | undefined)[],
  speed: number,
  hour: number | undefined,
): MeasuredPaces | undefined {
  const { edgeSpeedProfile, edgeTrait, edgeCount } = graph;
  const speeds = hour === undefined ? undefined : measuredSpeeds(graph, hour);
  if (edgeSpeedProfile === undefined || speeds === undefined) return undefined;
  const paces = { now: new Float64Array(2 * edgeCount), freeFlow: new Float64Array(2 * edgeCount) };
  for (let directed = 0 as DirectedEdgeIndex; directed < 2 * edgeCount; directed++) {
    const profile = edgeSpeedProfile[directed]!;
    const usual = traversals[edgeTrait[edgeOf(directed)]! * 2 + (directed & 1)];
    if (profile < 0 || usual === undefined || speeds.now[profile] === 0) continue;
    const freeFlow = Math.min(speed, speeds.freeFlow[profile]!);
    paces.freeFlow[directed] = 10 / freeFlow;
    paces.now[directed] = 10 / speedInTraffic(freeFlow, Math.min(speed, speeds.now[profile]!), trafficExposure);
  }
  return paces;
}
