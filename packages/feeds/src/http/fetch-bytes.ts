import { lookup } from 'node:dns';
import { get as getHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { PlannerError } from '@tripwright/core/base';
import { collectBytes } from '../files/index.ts';
import { isPublicAddress } from './public-address.ts';

const MOST_REDIRECTS = 5;

/** How an address is fetched. */
export interface FetchOptions {
  /** Whether the address and its redirects may lead to private hosts. */
  readonly allowPrivate: boolean;
  /** Whether the user gave this address, which may then be that of a private host; redirects may stay at its origin, and else lead to public hosts. */
  readonly isTyped: boolean;
  /** Bytes after unpacking; `tooLarge` makes the error for more. */
  readonly mostBytes: number;
  readonly tooLarge: () => Error;
  readonly signal: AbortSignal;
  /** Sent to the origin of the address and to no other, since they may hold keys. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer of a server. */
export type Fetched =
  | {
      readonly status: 'ok';
      readonly bytes: Uint8Array;
      readonly etag: string | undefined;
      readonly lastModified: string | undefined;
    }
  | { readonly status: 'not-modified' }
  | { readonly status: 'not-found' };

/**
 * Fetches an address and those that it redirects to. Every host is checked after its name is resolved: an address in a file, or a redirect, must
 * not reach services of the own network.
 * @throws PlannerError `input-unusable` for a private host, the error of `tooLarge`, and plain errors for what the network or the server does
 */
export async function fetchBytes(address: string, options: FetchOptions): Promise<Fetched> {
  const first = new URL(address);
  let url = first;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const mayBePrivate = options.allowPrivate || (options.isTyped && url.origin === first.origin);
    const response = await request(
      url,
      mayBePrivate,
      options.signal,
      url.origin === first.origin ? options.headers : {},
    );
    const { statusCode: status = 0, headers } = response;
    if (status >= 200 && status < 300) {
      const bytes = await collectBytes(unpacked(response), options.mostBytes, options.tooLarge);
      return { status: 'ok', bytes, etag: headers.etag, lastModified: headers['last-modified'] };
    }
    response.destroy();
    if (status === 304) return { status: 'not-modified' };
    if (status === 404) return { status: 'not-found' };
    if (status < 300 || status >= 400 || headers.location === undefined) throw new Error(`status ${status}`);
    url = new URL(headers.location, url);
  }
  throw new Error(`more than ${MOST_REDIRECTS} redirects`);
}

function request(
  url: URL,
  allowPrivate: boolean,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error(`redirected to ${url.protocol}`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) throw privateHost(url, host);
  const options: RequestOptions = {
    signal,
    agent: false,
    headers: {
      accept: 'application/json, */*',
      'accept-encoding': 'gzip, deflate, br',
      'user-agent': 'tripwright',
      ...headers,
    },
    ...(allowPrivate ? {} : { lookup: publicLookup(url) }),
  };
  return new Promise((resolve, reject) => {
    (url.protocol === 'https:' ? getHttps : getHttp)(url, options, resolve).on('error', reject);
  });
}

/** Resolves a host name and refuses it when any of its addresses is private. The connection then uses these very addresses. */
function publicLookup(url: URL): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return done(error, '', 0);
      const [first] = addresses;
      const hidden = addresses.find(({ address }) => !isPublicAddress(address));
      if (hidden !== undefined || first === undefined)
        return done(privateHost(url, hidden?.address ?? hostname), '', 0);
      return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}

function privateHost(url: URL, address: string): PlannerError {
  return new PlannerError(
    'input-unusable',
    `${url.href} leads to ${address}, which is not a public host. Add --allow-private if it is yours.`,
  );
}

/** The body, unpacked as its header says. */
function unpacked(response: IncomingMessage): Readable {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return response;
  const unpack = unpackerOf(encoding);
  if (unpack === undefined) {
    response.destroy();
    throw new Error(`packed with ${encoding.slice(0, 40)}`);
  }
  return pipeline(response, unpack, () => undefined);
}

function unpackerOf(encoding: string): Transform | undefined {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'deflate') return createInflate();
  return encoding === 'br' ? createBrotliDecompress() : undefined;
}
