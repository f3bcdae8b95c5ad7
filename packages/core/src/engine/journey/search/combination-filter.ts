import type { Costs, Empty, Itinerary } from '../../../model/index.ts';
import { addsNeedlessHailedRide } from '../filters/called-cars.ts';
import { type DominanceTolerance, isWorseInEveryWay } from '../filters/dominance.ts';
import { providersOf } from '../filters/drop-dominated.ts';
import { WALK_SECONDS_PER_BOARDING } from '../filters/walking-is-better.ts';
import { vehiclesOf } from '../itinerary/vehicles-of.ts';
import type { ExplanationRecorder } from '../trace/explanation-recorder.ts';
import type { SearchedSet } from './search-set.ts';
import type { SingleModeProfile } from './single-mode-profile.ts';

/**
 * Nobody changes vehicles to be on the way for half a minute less, to burn what a car does in 300 m or on a tenth of its way, or to walk a few
 * steps less; a vehicle more has to save as much walking as boarding it weighs (IT-13), or two minutes.
 */
const TOLERANCE: DominanceTolerance = {
  seconds: 60,
  vehicleSeconds: 120,
  walkSeconds: 60,
  walkSecondsPerVehicle: WALK_SECONDS_PER_BOARDING,
  kilograms: 0.05,
  share: 0.1,
  shareByCall: 0.5,
};

/** What arrives so much later than a combination, or more, does not make it pointless. */
export const MOST_LATER_SECONDS: number = TOLERANCE.vehicleSeconds;

/**
 * Of what a combination gives, the itineraries by several modes that no itinerary by a single one is at least as good as in every way, trifles
 * apart (spec 4.2 rule 2).
 * @param rivals what the modes give alone
 * @param later asked of what these say nothing against: what the modes give alone to those who leave as late
 * @param isOver whether time ran out: a mode that could not be searched might be better than any combination, so none is told
 */
export function betterCombinations(
  { modes, itineraries, empty }: SearchedSet,
  rivals: readonly Itinerary[],
  {
    later,
    isOver,
    costsOf,
    recorder,
  }: {
    readonly later: SingleModeProfile;
    readonly isOver: boolean;
    readonly costsOf: (itinerary: Itinerary) => Costs;
    readonly recorder: ExplanationRecorder | undefined;
  },
): SearchedSet {
  let isCut = isOver;
  const open = itineraries.filter((candidate) => {
    if (candidate.modes.length >= 2 && !isOver) return isBetterThan(rivals, candidate);
    recorder?.removed(candidate, candidate.modes.length < 2 ? 'one-mode-only' : 'out-of-time');
    return false;
  });
  const better = later.inOrder(open).filter((candidate) => {
    const others = later.of(candidate);
    if (others !== undefined) return isBetterThan(others, candidate);
    recorder?.removed(candidate, 'out-of-time');
    isCut = true;
    return false;
  });
  const told = withFewVehicles(open.filter((candidate) => better.includes(candidate)));
  return { modes, itineraries: told, empty: told.length > 0 ? undefined : whyNone() };

  function isBetterThan(singles: readonly Itinerary[], candidate: Itinerary): boolean {
    const winner = singles.find(
      (rival) =>
        isWorseInEveryWay(candidate, rival, costsOf, TOLERANCE) ||
        addsNeedlessHailedRide(candidate, rival, TOLERANCE.walkSeconds),
    );
    if (winner !== undefined) recorder?.removed(candidate, 'single-mode-is-better', winner);
    return winner === undefined;
  }
  function whyNone(): Empty | undefined {
    if (isCut) return { reason: 'stopped-early', values: {} };
    return itineraries.length > 0 || rivals.length > 0 ? { reason: 'not-better', values: {} } : empty;
  }
  /**
   * Without those that take more vehicles than another for trifles, whom one calls and hires from being one's choice; nor those that call cars in
   * vain.
   */
  function withFewVehicles(combinations: readonly Itinerary[]): Itinerary[] {
    const kept = new Set<Itinerary>();
    const inOrder = [...combinations].sort((a, b) => vehiclesOf(a) - vehiclesOf(b));
    for (const candidate of inOrder) {
      const winner = [...kept].find(
        (rival) =>
          vehiclesOf(rival) < vehiclesOf(candidate) &&
          isByProvidersOf(candidate, rival) &&
          isWorseInEveryWay(candidate, rival, costsOf, TOLERANCE),
      );
      if (winner === undefined) kept.add(candidate);
      else recorder?.removed(candidate, 'worse-than-another', winner);
    }
    return combinations.filter((candidate) => {
      if (!kept.has(candidate)) return false;
      const winner = [...kept].find((rival) => addsNeedlessHailedRide(candidate, rival, TOLERANCE.walkSeconds));
      if (winner !== undefined) recorder?.removed(candidate, 'worse-than-another', winner);
      return winner === undefined;
    });
  }
}

/** Whether a single mode makes a combination pointless (spec 4.2 rule 2). */
export function isBeatenBySingle(
  candidate: Itinerary,
  rival: Itinerary,
  costsOf: (itinerary: Itinerary) => Costs,
): boolean {
  return (
    isWorseInEveryWay(candidate, rival, costsOf, TOLERANCE) ||
    addsNeedlessHailedRide(candidate, rival, TOLERANCE.walkSeconds)
  );
}

function isByProvidersOf(candidate: Itinerary, rival: Itinerary): boolean {
  const own = providersOf(candidate);
  return [...providersOf(rival)].every((provider) => own.has(provider));
}
