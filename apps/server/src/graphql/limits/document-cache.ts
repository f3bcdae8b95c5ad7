/**
 * Keeps what was made from the latest documents, up to a number of characters of their texts. A parsed document takes up to 200 bytes for each
 * character, so a limit on the number of documents would let clients fill the memory.
 */
export class DocumentCache<T> {
  readonly #mostCharacters: number;
  readonly #kept = new Map<string, T>();
  #characters = 0;

  constructor(mostCharacters: number) {
    this.#mostCharacters = mostCharacters;
  }

  get size(): number {
    return this.#kept.size;
  }

  get(text: string): T | undefined {
    const known = this.#kept.get(text);
    if (known === undefined) return undefined;
    // The oldest come first, and go first.
    this.#kept.delete(text);
    this.#kept.set(text, known);
    return known;
  }

  set(text: string, value: T): void {
    if (text.length > this.#mostCharacters) return;
    if (!this.#kept.has(text)) this.#characters += text.length;
    this.#kept.set(text, value);
    for (const oldest of this.#kept.keys()) {
      if (this.#characters <= this.#mostCharacters) break;
      this.#kept.delete(oldest);
      this.#characters -= oldest.length;
    }
  }
}
