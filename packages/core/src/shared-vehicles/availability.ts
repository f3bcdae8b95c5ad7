import type { SharedStation, SharedVehicle, VehicleType } from './shared-system.ts';

/** Counts say nothing of departures later than this after they were taken (SV-2). */
export const COUNTS_HORIZON_SECONDS: number = 30 * 60;

/** An answer about vehicles or docks: `unknown` where nobody counts, or the count is too old. */
export type Availability = 'yes' | 'no' | 'unknown';

/**
 * Whether a vehicle of a type can be taken at a station (SV-1, SV-3). Stations that are not installed or not renting have none, whatever
 * they count.
 * @param countsHold whether the counts still say something of the moment asked about ({@link countsHold})
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
 * Whether a vehicle of a type can be given back at a station (SV-1, SV-3): docks of its type where they are told apart, else docks at
 * all; virtual stations that count none have no limit.
 */
export function returnAt(station: SharedStation, type: VehicleType, countsHold: boolean): Availability {
  if (!station.isInstalled || !station.isReturning) return 'no';
  // A station that lists what fits it, and not this, has no place for it, however empty.
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

/** Whether one vehicle can be taken: nobody has reserved or disabled it (SV-5), and it need not be back before the ride (SV-14). */
export function isVehicleAvailable(vehicle: SharedVehicle, from: number, until: number = from): boolean {
  if (vehicle.isReserved || vehicle.isDisabled) return false;
  return vehicle.availableUntil === undefined || (from < vehicle.availableUntil && until <= vehicle.availableUntil);
}

/** Whether counts taken at one moment hold at another (SV-2, SV-13); counts without a moment are of now. */
export function countsHold(takenAt: number | undefined, at: number): boolean {
  return takenAt === undefined || Math.abs(at - takenAt) <= COUNTS_HORIZON_SECONDS;
}
