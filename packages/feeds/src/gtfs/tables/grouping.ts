/** Row numbers by group: group `g` has `order[first[g]]` to `order[first[g + 1] - 1]`. */
export interface Groups {
  readonly first: Int32Array;
  readonly order: Int32Array;
}

/**
 * Sorts rows by group, then by `sequence`, then by file order (ST-1, SH-1). Counting sort by group, then a sort of the groups
 * that are out of order.
 * @param count number of rows at the start of `groupOf` and `sequence`
 */
export function gather(groupOf: Int32Array, sequence: Int32Array, count: number, groupCount: number): Groups {
  const first = new Int32Array(groupCount + 1);
  for (let row = 0; row < count; row++) first[groupOf[row]! + 1]!++;
  for (let group = 0; group < groupCount; group++) first[group + 1]! += first[group]!;
  const next = first.slice();
  const order = new Int32Array(count);
  for (let row = 0; row < count; row++) order[next[groupOf[row]!]!++] = row;
  for (let group = 0; group < groupCount; group++) {
    const start = first[group]!;
    const end = first[group + 1]!;
    for (let at = start + 1; at < end; at++) {
      if (sequence[order[at]!]! < sequence[order[at - 1]!]!) {
        order.subarray(start, end).sort((a, b) => sequence[a]! - sequence[b]! || a - b);
        break;
      }
    }
  }
  return { first, order };
}
