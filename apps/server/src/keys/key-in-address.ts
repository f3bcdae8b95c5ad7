/** Query parameters in which clients send a key by mistake. */
const USUAL_NAMES = ['key', 'apikey', 'api_key', 'api-key', 'service_key', 'service-key'];

/** The query parameters, in lower case, whose values count as keys. @param headers that may carry the key */
export function keyParameters(headers: readonly string[]): ReadonlySet<string> {
  return new Set([...USUAL_NAMES, ...headers.map((header) => header.toLowerCase())]);
}

/** Path and query with "…" in place of keys: such a request is refused, and the key in it works until its holder replaces it. */
export function withoutKeys(address: string, parameters: ReadonlySet<string>): string {
  const start = address.indexOf('?') + 1;
  if (start === 0) return address;
  const query = address.slice(start).split('&');
  const shown = query.map((pair) => {
    const [[name = ''] = []] = new URLSearchParams(pair);
    return parameters.has(name.toLowerCase()) ? `${pair.split('=', 1)[0]}=…` : pair;
  });
  return address.slice(0, start) + shown.join('&');
}
