import { findModeFamily, type StreetProfileName } from '../../../modes/index.ts';

/** Profiles of vehicles that the rider sits or stands on. A wheelchair does not come along. */
const MOUNTED: ReadonlySet<StreetProfileName> = new Set(['bicycle', 'e-scooter', 'fast-e-scooter', 'motorbike']);

/**
 * Whether a mode may be usable with a wheelchair, judged by the mode alone (spec 4.2 rule 7). Vehicles that the rider sits or stands on are not, own
 * or shared. Of other modes, the searches exclude vehicles, stops and paths that are known to be inaccessible.
 */
export function takesWheelchair(mode: string): boolean {
  const profile = findModeFamily(mode)?.travel.profile;
  return profile === undefined || !MOUNTED.has(profile);
}
