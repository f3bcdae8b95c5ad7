import type { Advisory, Costs, Itinerary } from '../../../model/index.ts';
import { latestRivalArrival, type PruningBounds, shortestFreeSeconds } from '../filters/pruning.ts';
import type { JourneyTask } from '../request/journey-task.ts';
import type { PlanSearchContext } from '../request/plan-search-context.ts';
import type { RequestedSets } from '../request/requested-sets.ts';
import { isEven } from '../request/wish-weights.ts';
import type { ExplanationRecorder } from '../trace/explanation-recorder.ts';
import { keepBetterCombinations, withCheaperDrivers } from './combinations.ts';
import { searchSet } from './search-set.ts';
import type { SearchedSet } from './set-search.ts';
import { type SearchMode, SingleModeProfile } from './single-mode-profile.ts';

/** The searches of one request. */
interface SearchedSets {
  readonly sets: readonly SearchedSet[];
  readonly advisories: readonly Advisory[];
}

/**
 * Searches every set of modes that a request stands for: each mode alone, their combination, or both (spec 4.2 rules 1 to 4). A combination
 * stays only if no single mode is at least as good in every way, searched at the time of the request or at the time when the combination
 * leaves. Results that the searches share are worked out once, with the task.
 */
export function searchEverySet(
  shared: JourneyTask,
  { asked, here }: RequestedSets,
  context: PlanSearchContext,
  costsOf: (itinerary: Itinerary) => Costs,
  recorder: ExplanationRecorder | undefined,
): SearchedSets {
  const { request } = shared;
  const advisories: Advisory[] = [];
  const isTimeUp = (): boolean => context.deadline?.() === true;

  const singles = here.singles.map((mode) => search([mode], { isAsked: true }));
  if (here.combined.length < 2) {
    const isOnlyOne = here.combined.length === 1 && singles.length === 0;
    return { sets: isOnlyOne ? [nothingBetter(asked.combined)] : singles, advisories };
  }
  // Nothing is pruned where the answer is explained, and where the journeys found decide which further searches are made.
  const isExhaustive =
    context.isExhaustive === true ||
    recorder !== undefined ||
    request.maxWalkSeconds !== undefined ||
    !isEven(request.weights);
  const combinable = singles.filter(({ modes: [mode = ''] }) => here.combined.includes(mode));
  const known = combinable.flatMap(({ itineraries }) => itineraries);
  const pruning = isExhaustive ? {} : { durationSeconds: shortestFreeSeconds(known, costsOf) };
  const combined = search(here.combined, { isAsked: true, pruning });

  // Each mode alone decides whether a combination is better, whether or not the answer shows it.
  const alone = here.combined.map((mode) => singles.find(({ modes }) => modes[0] === mode) ?? search([mode], {}));
  const rivals = alone.flatMap(({ itineraries }) => itineraries);
  const singleModes = new SingleModeProfile(alone, request.when, searchAt, isExhaustive);
  const against = { rivals, singleModes, isOver: isTimeUp(), costsOf, recorder };
  const better = keepBetterCombinations(combined, against);
  const itineraries = [...better.itineraries, ...withCheaperDrivers(shared, better, against)];
  return { sets: [...singles, { ...better, itineraries }], advisories };

  function search(modes: readonly string[], { isAsked = false, pruning = {}, task = shared }: SetOptions): SearchedSet {
    const record = recorder?.search(modes, isAsked);
    if (!isTimeUp()) {
      const recorded = record === undefined ? task : { ...task, record };
      return searchSet(recorded, modes, { context, pruning, costsOf, advisories: isAsked ? advisories : [] });
    }
    record?.endedEarly();
    advisories.push({ code: 'stopped-early', values: {} });
    return { modes, itineraries: [], empty: { reason: 'stopped-early', values: {} } };
  }

  /** One mode alone, at another time. */
  function searchAt(...[mode, moment, lastArrival]: Parameters<SearchMode>): SearchedSet | undefined {
    if (isTimeUp()) {
      advisories.push({ code: 'stopped-early', values: {} });
      return undefined;
    }
    const { when } = request;
    const asked = when.departAfter === undefined ? { arriveBefore: moment } : { departAfter: moment };
    const task = { ...shared, request: { ...request, when: { ...when, ...asked } } };
    const pruning = lastArrival === undefined ? {} : { latestArrival: latestRivalArrival(lastArrival) };
    return search([mode], { pruning, task });
  }
}

interface SetOptions {
  /** Whether the set is part of the answer; others are only compared with. */
  readonly isAsked?: boolean;
  readonly pruning?: PruningBounds;
  /** The task at another time. */
  readonly task?: JourneyTask;
}

/** A combination of which one mode only exists here. */
function nothingBetter(modes: readonly string[]): SearchedSet {
  return { modes, itineraries: [], empty: { reason: 'not-better', values: {} } };
}
