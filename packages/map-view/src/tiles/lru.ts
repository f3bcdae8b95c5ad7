/** Keeps the values that were asked for last, up to a weight in all. */
export class Lru<V> {
  private readonly entries = new Map<string, V>();
  private readonly capacity: number;
  private readonly weigh: (value: V) => number;
  private weight = 0;

  constructor(capacity: number, weigh: (value: V) => number) {
    this.capacity = capacity;
    this.weigh = weigh;
  }

  get(key: string): V | undefined {
    const value = this.entries.get(key);
    if (value === undefined) return undefined;
    this.entries.delete(key); // a Map remembers the order of insertion: the first key is the one unused for longest
    this.entries.set(key, value);
    return value;
  }

  set(key: string, value: V): void {
    const before = this.entries.get(key);
    if (before !== undefined) {
      this.weight -= this.weigh(before);
      this.entries.delete(key);
    }
    this.entries.set(key, value);
    this.weight += this.weigh(value);
    for (const [oldest, content] of this.entries) {
      if (this.weight <= this.capacity || oldest === key) break;
      this.entries.delete(oldest);
      this.weight -= this.weigh(content);
    }
  }
}
