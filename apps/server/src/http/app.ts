import { randomUUID } from 'node:crypto';
import type { RegionTiles } from '@tripwright/map-view/tiles';
import type { Planner } from '@tripwright/planner';
import { type ErrorHandler, type Handler, Hono, type MiddlewareHandler } from 'hono';
import {
  createGraphqlHandler,
  type GraphqlHandler,
  type GraphqlOptions,
  lazyGraphiql,
  plannerSource,
  type StreamEndReason,
  schemaPage,
} from '../graphql/index.ts';
import type { HealthCheck } from '../health/index.ts';
import { type Keyring, keyParameters, withoutKeys } from '../keys/index.ts';
import { type LiveService, NO_LIVE } from '../live/live-service.ts';
import { operatorPage } from '../live/operator-page.ts';
import { troubledSources } from '../live/troubled-sources.ts';
import { placeOf } from '../log/place-of.ts';
import { printable } from '../log/printable.ts';
import { idOf } from '../log/request-id.ts';
import { routeLabel } from '../log/route-label.ts';
import { type ServerLog, TEXT_LOG } from '../log/server-log.ts';
import type { Planning } from '../planning/planning.ts';
import { tracePlanning } from '../planning/trace-planning.ts';
import { createRestHandler } from '../rest/index.ts';
import { PAGE_POLICY, secure } from '../security-headers.ts';
import { StaticFiles } from '../static-files.ts';
import { Turns } from '../turns/index.ts';
import { compressAnswers } from './compress-answers.ts';
import { aliveResponse } from './express-lane.ts';
import { vehiclesResponse } from './live-vehicles.ts';
import type { Metrics } from './metrics.ts';
import { mayReadMetrics } from './metrics-gate.ts';
import { pageFiles } from './page.ts';
import type { StreamCounts } from './stream-metrics.ts';
import { traceRequests } from './trace-requests.ts';

/** Planner, maps and keys of an app. */
export interface AppOptions {
  /** Maps of the regions by their codes. */
  readonly tiles: ReadonlyMap<string, RegionTiles>;
  readonly planner: Planner;
  readonly planning: Planning;
  readonly keys: Keyring;
  /** The key that the web page uses. */
  readonly demoKey: string;
  readonly metrics: Metrics;
  /** Lines for people unless given. */
  readonly log?: ServerLog;
  /** What the health check answers; one of the REST face's own unless given. */
  readonly health?: HealthCheck;
  /** Live data; none unless given. */
  readonly live?: Pick<LiveService, 'status'>;
  /** Which datasets are served and which were refused, as operators read it; nothing unless given. */
  readonly datasets?: () => string;
  /** Whether the server is about to stop listening; it is not unless given. */
  readonly isStopping?: () => boolean;
  /** The present in Unix seconds; the clock of the machine unless given. */
  readonly now?: () => number;
  /** Key that `/metrics` asks for; '' or undefined = it answers this machine alone. */
  readonly metricsKey?: string | undefined;
  /** Base URL that answers name for this server; that of the request unless given. */
  readonly ownUrl?: (request: URL) => string;
  /** Folder of the bundled page; undefined when it has not been built. */
  readonly site: string | undefined;
  /** Settings of the graph. */
  readonly graph?: Pick<GraphqlOptions, 'streams' | 'hub' | 'onlyTrusted' | 'isPublic' | 'federation' | 'seconds'>;
}

/** What the socket knows of a request, and the request itself does not. */
export interface Arrival {
  readonly remoteAddress: string | undefined;
  /** Called where the answer is a stream of events, which has no end that its reader could be late for. */
  readonly onEventStream?: () => void;
}

/** The server without its socket. */
export interface App {
  readonly fetch: (request: Request, arrival?: Arrival) => Response | Promise<Response>;
  /** Subscriptions that are open at present. */
  streams(): StreamCounts;
  /** Ends all streams of events with the reason, and those that are opened later. */
  endStreams(reason: StreamEndReason): void;
  /** Answers all streams of its hub from now on. */
  takeStreams(): void;
  dispose(): Promise<void>;
}

/** Every path of the server. Each face is a fetch-style handler. */
export function createApp(options: AppOptions): App {
  const { planner, keys, metrics, site, live = NO_LIVE, log = TEXT_LOG } = options;
  const { now = (): number => Math.floor(Date.now() / 1000) } = options;
  const planning = tracePlanning(options.planning);
  const turns = new Turns();
  const rest = createRestHandler({
    planner,
    planning,
    turns,
    keys,
    now,
    onError: (error, request) => log.failure(placeOf(request), error),
    liveStatus: live.status,
    ...(options.health && { health: options.health }),
    ...(options.ownUrl && { ownUrl: options.ownUrl }),
  });
  const graphql = createGraphqlHandler(plannerSource(planner, planning, live.status), {
    isOperator: (request) => isGiven(options.metricsKey) && mayReadMetrics(request, undefined, options.metricsKey),
    keys,
    turns,
    now,
    log: (error, requestId) => log.failure({ text: `[${requestId}] /graphql`, requestId, route: '/graphql' }, error),
    ...options.graph,
  });

  const app = new Hono<{ Bindings: Arrival }>();
  app.use(traceRequests());
  app.use(observeRequests(metrics, log, keys.headers));
  app.use(refuseMalformedPaths);
  app.get('/health/live', () => aliveResponse());
  app.get('/health/ready', (context) => {
    if (options.isStopping?.() === true) return context.json({ status: 'stopping' }, 503);
    if (!planner.isHealthy() || !planning.isReady()) return context.json({ status: 'starting' }, 503);
    // Sources in trouble do not make the server unready: answers are from the timetable then.
    const stale = troubledSources(planner, now());
    // Neither does a lost store of rates: this server counts alone, and taking it out of service would help no rider.
    const rates = keys.sharesRates() ? {} : { rates: 'counted alone' };
    return context.json({ status: 'ready', ...(stale.length > 0 && { stale }), ...rates });
  });
  // Files that are compressed once come before the middleware that compresses each answer.
  serveGraphiql(app, options);
  if (site !== undefined) app.on(['GET', 'HEAD'], '*', servePage(site, options));
  app.use(compressAnswers());
  serveMetrics(app, options);
  app.get('/operator/live', (context) => {
    if (!mayReadMetrics(context.req.raw, context.env?.remoteAddress, options.metricsKey))
      return context.json({ error: METRICS_REFUSED, errorCode: 401, usererror: false }, 401);
    return new Response(operatorPage(live.status(), now()), { headers: OPERATOR_HEADERS });
  });
  app.get('/operator/data', (context) => {
    if (!mayReadMetrics(context.req.raw, context.env?.remoteAddress, options.metricsKey))
      return context.json({ error: METRICS_REFUSED, errorCode: 401, usererror: false }, 401);
    return context.text(options.datasets?.() ?? '', 200, { 'cache-control': 'no-store' });
  });
  app.get('/tiles/:region/:zoom/:column/:row', serveTiles(options.tiles, turns));
  app.get('/vehicles/:region', (context) => {
    const code = context.req.param('region').replace(/\.geojson$/, '');
    const bounds = context.req.query('bounds') ?? '';
    return vehiclesResponse(planner, code, bounds, context.req.header('if-none-match')) ?? context.notFound();
  });
  serveGraph(app, graphql);
  app.all('/v1/*', (context) => rest(context.req.raw, context.env?.remoteAddress));
  app.get('/openapi.json', (context) => rest(context.req.raw));
  if (site === undefined) app.get('/', (context) => context.text(PAGE_MISSING, 503));
  app.notFound((context) => {
    const error = `There is nothing at ${printable(context.req.path)}. The interface is under /v1/, /graphql and /.`;
    return context.json({ error, errorCode: 404, usererror: false }, 404);
  });
  app.onError(answerError(log));
  return {
    fetch: (request, arrival) => app.fetch(request, arrival),
    streams: () => graphql.streams(),
    endStreams: (reason) => graphql.endStreams(reason),
    takeStreams: () => graphql.takeStreams(),
    dispose: async () => graphql.dispose(),
  };
}

/** Answers `/graphql`. */
export function serveGraph(app: Hono<{ Bindings: Arrival }>, graphql: GraphqlHandler): void {
  app.all('/graphql', async (context) => {
    const response = await graphql(context.req.raw, context.env?.remoteAddress);
    if (response.headers.get('content-type')?.startsWith('text/event-stream') === true) context.env?.onEventStream?.();
    if (context.req.raw.method !== 'HEAD') return response;
    // Hono copies the answer to HEAD, and would read the fields of Yoga's own kind of response as headers.
    return new Response(null, { status: response.status, headers: Object.fromEntries(response.headers) });
  });
}

/** Answers `/metrics` to the operator. */
export function serveMetrics(
  app: Hono<{ Bindings: Arrival }>,
  { metrics: { registry }, metricsKey }: Pick<AppOptions, 'metrics' | 'metricsKey'>,
): void {
  app.get('/metrics', async (context) => {
    if (!mayReadMetrics(context.req.raw, context.env?.remoteAddress, metricsKey))
      return context.json({ error: METRICS_REFUSED, errorCode: 401, usererror: false }, 401);
    return new Response(await registry.metrics(), { headers: { 'content-type': registry.contentType } });
  });
}

/** The answer to an error inside the server. */
export function answerError(log: ServerLog): ErrorHandler {
  return (cause, context) => {
    // The client gets a reference only; the error itself goes to the log.
    log.failure(placeOf(context.req.raw), cause);
    const error = `Something went wrong inside the server (reference ${idOf(context.req.raw)}).`;
    return context.json({ error, errorCode: 0, usererror: false }, 500);
  };
}

/** The answer to a request whose host or address is no URL, which no handler sees. */
export function malformedRequest(): Response {
  const error = 'The Host header or the address of the request is malformed.';
  const response = Response.json({ error, errorCode: 400, usererror: false }, { status: 400 });
  response.headers.set('x-request-id', randomUUID());
  secure(response.headers);
  return response;
}

/** The page of operators has no scripts, styles of its own only, and the icon that browsers ask for. */
const OPERATOR_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};
/** As the page of operators; it is the same for everybody until the server is another one. */
const SCHEMA_HEADERS = { ...OPERATOR_HEADERS, 'cache-control': 'public, max-age=300' };
const METRICS_REFUSED =
  'Metrics are for the operator: ask from this machine, or send the configured metricsKey as "Authorization: Bearer KEY".';
const PAGE_MISSING =
  'The web page has not been built. Run "npm run setup" in the repository, then start the server again.';

/**
 * Counts and logs every request, and gives every response a request id and the security headers.
 * @param keyHeaders that may carry the key; their names are looked for in addresses too
 */
export function observeRequests(metrics: Metrics, log: ServerLog, keyHeaders: readonly string[]): MiddlewareHandler {
  const parameters = keyParameters(keyHeaders);
  return async (context, next) => {
    const started = performance.now();
    await next();
    const { req: request, res: response } = context;
    // A face that logs errors under an id of its own has set the header already.
    if (!response.headers.has('x-request-id')) response.headers.set('x-request-id', idOf(request.raw));
    secure(response.headers);
    const milliseconds = performance.now() - started;
    const route = routeLabel(request.path);
    const { method } = request;
    const { status } = response;
    metrics.observe(route, method, status, milliseconds / 1000);
    const requestId = response.headers.get('x-request-id') ?? '';
    log.answered?.({
      ...{ requestId, method, route, status, milliseconds },
      address: withoutKeys(addressOf(request.url), parameters),
    });
  };
}

/** Path and query of a URL. */
function addressOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}

/** Answers paths whose percent signs stand for no character with status 400. */
export const refuseMalformedPaths: MiddlewareHandler = async (context, next) => {
  try {
    decodeURIComponent(new URL(context.req.url).pathname);
  } catch {
    const error = 'The path holds a percent sign without the two hexadecimal digits of a character.';
    return context.json({ error, errorCode: 400, usererror: false }, 400);
  }
  return next();
};

/** Serves GraphiQL to browsers: its page on `/graphql`, the files that the page loads below `/graphiql/`. */
export function serveGraphiql(
  app: Hono<{ Bindings: Arrival }>,
  { keys, demoKey }: Pick<AppOptions, 'keys' | 'demoKey'>,
): void {
  const files = new StaticFiles();
  const graphiql = lazyGraphiql(files, keys.headers[0] ?? 'X-Service-Key', demoKey);
  app.on(['GET', 'HEAD'], '/graphiql/:file', async (context, next) => {
    await graphiql();
    return (await files.answer(context.req.path, context.req.raw)) ?? next();
  });
  let schema: string | undefined;
  app.get('/graphql/schema', compressAnswers(), (context) => {
    schema ??= schemaPage();
    return context.body(schema, 200, SCHEMA_HEADERS);
  });
  app.get('/graphql', async (context, next) => {
    if (context.req.header('accept')?.includes('text/html') !== true) return next();
    return (await graphiql()).page();
  });
}

/** A key that was configured. */
function isGiven(key: string | undefined): key is string {
  return key !== undefined && key !== '';
}

function servePage(site: string, { keys, demoKey }: AppOptions): MiddlewareHandler {
  const files = pageFiles(site, { demoKey, header: keys.headers[0] ?? 'X-Service-Key', ...keys.terms });
  return async (context, next) => {
    const response = await files.answer(context.req.path, context.req.raw);
    if (response === undefined) return next();
    response.headers.set('content-security-policy', PAGE_POLICY);
    return response;
  };
}

/** Serves `/tiles/:region/:zoom/:column/:row.mvt`; status 204 for tiles without data. */
function serveTiles(
  tiles: ReadonlyMap<string, RegionTiles>,
  turns: Turns,
): Handler<object, '/tiles/:region/:zoom/:column/:row'> {
  return async (context) => {
    const { region, zoom, column, row } = context.req.param();
    const match = /^(\d+)\.(?:mvt|pbf)$/.exec(row);
    const source = tiles.get(region);
    if (source === undefined || match === null || !/^\d{1,2}$/.test(zoom) || !/^\d{1,9}$/.test(column))
      return context.notFound();
    await turns.next();
    const tile = source.tile(Number(zoom), Number(column), Number(match[1]));
    const headers = {
      'content-type': 'application/vnd.mapbox-vector-tile',
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
    };
    return tile === undefined
      ? new Response(null, { status: 204, headers })
      : new Response(new Uint8Array(tile), { headers });
  };
}
