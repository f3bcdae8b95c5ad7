import type { TransitAnswer, TransitQuery } from './transit-query.ts';

/** A place in the list of journeys, given by the figures of the journey there; no other journey has the same. */
export interface JourneyCursor {
  readonly departure: number;
  readonly arrival: number;
  readonly boardings: number;
}

/** A search for a number of journeys: the next ones to depart or, with `arriveBy`, the last ones to arrive. */
export interface NextQuery extends Omit<TransitQuery, 'ridesOnly'> {
  readonly count: number;
  /** Returns the journeys right after this one of an earlier answer with the same `arriveBy`, instead of those from `instant` on. */
  readonly later?: JourneyCursor;
  /** Returns the journeys right before this one. */
  readonly earlier?: JourneyCursor;
}

/** A page of journeys. */
export interface NextAnswer extends TransitAnswer {
  /** The cursors for the pages before and after this one; undefined when this page is empty. */
  readonly earlier: JourneyCursor | undefined;
  readonly later: JourneyCursor | undefined;
}
