import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { negotiateLocale } from '@tripwright/core/text';
import { schemaSource } from '@tripwright/wire/graphql';
import { createSchema, createYoga } from 'graphql-yoga';
import { type KeyGate, USE_HEADERS } from '../keys/index.ts';
import { printableError } from '../log/printable-error.ts';
import { requestIdOf } from '../log/request-id.ts';
import { overloaded } from '../planning/planning.ts';
import { Turns } from '../turns/index.ts';
import type { GraphqlContext } from './context.ts';
import type { DocumentNode } from './graphql-js.ts';
import { DocumentCache } from './limits/document-cache.ts';
import { longestLists } from './limits/longest-lists.ts';
import { meterFields, ResultBudget } from './limits/result-budget.ts';
import { type ErrorLog, maskError } from './mask-error.ts';
import { errorAnswer } from './plugins/error-answer.ts';
import { useKeyGate } from './plugins/use-key-gate.ts';
import { LIMITS, type Limits, useLimits } from './plugins/use-limits.ts';
import { useWellFormedUrl } from './plugins/use-well-formed-url.ts';
import { resolvers } from './resolvers/resolvers.ts';
import { describeScalars } from './scalars.ts';
import type { GraphSource } from './source/index.ts';
import { createStopDirectory } from './stop-directory.ts';

export interface GraphqlOptions {
  /** Decides which requests are answered. */
  readonly keys: Pick<KeyGate, 'check' | 'headers'>;
  /** Returns the time now in Unix seconds; tests inject a fixed one. */
  readonly now?: () => number;
  readonly limits?: Limits;
  /** Turns in which operations are resolved; their own unless given. */
  readonly turns?: Turns;
  /** Most requests answered at one time; others get status 503 before they are read. */
  readonly mostAtOnce?: number;
  /** Receives errors that are masked for clients; they go to the console unless given. */
  readonly log?: ErrorLog;
  /** Version in `about`; that of this package unless given. */
  readonly version?: string;
}

/** The graph as a fetch-style handler: GET and POST on `/graphql`, GraphiQL for browsers, and preflight requests. */
export interface GraphqlHandler {
  /** @param address of the client, which takes the place of a key where none is asked for */
  (request: Request, address?: string): Promise<Response>;
  dispose(): Promise<void>;
}

/** Characters of documents whose parsed form is kept: some hundred operations of usual clients, and at most 20 MB. */
const CACHED_CHARACTERS = 100_000;
const MOST_AT_ONCE = 256;
const RETRY_SECONDS = '5';
const EXPOSED_HEADERS = ['Content-Language', 'Retry-After', 'WWW-Authenticate', 'X-Request-Id', ...USE_HEADERS];

/** @param source where all facts come from */
export function createGraphqlHandler(source: GraphSource, options: GraphqlOptions): GraphqlHandler {
  const { keys, limits = LIMITS, turns = new Turns(), mostAtOnce = MOST_AT_ONCE } = options;
  const clients = new WeakMap<Request, string>();
  const addresses = new WeakMap<Request, string>();
  const now = options.now ?? ((): number => Math.floor(Date.now() / 1000));
  const log: ErrorLog = options.log ?? ((error, id) => console.error(`[${id}] /graphql ${printableError(error)}`));
  const version = options.version ?? ownVersion();
  const stopsIn = createStopDirectory(source.places);
  const requestIds = new AsyncLocalStorage<string>();

  const yoga = createYoga<object, GraphqlContext>({
    schema: meterFields(
      describeScalars(createSchema<GraphqlContext>({ typeDefs: schemaSource, resolvers }), schemaSource),
    ),
    context: ({ request }): GraphqlContext => {
      const locale = negotiateLocale(undefined, request.headers.get('accept-language') ?? undefined);
      return {
        source,
        client: clients.get(request) ?? addresses.get(request) ?? '',
        stops: stopsIn(locale),
        regions: new Map(source.places.regions().map((region) => [region.code, region])),
        now: now(),
        locale,
        version,
        signal: request.signal,
        budget: new ResultBudget(limits.result, turns),
      };
    },
    graphqlEndpoint: '/graphql',
    batching: false,
    multipart: false,
    parserAndValidationCache: {
      documentCache: new DocumentCache<DocumentNode>(CACHED_CHARACTERS),
      errorCache: new DocumentCache<unknown>(CACHED_CHARACTERS),
    },
    maxRequestBodySize: limits.bodyBytes,
    cors: {
      origin: '*',
      credentials: false,
      methods: ['GET', 'POST', 'OPTIONS'],
      exposedHeaders: EXPOSED_HEADERS,
      maxAge: 86_400,
    },
    graphiql: false,
    landingPage: false,
    logging: false,
    maskedErrors: { maskError: (error) => maskError(error, requestIds.getStore() ?? 'unknown', log) },
    plugins: [
      useKeyGate(keys, now, clients, addresses),
      useWellFormedUrl(),
      useLimits(limits, longestLists(source.places, stopsIn('en')), turns),
    ],
  });

  let answering = 0;
  const answer = async (request: Request): Promise<Response> => {
    if (answering >= mostAtOnce) return refuse(request);
    answering++;
    try {
      // Reading an operation takes some tenths of a millisecond: a thousand at once would hold up everything else.
      await turns.next();
      return await yoga.fetch(request);
    } finally {
      answering--;
    }
  };

  const handler = async (request: Request, address = ''): Promise<Response> => {
    addresses.set(request, address);
    const id = requestIdOf(request.headers.get('x-request-id'));
    const response = await requestIds.run(id, () => answer(request));
    response.headers.set('x-request-id', id);
    // Texts depend on this header, so caches must too.
    response.headers.append('vary', 'Accept-Language');
    return response;
  };
  return Object.assign(handler, { dispose: async (): Promise<void> => yoga.dispose() });
}

function refuse(request: Request): Response {
  const headers = { 'retry-after': RETRY_SECONDS, 'access-control-allow-origin': '*' };
  return errorAnswer(request, 503, overloaded().message, { code: 'OVERLOADED' }, headers);
}

function ownVersion(): string {
  const file = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { version } = JSON.parse(file) as { readonly version: string };
  return version;
}
