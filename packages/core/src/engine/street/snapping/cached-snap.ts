import type { LatLng } from '../../../geo/index.ts';
import type { StreetMetric } from '../metric/street-metric.ts';
import { type Snap, type SnapOptions, snap } from './snap.ts';

/** Places kept for each metric, the latest. */
const KEPT = 256;

const byMetric = new WeakMap<StreetMetric, Map<string, readonly Snap[]>>();

/** {@link snap}, remembering the last places: one journey asks for its ends and for the stations near them again and again. */
export function cachedSnap(metric: StreetMetric, point: LatLng, options: SnapOptions = {}): readonly Snap[] {
  const { direction = 'from', streetName = '', maxMetres, count, handicap } = options;
  // What is asked for in another way is asked for once.
  if (maxMetres !== undefined || count !== undefined || handicap !== undefined) return snap(metric, point, options);
  let known = byMetric.get(metric);
  if (known === undefined) {
    known = new Map();
    byMetric.set(metric, known);
  }
  const key = `${point.lat} ${point.lng} ${direction} ${streetName}`;
  let snaps = known.get(key);
  if (snaps === undefined) {
    snaps = snap(metric, point, options);
    if (known.size >= KEPT) known.delete(known.keys().next().value as string);
    known.set(key, snaps);
  }
  return snaps;
}
