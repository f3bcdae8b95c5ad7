import type { SharedStation, SharedVehicle, VehicleType } from './shared-system.ts';

/** A count is unknown for departures later than this after it was taken (SV-2). */
export const COUNTS_HORIZON_SECONDS: number = 30 * 60;

/** Availability of vehicles or docks: `unknown` without a count or with a count that is too old. */
export type Availability = 'yes' | 'no' | 'unknown';

/**
 * Whether a vehicle of a type can be collected at a station (SV-1, SV-3); never where the station is not installed or not renting.
 * @param countsHold whether the counts are recent enough, see {@link countsHold}
 */
export function pickupAt(station: SharedStation, type: VehicleType, countsHold: boolean): Availability {
  if (!station.isInstalled || !station.isRenting) return 'no';
  if (!countsHold) return 'unknown';
  if (station.vehiclesAvailable === 0) return 'no';
  if (station.vehiclesByType !== undefined) {
    const count = station.vehiclesByType.filter((one) => one.type === type.id).reduce((sum, one) => sum + one.count, 0);
    return count > 0 ? 'yes' : 'no';
  }
  return station.vehiclesAvailable === undefined ? 'unknown' : 'yes';
}

/**
 * Whether a vehicle of a type can be returned to a station (SV-1, SV-3): by docks for its type where the station lists them, else by all
 * docks. Virtual stations without a count have no limit.
 */
export function returnAt(station: SharedStation, type: VehicleType, countsHold: boolean): Availability {
  if (!station.isInstalled || !station.isReturning) return 'no';
  // A station that lists vehicle types without this one has no dock for it.
  const fits = station.typeCapacity;
  if (fits !== undefined && fits.length > 0 && !fits.some(({ types, count }) => types.includes(type.id) && count > 0)) {
    return 'no';
  }
  if (!countsHold) return 'unknown';
  if (station.docksByType !== undefined) {
    const docks = station.docksByType.filter(({ types }) => types.includes(type.id));
    return docks.some(({ count }) => count > 0) ? 'yes' : 'no';
  }
  if (station.docksAvailable !== undefined) return station.docksAvailable > 0 ? 'yes' : 'no';
  return station.isVirtual === true ? 'yes' : 'unknown';
}

/** Whether a single vehicle can be collected: neither reserved nor disabled (SV-5), and available until the end of the ride (SV-14). */
export function isVehicleAvailable(vehicle: SharedVehicle, from: number, until: number = from): boolean {
  if (vehicle.isReserved || vehicle.isDisabled) return false;
  return vehicle.availableUntil === undefined || (from < vehicle.availableUntil && until <= vehicle.availableUntil);
}

/** Whether counts taken at one instant are valid at another (SV-2, SV-13); counts without an instant are always valid. */
export function countsHold(takenAt: number | undefined, at: number): boolean {
  return takenAt === undefined || Math.abs(at - takenAt) <= COUNTS_HORIZON_SECONDS;
}
