import { currencyDigits } from '@tripwright/core/base';
import type { ListedFees, ListedPlace, Operator, WeekOfHours } from '@tripwright/core/model';
import { MODES } from '@tripwright/core/modes';
import type { SharedVehicle } from '@tripwright/core/template';
import {
  type DecodedLocationInfo,
  type DecodedLocations,
  locationInfoResponseSchema,
  locationsResponseSchema,
} from '@tripwright/wire/rest-v1';
import type { FacilityReads } from '../facility-reads.ts';
import { notFromSource } from '../not-from-source.ts';
import { readAnswer } from './read-answer.ts';
import { readCompany, readHired } from './read-street.ts';
import { answerOf, isUnknownName, sourceError } from './source-error.ts';
import type { Upstream } from './upstream.ts';

type Group = DecodedLocations['groups'][number];
type Location = NonNullable<Group['bikePods']>[number];

const LISTS = ['bikePods', 'carPods', 'carRentals', 'carParks', 'freeFloating', 'facilities'] as const;
const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
/** Of which circles answer at most. */
const MOST = '1000';
/** From this radius on circles list major stops alone. */
const WIDEST_METRES = 4999;
/** Every mode over streets: each asks for the lists of its places. */
const STREET_MODES = MODES.filter(({ travel }) => travel.by === 'street').map(({ id }) => id);

/** Docks, free vehicles and parking in a circle. */
export function remoteFacilities({ client }: Upstream): FacilityReads {
  return {
    async near(region, { lat, lng }, radiusMetres, modes, { locale, signal }) {
      if (radiusMetres > WIDEST_METRES) throw notFromSource('which places of vehicles lie in a circle as wide as this');
      const query = new URLSearchParams({
        lat: String(lat),
        lng: String(lng),
        radius: String(radiusMetres),
        limit: MOST,
        sortedByProximity: 'true',
      });
      for (const mode of modes.length > 0 ? modes : STREET_MODES) query.append('modes', mode);
      const asked = client.ask({ path: 'locations.json', query, region: region.code }, { locale, signal });
      const places = readAnswer(locationsResponseSchema, await answerOf(asked), ({ groups }: DecodedLocations) =>
        groups.flatMap((group) => LISTS.flatMap((list) => (group[list] ?? []).flatMap(readListedPlace))),
      );
      const distance = (place: ListedPlace): number =>
        (place.lat - lat) ** 2 + ((place.lng - lng) * Math.cos((lat * Math.PI) / 180)) ** 2;
      return places.sort((a, b) => distance(a) - distance(b) || (a.id < b.id ? -1 : 1));
    },
    async find({ code: region }, id, { locale, signal }) {
      const query = new URLSearchParams({ region, identifier: id });
      const asked = await client.ask({ path: 'locationInfo.json', query, region }, { locale, signal });
      if (!asked.ok) {
        if (isUnknownName(asked.failure, 'identifier')) return undefined;
        throw sourceError(asked.failure);
      }
      return readAnswer(locationInfoResponseSchema, asked.value, ({ locations = [] }: DecodedLocationInfo) =>
        locations.flatMap(readListedPlace).find((place) => place.id === id),
      );
    },
  };
}

/** A listed place; none of a kind that the graph does not have. */
function readListedPlace(location: Location): readonly ListedPlace[] {
  const {
    lat,
    lng,
    name = '',
    address = '',
    modeInfo,
    bikePod,
    carPod,
    carRental,
    carPark,
    vehicle,
    facilityType,
  } = location;
  // `mode|region|id`, of which the id may hold bars of its own.
  const [mode = modeInfo?.identifier ?? '', , ...rest] = (location.id ?? '').split('|');
  const id = rest.join('|');
  const pod = bikePod ?? carPod;
  const title = (operator: Operator): string => (name === operator.name ? '' : name);
  const listed = { id, lat, lng, address, mode };
  if (pod !== undefined) {
    const operator = { ...readCompany(pod.operator, ''), bookingUrl: pod.deepLink };
    return [
      {
        ...listed,
        kind: bikePod === undefined ? 'car-pod' : 'bike-pod',
        name: title(operator),
        standing: (carPod?.availabilities ?? []).map(({ car }) => ({
          id: car.identifier,
          name: car.name ?? '',
          formFactor: 'car',
          propulsion:
            car.engineType === 'COMBUSTION' ? 'combustion' : car.engineType === undefined ? undefined : 'electric',
          maxRangeMetres: undefined,
          rangeMetres: undefined,
        })),
        operator,
        inService: pod.inService,
        capacity: pod.totalSpaces,
        vehicles: bikePod?.availableBikes ?? carPod?.availableVehicles,
        docks: pod.availableSpaces,
        countedAt: pod.lastUpdate,
      },
    ];
  }
  if (vehicle !== undefined) {
    const shared = vehicle as SharedVehicle;
    const operator = readCompany(shared.operator, shared.identifier.split('|')[0] ?? '');
    return [{ ...listed, kind: 'vehicle', name: title(operator), operator, vehicle: readHired(shared) }];
  }
  if (carRental !== undefined) {
    const operator = readCompany(carRental.company, '');
    return [
      { ...listed, kind: 'car-rental', name: title(operator), operator, hours: readHours(carRental.openingHours) },
    ];
  }
  if (carPark !== undefined) {
    const { parkingType, totalSpaces: capacity, openingHours, pricingTable } = carPark;
    return [
      {
        ...listed,
        kind: 'car-park',
        name,
        capacity,
        isOnStreet: parkingType === 'ON_STREET',
        isParkAndRide: parkingType === 'PARK_AND_RIDE',
        hours: readHours(openingHours),
        fees: readFees(pricingTable),
      },
    ];
  }
  if (facilityType === undefined) return [];
  const facility = facilityType === 'MOTORCYCLE_PARKING' ? 'motorcycle-parking' : 'bicycle-parking';
  return [{ ...listed, kind: 'facility', name, facility, capacity: location.totalSpaces }];
}

function readHours(
  hours:
    | {
        readonly days: readonly {
          readonly name: string;
          readonly times: readonly { readonly opens: string; readonly closes: string }[];
        }[];
      }
    | undefined,
): WeekOfHours | undefined {
  return hours?.days.map(({ name, times }) => ({
    weekday: DAYS.indexOf(name),
    spans: times.map(({ opens, closes }) => ({ opens: minutesOf(opens), closes: minutesOf(closes) })),
  }));
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Prices of parking, of which `/v1` has the daily maximum as one more step. */
function readFees(
  table:
    | {
        readonly currency: string;
        readonly entries: readonly { readonly price: number; readonly maxDurationInMinutes?: number }[];
      }
    | undefined,
): ListedFees | undefined {
  if (table === undefined) return undefined;
  const digits = currencyDigits(table.currency);
  const steps = table.entries.flatMap(({ price, maxDurationInMinutes: minutes }) =>
    minutes === undefined ? [] : [{ minutes, micros: Math.round(price * 10 ** digits) * 10 ** (6 - digits) }],
  );
  return { currency: table.currency, steps, dailyMicros: undefined };
}
