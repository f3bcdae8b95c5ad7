/** Limits of an {@link LruCache} beyond its capacity. */
export interface LruOptions<K, V> {
  /** What an entry counts towards the capacity; 1 unless given. Must give the same number for the same entry every time. */
  readonly weigh?: (value: V, key: K) => number;
  /** This many entries stay even above the capacity; 1 unless given. */
  readonly minEntries?: number;
  /** Called for each entry that is evicted; not for values that are replaced. */
  readonly onEvict?: (key: K) => void;
}

/** An entry between the ones that were used next before and next after it. */
interface Entry<K, V> {
  readonly key: K;
  value: V;
  older: Entry<K, V> | undefined;
  newer: Entry<K, V> | undefined;
}

/**
 * A cache of bounded weight that evicts the least recently used entry first. Reading an entry counts as use. Every operation takes
 * constant time; eviction adds constant time for each entry evicted.
 */
export class LruCache<K, V extends object> {
  // Entries are chained by use. Inserting a used entry anew into the Map would keep their order as well, but Maps grow by what was deleted.
  readonly #entries = new Map<K, Entry<K, V>>();
  readonly #capacity: number;
  readonly #weigh: (value: V, key: K) => number;
  readonly #minEntries: number;
  readonly #onEvict: ((key: K) => void) | undefined;
  #oldest: Entry<K, V> | undefined;
  #newest: Entry<K, V> | undefined;
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
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#use(entry);
    return entry.value;
  }

  /** Caches a value as the most recently used, in place of the key's former value, and evicts what no longer fits. */
  set(key: K, value: V): void {
    let entry = this.#entries.get(key);
    if (entry === undefined) {
      entry = { key, value, older: undefined, newer: undefined };
      this.#entries.set(key, entry);
      this.#append(entry);
    } else {
      this.#weight -= this.#weigh(entry.value, entry.key);
      entry.value = value;
      this.#use(entry);
    }
    this.#weight += this.#weigh(value, key);
    while (this.#oldest !== undefined && this.#weight > this.#capacity && this.#entries.size > this.#minEntries)
      this.#evict(this.#oldest);
  }

  /** The value of a key; where it is not cached, `make` makes it and it is cached. An error of `make` is passed on and caches nothing. */
  getOrMake(key: K, make: () => V): V {
    const cached = this.get(key);
    if (cached !== undefined) return cached;
    const made = make();
    this.set(key, made);
    return made;
  }

  #use(entry: Entry<K, V>): void {
    if (entry === this.#newest) return;
    this.#unlink(entry);
    this.#append(entry);
  }

  #append(entry: Entry<K, V>): void {
    entry.older = this.#newest;
    entry.newer = undefined;
    if (this.#newest === undefined) this.#oldest = entry;
    else this.#newest.newer = entry;
    this.#newest = entry;
  }

  #unlink({ older, newer }: Entry<K, V>): void {
    if (older === undefined) this.#oldest = newer;
    else older.newer = newer;
    if (newer === undefined) this.#newest = older;
    else newer.older = older;
  }

  #evict(entry: Entry<K, V>): void {
    this.#unlink(entry);
    this.#entries.delete(entry.key);
    this.#weight -= this.#weigh(entry.value, entry.key);
    this.#onEvict?.(entry.key);
  }
}
