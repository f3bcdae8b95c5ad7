import { lookup } from 'node:dns';
import { get as getHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { PlannerError } from '@tripwright/core/base';
import { collectBytes } from '../../files/index.ts';
import { isPublicAddress } from './public-address.ts';
import type { ReadBudget } from './read-budget.ts';

const MOST_REDIRECTS = 5;

/**
 * Downloads a file within a budget of bytes (unpacked) and time. Every host, also after a redirect, is checked after its name is resolved:
 * an address in an index must not reach services of the importer's own network.
 * @param isTyped whether the user gave this address, which may then lead to a private host; a redirect from it may not
 * @returns undefined for 404, which optional files may answer (SV-13)
 * @throws PlannerError `input-unusable` when the budget is used up or the host is private, `input-unreadable` for other failures
 */
export async function download(address: string, budget: ReadBudget, isTyped: boolean): Promise<Uint8Array | undefined> {
  const started = performance.now();
  const signal = AbortSignal.timeout(Math.ceil(budget.nextMs));
  try {
    const content = await follow(address, budget, isTyped, signal);
    budget.spend(content?.length ?? 0, performance.now() - started);
    return content;
  } catch (cause) {
    if (cause instanceof PlannerError) throw cause;
    budget.spend(0, performance.now() - started);
    if (budget.isOutOfTime) throw outOfTime(address, budget, cause);
    const reason = signal.aborted ? `no complete answer within ${budget.limits.fileMs / 1000} s` : reasonOf(cause);
    throw new PlannerError(
      'input-unreadable',
      `${address} could not be fetched (${reason}). Check the address, or download the files and give their folder.`,
      { cause },
    );
  }
}

/** Requests an address and those that it redirects to. */
async function follow(
  address: string,
  budget: ReadBudget,
  isTyped: boolean,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const response = await request(url, budget.limits.allowPrivate || (isTyped && redirects === 0), signal);
    const { statusCode: status = 0, headers } = response;
    if (status >= 200 && status < 300)
      return await collectBytes(unpacked(response), budget.nextBytes, () => budget.tooLarge(address));
    response.destroy();
    if (status === 404) return undefined;
    if (status < 300 || status >= 400 || headers.location === undefined) throw new Error(`status ${status}`);
    url = new URL(headers.location, url);
  }
  throw new Error(`more than ${MOST_REDIRECTS} redirects`);
}

function outOfTime(address: string, { limits }: ReadBudget, cause?: unknown): PlannerError {
  return new PlannerError(
    'input-unusable',
    `The downloads took longer than ${limits.totalMs / 1000} s together; the last one was ${address}. Download the files and give their folder.`,
    { cause },
  );
}

function request(url: URL, allowPrivate: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error(`redirected to ${url.protocol}`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) throw privateHost(url, host);
  const options: RequestOptions = {
    signal,
    agent: false,
    headers: { accept: 'application/json, */*', 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'tripwright' },
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

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ((cause as NodeJS.ErrnoException).code ?? cause.name);
}
