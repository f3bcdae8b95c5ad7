import { type LatLng, nearbyDistanceMetres, wrapLongitude } from '../geo/index.ts';
import type { Geofencing } from './geofencing.ts';

/** Metres between checks along a ride; a narrower zone may be missed. */
const STEP_METRES = 20;
const KMH_PER_METRE_PER_SECOND = 3.6;

/** The effect of zones on a ride along a line. */
export interface RideThroughZones {
  /** Whether no zone on the way forbids the passage. */
  readonly isAllowed: boolean;
  /** The additional seconds in zones with a lower top speed. */
  readonly extraSeconds: number;
}

/**
 * Checks a line every {@link STEP_METRES} for zones that forbid the passage or limit the speed (SV-9). Start and end are not checked; see
 * {@link Geofencing.ruleAt} and the stations.
 * @param metresPerSecond the speed without zones
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
      // A speed limit of 0 forbids the passage.
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
