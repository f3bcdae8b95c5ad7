export {
  type AnswerContext,
  type AnsweredTrip,
  type ExpectationName,
  type Expectations,
  type JudgedRequest,
  judgeAnswer,
  type RoutingBody,
  readAnswer,
  type TripAnswer,
  type Verdict,
} from './expect/index.ts';
export {
  type ReadTripFile,
  readTripFile,
  type TextRange,
  type TripFile,
  type TripProblem,
  type TripProblemCode,
  tripJsonSchema,
} from './file/index.ts';
export { type FoundRequest, findRequests } from './find/index.ts';
export {
  type GraphRequest,
  type RequestResolver,
  type ResolvedPlace,
  type ResolvedRequest,
  type ResolvedTrip,
  resolveRequest,
  type TripParameters,
  type TripPlace,
  type TripRequest,
  toCurl,
  toGraph,
  toGraphOperation,
  toQuery,
} from './request/index.ts';
export {
  type AnsweredRequest,
  type AskOptions,
  askTrip,
  type SoughtPlace,
  SourceProblem,
  type TripSource,
} from './source/index.ts';
export {
  isTimeProblem,
  parseDuration,
  parseTripTime,
  resolveTime,
  type TimeContext,
  type TimeProblem,
  type TripTime,
} from './time/index.ts';
export { type SayTrips, sayTripsInEnglish, TRIP_TEXTS, type TripText } from './trip-texts.ts';
