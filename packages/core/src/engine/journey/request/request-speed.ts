import type { PlanRequest } from '../../../model/index.ts';
import type { StreetProfileName } from '../../../modes/index.ts';
import { STREET_PROFILES } from '../../street/index.ts';

/** The usual ratio of a distance over streets to the straight line, where no street is searched. */
export const STREET_DETOUR = 1.3;

/** Metres per second of a profile: walking and cycling speeds come from the request, others from the profile's row. */
export function speedOf(profile: StreetProfileName, request: PlanRequest): number {
  if (profile === 'walk' || profile === 'wheelchair') return request.walkMetresPerSecond;
  return profile === 'bicycle' ? request.cycleMetresPerSecond : STREET_PROFILES[profile].speed;
}
