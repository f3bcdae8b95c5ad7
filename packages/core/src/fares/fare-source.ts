import type { FeedRows, TextRow } from '../timetable/build/index.ts';

/** One feed as the fare builders see it: its rows, and where they stand in the timetable. */
export interface FareSource {
  readonly index: number;
  readonly feed: FeedRows;
  readonly firstAgency: number;
  /** Position of a row in the timetable, -1 when the feed has no such id. */
  readonly stopOf: (id: string) => number;
  readonly routeOf: (id: string) => number;
  /** Set of days of a service in the timetable, -1 when the feed has no such service. */
  readonly daySetOf: (service: string) => number;
  readonly rows: (file: string) => readonly TextRow[];
  readonly text: (value: string) => number;
}

/** A cell of a text row, '' when blank. */
export function cell(row: TextRow, column: string): string {
  return row.get(column) ?? '';
}

/** A whole number of at least 0 in a text row; undefined when blank or anything else. */
export function countCell(row: TextRow, column: string): number | undefined {
  const text = cell(row, column);
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
