import type { Itinerary } from '../../../model/index.ts';
import { dominates } from './dominance.ts';
import { CAR_PARK, WALKING_NO_SLOWER } from './dominance-tolerance.ts';
import { flagWhere, type ItineraryFilter } from './itinerary-filter.ts';
import { LONGEST_WALK_FROM_CAR_PARK_SECONDS } from './thresholds.ts';
import { walkOf } from './walking-is-better.ts';

/** A hired vehicle or a shared ride from door to door, with its walks. */
export interface ServedCandidate {
  readonly seconds: number;
}

export interface ServedContext {
  /** Seconds of walking the whole way; undefined where the two ends are one place. */
  readonly walkSeconds: number | undefined;
}

/** SV-12. */
export const walkingIsNoSlower: ItineraryFilter<ServedCandidate, ServedContext> = {
  reason: 'walking-is-better',
  removes: 'rides that take no less time than walking the whole way',
  flag: flagWhere(
    ({ seconds }, { walkSeconds }) =>
      walkSeconds !== undefined && dominates(walkOf(walkSeconds), rideOf(seconds), WALKING_NO_SLOWER),
  ),
};

/** A drive to a place to park, and the walk on from there. */
export interface ParkedCandidate {
  readonly seconds: number;
  /** Seconds of walking before and after the drive. */
  readonly secondsThere: number;
  readonly secondsOn: number;
  readonly parking: { readonly lot: unknown };
}

export interface ParkedContext {
  /** Longest walking time in all, in seconds. */
  readonly walkLimitSeconds: number;
  /** The candidate with its legs, at the time of the request. */
  readonly itineraryOf: (candidate: ParkedCandidate) => Itinerary;
}

type ParkedFilter = ItineraryFilter<ParkedCandidate, ParkedContext>;

/** Parking on the street in front has no such limit: the nearest street counts, however far it is. */
export const carParkIsTooFar: ItineraryFilter<ParkedCandidate, Pick<ParkedContext, 'walkLimitSeconds'>> = {
  reason: 'walk-too-long',
  removes: `car parks farther than ${LONGEST_WALK_FROM_CAR_PARK_SECONDS / 60} minutes on foot, or than the request allows`,
  flag: flagWhere(isCarParkTooFar),
};

/** Whether the walk from a car park exceeds {@link LONGEST_WALK_FROM_CAR_PARK_SECONDS}, or all walks together exceed the limit of the request. */
export function isCarParkTooFar(
  { parking, secondsThere, secondsOn }: ParkedCandidate,
  { walkLimitSeconds }: Pick<ParkedContext, 'walkLimitSeconds'>,
): boolean {
  if (parking.lot === undefined) return false;
  return secondsOn > LONGEST_WALK_FROM_CAR_PARK_SECONDS || secondsThere + secondsOn > walkLimitSeconds;
}

export const slowerCarPark: ParkedFilter = {
  reason: 'slower-alike',
  removes: 'car parks other than the quickest',
  flag(candidates) {
    const quickest = quickestCarPark(candidates);
    return candidates
      .filter((candidate) => candidate.parking.lot !== undefined && candidate !== quickest)
      .map((candidate) => ({ candidate }));
  },
};

/** A car park is preferred to the street, where a free space is uncertain (OS-40). */
export const streetBesideCarPark: ParkedFilter = {
  reason: 'car-park-alike',
  removes: 'parking on the street in front, where the car park is free of charge and about as quick and as near',
  flag(candidates, { itineraryOf }) {
    const carPark = quickestCarPark(candidates);
    if (carPark === undefined) return [];
    return candidates
      .filter(
        (street) => street.parking.lot === undefined && dominates(itineraryOf(carPark), itineraryOf(street), CAR_PARK),
      )
      .map((candidate) => ({ candidate }));
  },
};

function quickestCarPark(candidates: readonly ParkedCandidate[]): ParkedCandidate | undefined {
  return candidates
    .filter(({ parking }) => parking.lot !== undefined)
    .reduce<ParkedCandidate | undefined>(
      (best, candidate) => (best === undefined || candidate.seconds < best.seconds ? candidate : best),
      undefined,
    );
}

function rideOf(seconds: number): Itinerary {
  return { ...walkOf(seconds), walkSeconds: 0 };
}
