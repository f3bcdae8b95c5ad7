import type { SharedVehicle } from '@tripwright/core/shared-vehicles';
import { definedValues } from '../../values/index.ts';
import type { JsonRecord } from '../source/json-record.ts';
import { readPlace } from './read-place.ts';
import { readRentalLinks } from './read-rental-links.ts';
import { keepFirst } from './rows.ts';

export interface KnownIds {
  readonly isKnownType: (id: string) => boolean;
  readonly isKnownStation: (id: string) => boolean;
  /** The type of vehicles without `vehicle_type_id`; undefined where the field is required. */
  readonly typeOfUnnamed: string | undefined;
}

/** Rows of vehicle_status (version 3) or free_bike_status. A vehicle of unknown type is dropped, because its speed and range are unknown. */
export function readVehicles(data: JsonRecord, known: KnownIds): SharedVehicle[] {
  const vehicles = data.records('vehicles', 'bikes').map((record) => {
    const id = record.needText('vehicle_id', 'bike_id');
    const type = typeOf(record, known);
    const station = stationOf(record, 'station_id', known);
    const isPlaced =
      record.value('lat') !== undefined || record.value('lon', 'lng') !== undefined || station === undefined;
    const place = isPlaced ? readPlace(record) : undefined;
    if (id === undefined || type === undefined || (isPlaced && place === undefined)) return undefined;
    return {
      id,
      ...(place ?? {}),
      type,
      isReserved: record.flag('is_reserved') ?? false,
      isDisabled: record.flag('is_disabled') ?? false,
      ...definedValues({
        station,
        homeStation: stationOf(record, 'home_station_id', known),
        currentRangeMetres: record.amount('current_range_meters'),
        currentFuel: fuelOf(record),
        plan: record.text('pricing_plan_id'),
        availableUntil: record.instant('available_until'),
        lastReported: record.instant('last_reported'),
        rental: readRentalLinks(record),
      }),
    };
  });
  return keepFirst(vehicles, data, 'vehicles');
}

function typeOf(record: JsonRecord, { isKnownType, typeOfUnnamed }: KnownIds): string | undefined {
  const type = record.text('vehicle_type_id');
  if (type === undefined) {
    if (typeOfUnnamed === undefined) record.note('missing-value', 'vehicle_type_id', '');
    return typeOfUnnamed;
  }
  if (isKnownType(type)) return type;
  record.note('unknown-vehicle-type', 'vehicle_type_id', type);
  return undefined;
}

function stationOf(record: JsonRecord, key: string, { isKnownStation }: KnownIds): string | undefined {
  const station = record.text(key);
  if (station === undefined || isKnownStation(station)) return station;
  record.note('unknown-station', key, station);
  return undefined;
}

/** A share from 0 to 1; values above 1 are read as per cent. */
function fuelOf(record: JsonRecord): number | undefined {
  const fuel = record.amount('current_fuel_percent');
  if (fuel === undefined || fuel <= 1) return fuel;
  record.note('unusual-number', 'current_fuel_percent', fuel);
  return fuel <= 100 ? fuel / 100 : undefined;
}
