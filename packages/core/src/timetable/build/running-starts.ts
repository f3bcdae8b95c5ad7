/** Start of each group when groups of the given sizes stand one after another. */
export function runningStarts(sizes: readonly number[]): number[] {
  let at = 0;
  return sizes.map((size) => {
    const start = at;
    at += size;
    return start;
  });
}
