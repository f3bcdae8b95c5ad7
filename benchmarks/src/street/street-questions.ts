import { type Snap, type StreetMetric, UNREACHED } from '@tripwright/core/engine/street';
import { UNITS_PER_DEGREE } from '@tripwright/core/street';
import { below, randomNumbers } from '@tripwright/testkit/random';

/** A crossing, and the same place for our engine: on one of its streets. */
export interface Crossing {
  readonly node: number;
  readonly snap: Snap;
  readonly lat: number;
  readonly lng: number;
}

/** Seeded crossings connected with most of the network in both directions. */
export function randomCrossings(metric: StreetMetric, count: number, seed: number): Crossing[] {
  const { graph, connectivity } = metric;
  const random = randomNumbers(seed);
  const usable: number[] = [];
  for (let node = 0; node < graph.nodeCount; node++) {
    if (connectivity.canLeave[node] === 1 && connectivity.canArrive[node] === 1) usable.push(node);
  }
  if (usable.length === 0) throw new Error('the streets cannot be travelled');
  return Array.from({ length: count }, () => crossing(metric, usable[below(random, usable.length)] as number));
}

function crossing({ graph, cost }: StreetMetric, node: number): Crossing {
  // A street open in both directions: our engine starts on a street, the peer at the crossing itself.
  const arcs = graph.arcEdge.subarray(graph.arcFirst[node], graph.arcFirst[node + 1]);
  const twoWay = arcs.find((arc) => cost[arc] !== UNREACHED && cost[arc ^ 1] !== UNREACHED);
  const directed = twoWay ?? (arcs[0] as number);
  const [lat, lng] = [
    (graph.nodeLat[node] as number) / UNITS_PER_DEGREE,
    (graph.nodeLng[node] as number) / UNITS_PER_DEGREE,
  ];
  return { node, lat, lng, snap: { edge: directed >> 1, fraction: directed & 1, lat, lng, metres: 0 } };
}
