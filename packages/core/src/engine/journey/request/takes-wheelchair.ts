import { findModeFamily, type StreetProfileName } from '../../../modes/index.ts';

/** What one sits or stands on: no wheelchair comes along. */
const MOUNTED: ReadonlySet<StreetProfileName> = new Set(['bicycle', 'e-scooter', 'fast-e-scooter', 'motorbike']);

/**
 * Whether a mode may be of use with a wheelchair, as far as it can be told from the mode alone (spec 4.2 rule 7): not where one gets onto a vehicle, one's own
 * or a shared one. Which vehicles, stops and ways of the others are known to be inaccessible the searches ask themselves.
 */
export function takesWheelchair(mode: string): boolean {
  const profile = findModeFamily(mode)?.travel.profile;
  return profile === undefined || !MOUNTED.has(profile);
}
