/**
 * A priority queue of numbers by integer key, smallest first: a 4-ary heap in two typed arrays, which touches fewer cache lines than a
 * binary heap. An item may be queued several times: searches skip outdated entries ("lazy deletion"), which is faster than moving
 * entries in sparse graphs. The order of equal keys depends only on the calls made.
 */
export class MinHeap {
  #keys: Int32Array;
  #items: Int32Array;
  #size = 0;

  constructor(capacity = 1024) {
    this.#keys = new Int32Array(capacity);
    this.#items = new Int32Array(capacity);
  }

  get size(): number {
    return this.#size;
  }

  clear(): void {
    this.#size = 0;
  }

  push(key: number, item: number): void {
    if (this.#size === this.#keys.length) this.#grow();
    const keys = this.#keys;
    const items = this.#items;
    let at = this.#size++;
    while (at > 0) {
      const parent = (at - 1) >> 2;
      const parentKey = keys[parent]!;
      if (parentKey <= key) break;
      keys[at] = parentKey;
      items[at] = items[parent]!;
      at = parent;
    }
    keys[at] = key;
    items[at] = item;
  }

  /** The smallest key. Requires `size > 0`. */
  peekKey(): number {
    return this.#keys[0]!;
  }

  /** Removes and returns the item with the smallest key. Requires `size > 0`. */
  pop(): number {
    const keys = this.#keys;
    const items = this.#items;
    const top = items[0]!;
    const size = --this.#size;
    const key = keys[size]!;
    const item = items[size]!;
    let at = 0;
    for (;;) {
      const first = 4 * at + 1;
      if (first >= size) break;
      const end = Math.min(first + 4, size);
      let least = first;
      let leastKey = keys[first]!;
      for (let child = first + 1; child < end; child++) {
        const childKey = keys[child]!;
        if (childKey < leastKey) {
          leastKey = childKey;
          least = child;
        }
      }
      if (leastKey >= key) break;
      keys[at] = leastKey;
      items[at] = items[least]!;
      at = least;
    }
    keys[at] = key;
    items[at] = item;
    return top;
  }

  #grow(): void {
    const keys = new Int32Array(this.#keys.length * 2);
    const items = new Int32Array(this.#items.length * 2);
    keys.set(this.#keys);
    items.set(this.#items);
    this.#keys = keys;
    this.#items = items;
  }
}
