export { EMISSION_FACTORS, emissionFactor } from './emission-factors.ts';
export { groupItineraries } from './group-itineraries.ts';
export { isMissed } from './is-missed.ts';
export { itineraryCosts } from './itinerary-costs.ts';
export { weightedScore } from './weighted-score.ts';
