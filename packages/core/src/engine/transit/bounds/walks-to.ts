import { unbranded } from '../../../storage/index.ts';
import { type ServiceWindow, transferPointsOf } from '../../../timetable/index.ts';
import type { ReducedTransfers } from '../transfers/transfer-reduction.ts';

/**
 * Walks by the stop that they lead to: `first[stop]` to `first[stop + 1]` of the other two. Every stop has one of 0 seconds from itself, which also
 * stands for staying on board.
 */
export interface WalksTo {
  readonly first: Int32Array;
  readonly from: Int32Array;
  readonly seconds: Int32Array;
}

/** The walking links of a window, which bound the transfers of every query. */
export function linksTo({ timetable, reverseLinkFirst, reverseLinkTo, reverseLinkSeconds }: ServiceWindow): WalksTo {
  const { stopCount } = timetable;
  const [linkFirst, linkFrom, linkSeconds] = [reverseLinkFirst, reverseLinkTo, reverseLinkSeconds].map(unbranded);
  const first = new Int32Array(stopCount + 1);
  const from = new Int32Array(stopCount + linkFrom!.length);
  const seconds = new Int32Array(from.length);
  let count = 0;
  for (let stop = 0; stop < stopCount; stop++) {
    from[count++] = stop;
    for (let link = linkFirst![stop]!; link < linkFirst![stop + 1]!; link++) {
      from[count] = linkFrom![link]!;
      seconds[count++] = linkSeconds![link]!;
    }
    first[stop + 1] = count;
  }
  return { first, from, seconds };
}

const known = new WeakMap<ReducedTransfers, WalksTo>();

/** Takes over the walks that another thread has made of the same transfers. */
export function adoptWalks(transfers: ReducedTransfers, walks: WalksTo): void {
  known.set(transfers, walks);
}

/** The transfers of a search in a window, with the seconds that they need. Transfers between points count as those between their stops. */
export function transfersTo({ timetable }: ServiceWindow, transfers: ReducedTransfers): WalksTo {
  let walks = known.get(transfers);
  if (walks !== undefined) return walks;
  const { stopCount } = timetable;
  const stopOfPoint = transferPointsOf(timetable)?.stopOfPoint;
  const stopOf = (column: number): number => (column < stopCount ? column : stopOfPoint![column - stopCount]!);
  const { first: transferFirst, entries } = transfers;
  const first = new Int32Array(stopCount + 1).fill(1);
  first[0] = 0;
  const columns = transferFirst.length - 1;
  for (let entry = 1; entry < entries.length; entry += 2) first[stopOf(entries[entry]!) + 1]!++;
  for (let stop = 0; stop < stopCount; stop++) first[stop + 1]! += first[stop]!;
  const next = first.slice();
  const from = new Int32Array(first[stopCount]!);
  const seconds = new Int32Array(from.length);
  for (let stop = 0; stop < stopCount; stop++) from[next[stop]!++] = stop;
  for (let column = 0; column < columns; column++) {
    for (let entry = 2 * transferFirst[column]!; entry < 2 * transferFirst[column + 1]!; entry += 2) {
      const at = next[stopOf(entries[entry + 1]!)]!++;
      from[at] = stopOf(column);
      seconds[at] = entries[entry]!;
    }
  }
  walks = { first, from, seconds };
  known.set(transfers, walks);
  return walks;
}
