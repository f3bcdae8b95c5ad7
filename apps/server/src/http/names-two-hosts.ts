import type { IncomingMessage } from 'node:http';

/** Whether a request has two Host headers. This is an error (RFC 9112 section 3.2): a proxy may read another one than this server. */
export function namesTwoHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  return rawHeaders.filter((text, i) => i % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host').length > 1;
}
