/** Longer texts of a client are cut in the log. */
const MOST_SHOWN = 200;

/** A client's text for one line of the log: control characters, line breaks among them, are escaped, so that no client writes lines of its own. */
export function printable(text: string): string {
  const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
  return shown.replace(/[\p{C}\u2028\u2029]/gu, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
}
