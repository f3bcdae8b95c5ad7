import type { Itinerary } from '../../../model/index.ts';
import { isWalk } from './leg-sequence.ts';

/** The vehicles that the rider gets into or onto; a ride that stays seated is no further one. */
export function vehiclesOf({ legs }: Itinerary): number {
  return legs.filter((leg) => (leg.kind === 'ride' ? !leg.seated : leg.kind === 'street' && !isWalk(leg))).length;
}
