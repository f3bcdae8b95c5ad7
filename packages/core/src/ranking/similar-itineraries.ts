import { type LatLng, nearbyDistanceMetres } from '../geo/index.ts';
import type { Itinerary, RideLeg } from '../model/index.ts';
import { findModeFamily } from '../modes/index.ts';
import { entersVehicle, isOnFoot } from './hassle.ts';

/** Stops within this distance of each other are similar: a rider who can walk to one can walk to the other. */
const SIMILAR_METRES = 250;

/** Share of the metres ridden that two variants of one way ride on common lines. */
const COMMON_SHARE = 0.6;

/** The features by which riders distinguish itineraries: the modes, the stops where rides begin and end, and the lines. */
export interface ItineraryShape {
  /** The modes in order; walks only where there is no vehicle. Parking is no mode: where to park is a detail of one drive. */
  readonly modes: string;
  /** The modes that are not rides by timetable, in order; and the modes of rides, each once. */
  readonly vehicles: string;
  readonly rideModes: string;
  /** The stops where rides by timetable begin and end, in order. */
  readonly stops: readonly LatLng[];
  /** Metres ridden by line. */
  readonly lines: ReadonlyMap<string, number>;
  readonly rideMetres: number;
}

/** The features of an itinerary. */
export function shapeOf({ legs }: Itinerary): ItineraryShape {
  const isWalkedOnly = !legs.some(entersVehicle);
  const modes: string[] = [];
  const vehicles: string[] = [];
  const rideModes = new Set<string>();
  const stops: LatLng[] = [];
  const lines = new Map<string, number>();
  let rideMetres = 0;
  let line = '';
  for (const leg of legs) {
    if (leg.kind === 'stationary') continue;
    if (leg.kind === 'ride') {
      stops.push(leg.from, leg.to);
      rideModes.add(leg.mode);
      rideMetres += leg.metres;
      // A rider who stays seated keeps to the line boarded, whatever the vehicle is called then.
      if (!leg.seated) line = lineOf(leg);
      lines.set(line, (lines.get(line) ?? 0) + leg.metres);
    } else {
      if (!isWalkedOnly && isOnFoot(leg)) continue;
      vehicles.push(leg.mode);
    }
    modes.push(leg.mode);
  }
  return {
    modes: modes.join(' '),
    vehicles: vehicles.join(' '),
    rideModes: [...rideModes].sort().join(' '),
    stops,
    lines,
    rideMetres,
  };
}

/** Whether two itineraries are variants of each other (spec 2.3): by the same modes between similar stops, or mostly on the same lines. */
export function isSimilarShape(one: ItineraryShape, other: ItineraryShape): boolean {
  return isBetweenSimilarStops(one, other) || isOnSameLines(one, other);
}

/** The same modes in the same order, between similar stops. */
export function isBetweenSimilarStops(one: ItineraryShape, other: ItineraryShape): boolean {
  return (
    one.modes === other.modes &&
    one.stops.every(({ lat, lng }, i) => {
      const its = other.stops[i];
      return its !== undefined && nearbyDistanceMetres(lat, lng, its.lat, its.lng) < SIMILAR_METRES;
    })
  );
}

/**
 * Whether two itineraries are one way to a rider, although one boards once more: by the same modes, all lines of one are lines of the other, which has
 * at most one more, and most of both is ridden on the common lines. So 205, 502 to 205, and a walk to 205 are alternatives, and so is one line boarded
 * at two stops.
 */
function isOnSameLines(one: ItineraryShape, other: ItineraryShape): boolean {
  if (one.lines.size === 0 || one.vehicles !== other.vehicles || one.rideModes !== other.rideModes) return false;
  const [few, many] = one.lines.size <= other.lines.size ? [one, other] : [other, one];
  if (many.lines.size - few.lines.size > 1) return false;
  let common = 0;
  for (const line of few.lines.keys()) {
    const metres = many.lines.get(line);
    if (metres === undefined) return false;
    common += metres;
  }
  return common >= COMMON_SHARE * many.rideMetres;
}

function lineOf({ feed, route }: RideLeg): string {
  return `${feed} ${route.id}`;
}

/** Whether a pause is parking. */
export function isParking(mode: string): boolean {
  const pause = findModeFamily(mode)?.travel.pause;
  return pause === 'park-on-street' || pause === 'park-off-street';
}
