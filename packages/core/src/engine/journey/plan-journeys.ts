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
import { tripsOfAnotherTime } from './diagnose/trips-of-another-time.ts';
import { withProvider } from './diagnose/with-provider.ts';
import { runFilters } from './filters/itinerary-filter.ts';
import { ITINERARY_FILTERS } from './filters/itinerary-filter-chain.ts';
import { itineraryPricer } from './prices/itinerary-pricer.ts';
import { endsOf, type JourneyTask } from './request/journey-task.ts';
import type { JourneyWorld } from './request/journey-world.ts';
import type { PlanSearchContext } from './request/plan-search-context.ts';
import { requestedSets } from './request/requested-sets.ts';
import { searchEverySet } from './search/every-set.ts';
import type { SearchedSet } from './search/searched-set.ts';
import { ExplanationRecorder } from './trace/explanation-recorder.ts';

/** The answer of one region. */
export interface JourneyAnswer {
  /** Best group first. */
  readonly groups: readonly ItineraryGroup[];
  /** One for each set of modes that was searched. */
  readonly outcomes: readonly ModeSetOutcome[];
  /** The reason where there are no groups; undefined where there are. */
  readonly empty: Empty | undefined;
  readonly advisories: readonly Advisory[];
  /** Set only if the context asks for it. */
  readonly explanation?: PlanExplanation;
}

/**
 * Plans within one region: split the modes, search each set, filter, group, explain. The request has to state a time: `when` has one of its two times
 * set.
 */
export function planJourneys(world: JourneyWorld, request: PlanRequest, context: PlanSearchContext): JourneyAnswer {
  const recorder = context.explain === true ? new ExplanationRecorder() : undefined;
  const costsOf = itineraryPricer(world, request);
  const judge = { request, costsOf, recorder };

  const requested = requestedSets(world, request);
  if ('reason' in requested)
    return explained({ groups: [], outcomes: [], empty: withProvider(requested, world), advisories: [] });
  const task: JourneyTask = { world, request, now: context.now, ends: endsOf(world, request) };
  const { sets, advisories } = searchEverySet(task, requested, context, costsOf, recorder);
  const kept = sets.map((set) => dropDominated(set, judge));
  const all = dropDuplicates(
    kept.flatMap(({ itineraries }) => itineraries),
    judge,
  );
  const grouped = groupsOf(all, judge);
  const groups = request.bestOnly ? keepBest(grouped, all, judge) : grouped;
  const outcomes = kept.map(
    ({ modes, itineraries, empty }): ModeSetOutcome => ({
      modes,
      groupCount: (kept.length === 1 ? grouped : groupsOf(itineraries, judge)).length,
      empty: empty && withProvider(empty, world),
    }),
  );
  const empty = groups.length > 0 ? undefined : whyEmpty(outcomes);
  const remarks = [...advisories, tripsOfAnotherTime(all, request.when) ?? []].flat();
  return explained({ groups, outcomes, empty, advisories: distinct(remarks) });

  function explained(answer: JourneyAnswer): JourneyAnswer {
    if (recorder === undefined) return answer;
    return { ...answer, explanation: recorder.explain(answer.groups, request, costsOf, world.manifest) };
  }
}

/** The request, the costs by which its itineraries are compared, and the recorder of removals. */
interface Judge {
  readonly request: PlanRequest;
  readonly costsOf: (itinerary: Itinerary) => Costs;
  readonly recorder: ExplanationRecorder | undefined;
}

function dropDominated(set: SearchedSet, { request, costsOf, recorder }: Judge): SearchedSet {
  const context = { when: request.when, cycling: request.cycling ?? [], costsOf, weights: request.weights };
  return { ...set, itineraries: runFilters(ITINERARY_FILTERS.modeSetAnswer, set.itineraries, context, recorder).kept };
}

function dropDuplicates(
  itineraries: readonly Itinerary[],
  { request, costsOf, recorder }: Judge,
): readonly Itinerary[] {
  const scoreOf = (itinerary: Itinerary): number =>
    weightedScore(itinerary, costsOf(itinerary), request.when, request.weights);
  return runFilters(ITINERARY_FILTERS.wholeAnswer, [...new Set(itineraries)], { costsOf, scoreOf }, recorder).kept;
}

function groupsOf(itineraries: readonly Itinerary[], { request, costsOf }: Judge): ItineraryGroup[] {
  return groupItineraries(itineraries, request.when, request.weights, costsOf);
}

/** The best itinerary of the best group, in a group of its own. */
function keepBest(
  groups: readonly ItineraryGroup[],
  itineraries: readonly Itinerary[],
  judge: Judge,
): ItineraryGroup[] {
  const context = { best: groups[0]?.itineraries[0]?.itinerary };
  return groupsOf(runFilters(ITINERARY_FILTERS.bestOnly, itineraries, context, judge.recorder).kept, judge);
}

function whyEmpty(outcomes: readonly ModeSetOutcome[]): Empty {
  return mostHelpfulReason(outcomes) ?? { reason: 'no-connection', values: {} };
}

function distinct(advisories: readonly Advisory[]): Advisory[] {
  return [...new Map(advisories.map((advisory) => [JSON.stringify(advisory), advisory])).values()];
}
