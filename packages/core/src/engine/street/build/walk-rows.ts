import type { WalkingLinkRows } from '../../../timetable/build/index.ts';

/**
 * Maximum number of walks kept from one stop, the shortest first. The densest cities have some three hundred stops within ten minutes; feeds with
 * thousands at one place are broken, and their number of pairs grows with the square.
 */
export const MOST_WALKS_OF_STOP = 500;

/** Walks in columns that grow: a few bytes for each, since dense feeds have millions. */
export class WalkRows {
  count = 0;
  #columns: WalkingLinkRows = emptyColumns(1024);

  push(from: number, to: number, seconds: number, metres: number): void {
    if (this.count === this.#columns.from.length) this.#columns = grown(this.#columns);
    this.set(this.count++, from, to, seconds, metres);
  }

  /** Replaces a row. */
  set(row: number, from: number, to: number, seconds: number, metres: number): void {
    const columns = this.#columns;
    columns.from[row] = from;
    columns.to[row] = to;
    columns.seconds[row] = seconds;
    columns.metres[row] = metres;
  }

  secondsOf(row: number): number {
    return this.#columns.seconds[row]!;
  }

  /** The rows so far, without spare room. */
  toRows(): WalkingLinkRows {
    const { from, to, seconds, metres } = this.#columns;
    const { count } = this;
    return {
      from: from.slice(0, count),
      to: to.slice(0, count),
      seconds: seconds.slice(0, count),
      metres: metres.slice(0, count),
    };
  }
}

function emptyColumns(length: number): WalkingLinkRows {
  const column = (): Int32Array<ArrayBuffer> => new Int32Array(length);
  return { from: column(), to: column(), seconds: column(), metres: column() };
}

function grown(old: WalkingLinkRows): WalkingLinkRows {
  const columns = emptyColumns(old.from.length * 2);
  columns.from.set(old.from);
  columns.to.set(old.to);
  columns.seconds.set(old.seconds);
  columns.metres.set(old.metres);
  return columns;
}
