import type { Costs, Itinerary, PlanRequest } from '../../../model/index.ts';
import { itineraryCosts } from '../../../ranking/index.ts';
import type { JourneyWorld } from '../request/journey-world.ts';
import { ridePricer } from './price-rides.ts';

/** The costs of itineraries with the fares and emissions of a request. Each itinerary is priced once. */
export function itineraryPricer(world: JourneyWorld, request: PlanRequest): (itinerary: Itinerary) => Costs {
  const partsOf = ridePricer(world, request.concession);
  const known = new Map<Itinerary, Costs>();
  return (itinerary) => {
    let costs = known.get(itinerary);
    if (costs === undefined) {
      costs = itineraryCosts(itinerary, partsOf(itinerary), request.emissions, world.manifest.currency);
      known.set(itinerary, costs);
    }
    return costs;
  };
}
