import {
  type DirectedEdgeIndex,
  type EdgeIndex,
  edgeOf,
  type StreetGraph,
  type StreetTraits,
  UNKNOWN_CLIMB,
} from '../../../street/index.ts';
import { slopeFactors } from '../costing/slope.ts';
import type { StreetProfile } from '../costing/street-profiles.ts';
import { speedInTraffic, trafficShare } from '../costing/traffic.ts';
import { slopeOf, type Traversal } from '../costing/traversal.ts';
import { edgesToSignals } from './signal-delays.ts';
import { measuredSpeeds, type Traffic } from './street-traffic.ts';
import { UNREACHED } from './unreached.ts';

/** Costs and times of all directed edges. */
export interface EdgeCosts {
  readonly cost: Int32Array;
  readonly time: Int32Array;
  /** The same column as `time` for travellers whom traffic does not slow. */
  readonly freeFlowTime: Int32Array;
  /** Metres per second that no edge exceeds. */
  readonly topSpeed: number;
}

/** A profile's view of all streets at a moment. */
export interface StreetView {
  /** By trait index. */
  readonly traits: readonly StreetTraits[];
  /** By trait index, twice: forward and backward. */
  readonly traversals: readonly (Traversal | undefined)[];
  /** Metres per second, as the costing has it. */
  readonly speed: number;
  /** Undefined for free flow. */
  readonly traffic: Traffic | undefined;
}

/**
 * Costs and times of all directed edges. Invariant: a cost is at least its time, and neither reaches {@link UNREACHED} on an open edge.
 */
export function edgeCosts(graph: StreetGraph, profile: StreetProfile, view: StreetView): EdgeCosts {
  const { pace, factor, delay, price, penalty, inclined, slowdown } = traitCosts(profile, view);
  const measured = measuredPaces(graph, profile, view);
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
  const topSpeed = view.traversals.reduce((top, found) => Math.max(top, found?.metresPerSecond ?? 0), 0.1);
  return { cost, time, freeFlowTime, topSpeed: measured === undefined ? topSpeed : Math.max(topSpeed, view.speed) };
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

function traitCosts({ trafficExposure }: StreetProfile, { traits, traversals, traffic }: StreetView): TraitCosts {
  const slot = traffic?.slot ?? 'free-flow';
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

/** Milliseconds per centimetre of every directed edge with a measured speed, 0 for the others. */
interface MeasuredPaces {
  readonly now: Float64Array;
  readonly freeFlow: Float64Array;
}

/** The paces of a traveller where speeds were measured; undefined where none are. */
function measuredPaces(
  graph: StreetGraph,
  { trafficExposure }: StreetProfile,
  { traversals, speed, traffic }: StreetView,
): MeasuredPaces | undefined {
  const { edgeSpeedProfile, edgeTrait, edgeCount } = graph;
  const speeds = traffic === undefined ? undefined : measuredSpeeds(graph, traffic.hour);
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
