import { hashText } from '../../base/index.ts';

/** A hash of 64 bits over numbers and texts in their order, equal on every machine: two lanes of MurmurHash3 over 32-bit words. */
export class ContentHash {
  #low = 0x2545f491;
  #high = 0x6c62272e;

  /** Whole numbers of 32 bits; others are cut. */
  int(value: number): this {
    this.#low = mix(this.#low, value);
    this.#high = mix(this.#high, value ^ 0x5bd1e995);
    return this;
  }

  /** Numbers beyond 32 bits, and fractions to a millionth. */
  number(value: number): this {
    if (Number.isInteger(value) && value === (value | 0)) return this.int(value);
    const scaled = Math.round(value * 1e6);
    return this.int(0x7fc0de)
      .int(Math.floor(scaled / 0x100000000))
      .int(scaled);
  }

  text(value: string): this {
    return this.int(value.length).int(hashText(value)).int(hashText(value, 0x9747b28c));
  }

  /** A field that may be absent; absent and 0 differ. */
  optional(value: number | string | undefined): this {
    if (value === undefined) return this.int(0x0bad);
    return typeof value === 'string' ? this.text(value) : this.number(value);
  }

  ints(values: Int32Array): this {
    let low = this.#low;
    let high = this.#high;
    for (let i = 0; i < values.length; i++) {
      const value = values[i]!;
      low = mix(low, value);
      high = mix(high, value ^ 0x5bd1e995);
    }
    this.#low = low;
    this.#high = high;
    return this.int(values.length);
  }

  /** Both lanes as whole numbers of 32 bits. */
  words(): readonly [number, number] {
    return [finish(this.#low) | 0, finish(this.#high) | 0];
  }

  /** 16 hexadecimal digits. */
  digest(): string {
    return this.words().map(hex).join('');
  }
}

function mix(hash: number, value: number): number {
  const scrambled = Math.imul(value, 0xcc9e2d51);
  const mixed = hash ^ Math.imul((scrambled << 15) | (scrambled >>> 17), 0x1b873593);
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
}

function finish(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
