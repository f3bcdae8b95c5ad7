import { decodeUtf8, encodeUtf8 } from '../base/index.ts';
/**
 * Many short strings as one UTF-8 buffer and offsets. A string is decoded when it is read, so names cost no start-up time and threads
 * share them. Index 0 is always the empty string.
 */
export class StringPool {
  readonly #bytes: Uint8Array;
  readonly #offsets: Uint32Array;
  readonly #more: readonly string[];

  /**
   * @param offsets `count + 1` byte offsets into `bytes`
   * @param more strings after those of the buffers
   */
  constructor(bytes: Uint8Array, offsets: Uint32Array, more: readonly string[] = []) {
    this.#bytes = bytes;
    this.#offsets = offsets;
    this.#more = more;
  }

  /** The number of strings in the buffers, the empty one included. */
  get size(): number {
    return this.#offsets.length - 1;
  }

  /** The string at an index; the empty string for -1 (none) and for an index outside the pool. */
  get(index: number): string {
    const from = this.#offsets[index];
    const to = this.#offsets[index + 1];
    return from === undefined || to === undefined
      ? (this.#more[index - this.size] ?? '')
      : decodeUtf8(this.#bytes, from, to);
  }

  /** The same pool with further strings after its own, from index `size` on; the buffers are shared. */
  with(more: readonly string[]): StringPool {
    return new StringPool(this.#bytes, this.#offsets, more);
  }
}

/** Collects distinct strings in the order of their first addition. */
export class StringPoolBuilder {
  readonly #indexOf = new Map<string, number>([['', 0]]);
  readonly #strings: string[] = [''];

  /** The index of a string, which is added where it is new. */
  add(text: string): number {
    const known = this.#indexOf.get(text);
    if (known !== undefined) return known;
    const index = this.#strings.length;
    this.#indexOf.set(text, index);
    this.#strings.push(text);
    return index;
  }

  /** The buffers of a {@link StringPool}. */
  build(): { readonly bytes: Uint8Array; readonly offsets: Uint32Array } {
    const offsets = new Uint32Array(this.#strings.length + 1);
    const chunks: Uint8Array[] = [];
    let at = 0;
    for (let i = 0; i < this.#strings.length; i++) {
      const encoded = encodeUtf8(this.#strings[i] as string);
      chunks.push(encoded);
      at += encoded.length;
      offsets[i + 1] = at;
    }
    const bytes = new Uint8Array(at);
    let to = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, to);
      to += chunk.length;
    }
    return { bytes, offsets };
  }
}
