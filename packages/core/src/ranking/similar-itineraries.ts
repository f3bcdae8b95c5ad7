import { type LatLng, nearbyDistanceMetres } from '../geo/index.ts';
import type { Itinerary } from '../model/index.ts';
import { findModeFamily } from '../modes/index.ts';

/** Stops within this distance of each other are similar: a rider who can walk to one can walk to the other. */
const SIMILAR_METRES = 250;

/** The features by which riders distinguish itineraries: the modes, and the stops where rides begin and end. */
export interface ItineraryShape {
  /** The modes in order, with kinds of parking; walks only where no ride is boarded. */
  readonly modes: string;
  /** The stops where rides by timetable begin and end, in order. */
  readonly stops: readonly LatLng[];
}

/** The features of an itinerary. */
export function shapeOf({ legs, boardings }: Itinerary): ItineraryShape {
  const modes: string[] = [];
  const stops: LatLng[] = [];
  for (const leg of legs) {
    const travel = findModeFamily(leg.mode)?.travel;
    if (leg.kind === 'ride') stops.push(leg.from, leg.to);
    else if (leg.kind === 'stationary' ? !isParking(leg.mode) : boardings > 0 && travel?.connector === true) continue;
    modes.push(leg.mode);
  }
  return { modes: modes.join(' '), stops };
}

/** Whether two itineraries are variants of each other: the same modes in the same order, between similar stops (spec 2.3). */
export function isSimilarShape(one: ItineraryShape, other: ItineraryShape): boolean {
  return (
    one.modes === other.modes &&
    one.stops.every(({ lat, lng }, i) => {
      const its = other.stops[i];
      return its !== undefined && nearbyDistanceMetres(lat, lng, its.lat, its.lng) < SIMILAR_METRES;
    })
  );
}

/** Whether a pause is parking. Parking distinguishes itineraries; waiting and transfers do not. */
export function isParking(mode: string): boolean {
  const pause = findModeFamily(mode)?.travel.pause;
  return pause === 'park-on-street' || pause === 'park-off-street';
}
