import { editsAllowed, nearTokens } from '../dictionary/near-tokens.ts';
import type { TokenDictionary, TokenRange } from '../dictionary/token-dictionary.ts';
import { FUNCTION_WORD_BEGINNINGS, FUNCTION_WORDS } from '../text/abbreviations.ts';
import { writtenOut } from '../text/fold-tokens.ts';

/** A word of a query with the tokens that it may mean. */
export interface SearchWord {
  readonly text: string;
  /** Tokens that equal the word, or what it abbreviates. */
  readonly exact: readonly number[];
  /** Tokens that begin with it. */
  readonly beginning: TokenRange;
}

/** More words than these are not searched: the words of a name that long hit it anyway. */
const MOST_WORDS = 8;

/**
 * The words that a name has to have: function words are left out where there are others, and so is the beginning of one at the end, since "casa d" is
 * on its way to "casa da música".
 */
export function significantWords(words: readonly string[]): string[] {
  const last = words.length - 1;
  const needed = words.filter(
    (word, i) => !FUNCTION_WORDS.has(word) && !(i === last && i > 0 && FUNCTION_WORD_BEGINNINGS.has(word)),
  );
  return [...new Set(needed.length > 0 ? needed : words)].slice(0, MOST_WORDS);
}

const HAS_FIGURE = /\p{N}/u;

/** Looks up a word. */
export function searchWord(dictionary: TokenDictionary, text: string): SearchWord {
  const beginning = dictionary.startingWith(text);
  const exact: number[] = [];
  if (beginning.from < beginning.end && dictionary.lengthOf(beginning.from) === text.length) exact.push(beginning.from);
  for (const whole of writtenOut(text)) {
    const token = dictionary.find(whole);
    if (token >= 0) exact.push(token);
  }
  return { text, exact, beginning };
}

/** Whether no token is the word, begins with it or is abbreviated by it. */
export function isUnknown({ exact, beginning }: SearchWord): boolean {
  return exact.length === 0 && beginning.from >= beginning.end;
}

/** The edits by which a word is corrected at most. @param most never more edits than these */
export function editsFor({ text }: SearchWord, most: 1 | 2): 0 | 1 | 2 {
  // A number is another number, not a mistyped one.
  if (HAS_FIGURE.test(text)) return 0;
  const allowed = editsAllowed(text.length);
  return allowed < most ? allowed : most;
}

/** The tokens that a word may be a mistyping of. @param edits see {@link editsFor} */
export function correctionsOf(
  dictionary: TokenDictionary,
  { text }: SearchWord,
  edits: 1 | 2,
  isLast: boolean,
): readonly TokenRange[] {
  // The beginning of a word is only recognised once there is enough of it.
  return nearTokens(dictionary, text, edits, isLast && text.length >= 4);
}
