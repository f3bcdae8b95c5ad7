export { emissionFactor } from './emission-factors.ts';
export { groupItineraries } from './group-itineraries.ts';
export { isMissed } from './is-missed.ts';
export { itineraryCosts } from './itinerary-costs.ts';
export { groupKey, runKey } from './itinerary-keys.ts';
export { legCosts } from './leg-costs.ts';
export {
  HASSLE_PER_CHANGE,
  HASSLE_PER_WAITING_HOUR,
  HASSLE_PER_WALKING_HOUR,
  MONEY_PER_CARBON_KG,
  MONEY_PER_HOUR,
} from './score-rates.ts';
export { effortOf, scoreTerms, weightedScore } from './weighted-score.ts';
export { worthOfMoney } from './worth-of-money.ts';
