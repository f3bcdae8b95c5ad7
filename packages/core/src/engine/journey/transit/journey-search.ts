import type { PlanRequest } from '../../../model/index.ts';
import type { StopSeed, TransitJourney, TransitQuery } from '../../transit/index.ts';
import type { StopAccess } from '../access/stop-access.ts';
import { airportsOf } from '../legs/airports.ts';
import type { CostWish } from '../request/cost-wishes.ts';
import { engineFor } from './engine-for.ts';
import { nextDepartureBounds } from './next-departure-bounds.ts';
import type { RideSearch } from './ride-search.ts';
import { takingBicycles } from './transit-filters.ts';

/** Searches one after the other, each starting just after the earliest departure found, so that groups hold several departures. */
const MORE_SEARCHES = 6;
const MORE_WINDOW_SECONDS = 2 * 3600;
const WORK_BUDGET = 20_000_000;
const MAX_BOARDINGS = 6;

/** What may bring the traveller to stops and on from them in one search. */
export interface AccessEgress {
  readonly access: readonly StopAccess[];
  readonly egress: readonly StopAccess[];
  /** A bicycle comes along: nothing is boarded that is not known to take it. */
  readonly takesBicycle?: boolean;
}

export interface FoundJourneys {
  readonly journeys: readonly TransitJourney[];
  /** With those that were not worth telling; many are found again and again. */
  readonly found: readonly TransitJourney[];
  /** False when some search ended early: there may be more. */
  readonly complete: boolean;
}

/** What searches one after the other give. */
export interface RepeatedlyFound extends FoundJourneys {
  /**
   * Who leaves up to then (is there from then on) finds nothing better that is not among the journeys; instant (Unix seconds), infinite where
   * nothing is left to be found.
   */
  readonly completeUntil: number;
}

/** The Pareto sets of several departures (arrivals) in a row, without those that another makes pointless. */
export function searchRepeatedly(search: RideSearch, pair: AccessEgress): RepeatedlyFound {
  const { request } = search.task;
  const base = queryOf(search, pair);
  const { arriveBy, instant: first } = base;
  const found: TransitJourney[] = [];
  const isNear = (time: number): boolean => Math.abs(time - first) <= MORE_WINDOW_SECONDS;
  // Back from an arrival nobody says when to leave at the latest.
  const latestArrival = arriveBy ? undefined : search.context.latestArrival;
  let query: TransitQuery = { ...base, ...within(latestArrival, first) };
  let known: readonly TransitJourney[] = [];
  let complete = true;
  let completeUntil = first;
  const engine = engineFor(search.transit, request);
  for (let i = 0; i < MORE_SEARCHES; i++) {
    const answer = engine.search(query);
    complete &&= answer.complete;
    const journeys = [...answer.journeys, ...known];
    const near = journeys.filter((journey) => isNear(arriveBy ? journey.arrival : journey.departure));
    // What runs in ten hours only is reported where nothing runs before.
    const rides = i === 0 && near.length === 0 ? journeys : near;
    for (const journey of rides) found.push(journey);
    const next = arriveBy
      ? Math.max(...rides.map((journey) => journey.arrival))
      : Math.min(...rides.map((journey) => journey.departure));
    if (answer.complete && rides.length === journeys.length) completeUntil = next;
    if (rides.length === 0 || !answer.complete) break;
    // Step past the journey that leaves first (arrives last); the others are known.
    const instant = arriveBy ? next - 1 : next + 1;
    if (!isNear(instant)) break;
    const left = nextDepartureBounds(journeys, instant, arriveBy, MAX_BOARDINGS);
    known = left.known;
    query = { ...base, ...within(latestArrival, instant), ...left.limits, instant };
  }
  const journeys = paretoJourneys(found.filter((journey) => isWithin(request, journey)));
  return { journeys, found, complete, completeUntil };
}

/**
 * Journeys that are neither the earliest nor those with the fewest changes, but have less of what weighs most: by cost, from the time asked
 * for on. Those of the Pareto set may be among them.
 */
export function searchByCost(search: RideSearch, pair: AccessEgress, wish: CostWish): FoundJourneys {
  const { request } = search.task;
  const query = queryOf(search, pair);
  const answer = engineFor(search.transit, request).byCost({
    ...query,
    origins: withCosts(pair.access, query.origins),
    destinations: withCosts(pair.egress, query.destinations),
    ...wish,
  });
  const { journeys: found, complete } = answer;
  return { journeys: found.filter((journey) => isWithin(request, journey)), found, complete };
}

/** Seeds of a search by cost: a second ridden to a stop costs what a second of any ride does, a walked one what the search weighs walking with. */
function withCosts(means: readonly StopAccess[], seeds: readonly StopSeed[]): StopSeed[] {
  const onFoot = means.flatMap(({ stops, isOnFoot = false }) => stops.map(() => isOnFoot));
  return seeds.map((seed, i) => (onFoot[i] === true ? seed : { ...seed, cost: seed.seconds }));
}

/** Stops in reach with what one has to do there before the first ride (after the last one). */
function withSeconds(means: readonly StopAccess[], more: Int32Array | undefined): StopSeed[] {
  return means.flatMap(({ stops }) =>
    more === undefined ? stops : stops.map(({ stop, seconds }) => ({ stop, seconds: seconds + (more[stop] ?? 0) })),
  );
}

/** The query of the timetable search that a request stands for, with one pair of access and egress. */
export function queryOf(
  { task: { world, request }, transit: { timetable }, filters, context: { signal, deadline } }: RideSearch,
  pair: AccessEgress,
): TransitQuery & { readonly arriveBy: boolean } {
  const { departAfter, arriveBefore } = request.when;
  const allowedPatterns = pair.takesBicycle === true ? takingBicycles(timetable, filters) : filters.allowedPatterns;
  const checks = airportsOf(world)?.checksFor(allowedPatterns);
  return {
    origins: withSeconds(pair.access, checks?.before),
    destinations: withSeconds(pair.egress, checks?.after),
    checks,
    instant: departAfter ?? arriveBefore ?? 0,
    arriveBy: departAfter === undefined,
    maxBoardings: MAX_BOARDINGS,
    slack: request.minTransferSeconds,
    endWalks: false,
    // Walking the whole way is compared with the complete itineraries, by its duration (IT-13): here it would hide every later ride.
    ridesOnly: true,
    ...(allowedPatterns === undefined ? {} : { allowedPatterns }),
    ...(request.maxWalkSeconds === undefined ? {} : { maxWalk: request.maxWalkSeconds }),
    ...(filters.closedStops === undefined ? {} : { closedStops: filters.closedStops }),
    workBudget: WORK_BUDGET,
    ...(deadline === undefined ? {} : { deadline }),
    ...(signal === undefined ? {} : { signal }),
  };
}

/** No looking for what arrives later than wanted. */
function within(latestArrival: number | undefined, instant: number): Pick<TransitQuery, 'horizon'> {
  return latestArrival === undefined ? {} : { horizon: Math.max(0, latestArrival - instant) };
}

/** With both a departure and an arrival asked for, nothing may arrive later. */
export function isWithin({ when: { departAfter, arriveBefore } }: PlanRequest, { arrival }: TransitJourney): boolean {
  return departAfter === undefined || arriveBefore === undefined || arrival <= arriveBefore;
}

/** Keeps journeys that no other beats in departure, arrival and boardings together (IT-1); equal ones once. */
function paretoJourneys(journeys: readonly TransitJourney[]): TransitJourney[] {
  const kept: TransitJourney[] = [];
  journeys.forEach((candidate, i) => {
    const beaten = journeys.some((rival, j) => {
      if (
        i === j ||
        rival.departure < candidate.departure ||
        rival.arrival > candidate.arrival ||
        rival.boardings > candidate.boardings
      )
        return false;
      const equal =
        rival.departure === candidate.departure &&
        rival.arrival === candidate.arrival &&
        rival.boardings === candidate.boardings;
      return !equal || j < i;
    });
    if (!beaten) kept.push(candidate);
  });
  return kept;
}
