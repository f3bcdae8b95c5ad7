import type { Advisory, Costs, Empty, Itinerary } from '../../../model/index.ts';
import { findModeFamily } from '../../../modes/index.ts';
import { weightedScore } from '../../../ranking/index.ts';
import { isBeatenByWalking } from '../filters/walking-is-better.ts';
import { callsCar } from '../itinerary/calls-car.ts';
import type { FoundItineraries } from '../itinerary/found-itineraries.ts';
import { usedModes } from '../itinerary/used-modes.ts';
import { type JourneyTask, walkerOf } from '../request/journey-task.ts';
import type { PlanSearchContext } from '../request/plan-search-context.ts';
import { directItineraries, walkingSeconds } from './direct-itineraries.ts';
import { transitItineraries } from './transit-itineraries.ts';

/** What one set of modes gives. */
export interface SearchedSet extends FoundItineraries {
  readonly modes: readonly string[];
}

/** One search with one set of modes; a set of one is that mode alone. */
export function searchSet(
  task: JourneyTask,
  modes: readonly string[],
  context: PlanSearchContext,
  costsOf: (itinerary: Itinerary) => Costs,
  advisories: Advisory[],
): SearchedSet {
  const { request, record } = task;
  const scheduled = modes.filter((mode) => findModeFamily(mode)?.travel.by === 'timetable');
  if (scheduled.length === 0) {
    const direct = modes.map((mode) => directItineraries(task, mode));
    const found = direct.flatMap((answer) => answer.itineraries);
    const itineraries = found.some((itinerary) => isPartlyWalked(itinerary) || callsCar(itinerary))
      ? found.filter(betterThanWalking(task))
      : found;
    const empty = found.length > 0 ? BEATEN : direct[0]?.empty;
    return { modes, itineraries, empty: itineraries.length > 0 ? undefined : empty };
  }
  const vehicles = modes.filter((mode) => !scheduled.includes(mode));
  const answer = transitItineraries(task, scheduled, vehicles, context, advisories);
  const isWorthwhile = betterThanWalking(task);
  const scoreOf = (itinerary: Itinerary): number =>
    weightedScore(itinerary, costsOf(itinerary), request.when, request.weights);
  const worthwhile = answer.itineraries.filter(isWorthwhile);
  const best = Math.min(...worthwhile.map(scoreOf));
  const fitting = answer.further.filter((itinerary) => {
    const fits = isWorthwhile(itinerary) && scoreOf(itinerary) < best;
    if (!fits) record?.removed(itinerary, 'fits-no-better');
    return fits;
  });
  const requested = [...worthwhile, ...fitting].map((itinerary) => ({
    ...itinerary,
    modes: usedModes(itinerary, modes),
  }));
  const beaten = answer.itineraries.length + answer.further.length > 0 ? BEATEN : undefined;
  const empty = answer.empty ?? beaten;
  return {
    modes,
    itineraries: requested,
    empty: requested.length > 0 ? undefined : empty,
    completeUntil: answer.completeUntil,
  };
}

/** Rides that exist but that walking beats are a reason of their own, not a missing connection. */
const BEATEN: Empty = { reason: 'walking-is-better', values: {} };

/** Riding, or driving to a car park farther off than the destination, is not offered where walking the whole way is at least as good (IT-13). */
function betterThanWalking(task: JourneyTask): (itinerary: Itinerary) => boolean {
  const { record } = task;
  const seconds = walkingSeconds(task);
  const walk = record && directItineraries({ ...task, record: undefined }, walkerOf(task.request).mode).itineraries[0];
  if (walk !== undefined) record?.found(walk);
  return (itinerary) => {
    const isBeaten = seconds !== undefined && !isWalked(itinerary) && isBeatenByWalking(itinerary, seconds);
    if (isBeaten) record?.removed(itinerary, 'walking-is-better', walk);
    return !isBeaten;
  };
}

function isWalked({ departure, arrival, walkSeconds }: Itinerary): boolean {
  return walkSeconds >= arrival - departure;
}

function isPartlyWalked(itinerary: Itinerary): boolean {
  return itinerary.walkSeconds > 0 && !isWalked(itinerary);
}
