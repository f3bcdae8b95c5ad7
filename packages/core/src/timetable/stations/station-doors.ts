import { type Column, readColumns, type Sections, unbranded } from '../../base/index.ts';
import type { StopIndex } from '../columns/index-types.ts';
import { WALK_DOOR_COLUMNS, WHEELCHAIR_DOOR_COLUMNS } from '../columns/place-columns.ts';

/** Walking with or without steps. */
export type WalkProfile = 'walk' | 'wheelchair';

/** Doors of stations: a stop inside, the entrance, and the seconds between them; -1 where the door does not lead in (out). */
export interface DoorRows {
  readonly stop: Column<number, StopIndex>;
  readonly entrance: Column<number, StopIndex>;
  readonly secondsIn: Column<number>;
  readonly secondsOut: Column<number>;
}

/** One door of a stop inside a station. */
export interface Door {
  readonly entrance: StopIndex;
  readonly secondsIn: number;
  readonly secondsOut: number;
}

const NO_ROWS: Column<number> = new Int32Array();
const NO_STOPS = NO_ROWS as Column<number, StopIndex>;

/**
 * The doors of `places.bin` for a profile; none where it has none.
 * @throws PlannerError `artefact-corrupt`
 */
export function doorsIn(sections: Sections, profile: string): DoorRows {
  if (profile === 'walk' && sections.has('walkDoorStop')) {
    const doors = readColumns(WALK_DOOR_COLUMNS, sections);
    return {
      stop: unbranded(doors.walkDoorStop),
      entrance: unbranded(doors.walkDoorEntrance),
      secondsIn: unbranded(doors.walkDoorSecondsIn),
      secondsOut: unbranded(doors.walkDoorSecondsOut),
    };
  }
  if (profile === 'wheelchair' && sections.has('wheelchairDoorStop')) {
    const doors = readColumns(WHEELCHAIR_DOOR_COLUMNS, sections);
    return {
      stop: unbranded(doors.wheelchairDoorStop),
      entrance: unbranded(doors.wheelchairDoorEntrance),
      secondsIn: unbranded(doors.wheelchairDoorSecondsIn),
      secondsOut: unbranded(doors.wheelchairDoorSecondsOut),
    };
  }
  return { stop: NO_STOPS, entrance: NO_STOPS, secondsIn: NO_ROWS, secondsOut: NO_ROWS };
}

/** Doors by the stop that they lead to. */
export function doorsByStop(rows: DoorRows): ReadonlyMap<StopIndex, readonly Door[]> {
  const byStop = new Map<StopIndex, Door[]>();
  for (let row = 0; row < rows.stop.length; row++) {
    const stop = rows.stop[row]!;
    const door = {
      entrance: rows.entrance[row]!,
      secondsIn: rows.secondsIn[row]!,
      secondsOut: rows.secondsOut[row]!,
    };
    const known = byStop.get(stop);
    if (known === undefined) byStop.set(stop, [door]);
    else known.push(door);
  }
  return byStop;
}
