import type { LocalText } from '@tripwright/core/shared-vehicles';

/** Both texts in one, the first one's languages first; a language that occurs in both keeps its first text. */
export function mergeTexts(one: LocalText | undefined, more: LocalText | undefined): LocalText | undefined {
  if (one === undefined || more === undefined) return one ?? more;
  const known = new Set(one.map(({ language }) => language));
  const added = more.filter(({ language }) => !known.has(language));
  return added.length === 0 ? one : [...one, ...added];
}

/** Rows of the main language with the names that the same rows have in another one. */
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
