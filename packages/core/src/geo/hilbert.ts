/** Bits per axis: 24 gives steps of about 2 m, and positions of 48 bits, exact in a number. */
const BITS = 24;
const SIDE = 2 ** BITS;

/**
 * Position of a place along a Hilbert curve over the globe: places close on the curve are close on the ground, so tables
 * ordered by it keep a neighbourhood together in memory. Below 2^48; places off the globe count as on its rim.
 */
export function hilbertIndex(lat: number, lng: number): number {
  let x = Math.min(SIDE - 1, Math.max(0, Math.floor(((lng + 180) / 360) * SIDE)));
  let y = Math.min(SIDE - 1, Math.max(0, Math.floor(((lat + 90) / 180) * SIDE)));
  let index = 0;
  for (let s = SIDE / 2; s >= 1; s /= 2) {
    const right = (x & s) === 0 ? 0 : 1;
    const upper = (y & s) === 0 ? 0 : 1;
    // Products, not shifts: the index outgrows 32 bits.
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
