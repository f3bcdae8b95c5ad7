export { secondsToSpare } from './connections/seconds-to-spare.ts';
export { withConnections } from './connections/with-connections.ts';
export { providerNames } from './diagnose/provider-names.ts';
export { removedBeside } from './filters/removed-beside.ts';
export { type DrawnLines, describeRide, type RideContext, routeRefOf } from './legs/ride-leg.ts';
export { hiredVehicle } from './modes/hired/hired-vehicle.ts';
export { operatorOfSystem } from './modes/hired/shared-offers.ts';
export { operatorOf } from './modes/providers/operator-of.ts';
export { type Lot, parkingNear } from './parking/lots-near.ts';
export { type JourneyAnswer, planJourneys } from './plan-journeys.ts';
export { itineraryPricer } from './prices/itinerary-pricer.ts';
export { type ReachedAreas, reachAreas } from './reach-areas.ts';
export {
  type QuickestWay,
  quickestWays,
  type Reached,
  type ReachedStop,
  reachableStops,
} from './reachable-stops.ts';
export { rebuildItinerary } from './reopen/rebuild-itinerary.ts';
export type { JourneyWorld } from './request/journey-world.ts';
export type { PlanSearchContext } from './request/plan-search-context.ts';
export { isProviderHere } from './request/provider-here.ts';
export { knownFilters, type TransitFilters } from './transit/transit-filters.ts';
