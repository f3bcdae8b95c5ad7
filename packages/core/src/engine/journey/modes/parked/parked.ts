import type { Empty, Payment, Place, StationaryLeg, StreetLeg } from '../../../../model/index.ts';
import { findModeFamily, pauseMode, type StreetProfileName } from '../../../../modes/index.ts';
import type { ParkedVehicle } from '../../../../providers/index.ts';
import { pathSeconds, pathWays, type StreetEngine, type StreetPath } from '../../../street/index.ts';
import { type LegPlan, pauseLeg, secondsOf } from '../../itinerary/leg-sequence.ts';
import { streetLeg } from '../../legs/street-legs.ts';
import { streetPathBetween, withoutHops } from '../../legs/street-path-between.ts';
import { placeAt, walkBetween } from '../../legs/walk-between.ts';
import { carParkOf, type Lot, lotsNear } from '../../parking/lots-near.ts';
import { parkingPrice } from '../../parking/parking-price.ts';
import type { JourneyTask } from '../../request/journey-task.ts';

/** Seconds of finding a space and getting out, and of walking out of a car park. */
export const PARK_SECONDS: Readonly<Record<'street' | 'lot', number>> = { street: 120, lot: 180 };

/** A place to park. */
export interface ParkingPlace {
  readonly place: Place;
  /** Undefined on the street in front. */
  readonly lot: Lot | undefined;
}

/** Places to park the rider's own vehicle near a target: the street in front, and lots nearby. */
export function parkingPlacesNear(
  task: JourneyTask,
  target: Place,
  vehicle: ParkedVehicle,
): readonly [street: ParkingPlace, ...lots: ParkingPlace[]] {
  const lots = lotsNear(task, target, vehicle);
  return [{ place: target, lot: undefined }, ...lots.map((lot) => ({ place: placeAt(lot, target, lot.name), lot }))];
}

/** The kind of parking that a vehicle needs; undefined for vehicles that are locked anywhere. */
export function parkedAs(mode: string): ParkedVehicle | undefined {
  const profile = findModeFamily(mode)?.travel.profile;
  return profile === 'car' ? 'car' : profile === 'motorbike' ? 'motorbike' : undefined;
}

/** A drive to a place to park. */
export interface ParkedPlan extends LegPlan {
  readonly space: Place;
  /** Seconds of walking to the vehicle. */
  readonly secondsThere: number;
}

/** A drive to a place to park, and the walk on from there. */
export interface ParkedTrip extends LegPlan {
  readonly parking: ParkingPlace;
  /** Seconds of walking before and after the drive. */
  readonly secondsThere: number;
  readonly secondsOn: number;
}

/** The drive to a place to park; undefined where no path leads there. */
export function parkedPlan(
  task: JourneyTask,
  mode: string,
  from: Place,
  parking: ParkingPlace,
): ParkedPlan | undefined {
  const { streets } = task.world;
  const profile = findModeFamily(mode)?.travel.profile;
  if (streets === undefined || profile === undefined) return undefined;
  // In front of the destination, streets of the requested name come first (OS-47). For a car park no name counts: its place is fixed.
  const byName = parking.place === task.ends.to ? 'both' : 'from';
  const path = streetPathBetween(task, profile, mode, from, parking.place, { byName });
  if ('reason' in path) return undefined;
  const out = placeAt(path.from, from);
  const walkThere = walkBetween(task, streets, from, out);
  const space = parking.lot === undefined ? placeAt(path.to, parking.place) : parking.place;
  const ridden = withoutHops(path);
  const before = secondsOf([walkThere]) + pathSeconds(ridden);
  const park = parkLeg(parking, space);
  let ride: StreetLeg | undefined;
  return {
    space,
    secondsThere: secondsOf([walkThere]),
    seconds: before + secondsOf([park]),
    legs(departure) {
      ride ??= withCosts(task, streetLeg(ridden, mode, walkThere ? out : from, space, 0), path);
      const left = { ...park, ...parkingPrice(task, parking.lot, path, departure + before) };
      return [walkThere, ride, left].filter((leg) => leg !== undefined);
    },
  };
}

/** The drive to the door, without parking; or why there is none. */
export function drivenPlan(task: JourneyTask, mode: string, profile: StreetProfileName): LegPlan | Empty {
  const { from, to } = task.ends;
  const path = streetPathBetween(task, profile, mode, from, to, { byName: 'both' });
  if ('reason' in path) return path;
  const leg = withCosts(task, streetLeg(path, mode, from, to, 0), path);
  return { seconds: secondsOf([leg]), legs: () => [leg] };
}

/** A parked drive with the walk on to a place. */
export function walkingOn(task: JourneyTask, plan: ParkedPlan, parking: ParkingPlace, to: Place): ParkedTrip {
  const walk = walkBetween(task, task.world.streets as StreetEngine, plan.space, to);
  const secondsOn = secondsOf([walk]);
  return {
    parking,
    secondsThere: plan.secondsThere,
    secondsOn,
    seconds: plan.seconds + secondsOn,
    legs: (departure) => (walk === undefined ? plan.legs(departure) : [...plan.legs(departure), walk]),
  };
}

/** Fuel and tolls, where they are known. */
function withCosts({ world }: JourneyTask, leg: StreetLeg, path: StreetPath): StreetLeg {
  const { providers } = world;
  if (providers === undefined) return leg;
  const energy = providers.energyPrice(leg.mode, leg.metres);
  const tolls = providers.tollsOf(
    pathWays(path).map(({ way }) => way),
    leg.mode,
  );
  const payments: Payment[] = [
    ...(energy === undefined ? [] : [{ kind: 'fuel' as const, id: '', name: '', money: energy }]),
    ...tolls.map(({ id, name, price }) => ({ kind: 'toll' as const, id, name, money: price })),
  ];
  return { ...leg, payments };
}

function parkLeg({ lot }: ParkingPlace, space: Place): StationaryLeg {
  const offStreet = lot !== undefined && !lot.isOnStreet;
  const seconds = offStreet ? PARK_SECONDS.lot : PARK_SECONDS.street;
  const leg = pauseLeg(pauseMode(offStreet ? 'park-off-street' : 'park-on-street').id, space, seconds);
  if (lot === undefined) return leg;
  return { ...leg, carPark: carParkOf(lot) };
}
