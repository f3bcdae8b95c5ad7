import type { Itinerary } from '@tripwright/core/model';
import { rowOfMode } from './mode-info.ts';

/** Whether a bicycle that does not fold comes along in the vehicles of an itinerary: it is ridden, and left nowhere. */
export function isBicycleAboard({ legs }: Itinerary): boolean {
  const travels = legs.map(({ mode }) => rowOfMode(mode).travel);
  return (
    travels.some(({ carriedWhereAllowed }) => carriedWhereAllowed === true) &&
    !travels.some(({ pause }) => pause === 'park-on-street' || pause === 'park-off-street')
  );
}
