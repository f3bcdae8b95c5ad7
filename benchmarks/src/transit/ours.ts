import { TransitEngine, type TransitQuery } from '@tripwright/core/engine/transit';
import type { StopIndex } from '@tripwright/core/timetable';
import { NO_JOURNEY, type TransitContestant } from './contestant.ts';
import type { ServiceDate } from './day-trips.ts';
import { MAX_BOARDINGS, type Question } from './questions.ts';

/** Our engine, with a count of the stop positions it visits. */
export interface OwnContestant extends TransitContestant {
  /** Visited stop positions of a question: a measure of work without noise. */
  readonly visited: (question: number) => number;
}

/** The engine as servers use it: with all rules and the whole timetable, not only the date. */
export function ownContestant(service: ServiceDate, questions: readonly Question[]): OwnContestant {
  const engine = new TransitEngine(service.timetable);
  const queries = questions.map(
    ({ from, to, seconds }): TransitQuery => ({
      origins: [{ stop: from as StopIndex, seconds: 0 }],
      destinations: [{ stop: to as StopIndex, seconds: 0 }],
      instant: service.start + seconds,
      maxBoardings: MAX_BOARDINGS,
    }),
  );
  return {
    name: 'tripwright',
    answers:
      'Pareto set of arrival and boardings, each journey leaving as late as it can; service days, days before and after, all rules',
    ask: (question) => {
      const { journeys } = engine.search(queries[question] as TransitQuery);
      if (journeys.length === 0) return NO_JOURNEY;
      const first = journeys.reduce((least, { arrival }) => Math.min(least, arrival), Number.POSITIVE_INFINITY);
      return { seconds: first - service.start, journeys: journeys.length, withinRules: true };
    },
    visited: (question) => engine.search(queries[question] as TransitQuery).visited,
  };
}
