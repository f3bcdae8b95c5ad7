import { coversMode, findModeFamily } from '../../modes/index.ts';
import type { JourneyWorld } from './journey-world.ts';

/**
 * Whether a mode asks for a provider by name (`ps_drt_<provider>`) that is one of a region's. Modes that name none always do, as does whoever
 * is everywhere without being configured, such as taxis.
 */
export function isProviderHere({ flex, providers, sharedVehicles }: JourneyWorld, mode: string): boolean {
  const family = findModeFamily(mode);
  if (family === undefined || family.id === mode) return true;
  const { zoned, hailed, ubiquitous, poolsRides, mustReturn } = family.travel;
  const isProvided = zoned === true || hailed === true || poolsRides === true || mustReturn === true;
  if (!isProvided || ubiquitous === true) return true;
  const known = [...(flex?.modes ?? []), ...(providers?.modes ?? []), ...(sharedVehicles?.modes ?? [])];
  return known.some((one) => coversMode(mode, one));
}
