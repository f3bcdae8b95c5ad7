import { coversMode, findModeFamily } from '../../../modes/index.ts';
import type { JourneyWorld } from './journey-world.ts';

/**
 * Whether a region has the provider that a mode names (`ps_drt_<provider>`). True for modes that name none. Taxis exist everywhere without being
 * configured, but a certain taxi company does not.
 */
export function isProviderHere({ flex, providers, sharedVehicles }: JourneyWorld, mode: string): boolean {
  const family = findModeFamily(mode);
  if (family === undefined || family.id === mode) return true;
  const { zoned, hailed, poolsRides, mustReturn } = family.travel;
  const isProvided = zoned === true || hailed === true || poolsRides === true || mustReturn === true;
  if (!isProvided) return true;
  const known = [...(flex?.modes ?? []), ...(providers?.modes ?? []), ...(sharedVehicles?.modes ?? [])];
  return known.some((one) => coversMode(mode, one));
}
