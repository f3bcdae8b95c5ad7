import type { LatLng } from '../../../geo/index.ts';
import type { Operator } from '../../../model/index.ts';
import { coversMode } from '../../../modes/index.ts';
import {
  isVehicleAvailable,
  isWithinRange,
  type OpenedSystem,
  type PickupOption,
  planOf,
  priceOf,
  rideThroughZones,
  type SharedRide,
} from '../../../shared-vehicles/index.ts';
import { pathLine, pathSeconds, type StreetPath } from '../../street/index.ts';
import type { JourneyTask } from '../journey-task.ts';
import type { HireOffer, HireReturn } from './hire-offer.ts';

/** Unlocking and locking; a car is looked over and paid for as well. */
const SECONDS = { small: { collect: 60, giveBack: 30 }, car: { collect: 180, giveBack: 120 } } as const;
/** Where a vehicle may not be left, one looks around in rings of so many metres. */
const RINGS_METRES = [100, 200, 350, 500, 700] as const;
const DIRECTIONS = 8;
const METRES_PER_DEGREE = 111_195;
const KMH = 3.6;

/** What shared-vehicle systems have near a place at an instant for a mode, nearest first. */
export function sharedOffers(
  { world }: JourneyTask,
  mode: string,
  place: LatLng,
  radiusMetres: number,
  at: number,
): HireOffer[] {
  return (world.sharedVehicles?.pickupsNear(place, radiusMetres, at) ?? [])
    .filter((option) => coversMode(mode, option.mode.mode))
    .map((option) => sharedOffer(option, radiusMetres));
}

function sharedOffer(option: PickupOption, radiusMetres: number): HireOffer {
  const { system, type, station, vehicle, mode, lat, lng, metres, certainty } = option;
  const seconds = type.formFactor === 'car' ? SECONDS.car : SECONDS.small;
  return {
    lat,
    lng,
    metres,
    mode: mode.mode,
    profile: mode.profile,
    name: station?.name[0]?.text ?? '',
    isUncertain: certainty === 'unknown',
    operator: operatorOf(option),
    collectSeconds: seconds.collect,
    returnSeconds: seconds.giveBack,
    ...(type.maxSpeedKmh === undefined ? {} : { topSpeed: type.maxSpeedKmh / KMH }),
    returnsNear: (place, at) => returnsOf(option, place, radiusMetres, at),
    rideSeconds(path, length, at) {
      if (!isWithinRange(length, type, vehicle)) return undefined;
      const ridden = secondsInZones(system, type.id, path, length, at);
      if (ridden === undefined) return undefined;
      return vehicle === undefined || isVehicleAvailable(vehicle, at, at + ridden) ? ridden : undefined;
    },
    priceOf(ride) {
      const plan = planOf(system.system, type, vehicle);
      if (plan === undefined) return undefined;
      return { id: plan.id, name: plan.name[0]?.text ?? '', money: priceOf(plan, ride.seconds, ride.metres) };
    },
  };
}

function operatorOf({ system: { system }, station, vehicle }: PickupOption): Operator {
  return {
    id: system.id,
    name: system.name[0]?.text ?? system.id,
    phone: system.phone,
    website: system.url,
    color: undefined,
    bookingUrl: vehicle?.rental?.web ?? station?.rental?.web ?? system.apps?.web,
  };
}

/** The place itself where the vehicle may be left there, else round about; and stations. */
function returnsOf(option: PickupOption, place: LatLng, radiusMetres: number, at: number): HireReturn[] {
  const { system, station } = option;
  const ride = rideOf(option);
  const stations = system
    .returnsNear(place, radiusMetres, ride, at)
    .filter((found) => found.station.id !== station?.id)
    .map(
      (found): HireReturn => ({
        lat: found.lat,
        lng: found.lng,
        metres: found.metres,
        name: found.station.name[0]?.text ?? '',
        isUncertain: found.certainty === 'unknown',
        isStation: true,
      }),
    );
  const free = freeReturn(option, ride, place, at);
  return (free === undefined ? stations : [free, ...stations]).sort((a, b) => a.metres - b.metres);
}

function rideOf({ type, vehicle, station }: PickupOption): SharedRide {
  return {
    type,
    ...(vehicle === undefined ? {} : { vehicle }),
    ...(station === undefined ? {} : { from: station }),
  };
}

function freeReturn(
  { system, type }: PickupOption,
  ride: SharedRide,
  place: LatLng,
  at: number,
): HireReturn | undefined {
  const onStreet = { name: '', isUncertain: false, isStation: false };
  if (system.mayEndAt(place, ride, at)) return { lat: place.lat, lng: place.lng, metres: 0, ...onStreet };
  const constraint = system.constraintOf(type);
  if (constraint !== 'free_floating' && constraint !== 'hybrid') return undefined;
  for (const metres of RINGS_METRES) {
    for (let i = 0; i < DIRECTIONS; i++) {
      const angle = (i * 2 * Math.PI) / DIRECTIONS;
      const lat = place.lat + (metres * Math.cos(angle)) / METRES_PER_DEGREE;
      const perDegree = METRES_PER_DEGREE * Math.cos((place.lat * Math.PI) / 180);
      const spot = { lat, lng: place.lng + (metres * Math.sin(angle)) / perDegree };
      if (system.mayEndAt(spot, ride, at)) return { ...spot, metres, ...onStreet };
    }
  }
  return undefined;
}

/** The time along a path where zones slow rides down; undefined where one forbids to pass (SV-9). */
function secondsInZones(
  { geofencing }: OpenedSystem,
  type: string,
  path: StreetPath,
  metres: number,
  at: number,
): number | undefined {
  const seconds = pathSeconds(path);
  if (!geofencing.restrictsRiding || metres <= 0) return seconds;
  const zones = rideThroughZones(geofencing, pathLine(path), metres / Math.max(1, seconds), type, at);
  return zones.isAllowed ? Math.ceil(seconds + zones.extraSeconds) : undefined;
}
