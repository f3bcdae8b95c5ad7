import { type Index, readColumns, type Sections } from '../../storage/index.ts';
import type { StopIndex } from '../columns/index-types.ts';
import { TIMETABLE_COLUMNS } from '../columns/timetable-columns.ts';
import { TRANSFER_RULE } from '../columns/transfer-rule.ts';

/**
 * Pairs of stops between which rows of transfers.txt, about any route or trip, allow a transfer. Stations are resolved to their platforms. The pairs
 * need a link even when their stops are far apart.
 * @param tables the sections that `buildTimetable` made
 */
export function namedStopPairs(tables: Sections): { readonly from: Int32Array; readonly to: Int32Array } {
  const { stopParent, stopKind, boardableStops, transferFromStop, transferToStop, transferType } = readColumns(
    TIMETABLE_COLUMNS,
    tables,
  );
  const children = new Map<StopIndex, StopIndex[]>();
  for (let stop = 0 as StopIndex; stop < boardableStops; stop++) {
    const parent = stopParent[stop]!;
    if (parent < 0) continue;
    const known = children.get(parent);
    if (known === undefined) children.set(parent, [stop]);
    else known.push(stop);
  }
  const platforms = (stop: StopIndex): readonly StopIndex[] =>
    stopKind[stop] === 1 ? (children.get(stop) ?? []) : stop < boardableStops ? [stop] : [];
  const from: StopIndex[] = [];
  const to: StopIndex[] = [];
  for (let row = 0 as Index<'transfer'>; row < transferType.length; row++) {
    const [fromStop, toStop] = [transferFromStop[row]!, transferToStop[row]!];
    if (transferType[row] === TRANSFER_RULE.forbidden || fromStop < 0 || toStop < 0) continue;
    for (const a of platforms(fromStop)) {
      for (const b of platforms(toStop)) {
        if (a === b) continue;
        from.push(a);
        to.push(b);
      }
    }
  }
  return { from: Int32Array.from(from), to: Int32Array.from(to) };
}
