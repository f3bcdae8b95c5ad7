/** A source of numbers in [0, 1). */
export type RandomNumbers = () => number;

/** A small seeded generator (Tommy Ettinger's mulberry32): the same numbers everywhere for a seed. */
export function randomNumbers(seed: number): RandomNumbers {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of several. @throws when there is none */
export function pickOne<T>(items: readonly T[], random: RandomNumbers): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}
