import { createHash } from 'node:crypto';
import { LruCache } from '@tripwright/core/base';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { DocumentNode, ExecutionResult } from '../graphql-js.ts';
import { cacheLifetime } from './cache-lifetime.ts';

/** What the cache needs of its server. */
export interface AnswerCacheOptions {
  /** Milliseconds of a clock that always runs at its own speed. */
  readonly milliseconds: () => number;
  /** Names the state of all data that answers depend on: datasets, which another service changes as it likes, and snapshots of live data. */
  readonly version: () => string;
  /** What answers depend on besides operation and data: who reads, and in which language. */
  readonly readerOf: (request: Request) => readonly string[];
  /** Whether answers may lie in caches that clients share: where they need no key. */
  readonly isPublic: boolean;
  /** Characters of answers that are kept, and of what was asked for them; 0 = none. */
  readonly characters: number;
}

interface Kept {
  readonly text: string;
  readonly seconds: number;
  /** Milliseconds of the clock at which it was made. */
  readonly made: number;
}

/** What is known of the answer to a request when its headers are written. */
interface Answered {
  readonly etag: string;
  readonly kept: Kept;
}

const CACHE_HEADERS = ['etag', 'cache-control', 'age'];

type Params = { readonly query?: string; readonly variables?: unknown; readonly operationName?: string | null };

/**
 * Keeps the JSON of answers whose every field says how long it stays right (`@cacheControl`). Its keys hold all that an answer depends on: the operation and
 * its variables, the language, the client, the snapshots of live data. Answers with errors are not kept. GET requests get `ETag`, `Cache-Control` and, from
 * here, `Age` (RFC 9111 section 5.1), and status 304 for an answer that they have.
 *
 * The library for this rewrites each document to find the entities in its answer, so as to forget them one by one. Here data change as a whole.
 */
export function useAnswerCache(options: AnswerCacheOptions): Plugin {
  const { milliseconds, version, readerOf, isPublic, characters } = options;
  const kept = new LruCache<string, Kept>(characters, {
    // A key holds the whole operation, which may be far longer than its answer.
    weigh: ({ text }, key) => text.length + key.length,
    minEntries: 0,
  });
  const lifetimes = new WeakMap<DocumentNode, Map<string, number>>();
  const keys = new WeakMap<Request, string>();
  const secondsOf = new WeakMap<Request, number>();
  const found = new WeakMap<Request, Kept>();
  const answered = new WeakMap<Request, Answered>();
  return {
    onParams({ params, request, setResult }) {
      const { query, variables, operationName } = params as Params;
      if (typeof query !== 'string') return;
      const key = JSON.stringify([...readerOf(request), version(), operationName ?? '', variables ?? {}, query]);
      keys.set(request, key);
      const known = kept.get(key);
      if (known === undefined || milliseconds() - known.made >= known.seconds * 1000) return;
      found.set(request, known);
      setResult(asResult(known.text));
    },
    onExecute({ args }) {
      const { schema, document, operationName } = args;
      const { request } = args.contextValue as unknown as { readonly request: Request };
      let perName = lifetimes.get(document);
      if (perName === undefined) {
        perName = new Map();
        lifetimes.set(document, perName);
      }
      const name = operationName ?? '';
      let seconds = perName.get(name);
      if (seconds === undefined) {
        seconds = cacheLifetime(schema, document, operationName);
        perName.set(name, seconds);
      }
      secondsOf.set(request, seconds);
    },
    onExecutionResult({ result, request }) {
      let whole = found.get(request);
      if (whole === undefined) {
        const seconds = secondsOf.get(request) ?? 0;
        if (seconds <= 0 || result === undefined || isAsyncIterable(result) || Array.isArray(result)) return;
        if (result.errors !== undefined || result.data === undefined) return;
        whole = { text: (result.stringify ?? JSON.stringify)(result), seconds, made: milliseconds() };
        const key = keys.get(request);
        if (key !== undefined) kept.set(key, whole);
        const { text } = whole;
        result.stringify = () => text;
      }
      const hash = createHash('sha256').update(whole.text).digest('base64url').slice(0, 22);
      answered.set(request, { etag: `W/"${hash}"`, kept: whole });
    },
    onResponse({ request, response, setResponse }) {
      const known = answered.get(request);
      if (known === undefined || request.method !== 'GET' || response.status !== 200) return;
      const headers = new Headers(response.headers);
      headers.set('etag', known.etag);
      const { seconds, made } = known.kept;
      headers.set('cache-control', `${isPublic ? 'public' : 'private'}, max-age=${seconds}`);
      // A cache behind this one counts its freshness from when the answer was made.
      const age = Math.floor((milliseconds() - made) / 1000);
      if (age > 0) headers.set('age', String(age));
      const has = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim());
      if (!has.includes(known.etag) && !has.includes('*')) {
        for (const name of CACHE_HEADERS) {
          const value = headers.get(name);
          if (value !== null) response.headers.set(name, value);
        }
        return;
      }
      headers.delete('content-length');
      headers.delete('content-type');
      setResponse(new Response(null, { status: 304, headers }));
    },
  };
}

/** A kept answer as a result of the executor, whose JSON is known. */
function asResult(text: string): ExecutionResult & { stringify: () => string } {
  return { data: {}, stringify: () => text };
}
