/** Headers of every answer. */
const ALWAYS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

/** Policy of data: a browser that opens them runs no scripts. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Sets the security headers of an answer. A content security policy that is already set, as on pages, is kept. */
export function secure(headers: Headers): void {
  for (const [name, value] of Object.entries(ALWAYS)) headers.set(name, value);
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', DATA_POLICY);
}

/** Policy of the planner's page: its own scripts and styles, MapLibre's worker from a blob, tiles and answers of this server only. */
export const PAGE_POLICY: string = [
  "default-src 'self'",
  "script-src 'self'",
  // The map and its controls set style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  'worker-src blob:',
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Policy of GraphiQL: its bundle, and the script with this nonce. Its editor adds style elements and starts workers from blobs. */
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
