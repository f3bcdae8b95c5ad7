import type { SearchLimits } from '../query/search-limits.ts';
import type { TransitAnswer, TransitJourney, TransitQuery } from '../query/transit-query.ts';
import type { SearchContext } from '../raptor/search-context.ts';
import { paretoJourneys } from './pareto-journeys.ts';

/**
 * The time at which a search meets a journey first: its departure or, when arriving by, its arrival in time that runs backwards. So one order
 * serves both directions: later journeys in it are further from the query's instant.
 */
export function startOf(
  { departure, arrival }: Pick<TransitJourney, 'departure' | 'arrival'>,
  arriveBy: boolean,
): number {
  return arriveBy ? -arrival : departure;
}

/**
 * The Pareto set of departure, arrival and boardings, start by start (see {@link startOf}). A walk without any ride comes first. No journey starts
 * between an instant and the first start of its answer. So the next search begins one second after that start. For a few journeys this is less work
 * than a whole range.
 * @param end the end of the horizon in the order of `startOf`: no journey departs or arrives after it
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
      // A missing journey may start before the found ones: returning them would leave a gap.
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
