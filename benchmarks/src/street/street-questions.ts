import { type Snap, type StreetMetric, UNREACHED } from '@tripwright/core/engine/street';
import { after } from '@tripwright/core/storage';
import { edgeOf, type NodeIndex, opposite, UNITS_PER_DEGREE } from '@tripwright/core/street';
import { below, randomNumbers } from '@tripwright/testkit/random';

/** A crossing, and the same place for our engine: on one of its streets. */
export interface Crossing {
  readonly node: NodeIndex;
  readonly snap: Snap;
  readonly lat: number;
  readonly lng: number;
}

/** Seeded crossings connected with most of the network in both directions. */
export function randomCrossings(metric: StreetMetric, count: number, seed: number): Crossing[] {
  const { graph, connectivity } = metric;
  const random = randomNumbers(seed);
  const usable: NodeIndex[] = [];
  for (let node = 0 as NodeIndex; node < graph.nodeCount; node++) {
    if (connectivity.canLeave[node] === 1 && connectivity.canArrive[node] === 1) usable.push(node);
  }
  if (usable.length === 0) throw new Error('the streets cannot be travelled');
  return Array.from({ length: count }, () => crossing(metric, usable[below(random, usable.length)]!));
}

function crossing({ graph, cost }: StreetMetric, node: NodeIndex): Crossing {
  // A street open in both directions: our engine starts on a street, the peer at the crossing itself.
  const arcs = [...graph.arcEdge.subarray(graph.arcFirst[node]!, graph.arcFirst[after(node)])];
  const twoWay = arcs.find((arc) => cost[arc] !== UNREACHED && cost[opposite(arc)] !== UNREACHED);
  const directed = twoWay ?? arcs[0]!;
  const [lat, lng] = [graph.nodeLat[node]! / UNITS_PER_DEGREE, graph.nodeLng[node]! / UNITS_PER_DEGREE];
  return { node, lat, lng, snap: { edge: edgeOf(directed), fraction: directed & 1, lat, lng, metres: 0 } };
}
