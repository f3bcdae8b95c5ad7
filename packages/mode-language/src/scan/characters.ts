/** The offset of the end of the line around an offset, before its line break. */
export function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  if (end < 0) return text.length;
  return text.charCodeAt(end - 1) === 13 && end > from ? end - 1 : end;
}

/** The offset of the first character at or after an offset that is no space or tab. */
export function skipBlanks(text: string, from: number): number {
  let at = from;
  let code = text.charCodeAt(at);
  while (code === 32 || code === 9) code = text.charCodeAt(++at);
  return at;
}

/** Whether a UTF-16 unit may be in a name of a key, a variable or a parameter. NaN, which stands after the end of a text, may not. */
export function isWordUnit(code: number): boolean {
  if (code > 127) return /[\p{L}\p{N}]/u.test(String.fromCharCode(code));
  const isLetter = (code | 32) >= 97 && (code | 32) <= 122;
  return isLetter || (code >= 48 && code <= 57) || code === 95 || code === 36;
}

/** The offset after the word that begins at an offset. */
export function endOfWord(text: string, from: number): number {
  let at = from;
  while (isWordUnit(text.charCodeAt(at))) at++;
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
  const closing = quote.charCodeAt(0);
  const escapes = escapeMark.charCodeAt(0); // NaN for '', which no unit equals
  let plain = true;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10) return quoted(text, start, text[at - 1] === '\r' ? Math.max(start, at - 1) : at, at, false, plain);
    if (code === escapes) {
      plain = false;
      if (text[at + 1] !== '\n') at++;
      continue;
    }
    if (code === closing) return quoted(text, start, at, at + 1, true, plain);
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
