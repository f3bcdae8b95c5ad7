/** Escapes text between tags. Characters that XML does not allow are dropped. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Escapes text inside double quotes. */
export function attribute(text: string): string {
  return escapeXml(text).replaceAll('"', '&quot;');
}

/** A number with at most one decimal. Finer differences are invisible. */
export function number(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}
