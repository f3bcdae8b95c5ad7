export type { AllArrivals, AllArrivalsQuery } from './searches/all-arrivals.ts';
export { MOST_BOARDINGS } from './query/check-query.ts';
export type { CheckTimes } from './query/check-times.ts';
export type { CostAnswer, CostJourney, CostQuery } from './cost/cost-journeys.ts';
export { type CostWeights, ridingWeights } from './query/cost-weights.ts';
export type { SearchTuning } from './bounds/lower-bounds.ts';
export type { JourneyCursor, NextAnswer, NextQuery } from './searches/next-journeys.ts';
export type { RangeQuery } from './searches/range-journeys.ts';
export { allowedPatterns, allowedRoutes, closedStops, type RideFilter, type StopFilter } from './query/ride-filter.ts';
export { TransitEngine } from './transit-engine.ts';
export type {
  AbortFlag,
  StopSeed,
  TransitAnswer,
  TransitJourney,
  TransitQuery,
  TransitRide,
  TransitWalk,
} from './query/transit-query.ts';
