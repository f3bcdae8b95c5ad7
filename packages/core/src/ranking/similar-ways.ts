import { type LatLng, nearbyDistanceMetres } from '../geo/index.ts';
import type { Itinerary } from '../model/index.ts';
import { findModeFamily } from '../modes/index.ts';

/** Stops nearer to each other than this are similar: who can walk to one can walk to the other. */
const SIMILAR_METRES = 250;

/** A way of getting there as far as people tell ways apart: by what they go, and from where to where they ride. */
export interface WayTaken {
  /** The modes in order, kinds of parking among them; walks only where nothing is boarded. */
  readonly modes: string;
  /** Where rides by timetable begin and end, in order. */
  readonly stops: readonly LatLng[];
}

export function wayTaken({ legs, boardings }: Itinerary): WayTaken {
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

/** Whether two are one way told twice: by the same modes in the same order, between similar stops (spec 2.3). */
export function isSimilarWay(one: WayTaken, other: WayTaken): boolean {
  return (
    one.modes === other.modes &&
    one.stops.every(({ lat, lng }, i) => {
      const its = other.stops[i];
      return its !== undefined && nearbyDistanceMetres(lat, lng, its.lat, its.lng) < SIMILAR_METRES;
    })
  );
}

/** Where a vehicle is left makes a way of its own; waiting and changing do not. */
export function isParking(mode: string): boolean {
  const pause = findModeFamily(mode)?.travel.pause;
  return pause === 'park-on-street' || pause === 'park-off-street';
}
