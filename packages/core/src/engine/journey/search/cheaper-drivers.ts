import type { Costs, Itinerary, Leg, StreetLeg } from '../../../model/index.ts';
import { weightedScore } from '../../../ranking/index.ts';
import { callsCar } from '../itinerary/calls-car.ts';
import { isWalk } from '../itinerary/leg-sequence.ts';
import { byCheaperDrivers } from '../modes/hailed/cheaper-driver.ts';
import type { JourneyTask } from '../request/journey-task.ts';

/** A combination, and the same with others who drive for less. */
export interface CheaperDriven {
  readonly itinerary: Itinerary;
  readonly like: Itinerary;
}

/**
 * The search calls whoever comes first; who waits longer may pay less. Of each way of using cars (to the first stop, from the last one, both) the one
 * that fits the request best is offered by the cheapest drivers as well, all its departures: more would be the same choice again and again.
 * @param modes of the combinations
 */
export function cheaperDrivers(
  task: JourneyTask,
  modes: readonly string[],
  combinations: readonly Itinerary[],
  costsOf: (itinerary: Itinerary) => Costs,
): CheaperDriven[] {
  const { when, weights } = task.request;
  const bestOfUse = new Map<string, { readonly score: number; readonly way: string }>();
  const called = combinations.filter(callsCar);
  for (const itinerary of called) {
    const use = useOf(itinerary);
    const score = weightedScore(itinerary, costsOf(itinerary), when, weights);
    if (score < (bestOfUse.get(use)?.score ?? Number.POSITIVE_INFINITY))
      bestOfUse.set(use, { score, way: wayOf(itinerary) });
  }
  return called.flatMap((like) => {
    if (bestOfUse.get(useOf(like))?.way !== wayOf(like)) return [];
    const itinerary = byCheaperDrivers(task, modes, like);
    return itinerary === undefined ? [] : [{ itinerary, like }];
  });
}

/** What moves one in which order, rides one after the other as one. */
function useOf({ legs }: Itinerary): string {
  const kinds = legs.flatMap((leg) => (leg.kind === 'ride' ? ['ride'] : isRidden(leg) ? [leg.profile] : []));
  return kinds.filter((kind, i) => kind !== kinds[i - 1]).join(' ');
}

function wayOf({ legs }: Itinerary): string {
  return legs
    .flatMap((leg) =>
      leg.kind === 'ride' ? [leg.mode, leg.from.stop?.code, leg.to.stop?.code] : isRidden(leg) ? [leg.mode] : [],
    )
    .join(' ');
}

function isRidden(leg: Leg): leg is StreetLeg {
  return leg.kind === 'street' && !isWalk(leg);
}
