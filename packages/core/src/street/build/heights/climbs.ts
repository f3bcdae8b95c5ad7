/** Ups and downs smaller than this, in decimetres, are noise of the heights. */
const NOISE = 10;

/**
 * Climb and descent along heights in decimetres. Climb minus descent equals last minus first, to the decimetre, but a dip or hump of less than a
 * metre on the way is ignored.
 */
export function climbsOf(heights: readonly number[]): { readonly up: number; readonly down: number } {
  const first = heights[0] ?? 0;
  let up = 0;
  let down = 0;
  const count = (from: number, to: number): void => {
    if (to > from) up += to - from;
    else down += from - to;
  };
  let direction = 0;
  let [low, high] = [first, first];
  // The height at the last change between climbing and descending, and the extreme since.
  let [turn, far] = [first, first];
  for (const height of heights) {
    if (direction === 0) {
      low = Math.min(low, height);
      high = Math.max(high, height);
      if (height - low >= NOISE) direction = 1;
      else if (high - height >= NOISE) direction = -1;
      far = height;
    } else if ((height - far) * direction >= 0) far = height;
    else if (Math.abs(height - far) >= NOISE) {
      count(turn, far);
      turn = far;
      far = height;
      direction = -direction;
    }
  }
  count(turn, heights.at(-1) ?? first);
  return { up, down };
}
