import { type Sections, section } from '../../base/index.ts';

/** Who walks: everybody, or wheels. */
export type WalkProfile = 'walk' | 'wheelchair';

/** Doors of stations: a stop inside, the entrance, and the seconds between them; -1 where there is no way. */
export interface DoorRows {
  readonly stop: Int32Array;
  readonly entrance: Int32Array;
  readonly secondsIn: Int32Array;
  readonly secondsOut: Int32Array;
}

/** One door of a stop inside a station. */
export interface Door {
  readonly entrance: number;
  readonly secondsIn: number;
  readonly secondsOut: number;
}

/** The last part of the name of each column's section. */
export const DOOR_COLUMNS = {
  stop: 'Stop',
  entrance: 'Entrance',
  secondsIn: 'SecondsIn',
  secondsOut: 'SecondsOut',
} as const;

/** The doors that were written; none where nothing was. */
export function doorsIn(sections: Sections, profile: string): DoorRows {
  const column = (title: string): Int32Array => {
    const name = `${profile}Door${title}`;
    return sections.has(name) ? section(sections, name, Int32Array) : new Int32Array();
  };
  return {
    stop: column(DOOR_COLUMNS.stop),
    entrance: column(DOOR_COLUMNS.entrance),
    secondsIn: column(DOOR_COLUMNS.secondsIn),
    secondsOut: column(DOOR_COLUMNS.secondsOut),
  };
}

/** Doors by the stop that they lead to. */
export function doorsByStop(rows: DoorRows): ReadonlyMap<number, readonly Door[]> {
  const byStop = new Map<number, Door[]>();
  rows.stop.forEach((stop, row) => {
    const door = {
      entrance: rows.entrance[row]!,
      secondsIn: rows.secondsIn[row]!,
      secondsOut: rows.secondsOut[row]!,
    };
    const known = byStop.get(stop);
    if (known === undefined) byStop.set(stop, [door]);
    else known.push(door);
  });
  return byStop;
}
