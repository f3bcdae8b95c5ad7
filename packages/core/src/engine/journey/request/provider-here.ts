import { coversMode, findModeFamily } from '../../../modes/index.ts';
import type { JourneyWorld } from './journey-world.ts';

/**
 * Whether a mode that asks for a provider by name (`ps_drt_<provider>`) asks for one of a region's. Modes that name none always do: taxis are
 * everywhere without being configured, a certain taxi company is not.
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
