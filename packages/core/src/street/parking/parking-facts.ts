import type { TagMap } from '../tags/tag-map.ts';
import { ACCESS, type AccessLevel, type Traveller } from '../traits/access-level.ts';
import { resolveParkingAccess } from './parking-access.ts';

/** Vehicles that a place is for. Positions in this list are stored in the artefact, so new kinds go to the end. */
export const parkingKinds = ['car', 'bicycle', 'motorcycle'] as const;
/** The vehicles that a place is for. */
export type ParkingKind = (typeof parkingKinds)[number];

/** Kinds of construction; the first means not tagged. */
export const parkingTypes = [
  'unknown',
  'surface',
  'multi-storey',
  'underground',
  'rooftop',
  'street_side',
  'lane',
  'carports',
  'sheds',
  'garage_boxes',
  'stands',
  'other',
] as const;
/** How a place is built. */
export type ParkingType = (typeof parkingTypes)[number];

export const parkingFees = ['unknown', 'no', 'yes'] as const;
/** Whether parking costs something. */
export type ParkingFee = (typeof parkingFees)[number];

/** Bits of `parkingFlags`. */
export const PARKING_FLAG = { parkAndRide: 1, covered: 2, artificialEntrance: 4 } as const;

/** The facts about a parking place in its tags (OS-40). */
export interface ParkingFacts {
  readonly kind: ParkingKind;
  readonly type: ParkingType;
  /** Vehicles; -1 unknown. */
  readonly capacity: number;
  /** Bays for disabled drivers; -1 unknown. */
  readonly disabledBays: number;
  readonly fee: ParkingFee;
  /** `destination` for customers, `private` for permit holders. */
  readonly access: AccessLevel;
  readonly parkAndRide: boolean;
  readonly covered: boolean;
  readonly name: string;
  /** `opening_hours` as tagged, '' where not. */
  readonly openingHours: string;
  /** Minutes; 0 without a limit, -1 unknown. */
  readonly maxStay: number;
  /** `charge` as tagged, such as `1.50 EUR/hour`; '' where not. */
  readonly charge: string;
  /** `key=value` lines of tags that depend on the moment, `opening_hours` among them. */
  readonly conditional: string;
}

const travellerOf: Record<ParkingKind, Traveller> = { car: 'car', bicycle: 'bicycle', motorcycle: 'motorcycle' };

/** The facts in the tags of an element; undefined for elements that are no parking place or closed to all. */
export function parkingFacts(tags: TagMap): ParkingFacts | undefined {
  const kind = kindOf(tags);
  if (kind === undefined) return undefined;
  const access = resolveParkingAccess(tags, travellerOf[kind]);
  if (access === ACCESS.no) return undefined;
  const fee = tags.get('fee');
  const isHours = fee !== undefined && /\d/.test(fee);
  const park = tags.get('park_ride');
  const timed = [...tags].filter(([key]) => key.endsWith(':conditional') || key === 'opening_hours');
  if (isHours) timed.push(['fee:conditional', `yes @ (${fee})`]);
  return {
    kind,
    type: typeOf(tags, kind),
    capacity: count(tags.get('capacity')),
    disabledBays: count(tags.get('capacity:disabled')),
    fee: fee === undefined ? 'unknown' : fee === 'no' ? 'no' : 'yes',
    access,
    parkAndRide: park !== undefined && park !== 'no',
    covered: tags.get('covered') === 'yes' || tags.get('building') === 'roof',
    name: tags.get('name') ?? '',
    openingHours: tags.get('opening_hours') ?? '',
    maxStay: parseMaxStay(tags.get('maxstay')),
    charge: tags.get('charge') ?? '',
    conditional: timed
      .map(([key, value]) => `${key}=${value}`)
      .sort()
      .join('\n'),
  };
}

function kindOf(tags: TagMap): ParkingKind | undefined {
  switch (tags.get('amenity')) {
    case 'parking':
    case 'parking_entrance':
    case 'parking_space':
      return 'car';
    case 'bicycle_parking':
      return 'bicycle';
    case 'motorcycle_parking':
      return 'motorcycle';
    default:
      return undefined;
  }
}

function typeOf(tags: TagMap, kind: ParkingKind): ParkingType {
  const tagged = tags.get(kind === 'bicycle' ? 'bicycle_parking' : 'parking');
  if (tagged === undefined) return 'unknown';
  if (tagged === 'garage') return 'multi-storey';
  const known = parkingTypes.find((type) => type === tagged);
  return known ?? 'other';
}

/** `yes` states that there is one, not how many. */
function count(text: string | undefined): number {
  if (text === 'yes') return 1;
  if (text === 'no' || text === 'none') return 0;
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : -1;
}

const MINUTES: Readonly<Record<string, number>> = { m: 1, h: 60, d: 1440, w: 10_080 };

/** Minutes of `maxstay`: `30 minutes`, `2 hours`, `1.5 h`, `1 day`, `02:00`; 0 without a limit, -1 for a meaningless value. */
export function parseMaxStay(text: string | undefined): number {
  if (text === undefined) return -1;
  const value = text.trim().toLowerCase();
  if (value === 'no' || value === 'none' || value === 'unlimited') return 0;
  const clock = /^(\d+):([0-5]\d)$/.exec(value);
  if (clock !== null) return Number(clock[1]) * 60 + Number(clock[2]);
  const match = /^(\d+(?:\.\d+)?)\s*(m|min|mins|minutes?|h|hrs?|hours?|d|days?|w|weeks?)$/.exec(value);
  return match === null ? -1 : Math.round(Number(match[1]) * MINUTES[match[2]!.charAt(0)]!);
}
