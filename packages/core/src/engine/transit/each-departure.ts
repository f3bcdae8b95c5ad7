import { paretoJourneys } from './pareto-journeys.ts';
import type { SearchContext } from './search-context.ts';
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
): Generator<TransitAnswer, void> {
  const walk = paretoJourneys(context, { ...query, horizon: latest - query.instant, maxBoardings: 0 });
  if (walk.journeys.length > 0) yield walk;
  const onFoot = walk.journeys[0];
  const walkSeconds = onFoot === undefined ? Number.POSITIVE_INFINITY : onFoot.arrival - onFoot.departure;
  let visited = 0;
  for (let instant = query.instant; instant <= last && instant < latest; ) {
    const workBudget = query.workBudget === undefined ? undefined : query.workBudget - visited;
    const answer = paretoJourneys(context, {
      ...query,
      instant,
      horizon: latest - instant,
      ridesOnly: true,
      ...(workBudget === undefined ? {} : { workBudget }),
    });
    visited += answer.visited;
    let departure = Number.POSITIVE_INFINITY;
    for (const journey of answer.journeys) departure = Math.min(departure, journey.departure);
    const journeys = answer.journeys.filter(
      (journey) =>
        journey.departure === departure && departure <= last && journey.arrival - journey.departure < walkSeconds,
    );
    yield { journeys, complete: answer.complete, visited: answer.visited };
    if (!answer.complete) return;
    instant = departure + 1;
  }
}
