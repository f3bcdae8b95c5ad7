import type { WalkingLinkRows } from '../../../timetable/build/index.ts';
import { WalkRows } from './walk-rows.ts';

/** Walks of one kind. */
export interface WalkSource {
  readonly rows: WalkingLinkRows;
  /** Pairs that get no walk of this kind. */
  readonly unless?: readonly WalkingLinkRows[];
}

/**
 * The walks of several kinds as one list, by origin. The first kind that joins a pair of stops wins, and of its walks the fastest.
 * @param stops the number of stops
 */
export function mergeWalks(stops: number, sources: readonly WalkSource[]): WalkingLinkRows {
  const merged = new WalkRows();
  const kinds = sources.map(({ rows, unless = [] }) => ({
    rows,
    order: byOrigin(stops, rows),
    unless: unless.map((barred) => ({ rows: barred, order: byOrigin(stops, barred) })),
  }));
  /** `[stop]`: the row by which the present origin is joined to it. */
  const rowOf = new Int32Array(stops).fill(-1);
  const barredFrom = new Int32Array(stops).fill(-1);
  for (let from = 0; from < stops; from++) {
    const firstOfOrigin = merged.count;
    for (const { rows, order, unless } of kinds) {
      if (order.first[from] === order.first[from + 1]) continue;
      const firstOfKind = merged.count;
      for (const barred of unless)
        for (let i = barred.order.first[from]!; i < barred.order.first[from + 1]!; i++)
          barredFrom[barred.rows.to[barred.order.row[i]!]!] = from;
      for (let i = order.first[from]!; i < order.first[from + 1]!; i++) {
        const row = order.row[i]!;
        const to = rows.to[row]!;
        if (unless.length > 0 && barredFrom[to] === from) continue;
        const known = rowOf[to]!;
        const seconds = rows.seconds[row]!;
        if (known < firstOfOrigin) {
          rowOf[to] = merged.count;
          merged.push(from, to, seconds, rows.metres[row]!);
        } else if (known >= firstOfKind && seconds < merged.secondsOf(known))
          merged.set(known, from, to, seconds, rows.metres[row]!);
      }
    }
  }
  return merged.toRows();
}

/** Rows grouped by origin: `row[first[from]]` and on, in their order. */
function byOrigin(stops: number, { from }: WalkingLinkRows): { readonly first: Int32Array; readonly row: Int32Array } {
  const first = new Int32Array(stops + 1);
  for (const stop of from) first[stop + 1]!++;
  for (let stop = 0; stop < stops; stop++) first[stop + 1]! += first[stop]!;
  const next = first.slice();
  const row = new Int32Array(from.length);
  from.forEach((stop, i) => {
    row[next[stop]!++] = i;
  });
  return { first, row };
}
