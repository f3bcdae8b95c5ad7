import type { Itinerary, Leg } from '../../../model/index.ts';
import { findModeFamily } from '../../../modes/index.ts';
import { HASSLE_PER_CHANGE, HASSLE_PER_WALKING_HOUR, MONEY_PER_HOUR } from '../../../ranking/index.ts';
import { hailsCar } from '../itinerary/hails-car.ts';
import { vehiclesOf } from '../itinerary/vehicles-of.ts';
import { dominates } from './dominance.ts';
import { WALKING_ALL_THE_WAY } from './dominance-tolerance.ts';
import type { ItineraryFilter } from './itinerary-filter.ts';
import { LEAST_METRES_BY_VEHICLE, WALK_SECONDS_PER_BOARDING } from './thresholds.ts';

/** Walking the whole way, as a rival. */
export interface WalkingRival {
  readonly seconds: number;
  /** The walk as an itinerary, for the explanation; undefined unless the answer is explained. */
  readonly itinerary: Itinerary | undefined;
}

export interface WalkingContext {
  /** Finds the walk when it is first needed; undefined where walking the whole way is no answer. */
  walk(): WalkingRival | undefined;
}

/**
 * Removes rides, and drives that end with a walk, where walking the whole way takes no longer and is no harder (IT-13). A bus for one stop is not
 * offered where walking is as fast. A bus that saves a long walk is offered.
 */
export const walkingIsBetter: ItineraryFilter<Itinerary, WalkingContext> = {
  reason: 'walking-is-better',
  removes:
    'rides that take no less time than walking the whole way, and save too little walking for their boardings and hailed cars',
  flag(itineraries, context) {
    const open = itineraries.filter((itinerary) => !isWalked(itinerary) && isPartlyOnFootOrBoarded(itinerary));
    const walk = open.length === 0 ? undefined : context.walk();
    if (walk === undefined) return [];
    const rival = walkOf(walk.seconds);
    return open
      .filter((candidate) => dominates(rival, candidate, WALKING_ALL_THE_WAY))
      .map((candidate) => ({ candidate, by: walk.itinerary }));
  },
};

/**
 * A ride may save a minute or two and still be the harder way: ten minutes on foot around a ride of two. The efforts compare by the rates of the score,
 * with the burden of a transfer for every vehicle, the first one too, since walking the whole way boards none.
 */
export const walkingIsEasier: ItineraryFilter<Itinerary, WalkingContext> = {
  reason: 'walking-is-better',
  removes:
    'rides with others that are no less effort than walking the whole way, in time, walking and vehicles, and save too little walking for their vehicles',
  flag(itineraries, context) {
    const open = itineraries.filter(isRiddenWithOthers);
    const walk = open.length === 0 ? undefined : context.walk();
    if (walk === undefined) return [];
    const whole = walkOf(walk.seconds);
    return open
      .filter((candidate) => savesLittleWalking(candidate, walk.seconds) && effortOf(candidate) >= effortOf(whole))
      .map((candidate) => ({ candidate, by: walk.itinerary }));
  },
};

function savesLittleWalking(itinerary: Itinerary, seconds: number): boolean {
  return seconds - itinerary.walkSeconds <= WALK_SECONDS_PER_BOARDING * vehiclesOf(itinerary);
}

/** Cost units of time, walking and vehicles. Waiting and cycling count as riding here, in favour of the ride. */
function effortOf(itinerary: Itinerary): number {
  const seconds = itinerary.arrival - itinerary.departure;
  const hours = (seconds * MONEY_PER_HOUR + itinerary.walkSeconds * HASSLE_PER_WALKING_HOUR) / 3600;
  return hours + HASSLE_PER_CHANGE * vehiclesOf(itinerary);
}

/** Whether an itinerary has a walk and a vehicle that is not the rider's own. */
function isRiddenWithOthers({ legs, boardings, walkSeconds }: Itinerary): boolean {
  return walkSeconds > 0 && (boardings > 0 || legs.some((leg) => leg.kind === 'street' && isOfOthers(leg.mode)));
}

function isOfOthers(mode: string): boolean {
  const travel = findModeFamily(mode)?.travel;
  return travel?.hailed === true || travel?.mustReturn === true || travel?.poolsRides === true;
}

/** A car called or fetched for a few steps is a walk, however the times compare. */
export const rideIsAWalk: ItineraryFilter<Itinerary, WalkingContext> = {
  reason: 'walking-is-better',
  removes: `rides of less than ${LEAST_METRES_BY_VEHICLE} m by vehicles with an engine and without a timetable, where walking the whole way is possible`,
  flag(itineraries, context) {
    const short = itineraries.filter(isShortDrive);
    const walk = short.length === 0 ? undefined : context.walk();
    return walk === undefined ? [] : short.map((candidate) => ({ candidate, by: walk.itinerary }));
  },
};

function isShortDrive({ legs, boardings }: Itinerary): boolean {
  const driven = legs.filter((leg) => leg.kind === 'street' && isDriven(leg.profile));
  return (
    boardings === 0 &&
    driven.length > 0 &&
    driven.reduce((sum, leg) => sum + metresOf(leg), 0) < LEAST_METRES_BY_VEHICLE
  );
}

function isDriven(profile: string): boolean {
  return profile === 'car' || profile === 'motorbike' || profile === 'taxi';
}

function metresOf(leg: Leg): number {
  return leg.kind === 'stationary' ? 0 : leg.metres;
}

/** A walk of so many seconds, for comparison: it may start at any time and has no legs. */
export function walkOf(seconds: number): Itinerary {
  return { departure: 0, arrival: seconds, legs: [], boardings: 0, walkMetres: 0, walkSeconds: seconds, modes: [] };
}

/** Rides may take no time at all, so vehicles decide, not seconds. */
function isWalked(itinerary: Itinerary): boolean {
  return vehiclesOf(itinerary) === 0;
}

/**
 * Whether an itinerary has a walk, a boarding or a hailed car. Others have none that walking the whole way could save, so they need no walk to
 * compare with.
 */
function isPartlyOnFootOrBoarded(itinerary: Itinerary): boolean {
  return itinerary.walkSeconds > 0 || itinerary.boardings > 0 || hailsCar(itinerary);
}
