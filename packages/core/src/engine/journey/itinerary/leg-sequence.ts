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

/** Legs that are built when they are needed; their duration is known before that. */
export interface LegPlan {
  readonly seconds: number;
  /**
   * Legs for {@link inSequence}, which sets their times.
   * @param departure when the first leg begins, Unix seconds: prices depend on it
   */
  legs(departure: number): readonly Leg[];
  /** Whether the first leg can begin at an instant (opening hours, drivers); absent = at any time. */
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

/**
 * The itinerary of at least one leg, without gaps. @param boardings number of rides by timetable, not counting those that the rider stays seated for
 */
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
