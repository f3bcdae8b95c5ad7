type Typed = Int32Array | Uint8Array | Float64Array;
type Kind<T extends Typed> = new (length: number) => T;

/** A typed array that doubles when it is full. */
export class GrowingColumn<T extends Typed> {
  /** The numbers so far; longer than `length`, and replaced when it grows. */
  values: T;
  length = 0;
  readonly #kind: Kind<T>;

  constructor(kind: Kind<T>, capacity = 1024) {
    this.#kind = kind;
    this.values = new kind(capacity);
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const longer = new this.#kind(this.length * 2);
      longer.set(this.values);
      this.values = longer;
    }
    this.values[this.length++] = value;
  }

  /** A copy of the numbers, exactly `length` long. */
  take(): T {
    return this.values.slice(0, this.length) as T;
  }
}
