export type { AllArrivals, AllArrivalsQuery } from './all-arrivals.ts';
export type { SearchTuning } from './lower-bounds.ts';
export type { JourneyCursor, NextAnswer, NextQuery } from './next-journeys.ts';
export type { RangeQuery } from './range-journeys.ts';
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
