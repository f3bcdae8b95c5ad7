import type { TextTable } from '@tripwright/feeds/gtfs';

/** A cell; undefined = empty. */
export type Cell = string | number | undefined;

/** A table of the given columns from rows of named cells; missing cells are empty. */
export function tableOf<C extends string>(
  columns: readonly C[],
  rows: Iterable<Readonly<Partial<Record<C, Cell>>>>,
): TextTable {
  const out: (string | number)[][] = [];
  for (const row of rows) out.push(columns.map((column) => row[column] ?? ''));
  return { columns, rows: out };
}

/** Seconds after the start of the service day as GTFS writes them: `25:10:00` for ten past one at night. */
export function clock(seconds: number): string {
  const two = (n: number): string => (n < 10 ? `0${n}` : String(n));
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
