import { networkInterfaces } from 'node:os';

/**
 * The base URL that answers name for this server. The Host header comes from the client, so a cache in between could be made to hand out
 * another address: it is repeated only where it names this machine or a host that the operator configured.
 * @param fallback where this server listens @param trusted further host names, without ports
 */
export function ownUrlOf(fallback: string, trusted: readonly string[]): (request: URL) => string {
  const known = new Set(['localhost', '127.0.0.1', '[::1]', new URL(fallback).hostname, ...trusted]);
  const isOwn = (host: string): boolean => known.has(host) || isAddressHere(host);
  return ({ protocol, host, hostname }) => (isOwn(hostname) ? `${protocol}//${host}` : fallback);
}

/** Interfaces come and go, so they are asked each time; a name never is one. */
function isAddressHere(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  if (!/^[\d.]+$|:/.test(bare)) return false;
  return Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === bare));
}
