import type { Itinerary, Leg, Place, StationaryLeg, StreetLeg } from '../../../model/index.ts';

/** Legs one after the other from an instant on, each with its own duration; undefined ones are dropped. */
export function inSequence(legs: readonly (Leg | undefined)[], departure: number): Leg[] {
  let at = departure;
  return legs.flatMap((leg) => {
    if (leg === undefined) return [];
    const timed = { ...leg, departure: at, arrival: at + (leg.arrival - leg.departure) };
    at = timed.arrival;
    return [timed];
  });
}

/** The duration of legs one after the other; undefined ones take no time. */
export function secondsOf(legs: readonly (Leg | undefined)[]): number {
  return legs.reduce((sum, leg) => (leg === undefined ? sum : sum + leg.arrival - leg.departure), 0);
}

/** Legs that are built only when they are needed; their duration is known before. */
export interface LegPlan {
  readonly seconds: number;
  /**
   * Legs for {@link inSequence}; their own times do not matter.
   * @param departure when the first begins: prices depend on it
   */
  legs(departure: number): readonly Leg[];
  /** Whether it can begin at an instant, given opening hours and the like; absent = at any. */
  runsAt?(departure: number): boolean;
}

/** A pause from time 0 on. @param mode a `stationary_…` identifier */
export function pauseLeg(mode: string, at: Place, seconds: number): StationaryLeg {
  return { kind: 'stationary', mode, at, departure: 0, arrival: seconds };
}

/** Whether a leg is walked, or rolled in a wheelchair. */
export function isWalk(leg: Leg): leg is StreetLeg {
  return leg.kind === 'street' && (leg.profile === 'walk' || leg.profile === 'wheelchair');
}

/** The itinerary of legs without gaps; there is at least one. @param boardings rides by timetable, stays seated apart */
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
