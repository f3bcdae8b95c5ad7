import { encodeUtf8 } from '@tripwright/core/base';

/**
 * Writes values in few bytes: numbers as groups of seven bits, numbers near the last of their kind by the difference, texts by what they do not share with
 * the last of their kind.
 */
export class CompactWriter {
  readonly #known: readonly string[];
  readonly #bytes: number[] = [];
  readonly #texts: Map<string, string> = new Map();
  readonly #numbers: Map<string, number> = new Map();

  /** @param known texts that have a number of their own */
  constructor(known: readonly string[]) {
    this.#known = known;
  }

  /** A whole number; small ones of either sign are short. */
  number(value: number): void {
    // Zigzag: 0, -1, 1, -2 … Numbers may have more than 32 bits.
    let rest = value < 0 ? -2 * value - 1 : 2 * value;
    while (rest > 127) {
      this.#bytes.push((rest % 128) | 128);
      rest = Math.floor(rest / 128);
    }
    this.#bytes.push(rest);
  }

  /** A whole number or nothing. */
  optional(value: number | undefined): void {
    this.number(value === undefined ? 0 : 1);
    if (value !== undefined) this.number(value);
  }

  /** A whole number that is near the last one of its kind. */
  near(kind: string, value: number): void {
    this.number(value - (this.#numbers.get(kind) ?? 0));
    this.#numbers.set(kind, value);
  }

  /** A text that may begin as the last one of its kind does. */
  text(kind: string, value: string): void {
    const before = this.#texts.get(kind) ?? '';
    let shared = 0;
    while (shared < value.length && shared < before.length && value[shared] === before[shared]) shared++;
    // A pair of surrogates is one character of UTF-8.
    if (/[\uD800-\uDBFF]/.test(value[shared - 1] ?? '')) shared--;
    this.#texts.set(kind, value);
    this.number(shared);
    const bytes = encodeUtf8(value.slice(shared));
    this.number(bytes.length);
    for (const byte of bytes) this.#bytes.push(byte);
  }

  /** A text that is usually one of the known ones. */
  known(value: string): void {
    const at = this.#known.indexOf(value);
    this.number(at);
    if (at < 0) this.text('unknown', value);
  }

  /** Everything written so far. */
  bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}
