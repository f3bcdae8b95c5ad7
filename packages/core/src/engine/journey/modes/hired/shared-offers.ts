import { type LatLng, nearbyDistanceMetres } from '../../../../geo/index.ts';
import type { HireStock, Operator } from '../../../../model/index.ts';
import { coversMode } from '../../../../modes/index.ts';
import {
  countsHold,
  dockStock,
  isVehicleAvailable,
  isWithinRange,
  type OpenedSystem,
  type PickupOption,
  planOf,
  priceOf,
  rideThroughZones,
  type SharedRide,
  vehicleStock,
} from '../../../../shared-vehicles/index.ts';
import { pathLine, pathSeconds, type StreetPath } from '../../../street/index.ts';
import type { JourneyTask } from '../../request/journey-task.ts';
import { metricFor } from '../../request/metric-for.ts';
import type { HireOffer, HireReturn } from './hire-offer.ts';
import { hiredVehicle } from './hired-vehicle.ts';

/** Seconds of unlocking and locking; a car is inspected and paid for as well. */
const SECONDS = { small: { collect: 60, giveBack: 30 }, car: { collect: 180, giveBack: 120 } } as const;
/** Radii in metres of the rings around a place that are searched for a point to leave the vehicle, where it may not be left at the place itself. */
const RINGS_METRES = [100, 200, 350, 500, 700] as const;
const DIRECTIONS = 8;
const METRES_PER_DEGREE = 111_195;
const KMH = 3.6;

/** The offers of shared-vehicle systems near a place at an instant, nearest first. */
export function sharedOffers(
  task: JourneyTask,
  mode: string,
  place: LatLng,
  radiusMetres: number,
  at: number,
): HireOffer[] {
  return (task.world.sharedVehicles?.pickupsNear(place, radiusMetres, at) ?? [])
    .filter((option) => coversMode(mode, option.mode.mode))
    .map((option) => sharedOffer(task, option, radiusMetres, at));
}

function sharedOffer(task: JourneyTask, option: PickupOption, radiusMetres: number, at: number): HireOffer {
  const { system, type, station, vehicle, mode, lat, lng, metres, certainty } = option;
  const stock = stockAt(option, at);
  const seconds = type.formFactor === 'car' ? SECONDS.car : SECONDS.small;
  return {
    lat,
    lng,
    metres,
    mode: mode.mode,
    profile: mode.profile,
    name: station?.name[0]?.text ?? '',
    isUncertain: certainty === 'unknown',
    isRoundTrip: type.returnConstraint === 'roundtrip_station',
    operator: operatorOfSystem(option),
    vehicle: hiredVehicle(option),
    ...(stock !== undefined && { stock }),
    collectSeconds: seconds.collect,
    returnSeconds: seconds.giveBack,
    ...(type.maxSpeedKmh === undefined ? {} : { topSpeed: type.maxSpeedKmh / KMH }),
    isOpenAt(at, seconds) {
      const isThere = station === undefined ? system.isOpen(at) !== false : system.rentsOut(station, type, at);
      return isThere && (vehicle === undefined || isVehicleAvailable(vehicle, at, at + seconds));
    },
    isShutAt: (at) => (station === undefined ? system.isOpen(at) : system.isStationOpen(station, at)) === false,
    returnsNear: (place, at) => returnsOf(task, option, place, radiusMetres, at),
    mayLeaveAt: (place, at) => system.mayEndAt(place, rideOf(option), at),
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

/** What was reported of the station, or of a vehicle that stands by itself. */
function stockAt({ system: { system }, station, vehicle, type }: PickupOption, at: number): HireStock | undefined {
  if (station !== undefined) return vehicleStock(system, station, type, at);
  const reportedAt = vehicle?.lastReported ?? system.lastUpdated;
  return reportedAt === undefined || !countsHold(reportedAt, at) ? undefined : { reportedAt };
}

function withStock(stock: HireStock | undefined): Pick<HireReturn, 'stock'> {
  return stock === undefined ? {} : { stock };
}

/** The operator of a shared system, with the link for booking at a station or of a vehicle. */
export function operatorOfSystem({
  system: { system },
  station,
  vehicle,
}: Pick<PickupOption, 'system' | 'station' | 'vehicle'>): Operator {
  return {
    id: system.id,
    name: system.name[0]?.text ?? system.id,
    phone: system.phone,
    website: system.url,
    color: undefined,
    bookingUrl: vehicle?.rental?.web ?? station?.rental?.web ?? system.apps?.web,
  };
}

/** Where a vehicle can be returned: the place itself or, where it may not be left there, a point around it; and stations. */
function returnsOf(
  task: JourneyTask,
  option: PickupOption,
  place: LatLng,
  radiusMetres: number,
  at: number,
): HireReturn[] {
  const { system, station } = option;
  const ride = rideOf(option);
  const stations = system
    .returnsNear(place, radiusMetres, ride, at)
    .filter((found) => found.station.id !== station?.id)
    .map(
      (found): HireReturn => ({
        ...withStock(dockStock(system.system, found.station, ride.type, at)),
        lat: found.lat,
        lng: found.lng,
        metres: found.metres,
        name: found.station.name[0]?.text ?? '',
        isUncertain: found.certainty === 'unknown',
        isStation: true,
        isOpenAt: (then) => system.takesBack(found.station, ride.type, then),
        isShutAt: (then) => system.isStationOpen(found.station, then) === false,
      }),
    );
  const free = freeReturn(task, option, ride, place, at);
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
  task: JourneyTask,
  { system, type, mode }: PickupOption,
  ride: SharedRide,
  place: LatLng,
  at: number,
): HireReturn | undefined {
  const onStreet = { name: '', isUncertain: false, isStation: false, isOpenAt: () => true, isShutAt: () => false };
  if (system.mayEndAt(place, ride, at)) return { lat: place.lat, lng: place.lng, metres: 0, ...onStreet };
  const constraint = system.constraintOf(type);
  const { streets } = task.world;
  if (streets === undefined || (constraint !== 'free_floating' && constraint !== 'hybrid')) return undefined;
  const metric = metricFor(task, streets, mode.profile, mode.mode);
  for (const ring of RINGS_METRES) {
    for (const spot of around(place, ring).filter((one) => system.mayEndAt(one, ride, at))) {
      // A vehicle that may be left beside a street may still be forbidden on that street.
      const [snap] = streets.snap(metric, spot, { direction: 'to' });
      if (snap === undefined || !system.mayEndAt(snap, ride, at)) continue;
      const metres = nearbyDistanceMetres(place.lat, place.lng, snap.lat, snap.lng);
      return { lat: snap.lat, lng: snap.lng, metres, ...onStreet };
    }
  }
  return undefined;
}

function around({ lat, lng }: LatLng, metres: number): LatLng[] {
  return Array.from({ length: DIRECTIONS }, (_, i) => {
    const angle = (i * 2 * Math.PI) / DIRECTIONS;
    const perDegree = METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
    return {
      lat: lat + (metres * Math.cos(angle)) / METRES_PER_DEGREE,
      lng: lng + (metres * Math.sin(angle)) / perDegree,
    };
  });
}

/** Seconds along a path, with the speed limits of zones; undefined where a zone forbids passing (SV-9). */
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
