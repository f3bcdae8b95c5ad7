const MOST_SHOWN = 200;

/**
 * A text of a client for one line of the log. Control characters and line breaks are escaped, so that a client cannot write log lines.
 * @param most longer texts are cut after so many characters
 */
export function printable(text: string, most: number = MOST_SHOWN): string {
  const shown = text.length > most ? `${text.slice(0, most)}…` : text;
  return shown.replace(/[\p{C}\u2028\u2029]/gu, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
}
