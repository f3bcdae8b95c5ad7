import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { PlannerError } from '@tripwright/core/base';
import { collectBytes } from '../../files/index.ts';
import { type Fetched, type FetchOptions, fetchBytes, networkReason } from '../../http/index.ts';
import { type DecodedMessage, decodeMessage, MOST_MESSAGE_BYTES } from '../message/decode-message.ts';
import type { LiveSource } from './live-file.ts';

/** What the server said about the last message, to be sent back so that an unchanged one is not sent again. */
export interface SourceValidators {
  readonly etag?: string;
  readonly lastModified?: string;
}

/** The outcome of one try. */
export type SourceReading =
  | {
      readonly outcome: 'message';
      readonly decoded: DecodedMessage;
      readonly bytes: Uint8Array;
      readonly validators: SourceValidators;
    }
  | { readonly outcome: 'unchanged' }
  | { readonly outcome: 'failed'; readonly reason: string };

/** Permissions, limits and earlier validators of one read. */
export interface ReadSourceOptions {
  /** Whether redirects may lead to hosts of private networks. The address itself is the operator's own and may. */
  readonly allowPrivate: boolean;
  /** Where `${NAME}` in headers and addresses is looked up. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly validators?: SourceValidators;
  /** Ends the try early. */
  readonly signal?: AbortSignal;
  /** Bytes of the message; at most the limit of messages. */
  readonly mostBytes?: number;
  /** Takes the place of the network; replays give recorded bytes. */
  readonly fetch?: LiveFetch;
  /** Sees what every read gave, for recorders; it must not throw. */
  readonly observe?: (read: ObservedRead) => void;
}

/** Fetches an address of a source. @param part see {@link ObservedRead} */
export type LiveFetch = (source: LiveSource, part: string, address: string, options: FetchOptions) => Promise<Fetched>;

/** What one read of a source gave. */
export interface ObservedRead {
  readonly source: LiveSource;
  /** Which file of the source: '' for messages, the name of the file for GBFS. */
  readonly part: string;
  readonly outcome:
    | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
    | { readonly kind: 'unchanged' }
    | { readonly kind: 'failed'; readonly reason: string };
}

/**
 * Reads a source once. Failures of the network, the server and the file are outcomes; this never throws.
 * Reasons never contain values of environment variables.
 */
export async function readSource(source: LiveSource, options: ReadSourceOptions): Promise<SourceReading> {
  const reading = await readOnce(source, options);
  const { outcome } = reading;
  options.observe?.({
    source,
    part: '',
    outcome:
      outcome === 'message'
        ? { kind: 'bytes', bytes: reading.bytes }
        : outcome === 'failed'
          ? { kind: 'failed', reason: reading.reason }
          : { kind: 'unchanged' },
  });
  return reading;
}

async function readOnce(source: LiveSource, options: ReadSourceOptions): Promise<SourceReading> {
  const { environment, mostBytes = MOST_MESSAGE_BYTES } = options;
  const missing = missingVariable(source, environment);
  if (missing !== undefined) return failed(missing);
  const timeout = AbortSignal.timeout(Math.ceil(source.timeoutSeconds * 1000));
  const signal = options.signal === undefined ? timeout : AbortSignal.any([timeout, options.signal]);
  const tooLarge = (): Error => new Error(`the message has more than ${mostBytes.toLocaleString('en')} bytes`);
  try {
    if (!isAddress(source.from)) {
      const { size } = await stat(source.from);
      if (size > mostBytes) return failed(tooLarge().message);
      const bytes = await collectBytes(createReadStream(source.from, { signal }), mostBytes, tooLarge);
      return { outcome: 'message', decoded: decodeMessage(bytes), bytes, validators: {} };
    }
    const { fetch = fetchOver } = options;
    const answer = await fetch(source, '', filled(source.from, environment), {
      allowPrivate: options.allowPrivate,
      isTyped: true,
      mostBytes,
      tooLarge,
      signal,
      headers: headersOf(source, options),
    });
    if (answer.status === 'not-modified')
      return options.validators === undefined || Object.keys(options.validators).length === 0
        ? failed('the server answers 304 (not modified) to a request without conditions')
        : { outcome: 'unchanged' };
    if (answer.status === 'not-found') return failed('the server answers 404 (not found)');
    const { bytes, etag, lastModified } = answer;
    return {
      outcome: 'message',
      decoded: decodeMessage(bytes),
      bytes,
      validators: {
        ...(etag === undefined ? {} : { etag }),
        ...(lastModified === undefined ? {} : { lastModified }),
      },
    };
  } catch (cause) {
    if (timeout.aborted) return failed(`no complete answer within ${source.timeoutSeconds} s`);
    if (options.signal?.aborted === true) return failed('it was stopped');
    if (cause instanceof PlannerError && cause.code === 'input-unusable')
      return failed('it leads to a private host; --allow-private allows hosts of your own network');
    return failed(secretless(reasonOf(cause), source, environment));
  }
}

/** The usual {@link LiveFetch}: over the network. */
export const fetchOver: LiveFetch = (_source, _part, address, options) => fetchBytes(address, options);

/** Why a source cannot be asked: a variable of the environment that it needs is not set. */
export function missingVariable(source: LiveSource, environment: ReadSourceOptions['environment']): string | undefined {
  const missing = [source.from, ...Object.values(source.headers)]
    .flatMap((value) => [...value.matchAll(VARIABLE)].map(([, name]) => name ?? ''))
    .find((name) => (environment[name] ?? '') === '');
  return missing === undefined ? undefined : `the environment variable ${missing} is not set`;
}

const VARIABLE = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g;

/** Whether a source is fetched; all others are files. */
export function isAddress(from: string): boolean {
  return /^https?:\/\//i.test(from);
}

/** The headers of a request to a source, with keys and validators. */
export function headersOf(
  { headers }: LiveSource,
  { environment, validators = {} }: Pick<ReadSourceOptions, 'environment' | 'validators'>,
): Record<string, string> {
  const own = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), filled(value, environment)]);
  return {
    accept: 'application/x-protobuf, application/octet-stream, */*',
    ...Object.fromEntries(own),
    ...(validators.etag === undefined ? {} : { 'if-none-match': validators.etag }),
    ...(validators.lastModified === undefined ? {} : { 'if-modified-since': validators.lastModified }),
  };
}

/** A text with the values of its environment variables. */
export function filled(value: string, environment: ReadSourceOptions['environment']): string {
  return value.replace(VARIABLE, (_, name: string) => environment[name] ?? '');
}

function reasonOf(cause: unknown): string {
  const code = (cause as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'it is a folder, not a file';
  return networkReason(cause);
}

/** A reason without the keys that an error may quote. */
export function secretless(
  reason: string,
  { from, headers }: LiveSource,
  environment: ReadSourceOptions['environment'],
): string {
  const names = [from, ...Object.values(headers)].flatMap((value) =>
    [...value.matchAll(VARIABLE)].map(([, name]) => name!),
  );
  return names.reduce((text, name) => text.replaceAll(environment[name] ?? '\0', `\${${name}}`), reason);
}

function failed(reason: string): SourceReading {
  return { outcome: 'failed', reason };
}
