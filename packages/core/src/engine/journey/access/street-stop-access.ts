import type { Leg, Place, StationaryLeg, StreetLeg } from '../../../model/index.ts';
import { pauseMode } from '../../../modes/index.ts';
import type { StopIndex } from '../../../timetable/index.ts';
import { inSequence, pauseLeg } from '../itinerary/leg-sequence.ts';
import { insideLeg } from '../legs/inside-station.ts';
import { placeOfStop } from '../legs/ride-leg.ts';
import { joinLegs } from '../legs/station-legs.ts';
import { carParkOf, standAt } from '../parking/lots-near.ts';
import type { JourneyTask } from '../request/journey-task.ts';
import type { TransitWorld } from '../request/journey-world.ts';
import { outsideLeg } from './outside-leg.ts';
import type { StopAccess } from './stop-access.ts';
import type { StreetAccess } from './street-access.ts';

/**
 * Access to stops over streets by one profile: on foot, or on a vehicle that is locked at the stop (`access.extraSeconds`) or carried aboard.
 * @param backward egress, from the stops to the destination
 */
export function streetStopAccess(
  task: JourneyTask,
  transit: TransitWorld,
  access: StreetAccess,
  backward: boolean,
): StopAccess {
  const secondsTo = new Map(access.stops.map(({ stop, seconds }) => [stop, seconds]));
  const built = new Map<number, readonly Leg[]>();
  const build = (stop: StopIndex, seconds: number): readonly Leg[] => {
    const place = placeOfStop(transit.stops, stop);
    if (backward) return endLegs(task, transit, access, stop, place, task.ends.to, seconds, true);
    if (access.extraSeconds > 0) return lockAndWalk(task, transit, access, stop, place, seconds);
    return endLegs(task, transit, access, stop, task.ends.from, place, seconds, false);
  };
  return {
    isOnFoot: isOnFoot(access),
    stops: access.stops,
    legs(stop, time) {
      const seconds = secondsTo.get(stop) ?? 0;
      // A stop at the place itself needs no leg (IT-15).
      if (seconds === 0) return [];
      // Many journeys begin or end at one stop: its legs are built once and set to the time of each.
      let legs = built.get(stop);
      if (legs === undefined) {
        legs = build(stop, seconds);
        built.set(stop, legs);
      }
      return inSequence(legs, backward ? time : time - seconds);
    },
  };
}

/** The pause for locking a bicycle, to the stand there if one is known. */
function lockLeg(task: JourneyTask, parked: Place, seconds: number): StationaryLeg {
  const leg = pauseLeg(pauseMode('park-on-street').id, parked, seconds);
  const stand = standAt(task, parked);
  if (stand === undefined) return leg;
  const carPark = carParkOf(stand);
  const at = { ...parked, name: stand.name || parked.name };
  // Locking is free, unless the stand is known to cost money.
  return { ...leg, at, carPark, ...(carPark.isPaid ? { isUnpriced: true } : {}) };
}

/** The legs of a vehicle that is locked in front of the stop, or at the door of its station. */
function lockAndWalk(
  task: JourneyTask,
  transit: TransitWorld,
  access: StreetAccess,
  stop: StopIndex,
  place: Place,
  seconds: number,
): readonly Leg[] {
  const door = access.doorOf(stop);
  const inside = door === undefined ? undefined : insideLeg(task, transit, door.door, stop, 0, door.seconds);
  const parked = inside === undefined ? place : inside.from;
  const walk = inside === undefined ? 0 : inside.arrival;
  const ride = outsideLeg(access, stop, task.ends.from, parked, seconds - access.extraSeconds - walk);
  const pause = lockLeg(task, parked, access.extraSeconds);
  return inside === undefined ? [ride, pause] : [ride, pause, inside];
}

/**
 * The legs between an end of the journey and a stop. Where the stop lies inside a station, a walk is one leg and the rider's own vehicle is ridden as
 * far as the door.
 */
function endLegs(
  task: JourneyTask,
  transit: TransitWorld,
  access: StreetAccess,
  stop: StopIndex,
  from: Place,
  to: Place,
  seconds: number,
  backward: boolean,
): readonly StreetLeg[] {
  const door = access.doorOf(stop);
  const [out, into] = door === undefined ? [stop, stop] : backward ? [stop, door.door] : [door.door, stop];
  const inside = door === undefined ? undefined : insideLeg(task, transit, out, into, 0, door.seconds);
  if (inside === undefined) return [outsideLeg(access, stop, from, to, seconds)];
  const street = seconds - inside.arrival;
  const parts = backward
    ? [inside, outsideLeg(access, stop, inside.to, to, street)]
    : [outsideLeg(access, stop, from, inside.from, street), inside];
  return isOnFoot(access) ? [joinLegs(parts, { from, to }, 0, seconds)] : parts;
}

function isOnFoot({ profile }: StreetAccess): boolean {
  return profile === 'walk' || profile === 'wheelchair';
}
