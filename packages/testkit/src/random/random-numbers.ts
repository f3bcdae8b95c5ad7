/** A source of numbers in [0, 1). */
export type RandomNumbers = () => number;

/** A small seeded generator: the same numbers everywhere for a seed. xorshift32 (Marsaglia 2003) after a multiplicative mix of the seed. */
export function randomNumbers(seed: number): RandomNumbers {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}

/** A whole number from 0 up to, not including, `limit`. */
export function below(random: RandomNumbers, limit: number): number {
  return Math.floor(random() * limit);
}

/** One of several items. @throws when there is none */
export function pickOne<T>(items: readonly T[], random: RandomNumbers): T {
  const item = items[below(random, items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}
