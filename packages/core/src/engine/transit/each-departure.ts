import { paretoJourneys } from './pareto-journeys.ts';
import type { SearchContext } from './search-context.ts';
import type { SearchLimits } from './search-limits.ts';
import type { TransitAnswer, TransitQuery } from './transit-query.ts';

/**
 * The journeys that no other beats in departure, arrival and boardings, departure by departure: first, where there is one, the walk
 * alone. Between an instant and the first departure of its answer nothing else can depart, so the next question is asked one
 * second after that; for a few journeys that is less work than a whole range.
 * @param latest nothing happens after this instant
 * @param last the last departure
 */
export function* eachDeparture(
  context: SearchContext,
  query: Omit<TransitQuery, 'arriveBy' | 'ridesOnly'>,
  latest: number,
  last: number,
  limits: SearchLimits,
): Generator<TransitAnswer, void> {
  const walk = paretoJourneys(context, { ...query, horizon: latest - query.instant, maxBoardings: 0 }, limits);
  if (walk.journeys.length > 0) yield walk;
  const onFoot = walk.journeys[0];
  const walkSeconds = onFoot === undefined ? Number.POSITIVE_INFINITY : onFoot.arrival - onFoot.departure;
  for (let instant = query.instant; instant <= last && instant < latest; ) {
    const answer = paretoJourneys(context, { ...query, instant, horizon: latest - instant, ridesOnly: true }, limits);
    if (!answer.complete) {
      // What is missing may depart earlier than what was found: telling it would leave a gap.
      yield { journeys: [], complete: false, visited: answer.visited };
      return;
    }
    let departure = Number.POSITIVE_INFINITY;
    for (const journey of answer.journeys) departure = Math.min(departure, journey.departure);
    const journeys = answer.journeys.filter(
      (journey) =>
        journey.departure === departure && departure <= last && journey.arrival - journey.departure < walkSeconds,
    );
    yield { journeys, complete: true, visited: answer.visited };
    instant = departure + 1;
  }
}
