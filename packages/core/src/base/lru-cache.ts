/** Limits of an {@link LruCache} beyond its capacity. */
export interface LruOptions<K, V> {
  /** What a value counts towards the capacity; 1 unless given. Must give the same number for the same value every time. */
  readonly weigh?: (value: V) => number;
  /** This many entries stay even above the capacity; 1 unless given. */
  readonly minEntries?: number;
  /** Called for each entry that is evicted; not for values that are replaced. */
  readonly onEvict?: (key: K) => void;
}

/**
 * A cache of bounded weight that evicts the least recently used entry first. Reading an entry counts as use. Every operation takes
 * constant time; eviction adds constant time for each entry evicted.
 */
export class LruCache<K, V extends object> {
  // A Map iterates in the order of insertion. An entry is inserted anew at each use, so the first key is the least recently used.
  readonly #entries = new Map<K, V>();
  readonly #capacity: number;
  readonly #weigh: (value: V) => number;
  readonly #minEntries: number;
  readonly #onEvict: ((key: K) => void) | undefined;
  #weight = 0;

  /** @param capacity the most weight kept; the number of entries where no `weigh` is given */
  constructor(capacity: number, { weigh = () => 1, minEntries = 1, onEvict }: LruOptions<K, V> = {}) {
    this.#capacity = capacity;
    this.#weigh = weigh;
    this.#minEntries = minEntries;
    this.#onEvict = onEvict;
  }

  /** The number of entries. */
  get size(): number {
    return this.#entries.size;
  }

  /** The value of a key, which becomes the most recently used; undefined where it is not cached. */
  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  /** Caches a value as the most recently used, in place of the key's former value, and evicts what no longer fits. */
  set(key: K, value: V): void {
    const former = this.#entries.get(key);
    if (former !== undefined) {
      this.#weight -= this.#weigh(former);
      this.#entries.delete(key);
    }
    this.#entries.set(key, value);
    this.#weight += this.#weigh(value);
    for (const [oldest, evicted] of this.#entries) {
      if (this.#weight <= this.#capacity || this.#entries.size <= this.#minEntries) break;
      this.#entries.delete(oldest);
      this.#weight -= this.#weigh(evicted);
      this.#onEvict?.(oldest);
    }
  }

  /** The value of a key; where it is not cached, `make` makes it and it is cached. An error of `make` is passed on and caches nothing. */
  getOrMake(key: K, make: () => V): V {
    const cached = this.get(key);
    if (cached !== undefined) return cached;
    const made = make();
    this.set(key, made);
    return made;
  }
}
