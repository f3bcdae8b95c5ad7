import type { LatLng } from '../../../geo/index.ts';
import type { ParkedVehicle, ParkingFeeRow, ParkingLot } from '../../../providers/index.ts';
import { ACCESS, type ParkingKind, type ParkingLots, type ParkingPlace } from '../../../street/index.ts';
import { pointOnEdge, type StreetEngine } from '../../street/index.ts';
import type { JourneyWorld } from '../request/journey-world.ts';

/** A car park of the map in the form of a configured one; its position is where vehicles drive in. */
export interface MappedLot extends ParkingLot {
  /** Its position on the map. */
  readonly middle: LatLng;
  /** Whether it costs an unknown amount. */
  readonly isPaid: boolean;
  readonly isFree: boolean;
}

/** Minimum number of bays of a lot that is used. Smaller lots are on the map but serve no general parking. */
const LEAST_CAPACITY: Readonly<Record<ParkingKind, number>> = { car: 5, motorcycle: 1, bicycle: 1 };
/** Kinds of parking that, as a rule, are rented by the month. */
const NOT_FOR_ALL = ['garage_boxes', 'carports', 'sheds'];
const ALONG_STREETS = ['street_side', 'lane'];
const KINDS: Readonly<Record<ParkedVehicle, readonly ParkingKind[]>> = {
  car: ['car'],
  motorbike: ['motorcycle', 'car'],
  bicycle: ['bicycle'],
};

const known = new WeakMap<ParkingLots, Map<number, MappedLot | undefined>>();

/** Car parks of the map near a place that allow a stay of {@link STAY_SECONDS} (OS-40), nearest first. */
export function mappedLotsNear(
  { parking, streets }: JourneyWorld,
  place: LatLng,
  radiusMetres: number,
  vehicle: ParkedVehicle,
  staySeconds: number,
): { readonly lot: MappedLot; readonly metres: number }[] {
  if (parking === undefined || streets === undefined) return [];
  return KINDS[vehicle]
    .flatMap((kind) => parking.near(place, radiusMetres, kind))
    .flatMap(({ index, metres }) => {
      const found = lotOf(parking, streets, index, staySeconds);
      return found === undefined ? [] : [{ lot: found, metres }];
    })
    .sort((a, b) => a.metres - b.metres);
}

function lotOf(parking: ParkingLots, streets: StreetEngine, index: number, staySeconds: number): MappedLot | undefined {
  let lots = known.get(parking);
  if (lots === undefined) {
    lots = new Map();
    known.set(parking, lots);
  }
  if (!lots.has(index)) lots.set(index, toLot(parking.place(index), streets, staySeconds));
  return lots.get(index);
}

/** Undefined for a lot that is not public, too short for the stay, or not on the streets. */
function toLot(place: ParkingPlace, { graph }: StreetEngine, staySeconds: number): MappedLot | undefined {
  const { drive, access, maxStay, capacity, disabledBays } = place;
  if (drive === undefined || access < ACCESS.destination) return undefined;
  if (maxStay > 0 && maxStay * 60 < staySeconds) return undefined;
  const isOnStreet = ALONG_STREETS.includes(place.type);
  if (NOT_FOR_ALL.includes(place.type) || (capacity >= 0 && capacity < LEAST_CAPACITY[place.kind])) return undefined;
  const fees = feesOf(place);
  return {
    ...pointOnEdge(graph, drive.edge, drive.fraction),
    middle: { lat: place.lat, lng: place.lng },
    id: `osm-${place.osmType}-${place.osm}`,
    name: place.name,
    isPaid: place.fee === 'yes' && fees === undefined,
    isFree: place.fee === 'no',
    isOnStreet,
    vehicles: place.kind === 'car' ? ['car', 'motorbike'] : place.kind === 'motorcycle' ? ['motorbike'] : ['bicycle'],
    access: access === ACCESS.destination ? 'customers' : 'public',
    isParkAndRide: place.parkAndRide,
    ...(capacity < 0 ? {} : { capacity }),
    ...(disabledBays < 0 ? {} : { disabledBays }),
    ...(place.openingHours === '' ? {} : { openingHours: place.openingHours }),
    ...(fees === undefined ? {} : { fees }),
  };
}

const CHARGE = /^(\d+(?:\.\d+)?) ?([A-Z]{3}) ?(?:\/|per) ?(?:(\d+) ?)?(minutes?|min|hours?|h|days?)$/i;
const MINUTES: Readonly<Record<string, number>> = { m: 1, h: 60, d: 1440 };

/** The fees of `charge` (`1.50 EUR/hour`); each begun unit is paid in full. Undefined where the value cannot be read. */
function feesOf({ charge, conditional }: ParkingPlace): ParkingFeeRow | undefined {
  const match = CHARGE.exec(charge.trim());
  if (match === null) return undefined;
  const [, amount, currency, count, unit] = match;
  const minutes = Number(count ?? 1) * (MINUTES[unit?.charAt(0).toLowerCase() ?? 'h'] ?? 60);
  const micros = Math.round(Number(amount) * 1e6);
  const hours = /^fee:conditional=yes @ \((.+)\)$/m.exec(conditional)?.[1];
  return {
    currency: (currency ?? '').toUpperCase(),
    steps: [
      { minutes, micros },
      { minutes: 2 * minutes, micros: 2 * micros },
    ],
    ...(hours === undefined ? {} : { chargedHours: hours }),
  };
}
