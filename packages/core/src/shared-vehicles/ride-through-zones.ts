import { type LatLng, nearbyDistanceMetres, wrapLongitude } from '../geo/index.ts';
import type { Geofencing } from './geofencing.ts';

/** A zone narrower than this may be passed unseen. */
const STEP_METRES = 20;
const KMH_PER_METRE_PER_SECOND = 3.6;

/** What zones make of a ride along a line. */
export interface RideThroughZones {
  /** No zone on the way forbids riding through it. */
  readonly isAllowed: boolean;
  /** Seconds that zones with a lower top speed add. */
  readonly extraSeconds: number;
}

/**
 * Looks along a line, every {@link STEP_METRES}, for zones that forbid riding through or cap the speed (SV-9). Whether the ride may start and
 * end where it does is asked of {@link Geofencing.ruleAt} there, or of the stations.
 * @param metresPerSecond how fast it would go without zones
 */
export function rideThroughZones(
  geofencing: Geofencing,
  line: readonly LatLng[],
  metresPerSecond: number,
  type: string,
  at: number,
): RideThroughZones {
  if (!geofencing.restrictsRiding) return { isAllowed: true, extraSeconds: 0 };
  let extraSeconds = 0;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const metres = nearbyDistanceMetres(a.lat, a.lng, b.lat, b.lng);
    const steps = Math.max(1, Math.ceil(metres / STEP_METRES));
    for (let step = 0; step < steps; step++) {
      const rule = geofencing.ruleAt(pointBetween(a, b, (step + 0.5) / steps), type, at);
      if (!rule.rideThroughAllowed) return { isAllowed: false, extraSeconds: 0 };
      if (rule.maxSpeedKmh === undefined) continue;
      const capped = rule.maxSpeedKmh / KMH_PER_METRE_PER_SECOND;
      // Where nothing may move, nothing passes.
      if (capped === 0) return { isAllowed: false, extraSeconds: 0 };
      if (capped < metresPerSecond) extraSeconds += (metres / steps) * (1 / capped - 1 / metresPerSecond);
    }
  }
  return { isAllowed: true, extraSeconds };
}

function pointBetween(a: LatLng, b: LatLng, share: number): LatLng {
  return {
    lat: a.lat + (b.lat - a.lat) * share,
    lng: wrapLongitude(a.lng + wrapLongitude(b.lng - a.lng) * share),
  };
}
