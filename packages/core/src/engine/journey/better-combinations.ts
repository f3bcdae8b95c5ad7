import type { Costs, Empty, Itinerary } from '../../model/index.ts';
import { isWorseInEveryWay, type Trifles } from './domination.ts';
import type { ExplanationRecorder } from './explanation.ts';
import type { SearchedSet } from './search-set.ts';
import { WALK_SECONDS_PER_BOARDING } from './walking-instead.ts';

/**
 * Nobody changes vehicles to be on the way for half a minute less, to burn what a car does in 300 m or on a tenth of its way, or to walk a few steps less; a vehicle more has to save
 * as much walking as boarding it weighs (IT-13).
 */
const TRIFLES: Trifles = {
  seconds: 60,
  walkSeconds: 60,
  walkSecondsPerVehicle: WALK_SECONDS_PER_BOARDING,
  kilograms: 0.05,
  share: 0.1,
};

/**
 * Of what a combination gives, the itineraries by several modes that no itinerary by a single one is at least as good as in every way, trifles
 * apart (spec 4.2 rule 2).
 * @param rivals what the modes give alone
 * @param isOver whether time ran out: a mode that could not be searched might be better than any combination, so none is told
 */
export function betterCombinations(
  { modes, itineraries, empty }: SearchedSet,
  rivals: readonly Itinerary[],
  {
    isOver,
    costsOf,
    recorder,
  }: {
    readonly isOver: boolean;
    readonly costsOf: (itinerary: Itinerary) => Costs;
    readonly recorder: ExplanationRecorder | undefined;
  },
): SearchedSet {
  const better = itineraries.filter((candidate) => {
    if (candidate.modes.length < 2) recorder?.removed(candidate, 'one-mode-only');
    else if (isOver) recorder?.removed(candidate, 'out-of-time');
    else {
      const winner = rivals.find((rival) => isWorseInEveryWay(candidate, rival, costsOf, TRIFLES));
      if (winner === undefined) return true;
      recorder?.removed(candidate, 'single-mode-is-better', winner);
    }
    return false;
  });
  return { modes, itineraries: better, empty: better.length > 0 ? undefined : whyNone() };

  function whyNone(): Empty | undefined {
    if (isOver) return { reason: 'stopped-early', values: {} };
    return itineraries.length > 0 || rivals.length > 0 ? { reason: 'not-better', values: {} } : empty;
  }
}
