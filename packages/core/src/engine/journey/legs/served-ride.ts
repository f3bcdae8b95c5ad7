import type { Leg, Place } from '../../../model/index.ts';
import type { StreetEngine } from '../../street/index.ts';
import { type LegPlan, secondsOf } from '../itinerary/leg-sequence.ts';
import type { Ends, JourneyTask } from '../request/journey-task.ts';
import { walkBetween } from './walk-between.ts';

/** A ride in a vehicle that others provide. Waiting, collecting and returning it are included, the walks to and from it are not. */
export interface ServedRide extends LegPlan, Ends {}

/** A served ride with the walks to and from it. */
export interface WalkedRide extends LegPlan {
  /** Seconds of walking before and after the ride. */
  readonly secondsThere: number;
  readonly secondsOn: number;
}

/** The ride with the walks to where it begins and from where it ends. */
export function withWalks(task: JourneyTask, ride: ServedRide, ends: Ends): WalkedRide {
  const streets = task.world.streets as StreetEngine;
  const there = walkBetween(task, streets, ends.from, ride.from);
  const on = walkBetween(task, streets, ride.to, ends.to);
  return {
    seconds: ride.seconds + secondsOf([there, on]),
    secondsThere: secondsOf([there]),
    secondsOn: secondsOf([on]),
    runsAt: (departure) => ride.runsAt?.(departure + secondsOf([there])) !== false,
    legs(departure) {
      // Without a walk, the ride begins or ends at the door.
      const known = new Map<Place, Place>();
      if (there === undefined) known.set(ride.from, ends.from);
      if (on === undefined) known.set(ride.to, ends.to);
      const legs = ride
        .legs(departure + secondsOf([there]))
        .map((leg) => placedAt(leg, (place) => known.get(place) ?? place));
      return [there, ...legs, on].filter((leg) => leg !== undefined);
    },
  };
}

/** Whether the walks together are no longer than the request allows. */
export function isWalkable({ request }: JourneyTask, { secondsThere, secondsOn }: WalkedRide): boolean {
  return secondsThere + secondsOn <= (request.maxWalkSeconds ?? Number.POSITIVE_INFINITY);
}

function placedAt(leg: Leg, move: (place: Place) => Place): Leg {
  if (leg.kind === 'stationary') return { ...leg, at: move(leg.at) };
  return { ...leg, from: move(leg.from), to: move(leg.to) };
}
