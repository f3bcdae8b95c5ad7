import { createHash, timingSafeEqual } from 'node:crypto';
import { isThisMachine } from '../client-address.ts';

/** Headers that a proxy adds. The proxy may run on this machine while its client does not. */
const BY_PROXY = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];
/** Hosts that name this machine. Another name may be a page of a browser here that was sent to this address (DNS rebinding). */
const OWN_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Whether a request may read the metrics.
 * @param remoteAddress address of the client; undefined without a socket
 * @param key the configured key; undefined or '': only this machine may read them, without a proxy between
 */
export function mayReadMetrics(
  { headers, url }: Pick<Request, 'headers' | 'url'>,
  remoteAddress: string | undefined,
  key: string | undefined,
): boolean {
  if (key === undefined || key === '') {
    const isHere = remoteAddress === undefined || isThisMachine(remoteAddress);
    return isHere && !BY_PROXY.some((name) => headers.has(name)) && OWN_HOST.test(new URL(url).hostname);
  }
  const sent = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return sent !== undefined && timingSafeEqual(digest(sent), digest(key));
}

function digest(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}
