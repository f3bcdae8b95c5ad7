import type { LevelRow, PathwayRow } from '../src/timetable/build/index.ts';

/** A walkway in both directions between two stop rows; its properties are unknown by default. */
export function pathwayRow(from: number, to: number, parts: Partial<PathwayRow> = {}): PathwayRow {
  return {
    id: `${from}-${to}`,
    from,
    to,
    mode: 1,
    bidirectional: true,
    length: Number.NaN,
    traversalTime: Number.NaN,
    stairCount: Number.NaN,
    maxSlope: Number.NaN,
    minWidth: Number.NaN,
    signpostedAs: '',
    reversedSignpostedAs: '',
    ...parts,
  };
}

export function levelRow(index: number, name = `Level ${index}`): LevelRow {
  return { id: `L${index}`, index, name };
}
