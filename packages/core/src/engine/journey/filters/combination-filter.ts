import { nearbyDistanceMetres } from '../../../geo/index.ts';
import type { Itinerary, Leg, RideLeg, StreetLeg } from '../../../model/index.ts';
import { findModeFamily } from '../../../modes/index.ts';
import { hailsCar } from '../itinerary/hails-car.ts';
import { isWalk } from '../itinerary/leg-sequence.ts';
import { vehiclesOf } from '../itinerary/vehicles-of.ts';
import { type CostsOf, dominates } from './dominance.ts';
import { FEWER_VEHICLES, SINGLE_MODE, WITHOUT_HAILED_CAR } from './dominance-tolerance.ts';
import { isHopelessBeside, type TripCostContext } from './hopeless.ts';
import { flagBeaten, flagWhere, type ItineraryFilter } from './itinerary-filter.ts';
import { LEAST_METRES_BETWEEN_CHANGES, LEAST_METRES_IN_COMBINATION, LOOP_METRES } from './thresholds.ts';

/** Itineraries by each mode alone, for the time when a combination leaves (arrives). */
export interface SingleModes {
  /** The combinations in the order in which the fewest searches answer {@link SingleModes.at} for all of them. */
  inOrder(combinations: readonly Itinerary[]): readonly Itinerary[];
  /** Undefined where the time was up before each mode was searched. */
  at(combination: Itinerary): readonly Itinerary[] | undefined;
}

/** Single modes that a combination is compared with. */
export interface RivalContext {
  readonly rivals: readonly Itinerary[];
  readonly costsOf: CostsOf;
}

export interface CombinationContext extends RivalContext, TripCostContext {
  /** Whether the time was up before every mode was searched. A rival that was not found may be better than any combination. */
  readonly isOver: boolean;
  /** Further rivals: those of {@link RivalContext} leave at the time of the request, these when a combination leaves. */
  readonly singleModes: SingleModes;
}

type CombinationFilter<Context = CombinationContext> = ItineraryFilter<Itinerary, Context>;

/** Spec 4.2 rule 1: the itineraries of one mode belong to the request for that mode. */
export const oneModeOnly: CombinationFilter<unknown> = {
  reason: 'one-mode-only',
  removes: 'itineraries that use only one of the modes',
  flag: flagWhere(({ modes }) => modes.length < 2),
};

/** A ride out and back only joins two other vehicles, which meet where it began. It needs no rival, so fewer modes remove it as well as more. */
export const ridesInALoop: CombinationFilter<unknown> = {
  reason: 'worse-than-another',
  removes: `combinations that ride by timetable from a stop and back to within ${LOOP_METRES} m of it`,
  flag: flagWhere(({ legs }) => {
    const rides = legs.filter((leg) => leg.kind === 'ride');
    return rides.some(({ to }, last) =>
      rides.slice(0, last).some(({ from }) => nearbyDistanceMetres(from.lat, from.lng, to.lat, to.lng) < LOOP_METRES),
    );
  }),
};

/**
 * A bicycle locked or a car hailed for a few steps: the rest of the trip is the same on foot. A folding bicycle comes along anyway. It needs no rival
 * either.
 */
export const vehicleForAFewSteps: CombinationFilter<unknown> = {
  reason: 'worse-than-another',
  removes: `combinations that use a vehicle without a timetable for less than ${LEAST_METRES_IN_COMBINATION} m in all, unless it folds`,
  flag: flagWhere(({ legs }) => {
    const metres = new Map<string, number>();
    for (const leg of legs.filter(isInVehicle))
      if (leg.kind === 'street' && findModeFamily(leg.mode)?.travel.carriedAboard !== true)
        metres.set(leg.mode, (metres.get(leg.mode) ?? 0) + leg.metres);
    return [...metres.values()].some((all) => all < LEAST_METRES_IN_COMBINATION);
  }),
};

/** A short ride next to a car or bicycle, and a further ride: the car or bicycle goes there as well. */
export const ridesBetweenChanges: CombinationFilter<unknown> = {
  reason: 'worse-than-another',
  removes: `combinations with a ride of less than ${LEAST_METRES_BETWEEN_CHANGES} m by timetable between a vehicle without one and another ride`,
  flag: flagWhere(({ legs }) => {
    const vehicles = legs.filter(isInVehicle);
    return vehicles.some((leg, i) => {
      const [before, after] = [vehicles[i - 1], vehicles[i + 1]];
      if (leg.kind !== 'ride' || leg.metres >= LEAST_METRES_BETWEEN_CHANGES) return false;
      return (
        before !== undefined && after !== undefined && before.kind !== after.kind && !leg.seated && !isSeatedOn(after)
      );
    });
  }),
};

export const outOfTime: CombinationFilter = {
  reason: 'out-of-time',
  removes: 'every combination, where the time was up before each mode was searched alone',
  flag: flagWhere((_, { isOver }) => isOver),
};

/** Spec 4.2 rule 2. */
export const singleModeIsBetter: CombinationFilter<RivalContext> = {
  reason: 'single-mode-is-better',
  removes:
    'combinations dominated by a single mode at the time of the request, or with a hailed car that it makes needless',
  flag: flagBeaten((candidate, { rivals, costsOf }) => singleModeBetterThan(candidate, rivals, costsOf)),
};

export const notCompared: CombinationFilter = {
  reason: 'out-of-time',
  removes: 'combinations that were not compared with each mode at their own departure before the time was up',
  flag: (candidates, { singleModes }) =>
    singleModes
      .inOrder(candidates)
      .filter((candidate) => singleModes.at(candidate) === undefined)
      .map((candidate) => ({ candidate })),
};

/** Spec 4.2 rule 2, for a rider who sets out when the combination leaves. */
export const singleModeIsBetterThen: CombinationFilter = {
  reason: 'single-mode-is-better',
  removes:
    'combinations dominated by a single mode at their own departure (arrival), or with a hailed car that it makes needless',
  flag: flagBeaten((candidate, { singleModes, costsOf }) =>
    singleModeBetterThan(candidate, singleModes.at(candidate) ?? [], costsOf),
  ),
};

export const singleModeIsFarEasier: CombinationFilter = {
  reason: 'single-mode-is-better',
  removes: 'combinations that are hopeless beside a single mode: over 1.5 times the cost in time, effort and money',
  flag: flagBeaten((candidate, context) =>
    [...context.rivals, ...(context.singleModes.at(candidate) ?? [])].find((rival) =>
      isHopelessBeside(candidate, rival, context),
    ),
  ),
};

/** A combination that is removed is no rival of the next one. */
export const moreVehicles: CombinationFilter<Pick<RivalContext, 'costsOf'>> = {
  reason: 'worse-than-another',
  removes: 'combinations dominated by another one with fewer vehicles of the same providers',
  flag(candidates, { costsOf }) {
    const kept: Itinerary[] = [];
    return fewestVehiclesFirst(candidates).flatMap((candidate) => {
      const by = kept.find((rival) => dominates(rival, candidate, FEWER_VEHICLES, costsOf));
      if (by === undefined) kept.push(candidate);
      return by === undefined ? [] : [{ candidate, by }];
    });
  },
};

export const needlessHailedCar: CombinationFilter<unknown> = {
  reason: 'worse-than-another',
  removes:
    'combinations with a hailed car that another one makes needless: no slower, no more walking, no farther in the same cars',
  flag(candidates) {
    const rivals = fewestVehiclesFirst(candidates);
    return candidates.flatMap((candidate) => {
      const by = rivals.find((rival) => addsNeedlessHailedRide(candidate, rival));
      return by === undefined ? [] : [{ candidate, by }];
    });
  },
};

/**
 * Whether a combination hails a car only to save one vehicle. The rival takes at most one vehicle more, leaves no earlier, arrives no later, has no
 * longer walks and no longer rides in the same hailed cars, and is better in one of these.
 */
export function addsNeedlessHailedRide(candidate: Itinerary, rival: Itinerary): boolean {
  return rival.boardings > 0 && hailsCar(candidate) && dominates(rival, candidate, WITHOUT_HAILED_CAR);
}

function isInVehicle(leg: Leg): leg is RideLeg | StreetLeg {
  return leg.kind === 'ride' || (leg.kind === 'street' && !isWalk(leg));
}

function isSeatedOn(leg: Leg): boolean {
  return leg.kind === 'ride' && leg.seated;
}

function singleModeBetterThan(
  candidate: Itinerary,
  rivals: readonly Itinerary[],
  costsOf: CostsOf,
): Itinerary | undefined {
  return rivals.find(
    (rival) => dominates(rival, candidate, SINGLE_MODE, costsOf) || addsNeedlessHailedRide(candidate, rival),
  );
}

function fewestVehiclesFirst(itineraries: readonly Itinerary[]): Itinerary[] {
  return [...itineraries].sort((a, b) => vehiclesOf(a) - vehiclesOf(b));
}
