import { type ColumnArrays, type Sections, writePrefixedColumns } from '../../storage/index.ts';
import { DOOR_COLUMNS } from '../columns/place-columns.ts';
import type { WalkProfile } from '../stations/station-doors.ts';

/** The doors of stations as sections of `places.bin`. */
export function doorSections(profile: WalkProfile, doors: ColumnArrays<typeof DOOR_COLUMNS>): Sections {
  return writePrefixedColumns(`${profile}Door`, DOOR_COLUMNS, doors);
}
