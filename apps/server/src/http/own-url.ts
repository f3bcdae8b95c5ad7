import { networkInterfaces } from 'node:os';

/**
 * The base URL of this server in answers. The Host header comes from the client, so a cache could be made to hand out a foreign address. It
 * is used only if it names this machine or a host that the operator configured.
 * @param fallback URL at which this server listens
 * @param trusted further host names, without ports
 */
export function ownUrlOf(fallback: string, trusted: readonly string[]): (request: URL) => string {
  const known = new Set(['localhost', '127.0.0.1', '[::1]', new URL(fallback).hostname, ...trusted]);
  const isOwn = (host: string): boolean => known.has(host) || isAddressHere(host);
  return ({ protocol, host, hostname }) => (isOwn(hostname) ? `${protocol}//${host}` : fallback);
}

/** Whether a host is an address of this machine. Interfaces change, so they are read each time. */
function isAddressHere(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  if (!/^[\d.]+$|:/.test(bare)) return false;
  return Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === bare));
}
