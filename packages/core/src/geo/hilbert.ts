/** Bits per axis: 24 give steps of about 2 m and positions of 48 bits, which a number holds exactly. */
const BITS = 24;
const SIDE = 2 ** BITS;

/**
 * The position of a place along a Hilbert curve over the globe, a whole number below 2^48. Places close on the curve are close on the
 * ground, so tables in its order keep a neighbourhood together in memory. Coordinates off the globe are clamped to it.
 */
export function hilbertIndex(lat: number, lng: number): number {
  let x = Math.min(SIDE - 1, Math.max(0, Math.floor(((lng + 180) / 360) * SIDE)));
  let y = Math.min(SIDE - 1, Math.max(0, Math.floor(((lat + 90) / 180) * SIDE)));
  let index = 0;
  for (let s = SIDE / 2; s >= 1; s /= 2) {
    const right = (x & s) === 0 ? 0 : 1;
    const upper = (y & s) === 0 ? 0 : 1;
    // Products instead of shifts, because the index has more than 32 bits.
    index += s * s * ((3 * right) ^ upper);
    if (upper === 1) continue;
    if (right === 1) {
      x = SIDE - 1 - x;
      y = SIDE - 1 - y;
    }
    const swapped = x;
    x = y;
    y = swapped;
  }
  return index;
}
