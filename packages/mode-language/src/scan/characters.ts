/** The offset of the end of the line around an offset, before its line break. */
export function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  if (end < 0) return text.length;
  return text[end - 1] === '\r' && end > from ? end - 1 : end;
}

/** The offset of the first character at or after an offset that is no space or tab. */
export function skipBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ' || text[at] === '\t') at++;
  return at;
}

/** Whether a character may be in a name of a key, a variable or a parameter. */
export function isWordCharacter(character: string | undefined): boolean {
  if (character === undefined) return false;
  const code = character.charCodeAt(0);
  if (code > 127) return /[\p{L}\p{N}]/u.test(character);
  const isLetter = (code | 32) >= 97 && (code | 32) <= 122;
  return isLetter || (code >= 48 && code <= 57) || code === 95 || code === 36;
}

/** The offset after the word that begins at an offset. */
export function endOfWord(text: string, from: number): number {
  let at = from;
  while (isWordCharacter(text[at])) at++;
  return at;
}

/** A string in quotes on one line: where its text ends, where reading goes on, and whether it is closed and free of escapes. */
export interface QuotedText {
  readonly end: number;
  readonly next: number;
  readonly closed: boolean;
  readonly plain: boolean;
  readonly value: string;
}

/**
 * Reads a string whose text begins at an offset. It ends at its quote, or unclosed at the end of its line.
 * @param escapeMark the character that makes the next one literal; '' where quotes are doubled instead, or nothing is escaped
 */
export function readQuoted(text: string, start: number, quote: string, escapeMark: string): QuotedText {
  let plain = true;
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (character === '\n')
      return quoted(text, start, text[at - 1] === '\r' ? Math.max(start, at - 1) : at, at, false, plain);
    if (escapeMark !== '' && character === escapeMark) {
      plain = false;
      if (text[at + 1] !== '\n') at++;
      continue;
    }
    if (character === quote) return quoted(text, start, at, at + 1, true, plain);
  }
  return quoted(text, start, text.length, text.length, false, plain);
}

/** Reads a string of several lines, which ends at its mark such as `"""`, or at the end of the document. */
export function readLong(text: string, start: number, mark: string): QuotedText {
  const found = text.indexOf(mark, start);
  const end = found < 0 ? text.length : found;
  const plain = !text.slice(start, end).includes('\\');
  return quoted(text, start, end, found < 0 ? end : end + mark.length, found >= 0, plain);
}

function quoted(text: string, start: number, end: number, next: number, closed: boolean, plain: boolean): QuotedText {
  return { end, next, closed, plain, value: text.slice(start, end) };
}
