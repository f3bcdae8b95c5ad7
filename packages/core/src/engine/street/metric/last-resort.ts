import type { DirectedEdgeIndex } from '../../../street/index.ts';
import type { StreetMetric } from './street-metric.ts';
import { UNREACHED } from './unreached.ts';

/**
 * The cost of a street without through traffic that is crossed as a last resort, as a multiple of its own: of several such paths the one with the
 * least of these streets wins, unless the others are ten times as long. Paths of a country stay far below the limit of costs.
 */
const LAST_RESORT_FACTOR = 10;

const lastResorts = new WeakMap<StreetMetric, StreetMetric>();

/**
 * The same metric with its streets without through traffic open, at a high cost (OS-4). Only for places that no other path connects: searches by the
 * metric itself come first, so a legal path always wins, however long.
 */
export function lastResortMetric(metric: StreetMetric): StreetMetric {
  let known = lastResorts.get(metric);
  if (known === undefined) {
    const { noThroughTraffic } = metric;
    const cost = Int32Array.from(metric.cost);
    for (let directed = 0 as DirectedEdgeIndex; directed < cost.length; directed++) {
      if (noThroughTraffic[directed] === 1 && cost[directed] !== UNREACHED)
        cost[directed] = Math.min(UNREACHED - 1, cost[directed]! * LAST_RESORT_FACTOR);
    }
    known = { ...metric, cost, noThroughTraffic: new Uint8Array(cost.length) };
    lastResorts.set(metric, known);
  }
  return known;
}
