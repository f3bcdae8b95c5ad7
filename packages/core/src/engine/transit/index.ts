export type { SearchTuning } from './bounds/lower-bounds.ts';
export { rideOfRun } from './journeys/read-journey.ts';
export { BOARDINGS_LIMIT } from './query/check-query.ts';
export type { CheckTimes } from './query/check-times.ts';
export type { CostAnswer, CostJourney, CostQuery } from './query/cost-query.ts';
export { type CostWeights, ridingWeights } from './query/cost-weights.ts';
export type { JourneyCursor, NextAnswer, NextQuery } from './query/next-query.ts';
export type { RangeQuery } from './query/range-query.ts';
export { allowedPatterns, allowedRoutes, closedStops, type RideFilter, type StopFilter } from './query/ride-filter.ts';
export type {
  AbortFlag,
  StopSeed,
  TransitAnswer,
  TransitJourney,
  TransitQuery,
  TransitRide,
  TransitWalk,
} from './query/transit-query.ts';
export { firstRunNotBefore } from './raptor/first-run-not-before.ts';
export type { PreparedWindow } from './raptor/prepared-window.ts';
export type { AllArrivals, AllArrivalsQuery } from './searches/all-arrivals.ts';
export { TransitEngine } from './transit-engine.ts';
