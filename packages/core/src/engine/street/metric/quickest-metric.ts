import type { StreetMetric } from './street-metric.ts';

const quickest = new WeakMap<StreetMetric, StreetMetric>();

/**
 * The same streets by time alone. A search from many places that are reached at different times needs it: of two ways to a point the one with the earlier
 * arrival has to win, whatever else it costs.
 */
export function quickestMetric(metric: StreetMetric): StreetMetric {
  let known = quickest.get(metric);
  if (known === undefined) {
    known = { ...metric, cost: metric.time, isQuickest: true };
    quickest.set(metric, known);
  }
  return known;
}
