import type { Itinerary } from '../../../model/index.ts';
import { isWalk } from './leg-sequence.ts';

/** The number of vehicles that the rider uses. A ride for which the rider stays seated adds none. */
export function vehiclesOf({ legs }: Itinerary): number {
  return legs.filter((leg) => (leg.kind === 'ride' ? !leg.seated : leg.kind === 'street' && !isWalk(leg))).length;
}
