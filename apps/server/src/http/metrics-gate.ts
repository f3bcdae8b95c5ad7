import { createHash, timingSafeEqual } from 'node:crypto';

const HERE = /^(?:::ffff:)?127\.|^::1$/;

/**
 * Whether a request may read the operator's figures.
 * @param remoteAddress of the client; undefined where no socket is known @param key the configured one; undefined = this machine alone
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
