import { distanceMetres } from '@tripwright/core/geo';
import type { StopRow, TransferRow } from '@tripwright/core/timetable/build';
import type { NoticeCode } from '../../notices/index.ts';
import { type FeedReading, readTable } from '../source/table-reader.ts';
import type { TableRow } from '../source/table-row.ts';
import { sortByContent } from './sorting.ts';

const columns = [
  'from_stop_id',
  'to_stop_id',
  'from_route_id',
  'to_route_id',
  'from_trip_id',
  'to_trip_id',
  'transfer_type',
  'min_transfer_time',
] as const;

/** A transfer over a longer distance is implausible (TR-10). */
const TOO_FAR_METRES = 10_000;

/** The rows that transfers refer to. */
export interface Targets {
  readonly stops: readonly StopRow[];
  readonly stopIndex: ReadonlyMap<string, number>;
  readonly routeIndex: ReadonlyMap<string, number>;
  /** Kept trips by id. */
  readonly tripIndex: ReadonlyMap<string, number>;
  readonly droppedTrips: ReadonlySet<string>;
}

/** Rows of transfers.txt with indices; stations are not expanded to platforms. A row with a broken reference is dropped (IM-6). */
export async function readTransfers(reading: FeedReading, targets: Targets): Promise<TransferRow[]> {
  const rows: TransferRow[] = [];
  await readTable(reading, { file: 'transfers.txt', columns, needs: [] }, (row) => {
    const ends: number[] = [];
    for (let column = 0; column < 6; column++) {
      const index = resolve(row, column, targets);
      if (index === undefined) return;
      ends.push(index);
    }
    const [fromStop = -1, toStop = -1, fromRoute = -1, toRoute = -1, fromTrip = -1, toTrip = -1] = ends;
    const type = row.choice(6, 5, 0) as TransferRow['type'];
    // Linked trips (types 4 and 5) need no stops (BL-5).
    if (type < 4 && (fromStop === -1 || toStop === -1)) {
      return row.note('missing-value', fromStop === -1 ? 0 : 1, '');
    }
    if (type >= 4 && (fromTrip === -1 || toTrip === -1)) {
      return row.note('missing-value', fromTrip === -1 ? 4 : 5, '');
    }
    noteDistance(row, targets.stops[fromStop], targets.stops[toStop]);
    rows.push({ fromStop, toStop, fromRoute, toRoute, fromTrip, toTrip, type, minTransferTime: row.count(7, -1) });
  });
  return sortByContent(rows);
}

/** Index of the stop, route or trip in a cell, -1 when blank; `undefined`, with a notice, for an unknown id. */
function resolve(row: TableRow, column: number, targets: Targets): number | undefined {
  const id = row.text(column);
  if (id === '') return -1;
  const kind = column >> 1;
  const index = [targets.stopIndex, targets.routeIndex, targets.tripIndex][kind]!.get(id);
  if (index !== undefined) return index;
  const codes: readonly NoticeCode[] = ['unknown-stop', 'unknown-route', 'unknown-trip'];
  row.note(kind === 2 && targets.droppedTrips.has(id) ? 'reference-to-dropped-trip' : codes[kind]!, column, id);
  return undefined;
}

function noteDistance(row: TableRow, from: StopRow | undefined, to: StopRow | undefined): void {
  if (from === undefined || to === undefined) return;
  const metres = distanceMetres(from, to);
  if (metres > TOO_FAR_METRES)
    row.note('transfer-too-far', 1, `${from.id} to ${to.id}: ${Math.round(metres / 1000)} km`);
}
