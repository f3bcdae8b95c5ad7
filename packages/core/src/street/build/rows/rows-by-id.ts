/** Rows by ascending id; of several rows with one id the last in the file. */
export function rowsById(ids: Float64Array): number[] {
  const order = Array.from(ids, (_, row) => row);
  if (order.every((row) => row === 0 || (ids[row] as number) > (ids[row - 1] as number))) return order;
  order.sort((a, b) => (ids[a] as number) - (ids[b] as number) || a - b);
  return order.filter((row, i) => i + 1 === order.length || ids[order[i + 1] as number] !== ids[row]);
}
