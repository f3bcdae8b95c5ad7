/** A repeatable source of random numbers: the same seed gives the same numbers on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One of the values. @throws RangeError for an empty list */
  pick<T>(values: readonly T[]): T;
}

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state, enough for drawing streets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
    pick: (values) => {
      if (values.length === 0) throw new RangeError('nothing to pick from');
      return values[Math.floor(next() * values.length)]!;
    },
  };
}

/** A separate seed for each part of the city, so that one more bus does not move the streets. */
export function seedOf(seed: number, part: string): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let i = 0; i < part.length; i++) hash = Math.imul(hash ^ part.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
