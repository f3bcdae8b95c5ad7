export type { AllArrivals, AllArrivalsQuery } from './all-arrivals.ts';
export { MOST_BOARDINGS } from './check-query.ts';
export type { CheckTimes } from './check-times.ts';
export type { CostAnswer, CostJourney, CostQuery } from './cost-journeys.ts';
export { type CostWeights, ridingWeights } from './cost-weights.ts';
export type { SearchTuning } from './lower-bounds.ts';
export type { JourneyCursor, NextAnswer, NextQuery } from './next-journeys.ts';
export type { RangeQuery } from './range-journeys.ts';
export { allowedPatterns, allowedRoutes, closedStops, type RideFilter, type StopFilter } from './ride-filter.ts';
export { TransitEngine } from './transit-engine.ts';
export type {
  AbortFlag,
  StopSeed,
  TransitAnswer,
  TransitJourney,
  TransitQuery,
  TransitRide,
  TransitWalk,
} from './transit-query.ts';
