import { ABBREVIATED_ENDINGS, ABBREVIATIONS, FUNCTION_WORDS } from './abbreviations.ts';
import { LATIN_LETTERS, TWO_LETTER_VOWELS } from './letters.ts';

/** Accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic. Marks that are vowels (Devanagari, Thai) or voicing (Kana) stay. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670]/g;
/** Runs of scripts that are written without spaces. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;
const WORDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[\p{L}\p{M}\p{N}]+/gu;
const ASCII = /^[\0-\x7f]*$/;
/** Longer words are cut: they are no words. */
const LONGEST_WORD = 32;

/**
 * A text as it is compared: without case, accents and other spellings of a letter, in Latin letters where it is Cyrillic or Greek. Folding what is
 * folded changes nothing.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  let folded = '';
  for (const letter of lower.normalize('NFKD').toLowerCase().replace(ACCENTS, ''))
    folded += LATIN_LETTERS[letter] ?? letter;
  return folded.normalize('NFC');
}

/** The words of a folded text; Chinese and Japanese in pairs of characters, since they are written without spaces. */
export function wordsOf(folded: string): string[] {
  const words: string[] = [];
  for (const word of folded.match(WORDS) ?? []) {
    if (!UNSPACED.test(word)) words.push(cutWord(word));
    else pushPairs(word, words);
  }
  return words;
}

/** 中央車站 is 中央, 央車, 車站. */
function pushPairs(word: string, into: string[]): void {
  const letters = [...word];
  if (letters.length === 1) into.push(word);
  for (let i = 1; i < letters.length; i++) into.push(`${letters[i - 1]}${letters[i]}`);
}

function cutWord(word: string): string {
  return word.length <= LONGEST_WORD ? word : word.slice(0, LONGEST_WORD);
}

/** A name as the index holds it. */
export interface NameTokens {
  /** How many words a query has to hit to hit them all. */
  readonly count: number;
  /** Every token that finds the name: its words, what its abbreviations stand for, other spellings. Each once. */
  readonly tokens: readonly string[];
}

/** The tokens of a name. Function words are left out, unless the name has no others. @param kindWords further words that find it */
export function nameTokens(name: string, kindWords: readonly string[] = []): NameTokens {
  const all = wordsOf(foldText(name));
  const significant = all.filter((word) => !FUNCTION_WORDS.has(word));
  const words = significant.length > 0 ? significant : all;
  const tokens = new Set(words);
  const count = Math.min(255, tokens.size);
  for (const word of words) for (const other of writtenOut(word)) tokens.add(other);
  for (const word of spelledInTwo(name)) tokens.add(word);
  const last = [...name.trimEnd()].at(-1);
  // The last character alone, which begins no pair.
  if (last !== undefined && UNSPACED.test(last)) tokens.add(foldText(last));
  for (const word of kindWords) tokens.add(word);
  return { count, tokens: [...tokens] };
}

/** The words that an abbreviation stands for; none for other words. */
export function writtenOut(word: string): readonly string[] {
  const known = ABBREVIATIONS[word];
  if (known !== undefined && Object.hasOwn(ABBREVIATIONS, word)) return known;
  for (const [ending, wholes] of ABBREVIATED_ENDINGS) {
    if (word.length > ending.length + 2 && word.endsWith(ending))
      return wholes.map((whole) => word.slice(0, -ending.length) + whole);
  }
  return [];
}

/** The words of a name with ä, ö, ü, å, ø written as two letters, where it has any. */
function spelledInTwo(name: string): string[] {
  const lower = name.toLowerCase().normalize('NFC');
  if (ASCII.test(lower)) return [];
  const spelled = lower.replace(/[äöüåø]/g, (vowel) => TWO_LETTER_VOWELS[vowel] ?? vowel);
  return spelled === lower ? [] : wordsOf(foldText(spelled)).filter((word) => !FUNCTION_WORDS.has(word));
}
