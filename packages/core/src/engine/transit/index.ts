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
