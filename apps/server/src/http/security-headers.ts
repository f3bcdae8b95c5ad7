/** What every answer says, whatever it holds. */
const ALWAYS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

/** Data run nothing, whichever browser opens them. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Sets the security headers of an answer; a content security policy of its own, as pages have, is kept. */
export function secure(headers: Headers): void {
  for (const [name, value] of Object.entries(ALWAYS)) headers.set(name, value);
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', DATA_POLICY);
}

/** The planner's page: its own scripts and styles, MapLibre's worker out of a blob, tiles and answers of this server alone. */
export const PAGE_POLICY: string = [
  "default-src 'self'",
  "script-src 'self'",
  // The map and its controls set the style attributes of elements.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  'worker-src blob:',
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** GraphiQL: its bundle and the one script of this nonce; the editor in it writes style elements and starts workers out of blobs. */
export function graphiqlPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' blob:`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    'worker-src blob:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
