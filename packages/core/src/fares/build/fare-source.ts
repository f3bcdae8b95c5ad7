import type { FeedRows, TextRow } from '../../timetable/build/index.ts';

/** A feed for the builders of fares: its rows and their indices in the timetable. */
export interface FareSource {
  readonly index: number;
  readonly feed: FeedRows;
  readonly firstAgency: number;
  /** Index of a stop id in the timetable; -1 for an unknown id. */
  readonly stopOf: (id: string) => number;
  /** Index of a route id in the timetable; -1 for an unknown id. */
  readonly routeOf: (id: string) => number;
  /** Index of the set of days of a service in the timetable; -1 for an unknown service. */
  readonly daySetOf: (service: string) => number;
  /** Rows of a table of the feed; none where the feed lacks it. */
  readonly rows: (file: string) => readonly TextRow[];
  /** Index of a text in the pool of the timetable, where it is added if new. */
  readonly text: (value: string) => number;
}

/** A cell of a row; '' where it is blank. */
export function cell(row: TextRow, column: string): string {
  return row.get(column) ?? '';
}

/** A whole number of at least 0 in a row; undefined where it is blank or unreadable. */
export function countCell(row: TextRow, column: string): number | undefined {
  const text = cell(row, column);
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
