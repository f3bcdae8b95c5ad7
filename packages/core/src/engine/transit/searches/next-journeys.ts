import type { JourneyCursor, NextAnswer, NextQuery } from '../query/next-query.ts';
import { SearchLimits } from '../query/search-limits.ts';
import type { TransitAnswer, TransitJourney } from '../query/transit-query.ts';
import { DEFAULT_HORIZON, type SearchContext } from '../raptor/search-context.ts';
import { eachStart, startOf } from './each-start.ts';

/** Seconds of the first step back from a cursor; each further step is twice as long. */
const FIRST_LOOK_BACK = 3600;

/**
 * A page of the Pareto set of departure, arrival and boardings: the journeys from an instant on (with `arriveBy`: the last ones up to it), or those
 * right after or before a cursor. The order is by departure (with `arriveBy`: by arrival), so pages of any length neither overlap nor leave gaps
 * (IT-8). A page looks `horizon` far from its start (`instant` or the cursor); journeys longer than half of that may be missing at its end. A walk
 * alone is never in the list: it can start at any time.
 * @returns the page by departure (by arrival), in either direction of paging
 */
export function nextJourneys(context: SearchContext, query: NextQuery): NextAnswer {
  const arriveBy = query.arriveBy === true;
  const [onward, back] = arriveBy ? [query.earlier, query.later] : [query.later, query.earlier];
  const { journeys, complete, visited } =
    back === undefined ? pageOnward(context, query, onward) : pageBack(context, query, back);
  const page = arriveBy ? [...journeys].reverse() : journeys;
  return { journeys: page, complete, visited, earlier: cursorOf(page[0]), later: cursorOf(page.at(-1)) };
}

/**
 * A page away from the query's instant, searched in two halves of the horizon. Each search ends a full horizon after its start, so journeys of up to
 * half the horizon are never cut off.
 */
function pageOnward(context: SearchContext, query: NextQuery, after: JourneyCursor | undefined): TransitAnswer {
  const arriveBy = query.arriveBy === true;
  const horizon = query.horizon ?? DEFAULT_HORIZON;
  const limits = new SearchLimits(query);
  const first = after === undefined ? (arriveBy ? -1 : 1) * query.instant : startOf(after, arriveBy);
  const page: TransitJourney[] = [];
  let visited = 0;
  for (let start = first; start <= first + horizon; start += Math.ceil(horizon / 2) + 1) {
    const last = Math.min(start + Math.ceil(horizon / 2), first + horizon);
    for (const step of eachStart(context, from(query, start), start + horizon, last, limits)) {
      visited += step.visited;
      for (const journey of inOrder(step.journeys, arriveBy)) {
        if (page.length < query.count && (after === undefined || compareFromStart(journey, after, arriveBy) > 0))
          page.push(journey);
      }
      if (page.length >= query.count || !step.complete) return { journeys: page, complete: step.complete, visited };
    }
  }
  return { journeys: page, complete: true, visited };
}

/** A page towards the query's instant and past it, searched in steps that grow to half the horizon. */
function pageBack(context: SearchContext, query: NextQuery, before: JourneyCursor): TransitAnswer {
  const arriveBy = query.arriveBy === true;
  const horizon = query.horizon ?? DEFAULT_HORIZON;
  const limits = new SearchLimits(query);
  const cursor = startOf(before, arriveBy);
  let page: TransitJourney[] = [];
  let visited = 0;
  let lookBack = Math.min(FIRST_LOOK_BACK, Math.ceil(horizon / 2));
  for (let last = cursor; last >= cursor - horizon && page.length < query.count; ) {
    const start = Math.max(last - lookBack, cursor - horizon);
    const found: TransitJourney[] = [];
    for (const step of eachStart(context, from(query, start), start + horizon, last, limits)) {
      visited += step.visited;
      // Without the journeys next to the cursor, the others would leave a gap.
      if (!step.complete) return { journeys: page, complete: false, visited };
      found.push(...inOrder(step.journeys, arriveBy));
    }
    page = [...found.filter((journey) => compareFromStart(journey, before, arriveBy) < 0), ...page];
    last = start - 1;
    lookBack = Math.min(2 * lookBack, Math.ceil(horizon / 2));
  }
  return { journeys: query.count === 0 ? [] : page.slice(-query.count), complete: true, visited };
}

/** The query from another start on. */
function from(query: NextQuery, start: number): NextQuery {
  return { ...query, instant: query.arriveBy === true ? -start : start };
}

/**
 * The order of the list, away from the query's instant: by departure, of equal departures the earlier arrival (more boardings) first.
 * With `arriveBy` by arrival, the latest first, of equal arrivals the later departure first.
 */
function compareFromStart(a: JourneyCursor, b: JourneyCursor, arriveBy: boolean): number {
  return (
    startOf(a, arriveBy) - startOf(b, arriveBy) ||
    (arriveBy ? b.departure - a.departure : a.arrival - b.arrival) ||
    a.boardings - b.boardings
  );
}

/** The journeys in that order, without a walk alone. */
function inOrder(journeys: readonly TransitJourney[], arriveBy: boolean): TransitJourney[] {
  return journeys.filter((journey) => journey.boardings > 0).sort((a, b) => compareFromStart(a, b, arriveBy));
}

function cursorOf(journey: TransitJourney | undefined): JourneyCursor | undefined {
  if (journey === undefined) return undefined;
  const { departure, arrival, boardings } = journey;
  return { departure, arrival, boardings };
}
