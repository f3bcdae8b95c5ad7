export { asTheyCome } from './as-they-come.ts';
export { type ModeSet, modeSets } from './mode-sets.ts';
export { type ModeAnswer, noProgress, type PlanProgress, type SetAnswer, withAnswer } from './plan-progress.ts';
export { FORMAT_VERSION, type TripEnd, type TripQuery, tripParameters } from './trip-query.ts';
