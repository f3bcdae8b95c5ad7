import type {
  Advisory,
  Costs,
  Empty,
  Itinerary,
  ItineraryGroup,
  ModeSetOutcome,
  PlanExplanation,
  PlanRequest,
} from '../../model/index.ts';
import { groupItineraries, weightedScore } from '../../ranking/index.ts';
import { mostHelpfulReason } from './diagnose/most-helpful-reason.ts';
import { runFilters } from './filters/itinerary-filter.ts';
import { ITINERARY_FILTERS } from './filters/itinerary-filter-chain.ts';
import { itineraryPricer } from './prices/itinerary-pricer.ts';
import { endsOf, type JourneyTask } from './request/journey-task.ts';
import type { JourneyWorld } from './request/journey-world.ts';
import type { PlanSearchContext } from './request/plan-search-context.ts';
import { requestedSets } from './request/requested-sets.ts';
import { searchEverySet } from './search/every-set.ts';
import type { SearchedSet } from './search/set-search.ts';
import { ExplanationRecorder } from './trace/explanation-recorder.ts';

/** The answer of one region. */
export interface JourneyAnswer {
  /** The best first. */
  readonly groups: readonly ItineraryGroup[];
  /** One for each set of modes that was searched. */
  readonly outcomes: readonly ModeSetOutcome[];
  /** Why there are no groups; undefined where there are. */
  readonly empty: Empty | undefined;
  readonly advisories: readonly Advisory[];
  /** Only if the context asks for it. */
  readonly explanation?: PlanExplanation;
}

/**
 * Plans within one region: split the modes, search each set, filter, group, explain. The request's time is set: `when` has one of its times.
 */
export function planJourneys(world: JourneyWorld, request: PlanRequest, context: PlanSearchContext): JourneyAnswer {
  const recorder = context.explain === true ? new ExplanationRecorder() : undefined;
  const costsOf = itineraryPricer(world, request);
  const answer = answerOf();
  if (recorder === undefined) return answer;
  return { ...answer, explanation: recorder.explain(answer.groups, request, costsOf, world.manifest) };

  function answerOf(): JourneyAnswer {
    const requested = requestedSets(world, request);
    if ('reason' in requested) return { groups: [], outcomes: [], empty: requested, advisories: [] };
    const task: JourneyTask = { world, request, now: context.now, ends: endsOf(world, request) };
    const { sets, advisories } = searchEverySet(task, requested, context, costsOf, recorder);
    const kept = sets.map((set) => dropDominated(set, request, costsOf, recorder));
    const groups = groupsOf(
      kept.flatMap(({ itineraries }) => itineraries),
      request,
      costsOf,
      recorder,
    );
    const outcomes = kept.map((set) => outcomeOf(set, request, costsOf));
    return {
      groups,
      outcomes,
      empty: groups.length > 0 ? undefined : whyEmpty(outcomes),
      advisories: distinct(advisories),
    };
  }
}

type CostsOf = (itinerary: Itinerary) => Costs;

function dropDominated(
  set: SearchedSet,
  { when, cycling = [] }: PlanRequest,
  costsOf: CostsOf,
  recorder: ExplanationRecorder | undefined,
): SearchedSet {
  const context = { when, cycling, costsOf };
  return { ...set, itineraries: runFilters(ITINERARY_FILTERS.modeSetAnswer, set.itineraries, context, recorder).kept };
}

/** The itineraries of all sets, each once, in groups; with `bestOnly` the best of them alone. */
function groupsOf(
  itineraries: readonly Itinerary[],
  { when, weights, bestOnly }: PlanRequest,
  costsOf: CostsOf,
  recorder: ExplanationRecorder | undefined,
): ItineraryGroup[] {
  const scoreOf = (itinerary: Itinerary): number => weightedScore(itinerary, costsOf(itinerary), when, weights);
  const { kept } = runFilters(ITINERARY_FILTERS.wholeAnswer, [...new Set(itineraries)], { costsOf, scoreOf }, recorder);
  const groups = groupItineraries(kept, when, weights, costsOf);
  if (!bestOnly) return groups;
  const context = { best: groups[0]?.itineraries[0]?.itinerary };
  const best = runFilters(ITINERARY_FILTERS.bestOnly, kept, context, recorder).kept;
  return groupItineraries(best, when, weights, costsOf);
}

function outcomeOf(
  { modes, itineraries, empty }: SearchedSet,
  { when, weights }: PlanRequest,
  costsOf: CostsOf,
): ModeSetOutcome {
  return { modes, groupCount: groupItineraries(itineraries, when, weights, costsOf).length, empty };
}

function whyEmpty(outcomes: readonly ModeSetOutcome[]): Empty {
  return mostHelpfulReason(outcomes) ?? { reason: 'no-connection', values: {} };
}

function distinct(advisories: readonly Advisory[]): Advisory[] {
  return [...new Map(advisories.map((advisory) => [JSON.stringify(advisory), advisory])).values()];
}
