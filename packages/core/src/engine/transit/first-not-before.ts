/** The first entry of an ascending stretch of a column that is not before a moment; `to` when all are. */
export function firstNotBefore(column: Int32Array, from: number, to: number, moment: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (column[middle]! < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}
