export { providerNames } from './diagnose/provider-names.ts';
export { removedBeside } from './filters/removed-beside.ts';
export { type DrawnLines, describeRide, type RideContext } from './legs/ride-leg.ts';
export { type JourneyAnswer, planJourneys } from './plan-journeys.ts';
export { itineraryPricer } from './prices/itinerary-pricer.ts';
export { rebuildItinerary } from './reopen/rebuild-itinerary.ts';
export type { JourneyWorld } from './request/journey-world.ts';
export type { PlanSearchContext } from './request/plan-search-context.ts';
export { isProviderHere } from './request/provider-here.ts';
