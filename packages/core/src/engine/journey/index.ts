export type { JourneyWorld } from './journey-world.ts';
export { type JourneyAnswer, planJourneys } from './plan-journeys.ts';
export type { PlanSearchContext } from './plan-search-context.ts';
export { isProviderHere } from './provider-here.ts';
