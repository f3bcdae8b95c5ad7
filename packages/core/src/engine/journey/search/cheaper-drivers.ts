import type { Itinerary, Leg, StreetLeg } from '../../../model/index.ts';
import { hailsCar } from '../itinerary/hails-car.ts';
import { isWalk } from '../itinerary/leg-sequence.ts';
import { byCheaperDrivers } from '../modes/hailed/cheaper-driver.ts';
import type { JourneyTask } from '../request/journey-task.ts';

/**
 * Itineraries with cheaper drivers. The search hails the driver who arrives first, but a driver who comes later may cost less. For each use of cars
 * (to the first stop, from the last one, both) the best itinerary of a pair of access and egress is offered with the cheapest drivers as well, at all
 * its departures. Other itineraries would repeat the same choice.
 * @param vehicles of the pair: the drivers are of these modes
 * @param scoreOf the weighted score: lower is better
 */
export function cheaperDrivers(
  task: JourneyTask,
  vehicles: readonly string[],
  itineraries: readonly Itinerary[],
  scoreOf: (itinerary: Itinerary) => number,
): Itinerary[] {
  const bestOfUse = new Map<string, { readonly score: number; readonly pattern: string }>();
  const called = itineraries.filter(hailsCar);
  for (const itinerary of called) {
    const use = useOf(itinerary);
    const score = scoreOf(itinerary);
    if (score < (bestOfUse.get(use)?.score ?? Number.POSITIVE_INFINITY))
      bestOfUse.set(use, { score, pattern: patternOf(itinerary) });
  }
  return called.flatMap((like) =>
    bestOfUse.get(useOf(like))?.pattern === patternOf(like) ? (byCheaperDrivers(task, vehicles, like) ?? []) : [],
  );
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
