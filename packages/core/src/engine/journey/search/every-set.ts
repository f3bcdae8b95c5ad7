import type { Advisory, Costs, Itinerary } from '../../../model/index.ts';
import { shortestFreeSeconds } from '../filters/pruning.ts';
import type { JourneyTask } from '../request/journey-task.ts';
import type { PlanSearchContext } from '../request/plan-search-context.ts';
import type { RequestedSets } from '../request/requested-sets.ts';
import { isEven } from '../request/wish-weights.ts';
import type { ExplanationRecorder } from '../trace/explanation-recorder.ts';
import { keepBetterCombinations } from './combinations.ts';
import { RequestSearches } from './request-searches.ts';
import type { SearchedSet } from './searched-set.ts';
import { SingleModeProfile } from './single-mode-profile.ts';

/** The results of all searches of one request. */
interface SearchedSets {
  readonly sets: readonly SearchedSet[];
  readonly advisories: readonly Advisory[];
}

/**
 * Searches every set of modes that a request stands for: each mode alone, their combination, or both (spec 4.2 rules 1 to 4). A combination stays
 * only if no single mode is at least as good in every criterion, at the time of the request and at the time when the combination leaves. Results that
 * the searches share are computed once and kept with the task.
 */
export function searchEverySet(
  task: JourneyTask,
  { asked, here }: RequestedSets,
  context: PlanSearchContext,
  costsOf: (itinerary: Itinerary) => Costs,
  recorder: ExplanationRecorder | undefined,
): SearchedSets {
  const { request } = task;
  const searches = new RequestSearches(task, context, costsOf, recorder);
  const { advisories } = searches;

  const singles = here.singles.map((mode) => searches.search([mode], { isAsked: true }));
  if (here.combined.length < 2) {
    const isOnlyOne = here.combined.length === 1 && singles.length === 0;
    return { sets: isOnlyOne ? [nothingBetter(asked.combined)] : singles, advisories };
  }
  // Nothing is pruned where the answer is explained, nor where the found journeys decide which further searches are made.
  const isExhaustive =
    context.isExhaustive === true ||
    recorder !== undefined ||
    request.maxWalkSeconds !== undefined ||
    !isEven(request.weights);
  const combinable = singles.filter(({ modes: [mode = ''] }) => here.combined.includes(mode));
  const known = combinable.flatMap(({ itineraries }) => itineraries);
  const pruning = isExhaustive ? {} : { durationSeconds: shortestFreeSeconds(known, costsOf) };
  const combined = searches.search(here.combined, { isAsked: true, pruning });

  // Each mode alone decides whether a combination is better, whether or not the answer shows it.
  const alone = here.combined.map((mode) => singles.find(({ modes }) => modes[0] === mode) ?? searches.search([mode]));
  const rivals = {
    rivals: alone.flatMap(({ itineraries }) => itineraries),
    singleModes: new SingleModeProfile(alone, request.when, (...query) => searches.searchAt(...query), isExhaustive),
    isOver: searches.isTimeUp(),
    costsOf,
    weights: request.weights,
    when: request.when,
    recorder,
  };
  return { sets: [...singles, keepBetterCombinations(combined, rivals)], advisories };
}

/** The empty result of a combination of which only one mode exists here. */
function nothingBetter(modes: readonly string[]): SearchedSet {
  return { modes, itineraries: [], empty: { reason: 'not-better', values: {} } };
}
