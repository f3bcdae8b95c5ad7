export { type AnswerChecker, createAnswerChecker } from './check-answer.ts';
export { likeGroups } from './distinct-groups.ts';
export type { Fault } from './fault.ts';
export { type RandomQuestionOptions, randomQuestions } from './random-questions.ts';
export { covers, type RoutingRequest, searchOf } from './routing-request.ts';
export { modeOf, type WholeSegment, type WholeTrip, wholeAnswer } from './whole-answer.ts';
