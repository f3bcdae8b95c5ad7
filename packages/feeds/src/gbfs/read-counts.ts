import type { SharedSystem, SystemState } from '@tripwright/core/shared-vehicles';
import type { SourceNotices } from '../notices/index.ts';
import { readStationStates } from './records/read-stations.ts';
import { PLAIN_BICYCLE } from './records/read-vehicle-types.ts';
import { readVehicles } from './records/read-vehicles.ts';
import type { GbfsFile } from './source/gbfs-file.ts';
import { JsonRecord } from './source/json-record.ts';

/** The files that change from minute to minute; the others are read at the import. `free_bike_status` is the name up to version 2. */
export const COUNT_FILES = ['station_status', 'vehicle_status', 'free_bike_status'] as const;
/** A file of {@link COUNT_FILES}. */
export type CountFileName = (typeof COUNT_FILES)[number];

/** The counts of a system at one moment. */
export interface SystemCounts {
  /** The oldest `last_updated` of the files, in Unix seconds; undefined where none has a valid one. */
  readonly time: number | undefined;
  /** Sorted by id; undefined = the system has no such file. */
  readonly stations: SystemState['stations'];
  readonly vehicles: SystemState['vehicles'];
}

/**
 * Reads the files of counts of a system of version 1, 2 or 3 against the system as it was imported. A bad row is noted and left out alone, and so is
 * a row that names a station or a vehicle type that the system does not have.
 */
export function readCounts(
  files: ReadonlyMap<CountFileName, GbfsFile>,
  system: SharedSystem,
  notices: SourceNotices,
): SystemCounts {
  const open = (name: CountFileName): JsonRecord | undefined => {
    const file = files.get(name);
    return file === undefined ? undefined : new JsonRecord(file.data, '', { notices, file: file.label, language: '' });
  };
  const types = new Set(system.vehicleTypes.map(({ id }) => id));
  const stationIds = new Set(system.stations.map(({ id }) => id));
  const isKnownType = (id: string): boolean => types.has(id);
  const isKnownStation = (id: string): boolean => stationIds.has(id);
  const status = open('station_status');
  const vehicles = open('vehicle_status') ?? open('free_bike_status');
  const plain = types.has(PLAIN_BICYCLE.id) ? PLAIN_BICYCLE.id : undefined;
  const typeOfUnnamed = types.size === 1 ? system.vehicleTypes[0]?.id : plain;
  return {
    time: oldest(files, notices),
    stations:
      status === undefined
        ? undefined
        : readStationStates(status, isKnownType, isKnownStation)
            .map(({ id, state }) => ({ id, ...state }))
            .sort((a, b) => (a.id < b.id ? -1 : 1)),
    vehicles:
      vehicles === undefined ? undefined : readVehicles(vehicles, { isKnownType, isKnownStation, typeOfUnnamed }),
  };
}

function oldest(files: ReadonlyMap<CountFileName, GbfsFile>, notices: SourceNotices): number | undefined {
  let found: number | undefined;
  for (const { label, lastUpdated } of files.values()) {
    const record = new JsonRecord({ last_updated: lastUpdated }, '', { notices, file: label, language: '' });
    const seconds = record.instant('last_updated');
    if (seconds !== undefined && (found === undefined || seconds < found)) found = seconds;
  }
  return found;
}
