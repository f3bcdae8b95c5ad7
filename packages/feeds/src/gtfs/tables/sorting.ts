/**
 * Compares ids by UTF-16 code units. This is the order of all returned rows with ids; it depends neither on the order of rows
 * in the files nor on a locale (IM-16).
 */
export function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Sorts rows by their ids, in place. */
export function sortById<Row extends { readonly id: string }>(rows: Row[]): Row[] {
  return rows.sort((a, b) => compareIds(a.id, b.id));
}

/** The index of each row by its id. */
export function indexById(rows: readonly { readonly id: string }[]): Map<string, number> {
  return new Map(rows.map((row, index) => [row.id, index]));
}

/** Rows of tables without ids, sorted by content. */
export function sortByContent<Row>(rows: Row[]): Row[] {
  const keyed = rows.map((row) => ({ row, key: contentKey(row) }));
  return keyed.sort((a, b) => compareIds(a.key, b.key)).map(({ row }) => row);
}

function contentKey(row: unknown): string {
  return JSON.stringify(row instanceof Map ? [...row] : row, (_, value: unknown) => {
    return typeof value === 'number' && !Number.isInteger(value) ? String(value) : value;
  });
}
