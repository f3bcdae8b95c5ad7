import type { TransitQuery } from './transit-query.ts';

/** A search over departures (with `arriveBy`: arrivals) in a stretch of time. */
export interface RangeQuery extends Omit<TransitQuery, 'ridesOnly'> {
  /** Journeys may depart from `instant` to this many seconds later (arrive up to this many seconds before it), both included. */
  readonly window: number;
}
