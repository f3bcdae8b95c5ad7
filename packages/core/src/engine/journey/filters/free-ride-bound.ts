import type { Costs, Itinerary } from '../../../model/index.ts';
import { isMissed } from '../../../ranking/index.ts';
import { vehiclesOf } from '../itinerary/vehicles-of.ts';

/**
 * How long the shortest way takes that costs nothing but time: in one vehicle from door to door, no step walked, no money, no carbon. An own
 * bicycle, as a rule. Whatever boards something and takes as long is worse than that in every way ({@link isWorseInEveryWay}), which is
 * known before it is told.
 * @returns seconds, infinite where no way is like that
 */
export function freeWaySeconds(itineraries: readonly Itinerary[], costsOf: (itinerary: Itinerary) => Costs): number {
  const free = itineraries.filter((itinerary) => {
    if (itinerary.boardings > 0 || itinerary.walkSeconds > 0 || isMissed(itinerary)) return false;
    const { carbon, money = 0 } = costsOf(itinerary);
    return carbon === 0 && money === 0 && vehiclesOf(itinerary) <= 1;
  });
  return Math.min(...free.map(({ departure, arrival }) => arrival - departure));
}
