import type { ListedPlace, RegionInfo } from '@tripwright/core/model';
import type { GraphqlContext } from '../context.ts';
import type { FacilitySource } from '../sources.ts';

/** A place of vehicles by its id; null where there is none (now, for a vehicle). */
export async function findFacility(
  region: RegionInfo,
  id: string,
  context: GraphqlContext,
): Promise<FacilitySource | null> {
  const place = await context.source.facilities.find(region, id, context);
  return place === undefined ? null : facilityOf(region, place);
}

/** A place with its region. */
export function facilityOf(region: RegionInfo, place: ListedPlace): FacilitySource {
  return { region, place } as FacilitySource;
}

/** The type of the schema for each kind of place. */
export const FACILITY_TYPES = {
  'bike-pod': 'VehicleStation',
  'car-pod': 'VehicleStation',
  vehicle: 'FreeVehicle',
  'car-rental': 'CarRental',
  'car-park': 'CarPark',
  facility: 'VehicleParking',
} as const satisfies Record<ListedPlace['kind'], string>;
