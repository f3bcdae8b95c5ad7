import type { CountOfType, SharedStation, StationState } from '@tripwright/core/shared-vehicles';
import { readArea } from '../../geojson/index.ts';
import { definedValues } from '../../values/index.ts';
import type { JsonRecord } from '../source/json-record.ts';
import { readPlace } from './read-place.ts';
import { readRentalLinks } from './read-rental-links.ts';
import { keepFirst } from './rows.ts';

/** Rows of station_information with their rows of station_status. @param status undefined = the file is missing and all counts are unknown */
export function readStations(
  information: JsonRecord,
  status: JsonRecord | undefined,
  isKnownType: (id: string) => boolean,
): SharedStation[] {
  const states = statesOf(status);
  const stations = information.records('stations').map((record) => {
    const station = readInformation(record, isKnownType);
    if (station === undefined) return undefined;
    const state = states.get(station.id);
    if (state === undefined && status !== undefined) record.note('station-without-status', 'station_id', station.id);
    states.delete(station.id);
    // Without a status file every station works, with unknown counts. A station missing in the file is out of service.
    return { ...station, ...(state === undefined ? offline(status === undefined) : readStatus(state, isKnownType)) };
  });
  for (const [id, state] of states) state.note('unknown-station', 'station_id', id);
  return keepFirst(stations, information, 'stations');
}

/** The rows of station_status by their stations; of equal ids the first. */
function statesOf(status: JsonRecord | undefined): Map<string, JsonRecord> {
  const states = new Map<string, JsonRecord>();
  for (const state of status?.records('stations') ?? []) {
    const id = state.needText('station_id');
    if (id === undefined) continue;
    if (states.has(id)) state.note('duplicate-key', 'station_id', id);
    else states.set(id, state);
  }
  return states;
}

/** Rows of station_status alone, as live data reads them. Rows of stations that the system does not have are dropped. */
export function readStationStates(
  status: JsonRecord,
  isKnownType: (id: string) => boolean,
  isKnownStation: (id: string) => boolean,
): { readonly id: string; readonly state: StationState }[] {
  const states = statesOf(status);
  status.context.notices.rows(status.context.file, states.size);
  return [...states].flatMap(([id, row]) => {
    if (isKnownStation(id)) return [{ id, state: readStatus(row, isKnownType) }];
    row.note('unknown-station', 'station_id', id);
    return [];
  });
}

function readInformation(
  record: JsonRecord,
  isKnownType: (id: string) => boolean,
): Omit<SharedStation, keyof StationState> | undefined {
  const id = record.needText('station_id');
  const place = readPlace(record);
  if (id === undefined || place === undefined) return undefined;
  const area = record.value('station_area');
  const extent = area === undefined ? undefined : readArea(area);
  if (area !== undefined && extent === undefined) record.note('invalid-geometry', 'station_area', id);
  if (record.value('name') === undefined) record.note('missing-value', 'name', id);
  return {
    id,
    name: record.localText('name') ?? [{ text: id, language: '' }],
    ...place,
    ...definedValues({
      address: record.text('address'),
      region: record.text('region_id'),
      capacity: record.count('capacity'),
      typeCapacity: typeCapacity(record, isKnownType),
      isVirtual: record.flag('is_virtual_station'),
      area: extent,
      openingHours: record.openingHours('station_opening_hours'),
      isCharging: record.flag('is_charging_station'),
      parkingType: record.text('parking_type'),
      rental: readRentalLinks(record),
    }),
  };
}

function offline(works: boolean): StationState {
  return { isInstalled: works, isRenting: works, isReturning: works };
}

function readStatus(state: JsonRecord, isKnownType: (id: string) => boolean): StationState {
  for (const key of ['is_installed', 'is_renting', 'is_returning']) {
    if (state.value(key) === undefined) state.note('missing-value', key, '');
  }
  const isInstalled = state.flag('is_installed') ?? true;
  return {
    isInstalled,
    isRenting: state.flag('is_renting') ?? isInstalled,
    isReturning: state.flag('is_returning') ?? isInstalled,
    ...definedValues({
      vehiclesAvailable: state.count('num_vehicles_available', 'num_bikes_available'),
      vehiclesByType: countsByType(state, isKnownType),
      docksAvailable: state.count('num_docks_available'),
      docksByType: groups(state, 'vehicle_docks_available', isKnownType),
      lastReported: state.instant('last_reported'),
    }),
  };
}

function countsByType(state: JsonRecord, isKnownType: (id: string) => boolean): CountOfType[] | undefined {
  if (state.value('vehicle_types_available') === undefined) return undefined;
  const counts: CountOfType[] = [];
  for (const row of state.records('vehicle_types_available')) {
    const [type, count] = [row.needText('vehicle_type_id'), row.count('count')];
    if (type === undefined || count === undefined) continue;
    if (isKnownType(type)) counts.push({ type, count });
    else row.note('unknown-vehicle-type', 'vehicle_type_id', type);
  }
  return counts;
}

function groups(
  record: JsonRecord,
  key: string,
  isKnownType: (id: string) => boolean,
): { types: string[]; count: number }[] | undefined {
  if (record.value(key) === undefined) return undefined;
  const found: { types: string[]; count: number }[] = [];
  for (const row of record.records(key)) {
    const [types, count] = [row.texts('vehicle_type_ids'), row.count('count')];
    if (types === undefined || count === undefined) continue;
    const known = types.filter((type) => isKnownType(type));
    for (const type of types) if (!isKnownType(type)) row.note('unknown-vehicle-type', 'vehicle_type_ids', type);
    if (known.length > 0) found.push({ types: known, count });
  }
  return found;
}

/** Counts per vehicle type: a list in version 3, an object from type to count in version 2. */
function typeCapacity(
  record: JsonRecord,
  isKnownType: (id: string) => boolean,
): { types: string[]; count: number }[] | undefined {
  for (const key of ['vehicle_docks_capacity', 'vehicle_types_capacity']) {
    if (Array.isArray(record.value(key))) return groups(record, key, isKnownType);
  }
  const byType = record.record('vehicle_type_capacity', 'vehicle_capacity');
  if (byType === undefined) return undefined;
  const found: { types: string[]; count: number }[] = [];
  for (const type of byType.keys()) {
    const count = byType.count(type);
    if (count === undefined) continue;
    if (isKnownType(type)) found.push({ types: [type], count });
    else byType.note('unknown-vehicle-type', type, type);
  }
  return found;
}
