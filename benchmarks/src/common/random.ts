/** A seeded source of numbers in [0, 1): xorshift32 (Marsaglia 2003) after a multiplicative mix of the seed. */
export function seededRandom(seed: number): () => number {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}

/** A whole number from 0 up to, not including, `limit`. */
export function below(random: () => number, limit: number): number {
  return Math.floor(random() * limit);
}
