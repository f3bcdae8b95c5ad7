import type { TextRow } from '@tripwright/core/timetable/build';

/** Lines live beside the rows and not in them: rows are compared, sorted and written by their content alone (IM-16). */
const lines = new WeakMap<TextRow, number>();

/** Keeps the line of the file on which a row begins, for the notices of later readers. */
export function rememberLine(row: TextRow, line: number): void {
  lines.set(row, line);
}

/** The line of the file on which a row begins; 0 = unknown. */
export function lineOfRow(row: TextRow): number {
  return lines.get(row) ?? 0;
}
