import type { GbfsFileKind } from './gbfs-field.ts';
import { stationFiles } from './gbfs-station-files.ts';
import { systemFiles } from './gbfs-system-files.ts';
import { vehicleFiles } from './gbfs-vehicle-files.ts';
import { zoneFiles } from './gbfs-zone-files.ts';

/**
 * The files and fields of GBFS 1.0 to 3.0 (MobilityData/gbfs). Editors explain, complete and check files by these rows, and the importer reads no
 * field that is not here. Fields that only drafts or later releases of a version have count for the whole version.
 */
export const gbfsFiles: readonly GbfsFileKind[] = [...systemFiles, ...vehicleFiles, ...stationFiles, ...zoneFiles];

const byName = new Map(gbfsFiles.map((row) => [row.name, row]));

/** The file of a name without `.json`; undefined for a file that is not part of GBFS. */
export function gbfsFileKind(name: string): GbfsFileKind | undefined {
  return byName.get(name);
}
