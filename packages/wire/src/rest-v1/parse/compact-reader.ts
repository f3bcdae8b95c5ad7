import { decodeUtf8 } from '@tripwright/core/base';

/** Reads what `CompactWriter` wrote. It never throws: behind the end, and for numbers that none wrote, it reads 0 and '', and `isWhole` is false. */
export class CompactReader {
  readonly #bytes: Uint8Array;
  readonly #known: readonly string[];
  readonly #texts: Map<string, string> = new Map();
  readonly #numbers: Map<string, number> = new Map();
  #at = 0;
  #hasFailed = false;

  constructor(bytes: Uint8Array, known: readonly string[]) {
    this.#bytes = bytes;
    this.#known = known;
  }

  /** Whether everything was read to the last byte, and nothing else. */
  get isWhole(): boolean {
    return !this.#hasFailed && this.#at === this.#bytes.length;
  }

  /** Marks the content as none that was written. */
  fail(): void {
    this.#hasFailed = true;
  }

  number(): number {
    let value = 0;
    for (let unit = 1; ; unit *= 128) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined || unit > 2 ** 49) {
        this.fail();
        return 0;
      }
      value += (byte & 127) * unit;
      if (byte < 128) break;
    }
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  optional(): number | undefined {
    return this.number() === 0 ? undefined : this.number();
  }

  near(kind: string): number {
    const value = this.number() + (this.#numbers.get(kind) ?? 0);
    this.#numbers.set(kind, value);
    return value;
  }

  text(kind: string): string {
    const before = this.#texts.get(kind) ?? '';
    const shared = this.number();
    const length = this.number();
    if (shared < 0 || shared > before.length || length < 0 || this.#at + length > this.#bytes.length) {
      this.fail();
      return '';
    }
    const value = before.slice(0, shared) + decodeUtf8(this.#bytes, this.#at, this.#at + length);
    this.#at += length;
    this.#texts.set(kind, value);
    return value;
  }

  known(): string {
    const at = this.number();
    return this.#known[at] ?? this.text('unknown');
  }
}
