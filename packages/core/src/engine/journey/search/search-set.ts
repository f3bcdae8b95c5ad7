import type { Empty, Itinerary } from '../../../model/index.ts';
import { findModeFamily } from '../../../modes/index.ts';
import { weightedScore } from '../../../ranking/index.ts';
import { runFilters } from '../filters/itinerary-filter.ts';
import { ITINERARY_FILTERS } from '../filters/itinerary-filter-chain.ts';
import type { FoundItineraries } from '../itinerary/found-itineraries.ts';
import { usedModes } from '../itinerary/used-modes.ts';
import type { JourneyTask } from '../request/journey-task.ts';
import { directItineraries } from './direct-itineraries.ts';
import type { SearchedSet, SearchSetOptions } from './searched-set.ts';
import { transitItineraries } from './transit-itineraries.ts';
import { walkingRival } from './walking-rival.ts';

/** The reason where rides exist but walking is better. */
const WALKING_IS_BETTER: Empty = { reason: 'walking-is-better', values: {} };

/** Searches with one set of modes and filters the itineraries. A set of one mode is that mode alone. */
export function searchSet(task: JourneyTask, modes: readonly string[], search: SearchSetOptions): SearchedSet {
  const { when, weights } = task.request;
  const scheduled = modes.filter((mode) => findModeFamily(mode)?.travel.by === 'timetable');
  const isDirect = scheduled.length === 0;
  const others = modes.filter((mode) => !scheduled.includes(mode));
  const found = isDirect ? directSet(task, modes) : transitItineraries(task, scheduled, others, search);
  const { itineraries, further = [], empty, completeUntil } = found;
  const candidates = [...itineraries, ...further];
  // The explanation of a search by timetable names the walk even where no ride was found.
  if (!isDirect && task.record !== undefined) walkingRival(task);
  const context = {
    walk: () => walkingRival(task),
    further: new Set(further),
    scoreOf: (itinerary: Itinerary) => weightedScore(itinerary, search.costsOf(itinerary), when, weights),
  };
  const { kept } = runFilters(ITINERARY_FILTERS.modeSet, candidates, context, task.record);
  const answer = isDirect ? kept : kept.map((itinerary) => ({ ...itinerary, modes: usedModes(itinerary, modes) }));
  if (answer.length > 0) return { modes, itineraries: answer, empty: undefined, completeUntil };
  return { modes, itineraries: [], empty: candidates.length > 0 ? WALKING_IS_BETTER : empty, completeUntil };
}

interface FoundSet extends FoundItineraries {
  readonly further?: readonly Itinerary[];
}

function directSet(task: JourneyTask, modes: readonly string[]): FoundSet {
  const answers = modes.map((mode) => directItineraries(task, mode));
  return { itineraries: answers.flatMap(({ itineraries }) => itineraries), empty: answers[0]?.empty };
}
