import type { Empty, Itinerary, PlanRequest } from '../../../model/index.ts';
import { findModeFamily } from '../../../modes/index.ts';
import { weightedScore } from '../../../ranking/index.ts';
import { runFilters } from '../filters/itinerary-filter.ts';
import { ITINERARY_FILTERS } from '../filters/itinerary-filter-chain.ts';
import { OTHER_TIME_SECONDS } from '../filters/thresholds.ts';
import { usedModes } from '../itinerary/used-modes.ts';
import type { JourneyTask } from '../request/journey-task.ts';
import { timetableSets } from '../request/timetable-sets.ts';
import { cheaperDrivers } from './cheaper-drivers.ts';
import { directItineraries } from './direct-itineraries.ts';
import type { SearchedSet, SearchSetOptions } from './searched-set.ts';
import { type TransitFront, transitItineraries } from './transit-itineraries.ts';
import { walkingRival } from './walking-rival.ts';

/** The reason where rides exist but walking is better. */
const WALKING_IS_BETTER: Empty = { reason: 'walking-is-better', values: {} };

/** The reason where rides exist, but so long after the requested time that no rider would compare them with a walk. */
const NOT_AT_THAT_TIME: Empty = { reason: 'no-service-in-window', values: {} };

/** Searches with one set of modes and filters the itineraries. A set of one mode is that mode alone. */
export function searchSet(task: JourneyTask, modes: readonly string[], search: SearchSetOptions): SearchedSet {
  const { when, weights } = task.request;
  const scheduled = modes.filter((mode) => findModeFamily(mode)?.travel.by === 'timetable');
  const isDirect = scheduled.length === 0;
  const others = modes.filter((mode) => !scheduled.includes(mode));
  const scoreOf = (itinerary: Itinerary): number => weightedScore(itinerary, search.costsOf(itinerary), when, weights);
  const { fronts, empty, completeUntil } = isDirect
    ? directFronts(task, modes)
    : timetableFronts(task, scheduled, others, search);
  // The explanation of a search by timetable names the walk even where no ride was found.
  if (!isDirect && task.record !== undefined) walkingRival(task);
  const kept = fronts.flatMap(filterFront);
  const answer = isDirect ? kept : kept.map((itinerary) => ({ ...itinerary, modes: usedModes(itinerary, modes) }));
  if (answer.length > 0) return { modes, itineraries: answer, empty: undefined, completeUntil };
  return { modes, itineraries: [], empty: whyWalked() ?? empty, completeUntil };

  /** The reason where every ride found is worse than walking. */
  function whyWalked(): Empty | undefined {
    const found = fronts.flatMap(({ itineraries, further }) => [...itineraries, ...further]);
    if (found.length === 0) return undefined;
    return found.every((itinerary) => isFarFrom(when, itinerary)) ? NOT_AT_THAT_TIME : WALKING_IS_BETTER;
  }

  /** Each front is filtered by itself, so that a further mode takes no itinerary away here. */
  function filterFront({ itineraries, further, vehicles }: TransitFront): readonly Itinerary[] {
    const context = { walk: () => walkingRival(task), further: new Set(further), scoreOf };
    const found = [...itineraries, ...further];
    const { kept: own } = runFilters(ITINERARY_FILTERS.modeSet, found, context, task.record);
    const driven = cheaperDrivers(task, vehicles, own, scoreOf);
    for (const itinerary of driven) task.record?.found(itinerary);
    return [...own, ...runFilters(ITINERARY_FILTERS.modeSet, driven, context, task.record).kept];
  }
}

interface Fronts {
  readonly fronts: readonly TransitFront[];
  readonly empty: Empty | undefined;
  readonly completeUntil?: number | undefined;
}

function directFronts(task: JourneyTask, modes: readonly string[]): Fronts {
  const answers = modes.map((mode) => directItineraries(task, mode));
  const fronts = answers.map(({ itineraries }) => ({ itineraries, further: [], vehicles: [] }));
  return { fronts, empty: answers[0]?.empty };
}

/** The fronts of every set of timetable modes with the vehicles: see {@link timetableSets}. */
function timetableFronts(
  task: JourneyTask,
  scheduled: readonly string[],
  vehicles: readonly string[],
  search: SearchSetOptions,
): Fronts {
  const isCombination = scheduled.length + vehicles.length > 1;
  const sets = timetableSets(task, scheduled);
  const answers = sets
    // One mode of the timetable on foot is that mode alone.
    .filter((set) => set.modes.length > 1 || vehicles.length > 0 || !isCombination)
    .map((set) => transitItineraries(set.task, set.modes, vehicles, search, !isCombination || set.modes.length > 1));
  const nearest = task.request.when.departAfter === undefined ? Math.max : Math.min;
  const until = answers.flatMap(({ completeUntil }) => completeUntil ?? []);
  return {
    fronts: answers.flatMap(({ fronts }) => fronts),
    empty: answers.at(-1)?.empty,
    completeUntil: until.length === 0 ? undefined : nearest(...until),
  };
}

/** Whether an itinerary leaves long after the earliest departure of the request, or arrives long before the latest arrival. */
function isFarFrom({ departAfter, arriveBefore }: PlanRequest['when'], { departure, arrival }: Itinerary): boolean {
  const away = departAfter !== undefined ? departure - departAfter : (arriveBefore ?? arrival) - arrival;
  return away > OTHER_TIME_SECONDS;
}
