import type { JsonRecord } from '../source/json-record.ts';

/** The usable rows, and of equal ids the first; repeats are noted. Adds the row count of the file to the notices. */
export function keepFirst<T extends { readonly id: string }>(
  rows: readonly (T | undefined)[],
  file: JsonRecord,
  list: string,
): T[] {
  file.context.notices.rows(file.context.file, rows.length);
  const seen = new Set<string>();
  const kept: T[] = [];
  rows.forEach((row, i) => {
    if (row === undefined) return;
    if (seen.has(row.id)) file.note('duplicate-key', `${list}[${i}]`, row.id);
    else kept.push(row);
    seen.add(row.id);
  });
  return kept;
}
