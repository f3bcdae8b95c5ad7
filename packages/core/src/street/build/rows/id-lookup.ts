/**
 * Finds rows by OSM id, for ids of any size and sign (OS-39): open addressing over typed arrays. Where an id is repeated the last row counts, since
 * history files list versions in order.
 */
export class IdLookup {
  readonly #ids: Float64Array;
  readonly #rows: Int32Array;
  readonly #mask: number;
  /** Rows with the id of an earlier row. */
  readonly repeated: number;

  /** The lookup of a column, built once: all readers of an extract look up the same ids. */
  static over(ids: Float64Array): IdLookup {
    let known = lookups.get(ids);
    if (known === undefined) {
      known = new IdLookup(ids);
      lookups.set(ids, known);
    }
    return known;
  }

  private constructor(ids: Float64Array) {
    const capacity = 2 ** Math.max(4, Math.ceil(Math.log2(ids.length * 1.6 + 1)));
    const rows = new Int32Array(capacity).fill(-1);
    this.#ids = ids;
    this.#rows = rows;
    this.#mask = capacity - 1;
    let repeated = 0;
    for (let row = 0; row < ids.length; row++) {
      const id = ids[row]!;
      let slot = slotOf(id, this.#mask);
      while (rows[slot]! >= 0 && ids[rows[slot]!] !== id) slot = (slot + 1) & this.#mask;
      if (rows[slot]! >= 0) repeated++;
      rows[slot] = row;
    }
    this.repeated = repeated;
  }

  /** The row of an id, -1 when there is none. */
  find(id: number): number {
    let slot = slotOf(id, this.#mask);
    for (;;) {
      const row = this.#rows[slot]!;
      if (row < 0 || this.#ids[row] === id) return row;
      slot = (slot + 1) & this.#mask;
    }
  }
}

const lookups = new WeakMap<Float64Array, IdLookup>();

function slotOf(id: number, mask: number): number {
  const low = id | 0;
  const high = Math.floor(id / 4_294_967_296) | 0;
  let hash = Math.imul(low ^ Math.imul(high, 0x85ebca6b), 0x9e3779b1);
  hash ^= hash >>> 15;
  return hash & mask;
}
