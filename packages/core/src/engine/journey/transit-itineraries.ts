import type { Advisory, Empty, Itinerary } from '../../model/index.ts';
import { findModeFamily, type Travel } from '../../modes/index.ts';
import type { StopSeed, TransitJourney, TransitQuery } from '../transit/index.ts';
import { airportsOf } from './airports.ts';
import { ItineraryTeller } from './itinerary-teller.ts';
import { type TransitFilters, transitFilters } from './journey-filters.ts';
import type { JourneyTask } from './journey-task.ts';
import type { TransitWorld } from './journey-world.ts';
import { meansOf } from './means/means.ts';
import { parkedAs } from './means/parked.ts';
import type { StopAccess } from './means/stop-access.ts';
import { stopsInReach } from './means/stops-in-reach.ts';
import { streetStopAccess } from './means/street-stop-access.ts';
import { parkedStopAccess } from './means/vehicle-stop-access.ts';
import type { PlanSearchContext } from './plan-journeys.ts';

/** Searches one after the other, each starting just after the earliest departure found, so that groups hold several departures. */
const MORE_SEARCHES = 6;
const MORE_WINDOW_SECONDS = 2 * 3600;
const WORK_BUDGET = 20_000_000;
const MAX_BOARDINGS = 6;

/**
 * Journeys by timetable from door to door: every stop in reach by any means seeds the search. An own vehicle that has to be parked brings the
 * traveller to the first stop and stays there; what is carried comes along to the end; who drives others does so at either end.
 */
export function transitItineraries(
  task: JourneyTask,
  modes: readonly string[],
  vehicles: readonly string[],
  context: PlanSearchContext,
  advisories: Advisory[],
): { readonly itineraries: readonly Itinerary[]; readonly empty: Empty | undefined } {
  const { world, request } = task;
  const none = (reason: Empty['reason'], values: Empty['values'] = {}): { itineraries: []; empty: Empty } => ({
    itineraries: [],
    empty: { reason, values },
  });
  const { transit } = world;
  if (transit === undefined) return none('no-modes', { modes: modes.join(', ') });
  const filters = transitFilters(transit.timetable, request, modes);
  for (const code of filters.unknownStops) advisories.push({ code: 'unknown-stop', values: { stop: code } });
  if (!filters.anyAllowed) return none('no-modes', { modes: modes.join(', ') });
  if (world.streets === undefined) advisories.push({ code: 'straight-line-walks', values: {} });

  const ways = waysToAndFrom(task, transit, vehicles);
  if (ways.every(({ starts }) => starts.length === 0)) return none('off-network-from');
  if (ways.every(({ finishes }) => finishes.length === 0)) return none('off-network-to');
  const reaches = (means: readonly StopAccess[]): boolean => means.some(({ stops }) => stops.length > 0);
  if (!ways.some(({ starts }) => reaches(starts))) return none('no-stop-from');
  if (!ways.some(({ finishes }) => reaches(finishes))) return none('no-stop-to');

  const itineraries: Itinerary[] = [];
  let complete = true;
  for (const way of ways) {
    const answer = searchRepeatedly(task, transit, way, filters, context);
    complete &&= answer.complete;
    const teller = new ItineraryTeller(task, transit, way.starts, way.finishes);
    for (const journey of answer.journeys) {
      const told = teller.tell(journey);
      if (told !== undefined) itineraries.push(told);
    }
  }
  if (!complete) advisories.push({ code: 'stopped-early', values: {} });
  if (itineraries.length > 0) return { itineraries, empty: undefined };
  if (!complete) return none('stopped-early');
  if (filters.closedStops !== undefined && request.avoidStops.length > 0) {
    const without = transitFilters(transit.timetable, { ...request, avoidStops: [] }, modes);
    if (ways.some((way) => searchRepeatedly(task, transit, way, without, context).journeys.length > 0))
      return none('avoided-stops', { stops: request.avoidStops.join(', ') });
  }
  return { itineraries: [], empty: undefined };
}

/** What may bring the traveller to stops and on from them in one search. */
interface WayToAndFrom {
  readonly starts: readonly StopAccess[];
  readonly finishes: readonly StopAccess[];
}

/** The searches that a set of vehicles stands for; without vehicles one walks at both ends. */
function waysToAndFrom(task: JourneyTask, transit: TransitWorld, vehicles: readonly string[]): WayToAndFrom[] {
  const travelOf = (mode: string): Travel | undefined => findModeFamily(mode)?.travel;
  const reach = (mode: string | undefined, backward: boolean): StopAccess[] => {
    const found = stopsInReach(task, transit, mode, backward);
    return found === undefined ? [] : [streetStopAccess(task, transit, found, backward)];
  };
  const onFoot = { starts: reach(undefined, false), finishes: reach(undefined, true) };
  if (vehicles.length === 0) return [onFoot];
  const carried = vehicles.filter((mode) => travelOf(mode)?.carriedAboard === true);
  const parked = vehicles.filter((mode) => travelOf(mode)?.mustPark === true);
  const brought = (backward: boolean): StopAccess[] =>
    vehicles.flatMap((mode) => meansOf(mode)?.stopAccess?.(task, transit, mode, backward) ?? []);
  const [broughtTo, broughtOn] = [brought(false), brought(true)];
  const locked = parked.filter((mode) => parkedAs(mode) === undefined).flatMap((mode) => reach(mode, false));
  const driven = parked.filter((mode) => parkedAs(mode) !== undefined);
  const left = [...locked, ...driven.map((mode) => parkedStopAccess(task, transit, mode))];
  const ways: WayToAndFrom[] = carried.map((mode) => ({ starts: reach(mode, false), finishes: reach(mode, true) }));
  if (left.length + broughtTo.length > 0) ways.push({ starts: [...left, ...broughtTo], finishes: onFoot.finishes });
  if (broughtOn.length > 0) {
    ways.push({ starts: onFoot.starts, finishes: broughtOn });
    // Who has a car and can be driven at the end would drive all the way.
    if (locked.length + broughtTo.length > 0) ways.push({ starts: [...locked, ...broughtTo], finishes: broughtOn });
  }
  return ways;
}

/** The Pareto sets of several departures (arrivals) in a row, without those that another makes pointless. */
function searchRepeatedly(
  { world, request }: JourneyTask,
  transit: TransitWorld,
  way: WayToAndFrom,
  filters: TransitFilters,
  context: PlanSearchContext,
): { readonly journeys: readonly TransitJourney[]; readonly complete: boolean } {
  const { departAfter, arriveBefore } = request.when;
  const arriveBy = departAfter === undefined;
  const first = departAfter ?? arriveBefore ?? 0;
  const checks = airportsOf(world)?.checksFor(filters.allowedPatterns);
  const base: Omit<TransitQuery, 'instant'> = {
    origins: withSeconds(way.starts, checks?.before),
    destinations: withSeconds(way.finishes, checks?.after),
    checks,
    arriveBy,
    maxBoardings: MAX_BOARDINGS,
    slack: request.minTransferSeconds,
    endWalks: false,
    // The whole way on foot is compared with rides when all is told, by its duration (IT-13): here it would hide every later ride.
    ridesOnly: true,
    allowedPatterns: filters.allowedPatterns,
    ...(filters.closedStops === undefined ? {} : { closedStops: filters.closedStops }),
    workBudget: WORK_BUDGET,
    ...(context.signal === undefined ? {} : { signal: context.signal }),
  };
  const found: TransitJourney[] = [];
  const isNear = (time: number): boolean => Math.abs(time - first) <= MORE_WINDOW_SECONDS;
  let instant = first;
  let complete = true;
  const engine = request.wheelchair ? transit.engine.stepFree() : transit.engine;
  for (let i = 0; i < MORE_SEARCHES; i++) {
    const answer = engine.search({ ...base, instant });
    complete &&= answer.complete;
    const rides = answer.journeys.filter(
      (journey) => i === 0 || isNear(arriveBy ? journey.arrival : journey.departure),
    );
    for (const journey of rides) found.push(journey);
    if (rides.length === 0 || !answer.complete) break;
    // Step past the journey that leaves first (arrives last); the others are found again and kept once.
    instant = arriveBy
      ? Math.max(...rides.map((journey) => journey.arrival)) - 1
      : Math.min(...rides.map((journey) => journey.departure)) + 1;
    if (!isNear(instant)) break;
  }
  const within = found.filter(
    (journey) => departAfter === undefined || arriveBefore === undefined || journey.arrival <= arriveBefore,
  );
  return { journeys: paretoJourneys(within), complete };
}

/** Stops in reach with what one has to do there before the first ride (after the last one). */
function withSeconds(means: readonly StopAccess[], more: Int32Array | undefined): StopSeed[] {
  return means.flatMap(({ stops }) =>
    more === undefined ? stops : stops.map(({ stop, seconds }) => ({ stop, seconds: seconds + (more[stop] ?? 0) })),
  );
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
