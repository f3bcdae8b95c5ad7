import { type Sections, writeColumns } from '../../base/index.ts';
import { WALK_DOOR_COLUMNS, WHEELCHAIR_DOOR_COLUMNS } from '../columns/place-columns.ts';
import type { WalkProfile } from '../stations/station-doors.ts';
import type { StationWalkTables } from './station-walks.ts';

/** The doors of stations as sections of `places.bin`. */
export function doorSections(
  profile: WalkProfile,
  { stop, entrance, secondsIn, secondsOut }: StationWalkTables['doors'],
): Sections {
  return profile === 'walk'
    ? writeColumns(WALK_DOOR_COLUMNS, {
        walkDoorStop: stop,
        walkDoorEntrance: entrance,
        walkDoorSecondsIn: secondsIn,
        walkDoorSecondsOut: secondsOut,
      })
    : writeColumns(WHEELCHAIR_DOOR_COLUMNS, {
        wheelchairDoorStop: stop,
        wheelchairDoorEntrance: entrance,
        wheelchairDoorSecondsIn: secondsIn,
        wheelchairDoorSecondsOut: secondsOut,
      });
}
