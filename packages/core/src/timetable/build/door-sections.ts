import type { Sections } from '../../base/index.ts';
import { DOOR_COLUMNS, type DoorRows, type WalkProfile } from '../stations/station-doors.ts';

/** Doors as sections of `places.bin`, named after the profile. */
export function doorSections(profile: WalkProfile, doors: DoorRows): Sections {
  return new Map(
    Object.entries(DOOR_COLUMNS).map(([name, title]) => [`${profile}Door${title}`, doors[name as keyof DoorRows]]),
  );
}
