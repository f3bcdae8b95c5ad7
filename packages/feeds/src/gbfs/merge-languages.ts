import type { LocalText } from '@tripwright/core/shared-vehicles';

/** Both texts in one: the languages of the first, then the further languages of the second. */
export function mergeTexts(one: LocalText | undefined, more: LocalText | undefined): LocalText | undefined {
  if (one === undefined || more === undefined) return one ?? more;
  const known = new Set(one.map(({ language }) => language));
  const added = more.filter(({ language }) => !known.has(language));
  return added.length === 0 ? one : [...one, ...added];
}

/** Rows of the main language, with the names of the same rows in another language added. */
export function addNames<T extends { readonly id: string; readonly name?: LocalText }>(
  rows: readonly T[],
  others: readonly { readonly id: string; readonly name?: LocalText }[],
): T[] {
  const nameOf = new Map(others.map((row) => [row.id, row.name]));
  return rows.map((row) => {
    const name = mergeTexts(row.name, nameOf.get(row.id));
    return name === undefined ? row : { ...row, name };
  });
}
