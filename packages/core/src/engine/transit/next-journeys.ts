import { eachDeparture } from './each-departure.ts';
import { DEFAULT_HORIZON, type SearchContext } from './search-context.ts';
import { SearchLimits } from './search-limits.ts';
import type { TransitAnswer, TransitJourney, TransitQuery } from './transit-query.ts';

/** A place in the list of journeys: the figures of the journey there, which no other one shares. */
export interface JourneyCursor {
  readonly departure: number;
  readonly arrival: number;
  readonly boardings: number;
}

/** A search for a number of journeys. */
export interface NextQuery extends Omit<TransitQuery, 'arriveBy' | 'ridesOnly'> {
  readonly count: number;
  /** Go on after this journey of an earlier answer, instead of from `instant`. */
  readonly later?: JourneyCursor;
  /** The journeys right before this one of an earlier answer. */
  readonly earlier?: JourneyCursor;
}

export interface NextAnswer extends TransitAnswer {
  /** For the page before and after; undefined when this page is empty. */
  readonly earlier: JourneyCursor | undefined;
  readonly later: JourneyCursor | undefined;
}

/** How far back the first look for earlier journeys goes, in seconds; then twice as far each time. */
const FIRST_LOOK_BACK = 3600;

/**
 * The next journeys from an instant on, or those right after or before a journey known already. They are taken from one list, the
 * journeys that no other beats in departure, arrival and boardings, in the order of {@link compareInList}: so pages neither
 * overlap nor leave anything out, however long they are (IT-8). All of a page happens within `horizon` after where it
 * begins (`instant` or the cursor). A walk alone is never in the list: it can start at any time.
 */
export function nextJourneys(context: SearchContext, query: NextQuery): NextAnswer {
  return query.earlier === undefined ? pageAfter(context, query) : pageBefore(context, query, query.earlier);
}

function pageAfter(context: SearchContext, query: NextQuery): NextAnswer {
  const { later, count } = query;
  const instant = later?.departure ?? query.instant;
  const latest = instant + (query.horizon ?? DEFAULT_HORIZON);
  const page: TransitJourney[] = [];
  const limits = new SearchLimits(query);
  let visited = 0;
  let complete = true;
  for (const step of eachDeparture(context, { ...query, instant }, latest, latest, limits)) {
    visited += step.visited;
    complete &&= step.complete;
    for (const journey of inOrder(step.journeys)) {
      if (page.length < count && (later === undefined || compareInList(journey, later) > 0)) page.push(journey);
    }
    if (page.length >= count) break;
  }
  return { journeys: page, complete, visited, ...cursorsOf(page) };
}

function pageBefore(context: SearchContext, query: NextQuery, earlier: JourneyCursor): NextAnswer {
  const horizon = query.horizon ?? DEFAULT_HORIZON;
  const limits = new SearchLimits(query);
  let visited = 0;
  for (let lookBack = Math.min(FIRST_LOOK_BACK, horizon); ; lookBack = Math.min(2 * lookBack, horizon)) {
    const instant = earlier.departure - lookBack;
    const found: TransitJourney[] = [];
    let complete = true;
    for (const step of eachDeparture(
      context,
      { ...query, instant },
      earlier.departure + horizon,
      earlier.departure,
      limits,
    )) {
      visited += step.visited;
      complete &&= step.complete;
      found.push(...inOrder(step.journeys));
    }
    const before = found.filter((journey) => compareInList(journey, earlier) < 0);
    // Without those right before the cursor, the others would leave a gap.
    if (!complete) return { journeys: [], complete, visited, ...cursorsOf([]) };
    if (before.length < query.count && lookBack < horizon) continue;
    const page = query.count === 0 ? [] : before.slice(-query.count);
    return { journeys: page, complete, visited, ...cursorsOf(page) };
  }
}

/** By departure; of equal departures the earlier arrival comes first, the one with fewer boardings last. */
export function compareInList(a: JourneyCursor, b: JourneyCursor): number {
  return a.departure - b.departure || a.arrival - b.arrival || a.boardings - b.boardings;
}

/** In the order of the list, without a walk alone. */
function inOrder(journeys: readonly TransitJourney[]): TransitJourney[] {
  return journeys.filter((journey) => journey.boardings > 0).sort(compareInList);
}

function cursorsOf(page: readonly TransitJourney[]): Pick<NextAnswer, 'earlier' | 'later'> {
  const cursor = (journey: TransitJourney | undefined): JourneyCursor | undefined =>
    journey === undefined
      ? undefined
      : { departure: journey.departure, arrival: journey.arrival, boardings: journey.boardings };
  return { earlier: cursor(page[0]), later: cursor(page.at(-1)) };
}
