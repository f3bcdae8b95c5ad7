import type { HireStock } from '../model/index.ts';
import { countsHold } from './availability.ts';
import type { SharedStation, SharedSystem, VehicleType } from './shared-system.ts';

/**
 * The vehicles of a type that a station was last reported to have: of that type where it lists types, else of all. Undefined where nothing is known, or
 * what is known is too old at an instant (SV-2).
 * @param at Unix seconds
 */
export function vehicleStock(
  { lastUpdated }: SharedSystem,
  station: SharedStation,
  type: VehicleType,
  at: number,
): HireStock | undefined {
  const { vehiclesByType, vehiclesAvailable, lastReported = lastUpdated } = station;
  const vehicles =
    vehiclesByType === undefined
      ? vehiclesAvailable
      : sum(vehiclesByType.filter((one) => one.type === type.id).map(({ count }) => count));
  if (vehicles === undefined || lastReported === undefined || !countsHold(lastReported, at)) return undefined;
  return { vehicles, reportedAt: lastReported };
}

/** The free docks of a station for a type of vehicles, by the same rules. */
export function dockStock(
  { lastUpdated }: SharedSystem,
  station: SharedStation,
  type: VehicleType,
  at: number,
): HireStock | undefined {
  const { docksByType, docksAvailable, lastReported = lastUpdated } = station;
  const docks =
    docksByType === undefined
      ? docksAvailable
      : sum(docksByType.filter(({ types }) => types.includes(type.id)).map(({ count }) => count));
  if (docks === undefined || lastReported === undefined || !countsHold(lastReported, at)) return undefined;
  return { docks, reportedAt: lastReported };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
