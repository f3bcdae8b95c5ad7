import { findModeFamily, type StreetProfileName } from '../../../modes/index.ts';

/** Profiles of vehicles that the rider sits or stands on: no wheelchair comes along. */
const MOUNTED: ReadonlySet<StreetProfileName> = new Set(['bicycle', 'e-scooter', 'fast-e-scooter', 'motorbike']);

/**
 * Whether a mode may be usable with a wheelchair, judged by the mode alone (spec 4.2 rule 7): not where the rider sits or stands on a vehicle,
 * own or shared. The searches exclude the vehicles, stops and paths of other modes that are known to be inaccessible.
 */
export function takesWheelchair(mode: string): boolean {
  const profile = findModeFamily(mode)?.travel.profile;
  return profile === undefined || !MOUNTED.has(profile);
}
