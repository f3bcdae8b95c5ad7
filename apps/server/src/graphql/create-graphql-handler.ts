import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { useDeferStream } from '@graphql-yoga/plugin-defer-stream';
import { type Locale, negotiateLocale } from '@tripwright/core/text';
import { schemaSource } from '@tripwright/wire/graphql';
import * as operations from '@tripwright/wire/operations';
import { createSchema, createYoga, type Plugin } from 'graphql-yoga';
import { type KeyGate, USE_HEADERS } from '../keys/index.ts';
import { printableError } from '../log/printable-error.ts';
import { requestIdOf } from '../log/request-id.ts';
import { overloaded } from '../planning/planning.ts';
import { Turns } from '../turns/index.ts';
import { RememberingResponse } from '../whole-text.ts';
import { cookbook } from './__generated__/cookbook.ts';
import type { StreamEndReason } from './__generated__/resolver-types.ts';
import { useAnswerCache } from './caching/use-answer-cache.ts';
import { useDocumentCache } from './caching/use-document-cache.ts';
import { trustedDocuments, useTrustedDocuments } from './caching/use-trusted-documents.ts';
import type { GraphqlContext, KeyCounter } from './context.ts';
import { subgraphOf } from './federation/subgraph.ts';
import type { GraphQLError } from './graphql-js.ts';
import { longestLists } from './limits/longest-lists.ts';
import { meterFields, ResultBudget } from './limits/result-budget.ts';
import { type ErrorLog, maskError } from './mask-error.ts';
import { errorAnswer } from './plugins/error-answer.ts';
import { useExecutor } from './plugins/use-executor.ts';
import { useKeyGate } from './plugins/use-key-gate.ts';
import { LIMITS, type Limits, useLimits } from './plugins/use-limits.ts';
import { useWellFormedUrl } from './plugins/use-well-formed-url.ts';
import { resolvers } from './resolvers/resolvers.ts';
import { describeScalars } from './scalars.ts';
import type { GraphSource } from './source/index.ts';
import { createStopDirectory } from './stop-directory.ts';
import { liveQuestions } from './subscriptions/live-questions.ts';
import { STREAM_LIMITS, type StreamBackend, StreamHub, type StreamLimits } from './subscriptions/stream-hub.ts';
import { useSubscriptions } from './subscriptions/use-subscriptions.ts';

export interface GraphqlOptions {
  /** Decides which requests are answered. */
  readonly keys: Pick<KeyGate, 'check' | 'headers'> & Partial<KeyCounter & Pick<KeyGate, 'lasting'>>;
  /** Whether a request comes from the operator; none does unless given. */
  readonly isOperator?: (request: Request) => boolean;
  /** Returns the time now in Unix seconds; tests inject a fixed one. */
  readonly now?: () => number;
  readonly limits?: Limits;
  /** Seconds in which an operation is answered; those of the limits unless given. */
  readonly seconds?: number;
  /** Turns in which operations are resolved; their own unless given. */
  readonly turns?: Turns;
  /** Most requests answered at one time; others get status 503 before they are read. */
  readonly mostAtOnce?: number;
  /** Receives errors that are masked for clients; they go to the console unless given. */
  readonly log?: ErrorLog;
  /** Version in `about`; that of this package unless given. */
  readonly version?: string;
  /** Limits of subscriptions. */
  readonly streams?: StreamLimits;
  /** Where subscriptions are kept, for handlers that follow each other; its own, with `streams` as limits, unless given. */
  readonly hub?: StreamHub;
  /** Whether the schema is a part of a federated graph. */
  readonly federation?: boolean;
  /** Whether documents that are not in the list of this package are refused. */
  readonly onlyTrusted?: boolean;
  /** Whether answers may lie in caches that clients share; only where no key is needed. */
  readonly isPublic?: boolean;
}

/** The graph as a fetch-style handler: GET and POST on `/graphql`, GraphiQL for browsers, and preflight requests. */
export interface GraphqlHandler {
  /** @param address of the client, which takes the place of a key where none is asked for */
  (request: Request, address?: string): Promise<Response>;
  /** Subscriptions that are open, and the distinct questions that they ask. */
  streams(): { readonly open: number; readonly questions: number };
  /** Ends all subscriptions with the reason, and those that are opened later. */
  endStreams(reason: StreamEndReason): void;
  /** Answers all streams of its hub from now on, those that another handler of the hub opened too. */
  takeStreams(): void;
  dispose(): Promise<void>;
}

/** Characters of documents whose parsed form is kept: some hundred operations of usual clients, and at most 20 MB. */
const CACHED_CHARACTERS = 100_000;
/** Answers that are kept with what was asked, in characters: thousands of boards. */
const KEPT_CHARACTERS = 16_000_000;
/** As they are written, and as the typed documents for clients print them. */
const TRUSTED = trustedDocuments([
  ...cookbook.map(({ document }) => document),
  ...Object.values(operations)
    .filter((value) => value instanceof operations.TypedDocumentString)
    .map(String),
]);
const MOST_AT_ONCE = 256;
const RETRY_SECONDS = '5';
/** Events of subscriptions are for many clients: none of them ends the work by leaving. */
const NEVER = new AbortController().signal;
const EXPOSED_HEADERS = ['Content-Language', 'Retry-After', 'WWW-Authenticate', 'X-Request-Id', ...USE_HEADERS];

/** @param source where all facts come from */
export function createGraphqlHandler(source: GraphSource, options: GraphqlOptions): GraphqlHandler {
  const { keys, turns = new Turns(), mostAtOnce = MOST_AT_ONCE } = options;
  const limits = { ...(options.limits ?? LIMITS), ...(options.seconds !== undefined && { seconds: options.seconds }) };
  const clients = new WeakMap<Request, string>();
  const addresses = new WeakMap<Request, string>();
  const now = options.now ?? ((): number => Math.floor(Date.now() / 1000));
  const log: ErrorLog = options.log ?? ((error, id) => console.error(`[${id}] /graphql ${printableError(error)}`));
  const version = options.version ?? ownVersion();
  const stopsIn = createStopDirectory(source.places);
  const answered = new AsyncLocalStorage<AnsweredRequest>();

  const clientOf = (request: Request): string => clients.get(request) ?? addresses.get(request) ?? '';
  const { use, register, revoke } = keys;
  const desk = use && register && revoke && { use, register, revoke };
  const contextFor = (locale: Locale, client: string, signal: AbortSignal, request?: Request): GraphqlContext => ({
    source,
    ...(desk && { keys: desk }),
    ...(request && { request }),
    address: request === undefined ? '' : (addresses.get(request) ?? ''),
    isOperator: options.isOperator ?? (() => false),
    client,
    stops: stopsIn(locale),
    regions: new Map(source.places.regions().map((region) => [region.code, region])),
    now: now(),
    locale,
    version,
    signal,
    budget: new ResultBudget(limits.result, turns),
  });
  const mask = (error: unknown): GraphQLError =>
    maskError(error, answered.getStore()?.id ?? 'unknown', (cause, id) => {
      if (!isOfLeaving(cause, answered.getStore())) log(cause, id);
    });
  const hub =
    options.hub ??
    new StreamHub({
      ...{ turns, now, limits: options.streams ?? STREAM_LIMITS },
      log: (error) => log(error, 'subscription'),
    });

  const subgraph = options.federation === true ? subgraphOf(schemaSource, resolvers) : undefined;
  const schema = meterFields(
    describeScalars(
      createSchema<GraphqlContext>({
        typeDefs: [schemaSource, ...(subgraph === undefined ? [] : [subgraph.typeDefs])],
        resolvers: [resolvers, ...(subgraph === undefined ? [] : [subgraph.resolvers])],
      }),
      schemaSource,
    ),
  );
  const backend: StreamBackend = { source, schema, mask, contextOf: (locale) => contextFor(locale, '', NEVER) };
  hub.beginWith(backend);
  const yoga = createYoga<object, GraphqlContext>({
    schema,
    context: ({ request }): GraphqlContext => contextFor(localeOf(request), clientOf(request), request.signal, request),
    graphqlEndpoint: '/graphql',
    // Those of the platform: the text of an answer reaches the socket without a stream.
    fetchAPI: { Response: RememberingResponse, ReadableStream },
    batching: false,
    multipart: false,
    // useDocumentCache takes its place.
    parserAndValidationCache: false,
    maxRequestBodySize: limits.bodyBytes,
    extraParamNames: ['documentId'],
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
    maskedErrors: { maskError: mask },
    plugins: [
      useKeyGate(keys, clients, addresses),
      useWellFormedUrl(),
      useTrustedDocuments(TRUSTED, options.onlyTrusted ?? false),
      useDocumentCache(CACHED_CHARACTERS),
      useExecutor(),
      useLimits(limits, longestLists(source.places, stopsIn('en')), turns, mask),
      useDeferStream() as Plugin,
      useAnswerCache({
        milliseconds: () => performance.now(),
        version: () =>
          source.places
            .regions()
            .map(({ code, datasetVersion }) => `${datasetVersion} ${source.live.snapshot(code)}`)
            .join(),
        readerOf: (request) => [clientOf(request), localeOf(request)],
        isPublic: options.isPublic ?? false,
        characters: KEPT_CHARACTERS,
      }),
      useSubscriptions({ hub, questions: liveQuestions, mask, keyOf: ({ headers }) => keys.lasting?.(headers) }),
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
    const response = await answered.run({ id, request: new WeakRef(request) }, () => answer(request));
    response.headers.set('x-request-id', id);
    // Answers depend on these headers, so caches must too.
    response.headers.append('vary', ['Accept', 'Accept-Language', ...keys.headers].join(', '));
    return response;
  };
  return Object.assign(handler, {
    streams: () => ({ open: hub.open, questions: hub.questions }),
    endStreams: (reason: StreamEndReason) => hub.close(reason),
    takeStreams: () => hub.moveTo(backend),
    dispose: async (): Promise<void> => yoga.dispose(),
  });
}

/** The request that errors are about. */
interface AnsweredRequest {
  readonly id: string;
  /** A stream runs on in the surroundings of its request, and must not keep it. */
  readonly request: WeakRef<Request>;
}

/** Whether an error says no more than that its client has gone: all that was under way for it ends with the reason of its signal. */
function isOfLeaving(error: unknown, answered: AnsweredRequest | undefined): boolean {
  const signal = answered?.request.deref()?.signal;
  return signal?.aborted === true && String(error).includes(String(signal.reason));
}

function localeOf(request: Request): Locale {
  return negotiateLocale(undefined, request.headers.get('accept-language') ?? undefined);
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
