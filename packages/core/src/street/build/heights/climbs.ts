/** Ups and downs smaller than this, in decimetres, are the noise of the heights and nothing that legs would feel. */
const NOISE = 10;

/**
 * What is climbed and what descended along heights in decimetres: ups minus downs is last minus first, to the decimetre, but a dip or hump of
 * less than a metre on the way counts as none.
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
  // Where the way last turned from up to down or back, and the farthest it has gone since.
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
