import type { Timetable, TripIndex } from '../../timetable/index.ts';
import { type Headway, headwaysOf } from '../match/headways.ts';
import type { ChosenRun, SnapshotRow } from './chosen-run.ts';

/**
 * Gives runs of frequency trips that keep intervals only the run of the timetable whose place they take: the nearest in their period that is still
 * free, in the order of their starts. A run that finds none comes beside the others; a cancellation that finds none has nothing to cancel.
 */
export function placeOnGrid(timetable: Timetable, runs: readonly ChosenRun[]): SnapshotRow[] {
  const rows: SnapshotRow[] = [];
  const loose = new Map<string, ChosenRun[]>();
  for (const run of runs) {
    const { patch, source } = run;
    const { trip, day, start } = patch;
    if (start < 0) rows.push({ patch, source, start });
    else {
      const key = `${trip} ${day}`;
      const list = loose.get(key);
      if (list === undefined) loose.set(key, [run]);
      else list.push(run);
    }
  }
  for (const list of loose.values()) {
    const headways = headwaysOf(timetable, list[0]!.patch.trip as TripIndex);
    const taken = new Set<number>();
    for (const run of list.sort((a, b) => a.patch.start - b.patch.start)) {
      const { start, kind } = run.patch;
      const row = headways.find((period) => start >= period.start && start < period.end);
      const place = row === undefined ? undefined : freePlace(row, start, taken);
      if (place !== undefined) taken.add(place);
      if (place !== undefined || (kind !== 'cancelled' && kind !== 'deleted'))
        rows.push({ ...run, start: place ?? -1 });
    }
  }
  return rows;
}

/** The free start of a period nearest to an announced one, at most one interval away. */
function freePlace(row: Headway, start: number, taken: ReadonlySet<number>): number | undefined {
  if (row.isExact) return start;
  const before = start - ((start - row.start) % row.seconds);
  return [before, before + row.seconds]
    .filter((place) => place < row.end && !taken.has(place))
    .sort((a, b) => Math.abs(a - start) - Math.abs(b - start))[0];
}
