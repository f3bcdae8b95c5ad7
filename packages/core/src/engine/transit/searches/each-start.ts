import type { SearchLimits } from '../query/search-limits.ts';
import type { TransitAnswer, TransitJourney, TransitQuery } from '../query/transit-query.ts';
import type { SearchContext } from '../raptor/search-context.ts';
import { paretoJourneys } from './pareto-journeys.ts';

/**
 * Journeys by where a search sets out: by departure, or, when arriving by, by arrival in time that runs backwards. So one order serves both
 * directions: what comes later in it is further from the instant asked for.
 */
export function startOf(
  { departure, arrival }: Pick<TransitJourney, 'departure' | 'arrival'>,
  arriveBy: boolean,
): number {
  return arriveBy ? -arrival : departure;
}

/**
 * The journeys that no other beats in departure, arrival and boardings, start by start (see {@link startOf}): first, where there is
 * one, the walk alone. Between an instant and the first start of its answer nothing else can start, so the next question is asked one
 * second after that; for a few journeys that is less work than a whole range.
 * @param end everything ends by this start: nothing departs (arrives) and nothing arrives (departs) after it, in the order of `startOf`
 * @param last the last start
 */
export function* eachStart(
  context: SearchContext,
  query: Omit<TransitQuery, 'ridesOnly'>,
  end: number,
  last: number,
  limits: SearchLimits,
): Generator<TransitAnswer, void> {
  const arriveBy = query.arriveBy === true;
  const sign = arriveBy ? -1 : 1;
  const first = sign * query.instant;
  const walk = paretoJourneys(context, { ...query, horizon: end - first, maxBoardings: 0 }, limits);
  if (walk.journeys.length > 0) yield walk;
  const onFoot = walk.journeys[0];
  const walkSeconds = onFoot === undefined ? Number.POSITIVE_INFINITY : onFoot.arrival - onFoot.departure;
  for (let from = first; from <= last && from < end; ) {
    const instant = sign * from;
    const answer = paretoJourneys(context, { ...query, instant, horizon: end - from, ridesOnly: true }, limits);
    if (!answer.complete) {
      // What is missing may start before what was found: telling it would leave a gap.
      yield { journeys: [], complete: false, visited: answer.visited };
      return;
    }
    let start = Number.POSITIVE_INFINITY;
    for (const journey of answer.journeys) start = Math.min(start, startOf(journey, arriveBy));
    const journeys = answer.journeys.filter(
      (journey) =>
        startOf(journey, arriveBy) === start && start <= last && journey.arrival - journey.departure < walkSeconds,
    );
    yield { journeys, complete: true, visited: answer.visited };
    from = start + 1;
  }
}
