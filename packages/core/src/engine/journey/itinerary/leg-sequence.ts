import type { Itinerary, Leg, Place, StationaryLeg, StreetLeg } from '../../../model/index.ts';

/** Legs one after the other from a moment on, each as long as it is; what is undefined is left out. */
export function inSequence(legs: readonly (Leg | undefined)[], departure: number): Leg[] {
  let at = departure;
  return legs.flatMap((leg) => {
    if (leg === undefined) return [];
    const timed = { ...leg, departure: at, arrival: at + (leg.arrival - leg.departure) };
    at = timed.arrival;
    return [timed];
  });
}

export function secondsOf(legs: readonly (Leg | undefined)[]): number {
  return legs.reduce((sum, leg) => (leg === undefined ? sum : sum + leg.arrival - leg.departure), 0);
}

/** Legs that are told only when they are wanted: how long they take is known before. */
export interface LegPlan {
  readonly seconds: number;
  /**
   * To be put {@link inSequence}; what times they bear does not matter.
   * @param departure when the first begins: prices depend on it
   */
  legs(departure: number): readonly Leg[];
  /** Whether it can begin at an instant, as far as hours of opening and the like tell; absent = at any. */
  runsAt?(departure: number): boolean;
}

/** Standing still for a while. @param mode a `stationary_…` identifier */
export function pauseLeg(mode: string, at: Place, seconds: number): StationaryLeg {
  return { kind: 'stationary', mode, at, departure: 0, arrival: seconds };
}

/** Whether a leg is moved on foot or in a wheelchair. */
export function isWalk(leg: Leg): leg is StreetLeg {
  return leg.kind === 'street' && (leg.profile === 'walk' || leg.profile === 'wheelchair');
}

/** Legs without gaps as an answer. */
export function itineraryOf(legs: readonly Leg[], boardings: number, modes: readonly string[]): Itinerary {
  const walks = legs.filter(isWalk);
  return {
    departure: (legs[0] as Leg).departure,
    arrival: (legs.at(-1) as Leg).arrival,
    legs,
    boardings,
    walkMetres: walks.reduce((sum, leg) => sum + leg.metres, 0),
    walkSeconds: walks.reduce((sum, leg) => sum + leg.arrival - leg.departure, 0),
    modes,
  };
}
