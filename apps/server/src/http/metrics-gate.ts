import { createHash, timingSafeEqual } from 'node:crypto';

const HERE = /^(?:::ffff:)?127\.|^::1$/;

/**
 * Whether a request may read the metrics.
 * @param remoteAddress address of the client; undefined without a socket
 * @param key the configured key; undefined or '': only this machine may read them
 */
export function mayReadMetrics(
  authorization: string | undefined,
  remoteAddress: string | undefined,
  key: string | undefined,
): boolean {
  if (key === undefined || key === '') return remoteAddress === undefined || HERE.test(remoteAddress);
  const sent = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  return sent !== undefined && timingSafeEqual(digest(sent), digest(key));
}

function digest(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}
