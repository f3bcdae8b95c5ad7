import type { Column } from '../storage/index.ts';

/** Lists of different lengths as two columns: list `i` is `values[first[i]]` to before `values[first[i + 1]]`. */
export interface FlatLists {
  readonly first: Int32Array;
  readonly values: Int32Array;
}

/** Flattens lists into two columns. */
export function flattenLists(lists: readonly (readonly number[])[]): FlatLists {
  const first = new Int32Array(lists.length + 1);
  lists.forEach((list, at) => {
    first[at + 1] = (first[at] as number) + list.length;
  });
  return { first, values: Int32Array.from(lists.flat()) };
}

/** A copy of one list of {@link flattenLists}. */
export function listAt<I extends number, V extends number>(
  first: Column<I, number>,
  values: Column<never, V>,
  index: I,
): readonly V[] {
  return [...values.subarray(first[index], first[(index + 1) as I])];
}
