import type { StopIndex } from '../timetable/index.ts';
import type { FareRide } from './fare-ride.ts';

/** One or several rides that count as one leg in the fare rules (FA-9, FA-12). */
export interface FareLeg {
  /** Positions of its rides among the rides to be priced. */
  readonly rides: readonly number[];
  readonly parts: readonly FareRide[];
}

export function firstStop({ parts }: FareLeg): StopIndex {
  return parts[0]!.stops[0]!;
}

export function lastStop({ parts }: FareLeg): StopIndex {
  return parts.at(-1)!.stops.at(-1)!;
}

export function departureOf({ parts }: FareLeg): number {
  return parts[0]!.departure;
}

export function arrivalOf({ parts }: FareLeg): number {
  return parts.at(-1)!.arrival;
}

/** Groups rides into legs: a ride belongs to the leg of the ride before it where `joined` is true. */
export function fareLegs(
  rides: readonly { readonly at: number; readonly ride: FareRide }[],
  joined: (before: FareRide, next: FareRide) => boolean,
): FareLeg[] {
  const legs: { rides: number[]; parts: FareRide[] }[] = [];
  for (const { at, ride } of rides) {
    const open = legs[legs.length - 1];
    const before = open?.parts[open.parts.length - 1];
    if (open !== undefined && before !== undefined && joined(before, ride)) {
      open.rides.push(at);
      open.parts.push(ride);
    } else legs.push({ rides: [at], parts: [ride] });
  }
  return legs;
}
