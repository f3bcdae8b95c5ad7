import { type LatLng, nearbyDistanceMetres } from '../../../geo/index.ts';
import type { CarPark, Place } from '../../../model/index.ts';
import { type ParkedVehicle, type ParkingLot, Providers } from '../../../providers/index.ts';
import { type JourneyTask, momentOf } from '../request/journey-task.ts';
import type { JourneyWorld } from '../request/journey-world.ts';
import { type MappedLot, mappedLotsNear } from './mapped-lots.ts';

/** Greatest distance of a lot from the destination. */
const LOT_RADIUS_METRES = 600;
/** Maximum number of lots that are tried, nearest first: those of operators, and those of the map. */
const CONFIGURED_TRIED = 4;
const MAPPED_TRIED = { atDestination: 2, atStation: 1 } as const;
/** A configured and a mapped lot within the first distance of each other are one lot. Under one name, the second distance counts. */
const SAME_METRES = 60;
const SAME_NAME_METRES = 250;
/** Greatest distance of a lot for customers from the destination: a driver who walks farther is no customer. */
const CUSTOMER_METRES = 150;
/** At a station, park and ride is preferred to other lots within this distance. */
const PARK_AND_RIDE_METRES = 200;

/** A lot; `isPaid`: it costs an unknown amount; `isFree`: the map says that it costs nothing. */
export type Lot = ParkingLot & { readonly isPaid?: boolean; readonly isFree?: boolean };

/** The length of stay for which parking is priced, in seconds, since requests do not state one. */
export const STAY_SECONDS: number = 2 * 3600;

/** Open lots of operators and of the map near a place, each once. For a wheelchair, only lots that may have a bay for one. */
export function lotsNear(task: JourneyTask, target: Place, vehicle: ParkedVehicle): readonly Lot[] {
  const { world, request } = task;
  const providers = configuredProviders(world);
  const at = momentOf(request);
  const isUsable = (lot: ParkingLot): boolean =>
    providers.isOpen(lot.openingHours, at) !== false &&
    !(request.wheelchair && (lot.wheelchair === false || lot.disabledBays === 0));
  const isStation = target !== task.ends.to;
  const most = isStation ? MAPPED_TRIED.atStation : MAPPED_TRIED.atDestination;
  const mapped = mappedLotsNear(world, target, LOT_RADIUS_METRES, vehicle, STAY_SECONDS);
  const configured = providers
    .parkingNear(target, LOT_RADIUS_METRES, vehicle)
    .map(({ point }) => knownFromBoth(point, mapped))
    .filter(isUsable)
    .slice(0, CONFIGURED_TRIED);
  const rank = ({ lot, metres }: (typeof mapped)[number]): number =>
    metres -
    (lot.isParkAndRide && isStation ? PARK_AND_RIDE_METRES : 0) +
    (request.wheelchair && lot.disabledBays === undefined ? LOT_RADIUS_METRES : 0);
  const others = mapped
    .filter(({ lot }) => isUsable(lot) && !configured.some((own) => isSame(own, lot)))
    .filter(({ lot, metres }) => lot.access === 'public' || metres <= CUSTOMER_METRES)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, Math.max(0, most - configured.length));
  return [...configured, ...others.map(({ lot }) => lot)];
}

/** Every lot of operators and of the map near a place that plans may use, each once, whether it is open now or not. */
export function parkingNear(world: JourneyWorld, place: LatLng, radiusMetres: number, vehicle: ParkedVehicle): Lot[] {
  const mapped = mappedLotsNear(world, place, radiusMetres + SAME_NAME_METRES, vehicle, STAY_SECONDS);
  const own = configuredProviders(world).parkingNear(place, radiusMetres + SAME_NAME_METRES, vehicle);
  const inside = ({ lat, lng }: LatLng): boolean =>
    nearbyDistanceMetres(place.lat, place.lng, lat, lng) <= radiusMetres;
  return [
    ...own.map(({ point }) => knownFromBoth(point, mapped)),
    ...mapped.filter(({ lot }) => !own.some(({ point }) => isSame(point, lot))).map(({ lot }) => lot),
  ].filter(inside);
}

/** Greatest distance between a stop and the stand where a bicycle is locked. */
const STAND_METRES = 30;

/** The bicycle stand at a place, from operators or the map; undefined where no public one is known. */
export function standAt({ world }: JourneyTask, place: Place): Lot | undefined {
  const mapped = mappedLotsNear(world, place, STAND_METRES, 'bicycle', STAY_SECONDS);
  const [own] = configuredProviders(world).parkingNear(place, STAND_METRES, 'bicycle');
  return own === undefined ? mapped[0]?.lot : knownFromBoth(own.point, mapped);
}

/** The car park of a leg. */
export function carParkOf({
  id,
  capacity,
  disabledBays,
  fees,
  isPaid = false,
  isFree = fees?.steps.length === 0,
}: Lot): CarPark {
  return { id, capacity, disabledBays, isFree, isPaid };
}

/** A lot known from an operator and the map: the operator's facts, and those that only the map has. */
function knownFromBoth(own: ParkingLot, mapped: readonly { readonly lot: MappedLot }[]): Lot {
  const twin = mapped.find(({ lot }) => isSame(own, lot))?.lot;
  if (twin === undefined) return own;
  const { capacity, disabledBays, openingHours, fees, isPaid, isFree } = twin;
  return {
    ...(capacity === undefined ? {} : { capacity }),
    ...(disabledBays === undefined ? {} : { disabledBays }),
    ...(openingHours === undefined ? {} : { openingHours }),
    ...(fees === undefined ? {} : { fees }),
    ...own,
    isPaid: isPaid && own.fees === undefined,
    ...(own.fees === undefined ? { isFree } : {}),
  };
}

function isSame(own: ParkingLot, { middle, lat, lng, isOnStreet, name }: MappedLot): boolean {
  if (own.isOnStreet !== isOnStreet) return false;
  const metresTo = (place: { readonly lat: number; readonly lng: number }): number =>
    nearbyDistanceMetres(own.lat, own.lng, place.lat, place.lng);
  return Math.min(metresTo(middle), metresTo({ lat, lng })) <= (own.name === name ? SAME_NAME_METRES : SAME_METRES);
}

const unconfigured = new Map<string, Providers>();

/** The configured providers. Without any, an empty set of providers that still reads opening hours and prices. */
export function configuredProviders({ providers, manifest }: JourneyWorld): Providers {
  if (providers !== undefined) return providers;
  const { timezone } = manifest;
  let empty = unconfigured.get(timezone);
  if (empty === undefined) {
    empty = new Providers({ hailed: [], hire: [], parking: [], energy: [], tolls: [], emissions: [] }, timezone);
    unconfigured.set(timezone, empty);
  }
  return empty;
}
