import type { StopSeed, TransitJourney, TransitQuery } from '../../transit/index.ts';
import type { StopAccess } from '../access/stop-access.ts';
import { runFilters } from '../filters/itinerary-filter.ts';
import { ITINERARY_FILTERS } from '../filters/itinerary-filter-chain.ts';
import type { CostWish } from '../request/cost-wishes.ts';
import { MAX_BOARDINGS } from './journey-query.ts';
import { nextDepartureBounds } from './next-departure-bounds.ts';
import type { PairSearch } from './pair-search.ts';

/** Searches in a row: each starts just after the earliest departure found, so that groups hold several departures. */
const SEARCHES = 6;
/** Departures (arrivals) farther than this from the time of the request belong to another request. */
const WINDOW_SECONDS = 2 * 3600;

export interface FoundJourneys {
  /** The journeys that the filters keep. */
  readonly journeys: readonly TransitJourney[];
  /** All journeys that were found. */
  readonly found: readonly TransitJourney[];
  /** False when a search ended early: there may be more. */
  readonly complete: boolean;
}

/** The result of searches in a row. */
export interface ProfileJourneys extends FoundJourneys {
  /**
   * Nothing better is missing among the journeys that leave up to then (arrive from then on); instant (Unix seconds), infinite where no
   * further journey exists.
   */
  readonly completeUntil: number;
}

/** A profile search: the Pareto sets of several departures (arrivals) in a row, together. */
export function searchProfile({ search, query: base }: PairSearch): ProfileJourneys {
  const { arriveBy, instant: first } = base;
  const found: TransitJourney[] = [];
  const isNear = (time: number): boolean => Math.abs(time - first) <= WINDOW_SECONDS;
  // Searching back from an arrival, the latest arrival prunes nothing.
  const latestArrival = arriveBy ? undefined : search.pruning.latestArrival;
  let query: TransitQuery = { ...base, ...horizonFrom(first, latestArrival) };
  let known: readonly TransitJourney[] = [];
  let complete = true;
  let completeUntil = first;
  for (let i = 0; i < SEARCHES; i++) {
    const answer = search.engine.search(query);
    complete &&= answer.complete;
    const journeys = [...answer.journeys, ...known];
    const near = journeys.filter((journey) => isNear(arriveBy ? journey.arrival : journey.departure));
    // Departures in ten hours count only where nothing departs before.
    const rides = i === 0 && near.length === 0 ? journeys : near;
    for (const journey of rides) found.push(journey);
    const next = arriveBy
      ? Math.max(...rides.map((journey) => journey.arrival))
      : Math.min(...rides.map((journey) => journey.departure));
    if (answer.complete && rides.length === journeys.length) completeUntil = next;
    if (rides.length === 0 || !answer.complete) break;
    // The next search starts past the journey that leaves first (arrives last); the others are known.
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

/**
 * Journeys that are neither the earliest nor those with the fewest boardings, but have less of what weighs most: a search by cost, from the
 * time of the request on. Journeys of the Pareto set may be among them.
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

/** Seeds of a search by cost: a second ridden to a stop costs as much as a second of any ride, a walked one what walking weighs. */
function withCosts(accesses: readonly StopAccess[], seeds: readonly StopSeed[]): StopSeed[] {
  const onFoot = accesses.flatMap(({ stops, isOnFoot = false }) => stops.map(() => isOnFoot));
  return seeds.map((seed, i) => (onFoot[i] === true ? seed : { ...seed, cost: seed.seconds }));
}

function horizonFrom(instant: number, latestArrival: number | undefined): Pick<TransitQuery, 'horizon'> {
  return latestArrival === undefined ? {} : { horizon: Math.max(0, latestArrival - instant) };
}
