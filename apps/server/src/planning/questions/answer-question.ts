import type { Locale } from '@tripwright/core/text';
import type { Planner } from '@tripwright/planner';
import { answerDepartures } from './answer-departures.ts';
import { answerReachAreas, answerReachStops, answerReachTimes } from './answer-reach.ts';
import { answerLatest, answerService } from './answer-service.ts';
import { answerServices } from './answer-services.ts';
import { answerSwap } from './answer-swap.ts';
import { answerTrip } from './answer-trip.ts';
import { answerWaypoint } from './answer-waypoint.ts';
import type { Question, QuestionAnswer } from './question.ts';

/** Answers a question with a planner. @param signal aborted = the client has gone */
export async function answerQuestion(
  planner: Planner,
  question: Question,
  locale: Locale,
  signal: { readonly aborted: boolean } | undefined,
): Promise<QuestionAnswer> {
  switch (question.kind) {
    case 'departures':
      return answerDepartures(planner, question.query, locale);
    case 'service':
      return answerService(planner, question.query, locale);
    case 'latest':
      return answerLatest(planner, question.query, locale);
    case 'services':
      return answerServices(planner, question.query, locale);
    case 'reach-stops':
      return answerReachStops(planner, question.query, locale, signal);
    case 'reach-areas':
      return answerReachAreas(planner, question.query, locale, signal);
    case 'reach-times':
      return answerReachTimes(planner, question.query, locale, signal);
    case 'trip':
      return answerTrip(planner, question, locale, signal);
    case 'swap':
      return answerSwap(planner, question, locale, signal);
    case 'waypoint':
      return answerWaypoint(planner, question, locale, signal);
    default:
      return question satisfies never;
  }
}
