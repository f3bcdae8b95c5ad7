import type { SharedVehicle, VehicleType } from './shared-system.ts';

/** Kept in the battery or tank: nobody plans to the last metre (SV-8). */
const RESERVE_SHARE = 0.1;

/**
 * Metres a vehicle can still go: as it says, else by the share of fuel left. Undefined = no limit that anybody knows: muscles have none.
 */
export function rangeMetres(type: VehicleType, vehicle?: SharedVehicle): number | undefined {
  if (type.propulsion === 'human') return undefined;
  if (vehicle?.currentRangeMetres !== undefined) return vehicle.currentRangeMetres;
  if (type.maxRangeMetres === undefined) return undefined;
  return vehicle?.currentFuel === undefined ? type.maxRangeMetres : vehicle.currentFuel * type.maxRangeMetres;
}

/** Whether a ride of so many metres is within range, with a reserve. */
export function isWithinRange(metres: number, type: VehicleType, vehicle?: SharedVehicle): boolean {
  const range = rangeMetres(type, vehicle);
  return range === undefined || metres <= range * (1 - RESERVE_SHARE);
}
