import { nearbyDistanceMetres } from '../../../geo/index.ts';
import type { CarPark, Place } from '../../../model/index.ts';
import { type ParkedVehicle, type ParkingLot, Providers } from '../../../providers/index.ts';
import { type JourneyTask, momentOf } from '../request/journey-task.ts';
import type { JourneyWorld } from '../request/journey-world.ts';
import { type MappedLot, mappedLotsNear } from './mapped-lots.ts';

/** Nobody parks farther than this from where they are going. */
const LOT_RADIUS_METRES = 600;
/** Lots looked at, nearest first: of the operator's, and of the map's besides them. */
const CONFIGURED_TRIED = 4;
const MAPPED_TRIED = { atDestination: 2, atStation: 1 } as const;
/** Lots of both so near one another are one; farther if they are called alike. */
const SAME_METRES = 60;
const SAME_NAME_METRES = 250;
/** Who goes farther than this is no customer of those whose car park it is. */
const CUSTOMER_METRES = 150;
/** Park and ride is for those who go on: worth so much of a walk. */
const PARK_AND_RIDE_METRES = 200;

/** A lot; `isPaid` where one has to pay and nobody knows how much, `isFree` where the map says that it costs nothing. */
export type Lot = ParkingLot & { readonly isPaid?: boolean; readonly isFree?: boolean };

/** How long somebody stays who does not say: what parking there costs is worked out for it. */
export const STAY_SECONDS: number = 2 * 3600;

/** Lots near a place, those of operators and those of the map, each once; open, and with room for a wheelchair where one is needed. */
export function lotsNear(task: JourneyTask, target: Place, vehicle: ParkedVehicle): readonly Lot[] {
  const { world, request } = task;
  const providers = providersOf(world);
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

/** From where a bicycle is locked to the stand that it is locked to. */
const STAND_METRES = 30;

/** The bicycle stand at a place, of the operator's or of the map's; undefined where none is known that everybody may use. */
export function standAt({ world }: JourneyTask, place: Place): Lot | undefined {
  const mapped = mappedLotsNear(world, place, STAND_METRES, 'bicycle', STAY_SECONDS);
  const [own] = providersOf(world).parkingNear(place, STAND_METRES, 'bicycle');
  return own === undefined ? mapped[0]?.lot : knownFromBoth(own.point, mapped);
}

/** The car park as it is told. */
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

/** What the operator says of a lot counts, and what only the map says is added. */
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

/** The configured ones; where nothing is configured, hours and prices are understood all the same. */
export function providersOf({ providers, manifest }: JourneyWorld): Providers {
  if (providers !== undefined) return providers;
  const { timezone } = manifest;
  let empty = unconfigured.get(timezone);
  if (empty === undefined) {
    empty = new Providers({ hailed: [], hire: [], parking: [], energy: [], tolls: [], emissions: [] }, timezone);
    unconfigured.set(timezone, empty);
  }
  return empty;
}
