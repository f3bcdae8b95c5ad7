import { LruCache } from '../../../base/index.ts';
import type { LatLng } from '../../../geo/index.ts';
import type { StreetMetric } from '../metric/street-metric.ts';
import { type Snap, type SnapOptions, snap } from './snap.ts';

/** Places kept per metric. */
const PLACES_KEPT = 256;

const byMetric = new WeakMap<StreetMetric, LruCache<string, readonly Snap[]>>();

/** {@link snap} with a cache of the latest places: one request snaps its ends, and the stations near them, many times. */
export function cachedSnap(metric: StreetMetric, point: LatLng, options: SnapOptions = {}): readonly Snap[] {
  const { direction = 'from', streetName = '', maxMetres, count, handicap } = options;
  // Calls with other options are rare and not cached.
  if (maxMetres !== undefined || count !== undefined || handicap !== undefined) return snap(metric, point, options);
  let snaps = byMetric.get(metric);
  if (snaps === undefined) {
    snaps = new LruCache(PLACES_KEPT);
    byMetric.set(metric, snaps);
  }
  return snaps.getOrMake(`${point.lat} ${point.lng} ${direction} ${streetName}`, () => snap(metric, point, options));
}
