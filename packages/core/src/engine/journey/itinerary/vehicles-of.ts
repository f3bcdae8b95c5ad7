import type { Itinerary } from '../../../model/index.ts';
import { isWalk } from './leg-sequence.ts';

/** Whatever is got into or onto; who stays seated does so once. */
export function vehiclesOf({ legs }: Itinerary): number {
  return legs.filter((leg) => (leg.kind === 'ride' ? !leg.seated : leg.kind === 'street' && !isWalk(leg))).length;
}
