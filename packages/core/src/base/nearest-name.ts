/**
 * The name that a mistyped name most likely stands for. Case is ignored; up to a third of the letters may be wrong.
 * @returns undefined where no name is that near
 */
export function nearestName(mistyped: string, names: readonly string[]): string | undefined {
  const wanted = mistyped.toLowerCase().slice(0, 100);
  let best: { readonly name: string; readonly slips: number } | undefined;
  for (const name of names) {
    const slips = slipsBetween(wanted, name.toLowerCase());
    if (slips <= Math.max(wanted.length, name.length) / 3 && (best === undefined || slips < best.slips))
      best = { name, slips };
  }
  return best?.name;
}

/** The number of letters left out, added, replaced or swapped with their neighbour (optimal string alignment). */
function slipsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, swapped));
    }
  }
  return at(a.length, b.length);
}
