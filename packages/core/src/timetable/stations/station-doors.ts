import {
  asColumn,
  type Columns,
  type Index,
  prefixedName,
  readPrefixedColumns,
  type Sections,
} from '../../storage/index.ts';
import type { StopIndex } from '../columns/index-types.ts';
import { DOOR_COLUMNS } from '../columns/place-columns.ts';

/** Walking with or without steps. */
export type WalkProfile = 'walk' | 'wheelchair';

/** Doors of stations: a stop inside, the entrance, and the seconds between them; -1 where the door does not lead in (out). */
export type DoorRows = Columns<typeof DOOR_COLUMNS>;
/** A row of {@link DoorRows}. */
export type DoorIndex = Index<'door'>;

/** One door of a stop inside a station. */
export interface Door {
  readonly entrance: StopIndex;
  readonly secondsIn: number;
  readonly secondsOut: number;
}

const NO_DOORS: DoorRows = {
  stop: asColumn(new Int32Array()),
  entrance: asColumn(new Int32Array()),
  secondsIn: new Int32Array(),
  secondsOut: new Int32Array(),
};

/**
 * The doors of `places.bin` for a profile; none where it has none.
 * @throws PlannerError `artefact-corrupt`
 */
export function doorsIn(sections: Sections, profile: string): DoorRows {
  const prefix = `${profile}Door`;
  return sections.has(prefixedName(prefix, 'stop')) ? readPrefixedColumns(prefix, DOOR_COLUMNS, sections) : NO_DOORS;
}

/** Doors by the stop that they lead to. */
export function doorsByStop(rows: DoorRows): ReadonlyMap<StopIndex, readonly Door[]> {
  const byStop = new Map<StopIndex, Door[]>();
  for (let row = 0 as DoorIndex; row < rows.stop.length; row++) {
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
