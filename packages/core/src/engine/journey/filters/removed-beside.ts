import type { Costs, Itinerary, PlanRequest, RemovalReason } from '../../../model/index.ts';
import { weightedScore } from '../../../ranking/index.ts';
import { runFilters } from './itinerary-filter.ts';
import { ITINERARY_FILTERS } from './itinerary-filter-chain.ts';

/**
 * Whether an answer that has one itinerary may lack another: the relation of the law of more modes (docs/journey-semantics.md). It is what the filters
 * that compare itineraries make of an answer of these two alone.
 * @param rival an itinerary of the answer
 * @param candidate an itinerary that may be missing beside it
 * @returns the reason of the filter that removes the candidate; undefined where none does
 */
export function removedBeside(
  rival: Itinerary,
  candidate: Itinerary,
  { when, weights, cycling = [] }: Pick<PlanRequest, 'when' | 'weights' | 'cycling'>,
  costsOf: (itinerary: Itinerary) => Costs,
): RemovalReason | undefined {
  const scoreOf = (itinerary: Itinerary): number => weightedScore(itinerary, costsOf(itinerary), when, weights);
  const both = [rival, candidate];
  const isCombination = candidate.modes.length > 1;
  const alone = isCombination && rival.modes.length < 2 ? [rival] : [];
  const combinations = isCombination ? both.filter((itinerary) => !alone.includes(itinerary)) : [];
  const compared = {
    rivals: alone,
    singleModes: { inOrder: (some: readonly Itinerary[]) => some, at: () => [] },
    isOver: false,
    costsOf,
    weights,
    when,
  };
  const removed = [
    ...runFilters(ITINERARY_FILTERS.combinations, combinations, compared).removed,
    ...(isOfOneSet(rival, candidate)
      ? runFilters(ITINERARY_FILTERS.modeSetAnswer, both, { when, cycling, costsOf, weights }).removed
      : []),
    ...runFilters(ITINERARY_FILTERS.wholeAnswer, both, { costsOf, scoreOf }).removed,
  ];
  return removed.find((flag) => flag.candidate === candidate)?.reason;
}

/** Whether two itineraries belong to the answer of one set of modes: the combinations together, each mode alone. */
function isOfOneSet({ modes: some }: Itinerary, { modes: others }: Itinerary): boolean {
  return (some.length > 1 && others.length > 1) || (some.length === 1 && others.length === 1 && some[0] === others[0]);
}
