import type { ListedFees, ListedPlace, WeekOfHours } from '@tripwright/core/model';
import { coversMode } from '@tripwright/core/modes';
import type { Company, SegmentLocation, SharedVehicle } from '@tripwright/core/template';
import { type Locale, modeName, phrases } from '@tripwright/core/text';
import { currencySymbol } from './currency-symbol.ts';
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
  readonly carPod?: CarPodBody;
  readonly carRental?: { readonly identifier: string; readonly company: Company; readonly openingHours?: HoursBody };
  readonly carPark?: {
    readonly identifier: string;
    readonly name: string;
    readonly operator: Company;
    readonly parkingType: 'OFF_STREET' | 'ON_STREET' | 'PARK_AND_RIDE';
    readonly totalSpaces?: number;
    readonly openingHours?: HoursBody;
    /** The same in both: deployed kits read one or the other. */
    readonly pricingTable?: PricingBody;
    readonly pricingTables?: readonly PricingBody[];
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

/** A place of car sharing, with the cars that stand there where each is known. */
export interface CarPodBody extends PodBody {
  readonly availableVehicles?: number;
  /** `CURRENT`: what stands there now; `NONE`: not known. */
  readonly availabilityMode: 'CURRENT' | 'NONE';
  readonly availabilities?: readonly {
    readonly car: {
      readonly identifier: string;
      readonly name?: string;
      readonly engineType?: string;
      readonly operator: Company;
    };
    readonly bookingURL?: string;
  }[];
}

/** Opening hours of a week (wire-format.md section 10). Times are `H:MM`, and `24:00` at the end of a day. */
export interface HoursBody {
  readonly timeZone: string;
  readonly timezone: string;
  readonly days: readonly {
    readonly name: (typeof WEEKDAYS)[number];
    readonly times: readonly { readonly opens: string; readonly closes: string }[];
  }[];
}

/** Prices of parking by the length of the stay (wire-format.md section 10). */
export interface PricingBody {
  readonly title: string;
  readonly currency: string;
  readonly currencySymbol: string;
  readonly entries: readonly { readonly price: number; readonly maxDurationInMinutes?: number }[];
}

const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
const DAY_MINUTES = 1440;
const MICROS = 1_000_000;
const ENGINES = {
  human: undefined,
  'electric-assist': 'ELECTRIC',
  electric: 'ELECTRIC',
  combustion: 'COMBUSTION',
} as const;

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
  const { id, lat, lng, address, mode } = place;
  const operator = 'operator' in place ? place.operator : undefined;
  const profile = place.kind === 'vehicle' && place.vehicle.formFactor === 'scooter' ? 'e-scooter' : undefined;
  const located: SegmentLocation = {
    lat,
    lng,
    name: listedPlaceTitle(place, locale),
    ...(address !== '' && { address }),
    ...(timezone !== undefined && { timezone }),
    ...(region !== undefined && { region, id: `${mode}|${region}|${id}` }),
    modeInfo: modeInfoOf(mode, locale, { operator, ...(profile !== undefined && { profile }) }),
  };
  return { ...located, ...ownMember(place, located.name ?? '', { timezone, locale }) };
}

/** The name of a place, else that of its operator, else that of its kind: ready to show. */
export function listedPlaceTitle(place: ListedPlace, locale: Locale): string {
  if (place.name !== '') return place.name;
  switch (place.kind) {
    case 'car-park':
      return modeName(place.isOnStreet ? STREET_PARKING : CAR_PARK, locale);
    case 'facility':
      return phrases(locale).say(`place.${place.facility}`);
    default:
      return place.operator.name;
  }
}

function ownMember(
  place: ListedPlace,
  title: string,
  { timezone, locale }: Pick<ListedContext, 'timezone' | 'locale'>,
): Omit<ListedLocation, 'lat' | 'lng'> {
  switch (place.kind) {
    case 'bike-pod':
      return {
        class: 'BikePodLocation',
        bikePod: { ...podOf(place), ...(place.vehicles !== undefined && { availableBikes: place.vehicles }) },
      };
    case 'car-pod':
      return {
        class: 'CarPodLocation',
        carPod: carPodOf(place),
      };
    case 'car-rental':
      return {
        class: 'CarRentalLocation',
        carRental: {
          identifier: place.id,
          company: companyOf(place.operator),
          ...hoursField(place.hours, timezone),
        },
      };
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
          ...hoursField(place.hours, timezone),
          ...pricingFields(place.fees, title, locale),
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

function carPodOf(place: Extract<ListedPlace, { inService: boolean }>): CarPodBody {
  const pod = podOf(place);
  const operator = companyOf(place.operator);
  const isKnown = place.vehicles !== undefined || place.standing.length > 0;
  return {
    ...pod,
    ...(place.vehicles !== undefined && { availableVehicles: place.vehicles }),
    availabilityMode: isKnown ? 'CURRENT' : 'NONE',
    ...(place.standing.length > 0 && {
      availabilities: place.standing.map(({ id, name, propulsion }) => {
        const engineType = propulsion && ENGINES[propulsion];
        return {
          car: {
            identifier: id,
            ...(name !== '' && { name }),
            ...(engineType !== undefined && { engineType }),
            operator,
          },
          ...(pod.deepLink !== undefined && { bookingURL: pod.deepLink }),
        };
      }),
    }),
  };
}

function hoursField(
  hours: WeekOfHours | undefined,
  timezone: string | undefined,
): { readonly openingHours?: HoursBody } {
  if (hours === undefined || timezone === undefined) return {};
  const days = hours.map(({ weekday, spans }) => ({
    name: WEEKDAYS[weekday]!,
    times: spans.map(({ opens, closes }) => ({ opens: clockText(opens), closes: clockText(closes) })),
  }));
  // Clients differ in the spelling that they read.
  return { openingHours: { timeZone: timezone, timezone, days } };
}

function clockText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

function pricingFields(
  fees: ListedFees | undefined,
  title: string,
  locale: Locale,
): { readonly pricingTable?: PricingBody; readonly pricingTables?: readonly PricingBody[] } {
  if (fees === undefined || fees.steps.length === 0) return {};
  const { currency, steps, dailyMicros } = fees;
  const entries = steps.map(({ minutes, micros }) => ({ price: micros / MICROS, maxDurationInMinutes: minutes }));
  if (dailyMicros !== undefined) entries.push({ price: dailyMicros / MICROS, maxDurationInMinutes: DAY_MINUTES });
  const table = { title, currency, currencySymbol: currencySymbol(currency, locale) ?? currency, entries };
  return { pricingTable: table, pricingTables: [table] };
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
