/** A token of a condition: words in lower case, numbers as numbers, comments without their quotes. */
export type Token =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number; readonly digits: number }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'sign'; readonly text: string };

/** Unsigned numbers, words, quoted comments, `||`, and single characters; every kind of dash becomes `-`. */
const pattern = /\s+|(\d+)|(\p{L}+)|"([^"]*)"|(\|\||[-–—:;,+/[\]().&])/uy;

/**
 * The tokens of a condition or of opening hours.
 * @returns undefined when the text holds a character outside the grammar
 */
export function tokensOf(text: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  pattern.lastIndex = 0;
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (match === null) return undefined;
    const [, digits, word, comment, sign] = match;
    if (digits !== undefined) tokens.push({ kind: 'number', value: Number(digits), digits: digits.length });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word.toLowerCase() });
    else if (comment !== undefined) tokens.push({ kind: 'comment', text: comment });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign === '–' || sign === '—' ? '-' : sign });
  }
  return tokens;
}

/** Reads tokens in order. */
export class TokenReader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#tokens.length;
  }

  /** The position of the reader, to go back to with {@link rewind}. */
  get mark(): number {
    return this.#at;
  }

  rewind(mark: number): void {
    this.#at = mark;
  }

  /** @param ahead 0 for the next token */
  peek(ahead = 0): Token | undefined {
    return this.#tokens[this.#at + ahead];
  }

  isSign(text: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token?.kind === 'sign' && token.text === text;
  }

  isNumber(ahead = 0): boolean {
    return this.peek(ahead)?.kind === 'number';
  }

  /** The next token if it is a word, else ''. */
  word(ahead = 0): string {
    const token = this.peek(ahead);
    return token?.kind === 'word' ? token.text : '';
  }

  skip(count = 1): void {
    this.#at += count;
  }

  takeSign(text: string): boolean {
    const found = this.isSign(text);
    if (found) this.#at++;
    return found;
  }

  /** Takes the next token if it is a number; else undefined. */
  takeNumber(): number | undefined {
    const token = this.peek();
    if (token?.kind !== 'number') return undefined;
    this.#at++;
    return token.value;
  }
}
