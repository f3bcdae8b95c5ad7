/**
 * The base address of a server: without a trailing slash, with the version prefix `/v1` unless the address has a version already, as in lists of
 * regions.
 * @returns undefined for an address that is not http or https
 */
export function baseUrlOf(address: string): string | undefined {
  const base = address
    .trim()
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '');
  if (!URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol)) return undefined;
  return /\/v\d+$/.test(base) ? base : `${base}/v1`;
}
