export type { JourneyWorld } from './journey-world.ts';
export { type JourneyAnswer, type PlanSearchContext, planJourneys } from './plan-journeys.ts';
export { isProviderHere } from './provider-here.ts';
export { describeRide, placeOfStop } from './ride-leg.ts';
