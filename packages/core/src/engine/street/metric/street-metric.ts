import { type StreetGraph, UNKNOWN_CLIMB } from '../../../street/index.ts';
import { slopeFactors } from '../costing/slope.ts';
import type { StreetPreferences } from '../costing/street-preferences.ts';
import type { StreetProfile } from '../costing/street-profiles.ts';
import { slopeOf, type Traversal, WALKING_METRES_PER_SECOND } from '../costing/traversal.ts';
import { type Connectivity, connectivityOf } from './connectivity.ts';
import { edgesToSignals } from './signal-delays.ts';
import type { MomentTraits } from './street-moment.ts';
import { noThroughTrafficEdges } from './through-traffic.ts';

/** "Not that way", and "not reached": larger than any cost, so nothing may be added to it unchecked. */
export const UNREACHED = 0x7fffffff;

/**
 * What every directed edge costs somebody: a profile at a speed, laid over a graph. Costs and times are whole milliseconds; a cost is
 * at least the time. Made in a few milliseconds for a city, since equal traits are judged once.
 */
export interface StreetMetric {
  readonly graph: StreetGraph;
  readonly profile: StreetProfile;
  readonly speed: number;
  /** `[directed edge]`, {@link UNREACHED} where the profile must not go. */
  readonly cost: Int32Array;
  readonly time: Int32Array;
  /** Metres per second that no edge exceeds: what a goal-directed search may reckon with. */
  readonly topSpeed: number;
  /** Metres per second of the hop between a place and the street. */
  readonly hopSpeed: number;
  readonly connectivity: Connectivity;
  /** `[directed edge]` 1 where the profile may only reach or leave something and never pass through (OS-4). */
  readonly noThroughTraffic: Uint8Array;
  /** Whether a turn restriction with a condition holds; without a moment of travel none does. */
  isRestrictionOn(restriction: number): boolean;
  /** How the profile gets along a directed edge. */
  traversal(directed: number): Traversal | undefined;
}

/** What does not depend on speed goes with the connectivity that does not either. */
const noThroughTrafficOf = new WeakMap<Connectivity, Uint8Array>();

/**
 * @param speed metres per second; the profile's usual one unless given
 * @param connectivity of the same profile at another speed, when known: it depends on the moment, but not on speed
 * @param preferences what the traveller would like
 * @param moment streets as they are at a moment (OS-24); by their plain tags unless given
 */
export function makeMetric(
  graph: StreetGraph,
  profile: StreetProfile,
  speed: number = profile.speed,
  connectivity?: Connectivity,
  moment?: MomentTraits,
  preferences: StreetPreferences = {},
): StreetMetric {
  const traits = moment?.traits ?? graph.traits;
  const traversals = traits.flatMap((street) => [
    profile.costing(street, false, speed, preferences),
    profile.costing(street, true, speed, preferences),
  ]);
  // Per directed trait, so that the loop over edges only multiplies.
  const timePerCentimetre = Float64Array.from(traversals, (traversal) =>
    traversal === undefined ? Number.NaN : 10 / traversal.metresPerSecond,
  );
  const factor = Float64Array.from(traversals, (traversal) => traversal?.costFactor ?? 1);
  const delay = Float64Array.from(traversals, (_, i) => (traits[i >> 1]?.delay ?? 0) * 1000);
  const penalty = Float64Array.from(traversals, (traversal) => (traversal?.penaltySeconds ?? 0) * 1000);
  const tagged = Uint8Array.from(traversals, (traversal) => (traversal?.noThroughTraffic === true ? 1 : 0));
  const inclined = Uint8Array.from(traits, (street) => (slopeOf(street, false) === 0 ? 0 : 1));
  const { edgeTrait, edgeLength, edgeClimb, edgeDescent } = graph;
  const toSignals = edgesToSignals(graph);
  const signalMilliseconds = profile.signalSeconds * 1000;
  const cost = new Int32Array(graph.edgeCount * 2);
  const time = new Int32Array(graph.edgeCount * 2);
  for (let edge = 0; edge < graph.edgeCount; edge++) {
    const length = edgeLength[edge]!;
    for (let backward = 0; backward < 2; backward++) {
      const trait = edgeTrait[edge]! * 2 + backward;
      const pace = timePerCentimetre[trait]!;
      const directed = edge * 2 + backward;
      if (Number.isNaN(pace)) {
        cost[directed] = UNREACHED;
        time[directed] = UNREACHED;
        continue;
      }
      let milliseconds = length * pace;
      let effort = factor[trait]!;
      const along = edgeClimb?.[edge] ?? UNKNOWN_CLIMB;
      // A tagged incline is in the costing already, and truer than the land around.
      if (along !== UNKNOWN_CLIMB && inclined[edgeTrait[edge]!] === 0) {
        const against = edgeDescent?.[edge] ?? 0;
        const [up, down] = backward === 0 ? [along, against] : [against, along];
        if (up > 0 || down > 0) {
          const slope = slopeFactors(profile.name, up / 10, down / 10, length / 100);
          milliseconds *= slope.time;
          effort *= slope.cost;
        }
      }
      milliseconds += delay[trait]! + (toSignals[directed] === 1 ? signalMilliseconds : 0);
      time[directed] = Math.min(UNREACHED - 1, Math.round(milliseconds));
      // Rounded up, so that no edge is quicker than the top speed.
      cost[directed] = Math.min(UNREACHED - 1, Math.ceil(milliseconds * effort + penalty[trait]!));
    }
  }
  const usable = (directed: number): boolean => cost[directed] !== UNREACHED;
  const reach = connectivity ?? connectivityOf(graph, usable);
  let noThroughTraffic = noThroughTrafficOf.get(reach);
  if (noThroughTraffic === undefined) {
    noThroughTraffic = noThroughTrafficEdges(
      graph,
      usable,
      (directed) => tagged[edgeTrait[directed >> 1]! * 2 + (directed & 1)] === 1,
    );
    noThroughTrafficOf.set(reach, noThroughTraffic);
  }
  return {
    graph,
    profile,
    speed,
    cost,
    time,
    topSpeed: traversals.reduce((top, traversal) => Math.max(top, traversal?.metresPerSecond ?? 0), 0.1),
    hopSpeed: profile.guidance === 'WALKING' ? speed : WALKING_METRES_PER_SECOND,
    noThroughTraffic,
    connectivity: reach,
    isRestrictionOn: (restriction) => moment?.restrictions.has(restriction) === true,
    traversal: (directed) => traversals[(edgeTrait[directed >> 1] as number) * 2 + (directed & 1)],
  };
}
