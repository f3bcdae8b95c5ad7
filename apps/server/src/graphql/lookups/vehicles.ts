import type { RegionInfo } from '@tripwright/core/model';
import type { VehicleOnMap } from '@tripwright/planner';
import { type Connection, type PageArguments, pageOf } from '../connection.ts';
import type { GraphqlContext } from '../context.ts';
import { loadersOf } from '../loaders.ts';
import type { VehicleSource } from '../sources.ts';

const STANDARD_PAGE = 20;

/** The vehicles of a region that are wanted, as a page. */
export async function vehiclesOf(
  region: RegionInfo,
  isWanted: (vehicle: VehicleOnMap) => boolean,
  page: PageArguments,
  context: GraphqlContext,
): Promise<Connection<VehicleSource>> {
  const vehicles = await loadersOf(context).vehicles.load(region);
  // Of two sources that give a vehicle the same id, the first counts.
  const byId = new Map<string, VehicleSource>();
  for (const each of vehicles) {
    if (!isWanted(each) || byId.has(each.vehicle.id)) continue;
    byId.set(each.vehicle.id, { region, vehicle: each.vehicle, run: each.run });
  }
  return pageOf([...byId.values()], 'Vehicle', ({ vehicle }) => vehicle.id, page, STANDARD_PAGE);
}

/** A vehicle by its id; null where its place is not known any more. */
export async function findVehicle(
  region: RegionInfo,
  id: string,
  context: GraphqlContext,
): Promise<VehicleSource | null> {
  const vehicles = await loadersOf(context).vehicles.load(region);
  const found = vehicles.find(({ vehicle }) => vehicle.id === id);
  return found === undefined ? null : { region, vehicle: found.vehicle, run: found.run };
}

/** The run of a vehicle in short; undefined where it is unknown. */
export async function runOfVehicle(
  { region, vehicle }: VehicleSource,
  context: GraphqlContext,
): Promise<VehicleOnMap['run']> {
  const vehicles = await loadersOf(context).vehicles.load(region);
  return vehicles.find((each) => each.vehicle.id === vehicle.id)?.run;
}
