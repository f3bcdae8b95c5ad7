import type { Advisory, Empty, Itinerary, RemovalReason } from '../../model/index.ts';
import { findModeFamily, type Travel } from '../../modes/index.ts';
import type { TransitJourney } from '../transit/index.ts';
import { emptyBecause } from './empty-because.ts';
import { explainReach } from './explain-reach.ts';
import { explainWay } from './explain-way.ts';
import { ItineraryTeller } from './itinerary-teller.ts';
import {
  recordBicycles,
  stopsTakingBicycles,
  type TransitFilters,
  takingBicycles,
  transitFilters,
} from './journey-filters.ts';
import {
  type CostSearch,
  type FoundJourneys,
  isServiceAsleep,
  searchByCost,
  searchRepeatedly,
  type WayToAndFrom,
} from './journey-search.ts';
import { isCarried, isCarriedWhereAllowed, type JourneyTask } from './journey-task.ts';
import type { TransitWorld } from './journey-world.ts';
import { liftedLimits } from './lifted-limits.ts';
import { meansOf } from './means/means.ts';
import { ownVehicleAccess } from './means/own-vehicle-access.ts';
import { parkedAs } from './means/parked.ts';
import type { StopAccess } from './means/stop-access.ts';
import { stopsInReach } from './means/stops-in-reach.ts';
import { streetStopAccess } from './means/street-stop-access.ts';
import { parkedStopAccess } from './means/vehicle-stop-access.ts';
import { outsideServiceDates } from './nothing-runs.ts';
import type { PlanSearchContext } from './plan-journeys.ts';
import { servedStops } from './served-stops.ts';
import { TaskMemo } from './task-memo.ts';
import { isEven, LITTLE_WALKING, wishWeights } from './wish-weights.ts';

/** Journeys by cost may be this much later than the earliest, more when time weighs little. */
const LATER_SECONDS = 900;
const LATEST_SECONDS = 3600;

export interface TransitItineraries {
  readonly itineraries: readonly Itinerary[];
  /** Found by what the request weighs: worth telling where they fit it better than the others. */
  readonly further: readonly Itinerary[];
  readonly empty: Empty | undefined;
  /** As of {@link searchRepeatedly}, of all searches together; undefined where the moment makes no difference. */
  readonly knownUntil?: number | undefined;
}

/**
 * Journeys by timetable from door to door: every stop in reach by any means seeds the search. An own vehicle that has to be parked brings the
 * traveller to the first stop and stays there; what is carried comes along to the end, a bicycle on what is known to take it; who drives
 * others does so at either end.
 */
export function transitItineraries(
  task: JourneyTask,
  modes: readonly string[],
  vehicles: readonly string[],
  context: PlanSearchContext,
  advisories: Advisory[],
): TransitItineraries {
  const { world, request, record } = task;
  let knownUntil: number | undefined;
  const none = (reason: Empty['reason'], values: Empty['values'] = {}): TransitItineraries => ({
    itineraries: [],
    further: [],
    empty: { reason, values },
    knownUntil,
  });
  const { transit } = world;
  if (transit === undefined) return none('no-modes', { modes: modes.join(', ') });
  const filters = transitFilters(transit.timetable, request, modes, record);
  for (const code of filters.unknownStops) advisories.push({ code: 'unknown-stop', values: { stop: code } });
  for (const name of filters.unknownLimits) advisories.push({ code: 'unknown-limit', values: { name } });
  if (!filters.anyAllowed) return none(filters.anyWanted ? 'ruled-out' : 'no-modes', { modes: modes.join(', ') });
  if (world.streets === undefined) advisories.push({ code: 'straight-line-walks', values: {} });

  const ways = waysToAndFrom(task, transit, vehicles, filters);
  if (ways.every(({ starts }) => starts.length === 0)) return none('off-network-from');
  if (ways.every(({ finishes }) => finishes.length === 0)) return none('off-network-to');
  const reaches = (means: readonly StopAccess[]): boolean => means.some(({ stops }) => stops.length > 0);
  if (!ways.some(({ starts }) => reaches(starts))) return none('no-stop-from');
  if (!ways.some(({ finishes }) => reaches(finishes))) return none('no-stop-to');

  const itineraries: Itinerary[] = [];
  const further: Itinerary[] = [];
  const { maxWalkSeconds = Number.POSITIVE_INFINITY } = request;
  let complete = true;
  let why: RemovalReason | undefined;
  const refuse = (reason: RemovalReason): void => {
    why ??= reason;
  };
  for (const way of ways) {
    if (context.deadline?.() === true) {
      complete = false;
      break;
    }
    const teller = new ItineraryTeller(task, transit, way.starts, way.finishes);
    const tellings = record && new Map<TransitJourney, Itinerary>();
    const tellAll = ({ journeys, found: all, complete: isAll }: FoundJourneys): Itinerary[] => {
      complete &&= isAll;
      if (journeys.length === 0 && all.length > 0) refuse('arrives-too-late');
      return journeys.flatMap((journey) => {
        const told = teller.tell(journey, refuse);
        if (told === undefined) return [];
        if (told.walkSeconds > maxWalkSeconds) refuse('walk-too-long');
        tellings?.set(journey, told);
        return [told];
      });
    };
    const search = searchRepeatedly(task, transit, way, filters, context);
    const furthest = request.when.departAfter === undefined ? Math.max : Math.min;
    knownUntil = furthest(knownUntil ?? search.knownUntil, search.knownUntil);
    const found = tellAll(search);
    const near = found.filter(({ walkSeconds }) => walkSeconds <= maxWalkSeconds);
    for (const itinerary of near) itineraries.push(itinerary);
    const more: CostSearch[] = [];
    if (!isEven(request.weights)) {
      const arrivalSlack = Math.min(LATEST_SECONDS, Math.max(LATER_SECONDS, LATER_SECONDS / request.weights.duration));
      more.push({ weights: wishWeights(transit.timetable, request), arrivalSlack, boardingSlack: 1 });
    }
    // Each walk was short enough for the search, but not all of them together: who may not walk far may have to go later.
    if (near.length < found.length)
      more.push({ weights: LITTLE_WALKING, arrivalSlack: LATEST_SECONDS, boardingSlack: 2 });
    const costly: TransitJourney[] = [];
    for (const wanted of more) {
      const answer = searchByCost(task, transit, way, filters, context, wanted);
      const costed = tellAll(answer);
      for (const itinerary of costed) if (itinerary.walkSeconds <= maxWalkSeconds) further.push(itinerary);
      if (record !== undefined) costly.push(...answer.journeys);
    }
    if (record === undefined || tellings === undefined) continue;
    const journeys = [...search.journeys, ...costly];
    const answered = { way, teller, filters, modes, journeys, found: search.found, told: tellings };
    explainWay(record, task, transit, context, answered);
  }
  if (!complete) {
    advisories.push({ code: 'stopped-early', values: {} });
    record?.endedEarly();
  }
  if (itineraries.length + further.length > 0) return { itineraries, further, empty: undefined, knownUntil };
  if (!complete) return none('stopped-early');
  if (why !== undefined) return none(emptyBecause(why));
  for (const { empty, task: freer, filters: wider } of liftedLimits(task, transit, modes)) {
    if (ways.some((way) => searchRepeatedly(freer, transit, way, wider, context).journeys.length > 0))
      return none(empty.reason, empty.values);
  }
  const outside = outsideServiceDates(world, request);
  if (outside !== undefined) return none(outside.reason, outside.values);
  const isServed = (means: readonly StopAccess[], backward: boolean): boolean => {
    const served = servedStops(transit.timetable, filters.allowedPatterns, backward);
    return means.some(({ stops }) => stops.some(({ stop }) => served[stop] === 1));
  };
  if (!ways.some(({ starts }) => isServed(starts, false))) return none('no-stop-from');
  if (!ways.some(({ finishes }) => isServed(finishes, true))) return none('no-stop-to');
  const isAsleep = ways.every(
    (way) => way.takesBicycle === true || isServiceAsleep(task, transit, way, filters, context),
  );
  return none(isAsleep ? 'no-service-in-window' : 'no-connection');
}

/** Stops in reach over streets; on foot they are the same for every set of modes. */
const accesses = new TaskMemo<readonly StopAccess[]>();

/** The searches that a set of vehicles stands for; without vehicles one walks at both ends. */
function waysToAndFrom(
  task: JourneyTask,
  transit: TransitWorld,
  vehicles: readonly string[],
  filters: TransitFilters,
): WayToAndFrom[] {
  const travelOf = (mode: string): Travel | undefined => findModeFamily(mode)?.travel;
  const reach = (mode: string | undefined, backward: boolean, isLocked: boolean = false): readonly StopAccess[] => {
    const access = accesses.get(task, `${mode ?? ''} ${backward} ${isLocked}`, () => {
      if (mode !== undefined) return ownVehicleAccess(task, transit, mode, backward, isLocked);
      const found = stopsInReach(task, transit, undefined, backward);
      return found === undefined ? [] : [streetStopAccess(task, transit, found, backward)];
    });
    explainReach(task, transit, filters, mode, backward, access, true);
    return access;
  };
  const onFoot = { starts: reach(undefined, false), finishes: reach(undefined, true) };
  if (vehicles.length === 0) return [onFoot];
  const carried = vehicles.filter((mode) => isCarried(task.request, mode));
  const parked = vehicles.filter(
    (mode) =>
      travelOf(mode)?.mustPark === true || (travelOf(mode)?.carriedAboard === true && !isCarried(task.request, mode)),
  );
  const brought = (backward: boolean): StopAccess[] =>
    vehicles.flatMap((mode) => {
      const access = meansOf(mode)?.stopAccess?.(task, transit, mode, backward);
      if (access === undefined) return [];
      explainReach(task, transit, filters, mode, backward, [access], false);
      return [access];
    });
  const [broughtTo, broughtOn] = [brought(false), brought(true)];
  const locked = parked.filter((mode) => parkedAs(mode) === undefined).flatMap((mode) => reach(mode, false, true));
  const driven = parked.filter((mode) => parkedAs(mode) !== undefined);
  const left = [
    ...locked,
    ...driven.map((mode) => {
      const access = parkedStopAccess(task, transit, mode);
      explainReach(task, transit, filters, mode, false, [access], false);
      return access;
    }),
  ];
  const ways: WayToAndFrom[] = carried.map((mode) => ({ starts: reach(mode, false), finishes: reach(mode, true) }));
  if (left.length + broughtTo.length > 0) ways.push({ starts: [...left, ...broughtTo], finishes: onFoot.finishes });
  if (broughtOn.length > 0) {
    ways.push({ starts: onFoot.starts, finishes: broughtOn });
    // Who has a car and can be driven at the end would drive all the way.
    if (locked.length + broughtTo.length > 0) ways.push({ starts: [...locked, ...broughtTo], finishes: broughtOn });
  }
  const pushed = vehicles.filter((mode) => isCarriedWhereAllowed(task.request, mode));
  if (pushed.length > 0 && task.record !== undefined) recordBicycles(transit.timetable, filters, task.record);
  if (pushed.length > 0)
    ways.push(...pushed.flatMap((mode) => waysWithBicycle(transit, filters, (end) => reach(mode, end))));
  return ways;
}

/**
 * The search in which a bicycle comes along: none where nothing that takes bicycles calls within reach, and so none in most regions, whose
 * feeds say nothing. Only such stops are looked at: to others nobody needs to cycle.
 */
function waysWithBicycle(
  { timetable }: TransitWorld,
  filters: TransitFilters,
  reach: (backward: boolean) => readonly StopAccess[],
): WayToAndFrom[] {
  if (!takingBicycles(timetable, filters).includes(1)) return [];
  const served = stopsTakingBicycles(timetable, filters);
  const reachServed = (backward: boolean): StopAccess[] =>
    reach(backward).flatMap((access) => {
      const stops = access.stops.filter(({ stop }) => served[stop] === 1);
      return stops.length === 0 ? [] : [{ ...access, stops }];
    });
  const starts = reachServed(false);
  if (starts.length === 0) return [];
  const finishes = reachServed(true);
  return finishes.length === 0 ? [] : [{ starts, finishes, takesBicycle: true }];
}
