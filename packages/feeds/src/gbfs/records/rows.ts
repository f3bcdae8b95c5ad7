import type { JsonRecord } from '../source/json-record.ts';

/** The object without the keys that have no value. */
export function optional<T extends object>(values: T): { readonly [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

/** Usable rows, the first of each id: later ones are noted. Counts the rows of the file. */
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
