/** Text between tags. Characters that XML does not know are left out. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Text inside double quotes. */
export function attribute(text: string): string {
  return escapeXml(text).replaceAll('"', '&quot;');
}

/** At most one decimal: a tenth of a pixel is finer than anyone sees. */
export function number(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}
