import type { Costs, Itinerary, Leg, StreetLeg } from '../../../model/index.ts';
import { weightedScore } from '../../../ranking/index.ts';
import { hailsCar } from '../itinerary/hails-car.ts';
import { isWalk } from '../itinerary/leg-sequence.ts';
import { byCheaperDrivers } from '../modes/hailed/cheaper-driver.ts';
import type { JourneyTask } from '../request/journey-task.ts';

/** A combination with cheaper drivers, and the combination that it was made from. */
export interface CheaperDriven {
  readonly itinerary: Itinerary;
  readonly like: Itinerary;
}

/**
 * Combinations with cheaper drivers. The search hails the driver who arrives first, but a driver who comes later may cost less. For each use of cars
 * (to the first stop, from the last one, both) the best combination is offered with the cheapest drivers as well, at all its departures. Other
 * combinations would repeat the same choice.
 * @param modes of the combinations
 */
export function cheaperDrivers(
  task: JourneyTask,
  modes: readonly string[],
  combinations: readonly Itinerary[],
  costsOf: (itinerary: Itinerary) => Costs,
): CheaperDriven[] {
  const { when, weights } = task.request;
  const bestOfUse = new Map<string, { readonly score: number; readonly pattern: string }>();
  const called = combinations.filter(hailsCar);
  for (const itinerary of called) {
    const use = useOf(itinerary);
    const score = weightedScore(itinerary, costsOf(itinerary), when, weights);
    if (score < (bestOfUse.get(use)?.score ?? Number.POSITIVE_INFINITY))
      bestOfUse.set(use, { score, pattern: patternOf(itinerary) });
  }
  return called.flatMap((like) => {
    if (bestOfUse.get(useOf(like))?.pattern !== patternOf(like)) return [];
    const itinerary = byCheaperDrivers(task, modes, like);
    return itinerary === undefined ? [] : [{ itinerary, like }];
  });
}

/** The order of rides and cars; consecutive rides count as one. */
function useOf({ legs }: Itinerary): string {
  const kinds = legs.flatMap((leg) => (leg.kind === 'ride' ? ['ride'] : isRidden(leg) ? [leg.profile] : []));
  return kinds.filter((kind, i) => kind !== kinds[i - 1]).join(' ');
}

/** Equal for the departures of one combination: the same stops and drivers. */
function patternOf({ legs }: Itinerary): string {
  return legs
    .flatMap((leg) =>
      leg.kind === 'ride' ? [leg.mode, leg.from.stop?.code, leg.to.stop?.code] : isRidden(leg) ? [leg.mode] : [],
    )
    .join(' ');
}

function isRidden(leg: Leg): leg is StreetLeg {
  return leg.kind === 'street' && !isWalk(leg);
}
