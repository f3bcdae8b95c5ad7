import { type Failure, type FailureKind, failureOf } from '../failure/index.ts';
import { readText } from './read-text.ts';
import type { ServerRequest, Validate } from './server-request.ts';

/** How requests are sent. */
export interface SendOptions {
  readonly fetch: typeof fetch;
  readonly key: string | undefined;
  /** The longest body of a path in bytes. */
  readonly maxBytes: (path: string) => number;
  readonly validate: Validate | undefined;
}

/** What one server made of a request. */
export type Attempt =
  /** `body` is undefined when nothing changed. */
  | { readonly kind: 'answer'; readonly body: unknown }
  /** Every server would answer the same. */
  | { readonly kind: 'final'; readonly failure: Failure }
  /** Another server may have an answer. `holdSeconds`: this one asked not to be asked before. */
  | { readonly kind: 'next'; readonly failure: Failure; readonly holdSeconds?: number }
  /** The key may ask again after these seconds, at any server. */
  | { readonly kind: 'wait'; readonly failure: Failure; readonly seconds: number };

/** The code of a server that lacks a region, which another one may have (spec 2.1). */
const REGION_NOT_HERE = 1401;
/** Characters of a message that are kept: a page shows them. */
const MOST_WORDS = 2000;
/** Answers of a path that this server does not have, or not in this version. */
const NO_SUCH_PATH: ReadonlySet<number> = new Set([404, 405, 406, 410, 415, 426, 501, 505]);

/** Sends a request to one server. Never rejects; where the signal is aborted the outcome has no meaning. */
export async function askServer(
  base: string,
  request: ServerRequest,
  { fetch, key, maxBytes, validate }: SendOptions,
  signal: AbortSignal,
): Promise<Attempt> {
  const fail = (kind: FailureKind, problem: string, more: Partial<Failure> = {}): Failure =>
    failureOf(kind, more.message ?? `${base}: ${problem}`, { ...more, servers: [{ server: base, problem }] });
  const next = (kind: FailureKind, problem: string, more?: Partial<Failure>): Attempt => ({
    kind: 'next',
    failure: fail(kind, problem, more),
  });
  const { path, query, body: sent, locale, mayBeEmpty = false, lacks } = request;
  const longest = maxBytes(path);
  let response: Response;
  let text: string | undefined;
  try {
    response = await fetch(`${base}/${path}${query === undefined ? '' : `?${query}`}`, {
      method: sent === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        'accept-language': locale,
        ...(sent !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'x-service-key': key }),
      },
      ...(sent !== undefined && { body: JSON.stringify(sent) }),
      // A followed redirect would carry the key to a server that is not in the list.
      redirect: 'manual',
      signal,
    });
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      await response.body?.cancel();
      const target = response.headers.get('location');
      return next('bad-format', `redirects${target === null ? '' : ` to ${target}`}; use the address that answers`);
    }
    text = await readText(response, longest);
  } catch (error) {
    return next('unreachable', `does not answer (${reasonOf(error)})`);
  }
  const { status } = response;
  if (text === undefined) return next('too-large', `answers with more than ${longest} bytes`, { status });
  const body = text === '' ? undefined : parse(text);
  const said = serverWords(body, status);
  const holdSeconds = retryAfter(response.headers.get('retry-after'));
  const after = holdSeconds !== undefined && { retryAfterSeconds: holdSeconds };
  const words = said?.message ?? `answers with status ${status}`;

  if (status === 429) {
    const failure = fail('over-quota', words, { ...said, status, ...after });
    return holdSeconds === undefined ? { kind: 'final', failure } : { kind: 'wait', failure, seconds: holdSeconds };
  }
  if (status >= 500 && status !== 501 && status !== 505) {
    const failure = fail(status === 503 ? 'overloaded' : 'unreachable', words, { ...said, status, ...after });
    return { kind: 'next', failure, ...(holdSeconds !== undefined && { holdSeconds }) };
  }
  // One server may know a key before another does (spec 5).
  if (status === 401 || status === 403) return next('no-key', words, { ...said, status });
  if (NO_SUCH_PATH.has(status))
    return next(said === undefined ? 'bad-format' : 'bad-request', `${words} at ${path}`, { ...said, status });
  if (said !== undefined) {
    if (said.invalid?.some(({ name }) => name === 'v') === true) return next('bad-format', words, { ...said, status });
    // A refusal has status 200, a malformed request another one (decision 0005).
    const failure = fail(response.ok ? 'refused' : 'bad-request', words, { ...said, status });
    return { kind: failure.code === REGION_NOT_HERE ? 'next' : 'final', failure };
  }
  if (!response.ok) return next('bad-format', words, { status });
  if (text.trim() === '') return mayBeEmpty ? { kind: 'answer', body: undefined } : next('bad-format', 'sent no body');
  if (body === undefined) return next('bad-format', `sent something that is not JSON at ${path}`);
  const lacking = lacks?.(body);
  if (lacking !== undefined) return next('bad-format', `sent another format at ${path}: ${lacking}`);
  const problems = validate?.(path, body) ?? [];
  if (problems.length > 0)
    return next('bad-format', `sent an invalid answer at ${path}: ${problems.slice(0, 3).join('; ')}`);
  return { kind: 'answer', body };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The body of an error, in the forms of wire-format.md section 4; undefined when the body is none. */
function serverWords(body: unknown, status: number): Partial<Failure> | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { error, errorCode, usererror, missing, invalid } = body as Readonly<Record<string, unknown>>;
  if (typeof error !== 'string' || error === '') {
    return error === true || typeof usererror === 'boolean' ? { message: `refused with status ${status}` } : undefined;
  }
  return {
    message: error.slice(0, MOST_WORDS),
    text: error.slice(0, MOST_WORDS),
    isForUser: usererror === true,
    ...(typeof errorCode === 'number' && { code: errorCode }),
    ...(Array.isArray(missing) && { missing: missing.filter((name) => typeof name === 'string') }),
    ...(Array.isArray(invalid) && { invalid: invalid.filter(isInvalidName) }),
  };
}

function isInvalidName(entry: unknown): entry is (Failure['invalid'] & object)[number] {
  const { name, reason } = (entry ?? {}) as Readonly<Record<string, unknown>>;
  return typeof name === 'string' && typeof reason === 'string';
}

/** `Retry-After` in seconds, given as seconds or as a date; undefined when it is neither. */
function retryAfter(header: string | null): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const date = text === '' ? Number.NaN : Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}

function reasonOf(error: unknown): string {
  const { message = String(error), cause } = error instanceof Error ? error : {};
  return cause instanceof Error && cause.message !== '' ? cause.message : message;
}
