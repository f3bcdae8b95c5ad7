export { type ExpectationName, type Expectations, expectations } from './expectations.ts';
export { type JudgedRequest, judgeAnswer, type Verdict } from './judge-answer.ts';
export {
  type AnswerContext,
  type AnsweredTrip,
  type RoutingBody,
  readAnswer,
  type TripAnswer,
} from './trip-answer.ts';
