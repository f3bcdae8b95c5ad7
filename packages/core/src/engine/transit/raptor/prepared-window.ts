import type { ServiceWindow, Timetable } from '../../../timetable/index.ts';
import type { QuickestHops } from '../bounds/quickest-hops.ts';
import { adoptWalks, type WalksTo } from '../bounds/walks-to.ts';
import { adoptReducedTransfers, type ReducedTransfers } from '../transfers/transfer-reduction.ts';
import { adoptTransferTable, type TransferTable, transferTableOf } from '../transfers/transfer-table.ts';

/**
 * The live window of some days, both ways, and what searches compute from it: nothing but columns and numbers. One thread makes it, all others
 * read it in place over the same timetable.
 */
export interface PreparedWindow {
  /** Days since 1970-01-01. */
  readonly utcDay: number;
  readonly days: number;
  /** Seconds of the transfers below. */
  readonly slack: number;
  /** What is different in it from the window of the timetable, and from its mirror; undefined where no run changes. */
  readonly changed: { readonly forward: WindowColumns; readonly mirror: WindowColumns } | undefined;
  /** Forward and mirrored; undefined where they are those of the timetable. */
  readonly transfers: readonly [TransferTable, TransferTable] | undefined;
  /** Forward and mirrored; undefined for other walks than those that it was made for. */
  readonly reduced: readonly [ReducedTransfers, ReducedTransfers] | undefined;
  /** Of the forward ones. */
  readonly walks: WalksTo | undefined;
  readonly hops: QuickestHops | undefined;
}

/** Columns of a window. */
export type WindowColumns = Partial<Omit<ServiceWindow, 'timetable'>>;

/** A window in both directions. */
export interface WindowPair {
  readonly forward: ServiceWindow;
  readonly mirror: ServiceWindow;
}

/** The columns of a window that are not those of another one. */
export function columnsBeside(window: ServiceWindow, other: ServiceWindow): WindowColumns {
  const columns = Object.entries(window).filter(
    ([name, column]) => name !== 'timetable' && other[name as keyof ServiceWindow] !== column,
  );
  return Object.fromEntries(columns);
}

/** The windows again. @param own those of the timetable @param timetable with the trips of the snapshot */
export function adoptWindow(
  { changed, slack, transfers, reduced, walks }: PreparedWindow,
  own: WindowPair,
  timetable: Timetable,
): WindowPair {
  if (changed === undefined) return own;
  const forward: ServiceWindow = { ...own.forward, ...changed.forward, timetable };
  const mirror: ServiceWindow = { ...own.mirror, ...changed.mirror, timetable };
  if (reduced === undefined) return { forward, mirror };
  [forward, mirror].forEach((window, i) => {
    if (transfers !== undefined) adoptTransferTable(window, slack, transfers[i]!);
    const table = transferTableOf(window, slack, Number.POSITIVE_INFINITY);
    adoptReducedTransfers({ window, transfers: table }, reduced[i]!);
  });
  if (walks !== undefined) adoptWalks(reduced[0], walks);
  return { forward, mirror };
}

/** The same for riders with other walks: what depends on walks is left out. */
export function withoutWalks(prepared: PreparedWindow): PreparedWindow {
  return { ...prepared, transfers: undefined, reduced: undefined, walks: undefined };
}
