import type { SharedVehicle, VehicleType } from './shared-system.ts';

/** The share of the range that is kept as a reserve (SV-8). */
const RESERVE_SHARE = 0.1;

/**
 * The remaining range of a vehicle in metres: its own value, else the range of its type times the remaining fuel. Undefined = unknown or
 * unlimited, as for vehicles without a motor.
 */
export function rangeMetres(type: VehicleType, vehicle?: SharedVehicle): number | undefined {
  if (type.propulsion === 'human') return undefined;
  if (vehicle?.currentRangeMetres !== undefined) return vehicle.currentRangeMetres;
  if (type.maxRangeMetres === undefined) return undefined;
  return vehicle?.currentFuel === undefined ? type.maxRangeMetres : vehicle.currentFuel * type.maxRangeMetres;
}

/** Whether a ride of a length is within range, with a reserve. */
export function isWithinRange(metres: number, type: VehicleType, vehicle?: SharedVehicle): boolean {
  const range = rangeMetres(type, vehicle);
  return range === undefined || metres <= range * (1 - RESERVE_SHARE);
}
