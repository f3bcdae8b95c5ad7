import type { ItineraryGroup } from '@tripwright/core/model';
import type { JudgedAnswer } from './judged-answer.ts';
import { tasteRules } from './taste-rules.ts';
import { tripFacts } from './trip-facts.ts';

/** What is judged: the groups of an answer, and what may be known beside it. */
export interface AnswerToJudge {
  /** Best group first. */
  readonly groups: readonly ItineraryGroup[];
  /** The answers to separate requests for single modes. */
  readonly alone?: readonly ItineraryGroup[];
  /** Seconds of walking the whole way; undefined where no walk leads there. */
  readonly walkSeconds?: number | undefined;
}

/** A silly itinerary. */
export interface TasteFinding {
  /** Name of the rule. */
  readonly rule: string;
  /** Position of its group. */
  readonly group: number;
  readonly text: string;
}

/**
 * Names the silly itineraries of an answer: those that a local would not consider. The rules come from complaints of riders, not from the
 * planner's filters, and use other rates, so that they can disagree with it. The representatives of groups are judged; their alternatives are rivals.
 */
export function judgeAnswer({ groups, alone = [], walkSeconds }: AnswerToJudge): TasteFinding[] {
  const answer: JudgedAnswer = {
    representatives: groups.flatMap(({ itineraries: [best] }) => (best === undefined ? [] : [tripFacts(best)])),
    all: groups.flatMap(({ itineraries }) => itineraries.map(tripFacts)),
    alone: alone.flatMap(({ itineraries }) => itineraries.map(tripFacts)),
    walk: walkSeconds,
  };
  return answer.representatives.flatMap((trip, group) =>
    tasteRules.flatMap(({ name, silly }) => {
      const text = silly(trip, answer, group);
      return text === undefined ? [] : [{ rule: name, group, text }];
    }),
  );
}
