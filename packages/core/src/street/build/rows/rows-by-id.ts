/** Rows by ascending id. The last row in the file represents all rows with its id. */
export function rowsById(ids: Float64Array): number[] {
  const order = Array.from(ids, (_, row) => row);
  if (order.every((row) => row === 0 || ids[row]! > ids[row - 1]!)) return order;
  order.sort((a, b) => ids[a]! - ids[b]! || a - b);
  return order.filter((row, i) => i + 1 === order.length || ids[order[i + 1]!] !== ids[row]);
}
