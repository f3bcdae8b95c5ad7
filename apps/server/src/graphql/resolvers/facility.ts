import { nearbyDistanceMetres } from '@tripwright/core/geo';
import type { ListedPlace } from '@tripwright/core/model';
import type { AreaInput, Resolvers, VehicleParkingKind } from '../__generated__/resolver-types.ts';
import { boxHolds, checkBox } from '../check-box.ts';
import { checkPoint } from '../check-point.ts';
import { pageOf } from '../connection.ts';
import { encodeGlobalId } from '../global-id.ts';
import { inputError } from '../input-error.ts';
import { FACILITY_TYPES, facilityOf } from '../lookups/facilities.ts';
import type { FacilitySource } from '../sources.ts';

const STANDARD_PAGE = 20;
const FARTHEST_METRES = 10_000;

/** The fields that all facilities share. */
const shared = {
  id: ({ region, place }: FacilitySource) => encodeGlobalId({ type: 'Facility', region: region.code, code: place.id }),
  code: ({ place }: FacilitySource) => place.id,
  name: ({ place }: FacilitySource) => (place.name === '' ? null : place.name),
  address: ({ place }: FacilitySource) => (place.address === '' ? null : place.address),
  point: ({ place: { lat, lng } }: FacilitySource) => ({ lat, lng }),
  mode: ({ place }: FacilitySource) => ({ identifier: place.mode }),
};

export const facilityResolvers = {
  Region: {
    facilities: async (region, { within, modes, ...page }, context) => {
      const { centre, radius, holds } = circleOf(within);
      const places = await context.source.facilities.near(region, centre, radius, modes ?? [], context);
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
  },
  CarPark: {
    ...shared,
    capacity: ({ place }) => place.capacity ?? null,
    isOnStreet: ({ place }) => place.isOnStreet,
    isParkAndRide: ({ place }) => place.isParkAndRide,
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
