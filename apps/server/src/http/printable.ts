/** Longer texts are cut. */
const MOST_SHOWN = 200;

/** A text of a client for one line of the log. Control characters and line breaks are escaped, so that a client cannot write log lines. */
export function printable(text: string): string {
  const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
  return shown.replace(/[\p{C}\u2028\u2029]/gu, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
}
