import type { Advisory, Costs, Empty, Itinerary } from '../../model/index.ts';
import { findModeFamily } from '../../modes/index.ts';
import { weightedScore } from '../../ranking/index.ts';
import { directItineraries } from './direct-itineraries.ts';
import { type JourneyTask, walkerOf } from './journey-task.ts';
import type { PlanSearchContext } from './plan-journeys.ts';
import { transitItineraries } from './transit-itineraries.ts';
import { usedModes } from './used-modes.ts';
import { isBeatenByWalking } from './walking-instead.ts';

/** What one set of modes gives. */
export interface SearchedSet {
  readonly modes: readonly string[];
  readonly itineraries: readonly Itinerary[];
  readonly empty: Empty | undefined;
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
    const itineraries = direct.flatMap((answer) => answer.itineraries);
    return { modes, itineraries, empty: itineraries.length > 0 ? undefined : direct[0]?.empty };
  }
  const vehicles = modes.filter((mode) => !scheduled.includes(mode));
  const answer = transitItineraries(task, scheduled, vehicles, context, advisories);
  // Riding is not offered where walking the whole way is at least as good (IT-13).
  const aside = record === undefined ? task : { ...task, record: undefined };
  const [walk] = directItineraries(aside, walkerOf(request).mode).itineraries;
  if (walk !== undefined) record?.found(walk);
  const isWorthwhile = (itinerary: Itinerary): boolean => {
    const isBeaten = walk !== undefined && isBeatenByWalking(itinerary, walk);
    if (isBeaten) record?.removed(itinerary, 'walking-is-better', walk);
    return !isBeaten;
  };
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
  // Rides that exist but that walking beats are a reason of their own, not a missing connection.
  const beaten: Empty | undefined =
    answer.itineraries.length + answer.further.length > 0 ? { reason: 'not-better', values: {} } : undefined;
  const empty = answer.empty ?? beaten;
  return { modes, itineraries: requested, empty: requested.length > 0 ? undefined : empty };
}
