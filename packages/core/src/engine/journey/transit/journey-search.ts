import type { StopSeed, TransitJourney, TransitQuery } from '../../transit/index.ts';
import type { StopAccess } from '../access/stop-access.ts';
import { runFilters } from '../filters/itinerary-filter.ts';
import { ITINERARY_FILTERS } from '../filters/itinerary-filter-chain.ts';
import { LONG_WAIT_SECONDS } from '../filters/thresholds.ts';
import type { CostWish } from '../request/cost-wishes.ts';
import { MAX_BOARDINGS } from './journey-query.ts';
import { nextDepartureBounds } from './next-departure-bounds.ts';
import type { PairSearch } from './pair-search.ts';

/** Maximum number of searches in a row. Each starts just after the earliest departure found, so that groups hold several departures. */
const SEARCHES = 6;
/** The same with a vehicle at an end: there are many such pairs of access and egress, and a rider compares them by their next departures. */
const SEARCHES_WITH_VEHICLE = 3;
/** Longest time between the request and a departure (arrival), unless nothing departs before. */
const WINDOW_SECONDS = 2 * 3600;

export interface FoundJourneys {
  /** The journeys that the filters keep. */
  readonly journeys: readonly TransitJourney[];
  /** All journeys that were found. */
  readonly found: readonly TransitJourney[];
  /** False where a search ended early, so that journeys may be missing. */
  readonly complete: boolean;
}

/** The result of searches in a row. */
export interface ProfileJourneys extends FoundJourneys {
  /** Up to this departure (from this arrival on) no better journey is missing. Unix seconds; infinite where no further journey exists. */
  readonly completeUntil: number;
}

/** A profile search: the Pareto sets of several consecutive departures (arrivals). */
export function searchProfile({ search, query: base, pair: { vehicles } }: PairSearch): ProfileJourneys {
  const { arriveBy, instant: first } = base;
  const found: TransitJourney[] = [];
  const isNear = (time: number): boolean => Math.abs(time - first) <= WINDOW_SECONDS;
  // Searching back from an arrival, the latest arrival prunes nothing.
  const latestArrival = arriveBy ? undefined : search.pruning.latestArrival;
  let query: TransitQuery = { ...base, ...horizonFrom(first, latestArrival) };
  let known: readonly TransitJourney[] = [];
  let complete = true;
  let completeUntil = first;
  const searches = vehicles.length === 0 ? SEARCHES : SEARCHES_WITH_VEHICLE;
  for (let i = 0; i < searches; i++) {
    const answer = search.engine.search(query);
    complete &&= answer.complete;
    const journeys = [...answer.journeys, ...known];
    const near = journeys.filter((journey) => isNear(arriveBy ? journey.arrival : journey.departure));
    // Departures far ahead count only where nothing departs before, or only trips with a night at a stop: the morning's is better.
    const rides = near.length === 0 && found.every(waitsLong) ? journeys : near;
    for (const journey of rides) found.push(journey);
    const next = arriveBy
      ? Math.max(...rides.map((journey) => journey.arrival))
      : Math.min(...rides.map((journey) => journey.departure));
    if (answer.complete && rides.length === journeys.length) completeUntil = next;
    if (rides.length === 0 || !answer.complete) break;
    // The next search starts after the journey that leaves first (before the one that arrives last), since the others are known.
    const instant = arriveBy ? next - 1 : next + 1;
    if (!isNear(instant)) break;
    const bounds = nextDepartureBounds(journeys, instant, arriveBy, MAX_BOARDINGS);
    known = bounds.known;
    query = { ...base, ...horizonFrom(instant, latestArrival), ...bounds.limits, instant };
  }
  const distinct = [...new Set(found)];
  const { kept } = runFilters(ITINERARY_FILTERS.journeys, distinct, { when: search.task.request.when });
  return { journeys: kept, found: distinct, complete, completeUntil };
}

/** Whether the rider waits at a stop so long that a later departure may serve better. */
function waitsLong({ legs }: TransitJourney): boolean {
  return legs.some((leg, i) => i > 0 && leg.departure - (legs[i - 1] as typeof leg).arrival >= LONG_WAIT_SECONDS);
}

/**
 * A search by cost, from the time of the request on. It finds journeys that are neither the earliest nor those with the fewest boardings, but have
 * less of what weighs most. Journeys of the Pareto set may be among them.
 */
export function searchByCost({ search, query, pair }: PairSearch, wish: CostWish): FoundJourneys {
  const { journeys: found, complete } = search.engine.byCost({
    ...query,
    origins: withCosts(pair.access, query.origins),
    destinations: withCosts(pair.egress, query.destinations),
    ...wish,
  });
  const { kept } = runFilters(ITINERARY_FILTERS.journeysByCost, found, { when: search.task.request.when });
  return { journeys: kept, found, complete };
}

/** Seeds of a search by cost. A second ridden to a stop costs as much as a second of any ride; a walked second costs the weight of walking. */
function withCosts(accesses: readonly StopAccess[], seeds: readonly StopSeed[]): StopSeed[] {
  const onFoot = accesses.flatMap(({ stops, isOnFoot = false }) => stops.map(() => isOnFoot));
  return seeds.map((seed, i) => (onFoot[i] === true ? seed : { ...seed, cost: seed.seconds }));
}

function horizonFrom(instant: number, latestArrival: number | undefined): Pick<TransitQuery, 'horizon'> {
  return latestArrival === undefined ? {} : { horizon: Math.max(0, latestArrival - instant) };
}
