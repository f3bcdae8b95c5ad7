export {
  type AnsweredRequest,
  type AskOptions,
  askTrip,
  type SoughtPlace,
  SourceProblem,
  type TripSource,
} from './trip-source.ts';
