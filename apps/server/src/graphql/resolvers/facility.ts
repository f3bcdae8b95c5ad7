import { currencyDigits } from '@tripwright/core/base';
import { nearbyDistanceMetres } from '@tripwright/core/geo';
import type { ListedFees, ListedPlace, WeekOfHours } from '@tripwright/core/model';
import type { Locale } from '@tripwright/core/text';
import { listedPlaceTitle } from '@tripwright/wire/graphql';
import type { AreaInput, Resolvers, VehicleParkingKind } from '../__generated__/resolver-types.ts';
import { boxHolds, checkBox } from '../check-box.ts';
import { checkPoint } from '../check-point.ts';
import { pageOf } from '../connection.ts';
import type { GraphqlContext } from '../context.ts';
import { encodeGlobalId } from '../global-id.ts';
import { inputError } from '../input-error.ts';
import { loadersOf } from '../loaders.ts';
import { localeOf } from '../locale.ts';
import { FACILITY_TYPES, facilityOf } from '../lookups/facilities.ts';
import type { FacilitySource, MoneySource } from '../sources.ts';

const STANDARD_PAGE = 20;
const FARTHEST_METRES = 10_000;

/** The fields that all facilities share. */
const shared = {
  id: ({ region, place }: FacilitySource) => encodeGlobalId({ type: 'Facility', region: region.code, code: place.id }),
  code: ({ place }: FacilitySource) => place.id,
  name: ({ place }: FacilitySource) => (place.name === '' ? null : place.name),
  title: (
    { place }: FacilitySource,
    { locale }: { readonly locale?: string | null | undefined },
    context: GraphqlContext,
  ): string => {
    const language = localeOf(locale, context.locale);
    return listedPlaceTitle(place, language);
  },
  address: ({ place }: FacilitySource) => (place.address === '' ? null : place.address),
  point: ({ place: { lat, lng } }: FacilitySource) => ({ lat, lng }),
  mode: ({ place }: FacilitySource) => ({ identifier: place.mode }),
};

export const facilityResolvers = {
  Region: {
    facilities: async (region, { within, modes, ...page }, context) => {
      const { centre, radius, holds } = circleOf(within);
      const ask = { region, centre, radiusMetres: radius, modes: modes ?? [] };
      const places = await loadersOf(context).facilities.load(ask);
      const sources = places.filter(holds).map((place) => facilityOf(region, place));
      return pageOf(sources, 'Facility', ({ place }) => place.id, page, STANDARD_PAGE);
    },
  },
  Facility: { __resolveType: ({ place }) => FACILITY_TYPES[place.kind] },
  VehicleStation: {
    ...shared,
    operator: ({ place }) => place.operator,
    isOpen: ({ place }) => place.inService,
    capacity: ({ place }) => place.capacity ?? null,
    vehicles: ({ place }) => place.vehicles ?? null,
    docks: ({ place }) => place.docks ?? null,
    counted: ({ region, place: { countedAt } }) =>
      countedAt === undefined ? null : { at: countedAt, zone: region.timezone },
    standing: ({ place }, page) => pageOf(place.standing, 'HiredVehicle', ({ id }) => id, page, STANDARD_PAGE),
    age: ({ place: { countedAt } }, _, { now }) => (countedAt === undefined ? null : Math.max(0, now - countedAt)),
  },
  FreeVehicle: {
    ...shared,
    operator: ({ place }) => place.operator,
    vehicle: ({ place }) => place.vehicle,
  },
  CarRental: {
    ...shared,
    operator: ({ place }) => place.operator,
    openingHours: ({ place }) => daysOf(place.hours),
  },
  CarPark: {
    ...shared,
    capacity: ({ place }) => place.capacity ?? null,
    isOnStreet: ({ place }) => place.isOnStreet,
    isParkAndRide: ({ place }) => place.isParkAndRide,
    openingHours: ({ place }) => daysOf(place.hours),
    fees: ({ place: { fees } }, _, { locale }) => (fees === undefined ? null : feesOf(fees, locale)),
  },
  VehicleParking: {
    ...shared,
    kind: ({ place }) => PARKING_KINDS[place.facility],
    capacity: ({ place }) => place.capacity ?? null,
  },
} satisfies Resolvers;

const PARKING_KINDS: Readonly<Record<'bicycle-parking' | 'motorcycle-parking', VehicleParkingKind>> = {
  'bicycle-parking': 'BICYCLE',
  'motorcycle-parking': 'MOTORCYCLE',
};

const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

function daysOf(hours: WeekOfHours | undefined) {
  if (hours === undefined) return null;
  return hours.map(({ weekday, spans }) => ({
    weekday: WEEKDAYS[weekday] ?? 'MONDAY',
    spans: spans.map(({ opens, closes }) => ({ opens: clockText(opens), closes: clockText(closes) })),
  }));
}

function clockText(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const MICROS = 1_000_000;

function feesOf({ currency, steps, dailyMicros }: ListedFees, locale: Locale) {
  const price = (micros: number): MoneySource => {
    const minor = Math.round((micros / MICROS) * 10 ** currencyDigits(currency));
    return { money: { currency, minor }, locale };
  };
  return {
    isFree: steps.length === 0 && dailyMicros === undefined,
    steps: steps.map(({ minutes, micros }) => ({ upTo: minutes * 60, price: price(micros) })),
    daily: dailyMicros === undefined ? null : price(dailyMicros),
  };
}

interface Circle {
  readonly centre: { readonly lat: number; readonly lng: number };
  readonly radius: number;
  readonly holds: (place: ListedPlace) => boolean;
}

/** The circle around an area, and what of it lies in the area. */
function circleOf({ near, box }: AreaInput): Circle {
  if (near !== undefined && near !== null) {
    checkPoint(near);
    return { centre: near, radius: checkRadius('"radius"', near.radius), holds: () => true };
  }
  if (box === undefined || box === null) throw inputError('"within" needs a circle or a box.');
  checkBox(box);
  const { south, west, north, east } = box;
  const width = east >= west ? east - west : east - west + 360;
  const lng = west + width / 2;
  const centre = { lat: (south + north) / 2, lng: lng > 180 ? lng - 360 : lng };
  const radius = nearbyDistanceMetres(centre.lat, centre.lng, Math.abs(south) < Math.abs(north) ? south : north, west);
  return {
    centre,
    radius: checkRadius('Half of the way from corner to corner of "box"', radius),
    holds: (place) => boxHolds(box, place),
  };
}

function checkRadius(name: string, metres: number): number {
  if (metres > 0 && metres <= FARTHEST_METRES) return metres;
  throw inputError(`${name} is ${Math.round(metres)}; expected more than 0, at most ${FARTHEST_METRES} metres.`);
}
