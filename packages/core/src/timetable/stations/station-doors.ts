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

const columns = { stop: 'Stop', entrance: 'Entrance', secondsIn: 'SecondsIn', secondsOut: 'SecondsOut' } as const;

/** Doors as sections of `places.bin`, named after the profile. */
export function doorSections(profile: WalkProfile, doors: DoorRows): Sections {
  return new Map(
    Object.entries(columns).map(([name, title]) => [`${profile}Door${title}`, doors[name as keyof DoorRows]]),
  );
}

/** The doors that were written; none where nothing was. */
export function doorsIn(sections: Sections, profile: string): DoorRows {
  const column = (title: string): Int32Array => {
    const name = `${profile}Door${title}`;
    return sections.has(name) ? section(sections, name, Int32Array) : new Int32Array();
  };
  return {
    stop: column(columns.stop),
    entrance: column(columns.entrance),
    secondsIn: column(columns.secondsIn),
    secondsOut: column(columns.secondsOut),
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
