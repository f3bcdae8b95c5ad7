import type { ListedPlace } from '@tripwright/core/model';
import { coversMode } from '@tripwright/core/modes';
import type { Company, SegmentLocation, SharedVehicle } from '@tripwright/core/template';
import { type Locale, modeName } from '@tripwright/core/text';
import { companyOf } from './encode-operator.ts';
import { encodeSharedVehicle } from './encode-shared-vehicle.ts';
import { modeInfoOf } from './mode-info.ts';

/** The lists of a group besides its stops (wire-format.md section 13). */
export const PLACE_LISTS = ['bikePods', 'carPods', 'carRentals', 'carParks', 'freeFloating', 'facilities'] as const;

/** A list of a group. */
export type PlaceList = (typeof PLACE_LISTS)[number];

/** A location with the member of its kind. */
export interface ListedLocation extends SegmentLocation {
  readonly bikePod?: PodBody & { readonly availableBikes?: number };
  readonly carPod?: PodBody & { readonly availableVehicles?: number };
  readonly carRental?: { readonly identifier: string; readonly company: Company };
  readonly carPark?: {
    readonly identifier: string;
    readonly name: string;
    readonly operator: Company;
    readonly parkingType: 'OFF_STREET' | 'ON_STREET' | 'PARK_AND_RIDE';
    readonly totalSpaces?: number;
  };
  readonly vehicle?: SharedVehicle;
  readonly facilityType?: (typeof FACILITIES)[keyof typeof FACILITIES];
  /** Of a facility. */
  readonly totalSpaces?: number;
}

/** What docks and car pods share; absent = unknown. */
export interface PodBody {
  readonly identifier: string;
  readonly operator: Company;
  readonly inService: boolean;
  readonly totalSpaces?: number;
  readonly availableSpaces?: number;
  /** Unix seconds of the counts. */
  readonly lastUpdate?: number;
  readonly deepLink?: string;
}

/** The modes whose request asks for a list. */
const ASKING: Readonly<Record<PlaceList, readonly string[]>> = {
  bikePods: ['me_mic-s'],
  carPods: ['me_car-s'],
  carRentals: ['me_car-r'],
  carParks: ['me_car'],
  freeFloating: ['me_mic-s', 'me_car-s'],
  facilities: ['me_mic', 'me_mot'],
};

const LIST_OF: Readonly<Record<ListedPlace['kind'], PlaceList>> = {
  'bike-pod': 'bikePods',
  'car-pod': 'carPods',
  'car-rental': 'carRentals',
  'car-park': 'carParks',
  vehicle: 'freeFloating',
  facility: 'facilities',
};

const FACILITIES = { 'bicycle-parking': 'BICYCLE_PARKING', 'motorcycle-parking': 'MOTORCYCLE_PARKING' } as const;

/** The mode by which answers name the parking of a vehicle. */
const CAR_PARK = 'stationary_parking-offstreet';
const STREET_PARKING = 'stationary_parking-onstreet';

/** The lists that modes ask for, in the order of {@link PLACE_LISTS}. */
export function askedLists(modes: readonly string[]): readonly PlaceList[] {
  return PLACE_LISTS.filter((list) =>
    ASKING[list].some((family) => modes.some((mode) => coversMode(mode, family) || coversMode(family, mode))),
  );
}

/** Places by their lists, each with its location; the order of places is kept. */
export function encodeListedPlaces(
  places: readonly ListedPlace[],
  lists: readonly PlaceList[],
  context: ListedContext,
): Partial<Record<PlaceList, ListedLocation[]>> {
  return Object.fromEntries(
    lists.map((list) => [
      list,
      places.filter(({ kind }) => LIST_OF[kind] === list).map((place) => encodeListedPlace(place, context)),
    ]),
  );
}

/** The member of `locationInfo.json` for a place: the name of its list without the plural. */
export function memberOf({
  kind,
}: ListedPlace): 'bikePod' | 'carPod' | 'carRental' | 'carPark' | 'freeFloating' | 'facility' {
  const list = LIST_OF[kind];
  if (list === 'facilities') return 'facility';
  return list === 'freeFloating' ? list : (list.slice(0, -1) as 'bikePod');
}

/** What locations depend on besides their places. */
export interface ListedContext {
  readonly region: string | undefined;
  readonly timezone: string | undefined;
  readonly locale: Locale;
}

/** A place as a location with the member of its kind. */
export function encodeListedPlace(place: ListedPlace, { region, timezone, locale }: ListedContext): ListedLocation {
  const { id, lat, lng, name, address, mode } = place;
  const operator = 'operator' in place ? place.operator : undefined;
  const profile = place.kind === 'vehicle' && place.vehicle.formFactor === 'scooter' ? 'e-scooter' : undefined;
  const located: SegmentLocation = {
    lat,
    lng,
    name: name !== '' ? name : (operator?.name ?? titleOf(place, locale)),
    ...(address !== '' && { address }),
    ...(timezone !== undefined && { timezone }),
    ...(region !== undefined && { region, id: `${mode}|${region}|${id}` }),
    modeInfo: modeInfoOf(mode, locale, { operator, ...(profile !== undefined && { profile }) }),
  };
  return { ...located, ...ownMember(place, located.name ?? '') };
}

function titleOf(place: ListedPlace, locale: Locale): string {
  if (place.kind === 'car-park') return modeName(place.isOnStreet ? STREET_PARKING : CAR_PARK, locale);
  return modeName(place.kind === 'facility' ? STREET_PARKING : place.mode, locale);
}

function ownMember(place: ListedPlace, title: string): Omit<ListedLocation, 'lat' | 'lng'> {
  switch (place.kind) {
    case 'bike-pod':
      return {
        class: 'BikePodLocation',
        bikePod: { ...podOf(place), ...(place.vehicles !== undefined && { availableBikes: place.vehicles }) },
      };
    case 'car-pod':
      return {
        class: 'CarPodLocation',
        carPod: { ...podOf(place), ...(place.vehicles !== undefined && { availableVehicles: place.vehicles }) },
      };
    case 'car-rental':
      return { class: 'CarRentalLocation', carRental: { identifier: place.id, company: companyOf(place.operator) } };
    case 'car-park':
      return {
        class: 'CarParkLocation',
        carPark: {
          identifier: place.id,
          name: title,
          // Maps rarely name who runs a car park, and clients need a name.
          operator: { name: title },
          parkingType: place.isParkAndRide ? 'PARK_AND_RIDE' : place.isOnStreet ? 'ON_STREET' : 'OFF_STREET',
          ...(place.capacity !== undefined && { totalSpaces: place.capacity }),
        },
      };
    case 'vehicle':
      return {
        class: 'FreeFloatingVehicleLocation',
        vehicle: encodeSharedVehicle(place.vehicle, place.operator),
      };
    case 'facility':
      return {
        class: 'FacilityLocation',
        facilityType: FACILITIES[place.facility],
        ...(place.capacity !== undefined && { totalSpaces: place.capacity }),
      };
  }
}

function podOf({
  id,
  operator,
  inService,
  capacity,
  docks,
  countedAt,
}: Extract<ListedPlace, { inService: boolean }>): PodBody {
  return {
    identifier: id,
    operator: companyOf(operator),
    inService,
    ...(capacity !== undefined && { totalSpaces: capacity }),
    ...(docks !== undefined && { availableSpaces: docks }),
    ...(countedAt !== undefined && { lastUpdate: countedAt }),
    ...(operator.bookingUrl !== undefined &&
      /^[a-z][a-z0-9+.-]*:\/\/\S+$/i.test(operator.bookingUrl) && { deepLink: operator.bookingUrl }),
  };
}
