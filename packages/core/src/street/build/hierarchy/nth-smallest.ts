/**
 * The value at a position of the sorted values (quickselect; Hoare's Find, 1961), in linear time except for contrived input.
 * @param values are reordered; none is NaN
 * @param position from 0
 * @param from the position of an earlier call for the same values, not above this one: values before it are in place
 */
export function nthSmallest(values: Float64Array, position: number, from = 0): number {
  let low = from;
  let high = values.length - 1;
  while (low < high) {
    const pivot = middleOf(values[low]!, values[(low + high) >> 1]!, values[high]!);
    let i = low;
    let j = high;
    while (i <= j) {
      while (values[i]! < pivot) i++;
      while (values[j]! > pivot) j--;
      if (i > j) break;
      const value = values[i]!;
      values[i++] = values[j]!;
      values[j--] = value;
    }
    if (position <= j) high = j;
    else if (position >= i) low = i;
    else break;
  }
  return values[position]!;
}

function middleOf(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}
