import { randomUUID } from 'node:crypto';
import type { Region } from '@tripwright/core/region';
import type { Planner } from '@tripwright/planner';
import { type Handler, Hono, type MiddlewareHandler } from 'hono';
import { createGraphqlHandler } from '../graphql/index.ts';
import type { Keyring } from '../keys/index.ts';
import { createRestHandler } from '../rest/index.ts';
import { compressAnswers } from './compress-answers.ts';
import type { Metrics } from './metrics.ts';
import { pageFile } from './page.ts';
import { RegionTiles } from './region-tiles.ts';

/** Regions, planner and keys of an app. */
export interface AppOptions {
  readonly regions: readonly Region[];
  readonly planner: Planner;
  readonly keys: Keyring;
  /** The key that the web page uses. */
  readonly demoKey: string;
  readonly metrics: Metrics;
  /** Folder of the bundled page; undefined when it has not been built. */
  readonly site: string | undefined;
}

/** The server without its socket. */
export interface App {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  dispose(): Promise<void>;
}

/** Every path of the server. Each face is a fetch-style handler. */
export function createApp(options: AppOptions): App {
  const { planner, keys, metrics, site, demoKey } = options;
  const rest = createRestHandler({ planner, keys });
  const graphql = createGraphqlHandler(planner, { keys, demoKey });

  const app = new Hono();
  app.use(observeRequests(metrics));
  app.use(compressAnswers());
  app.get('/health/live', (context) => context.json({ status: 'alive' }));
  app.get('/health/ready', (context) =>
    planner.isHealthy() ? context.json({ status: 'ready' }) : context.json({ status: 'starting' }, 503),
  );
  app.get('/metrics', async () => {
    const { registry } = metrics;
    return new Response(await registry.metrics(), { headers: { 'content-type': registry.contentType } });
  });
  app.get('/tiles/:region/:zoom/:column/:row', serveTiles(options.regions));
  app.all('/graphql', (context) => graphql(context.req.raw));
  app.all('/v1/*', (context) => rest(context.req.raw));
  app.get('/openapi.json', (context) => rest(context.req.raw));
  app.get('*', (context) => {
    const file = site === undefined ? undefined : pageFile(site, context.req.path, demoKey);
    if (file !== undefined) return file;
    if (context.req.path === '/' && site === undefined) {
      return context.text(
        'The web page has not been built. Run "npm run setup" in the repository, then start the server again.',
        503,
      );
    }
    return context.notFound();
  });
  app.notFound((context) => {
    const error = `There is nothing at ${context.req.path}. The interface is under /v1/, /graphql and /.`;
    return context.json({ error, errorCode: 404, usererror: false }, 404);
  });
  app.onError((cause, context) => {
    const id = randomUUID();
    // The client gets a reference only; the error itself goes to the log.
    console.error(`[${id}] ${context.req.method} ${context.req.path}`, cause);
    const error = `Something went wrong inside the server (reference ${id}).`;
    return context.json({ error, errorCode: 0, usererror: false }, 500);
  });
  return { fetch: (request) => app.fetch(request), dispose: async () => graphql.dispose() };
}

/** Counts every request, and gives every response a request id. */
function observeRequests(metrics: Metrics): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now();
    await next();
    const { req: request, res: response } = context;
    // A face that logs errors under an id of its own has set the header already.
    if (!response.headers.has('x-request-id'))
      response.headers.set('x-request-id', request.header('x-request-id')?.slice(0, 100) ?? randomUUID());
    const seconds = (performance.now() - started) / 1000;
    metrics.observe(routeLabel(request.path), request.method, response.status, seconds);
  };
}

/** Serves `/tiles/:region/:zoom/:column/:row.mvt`; status 204 for tiles without data. */
function serveTiles(regions: readonly Region[]): Handler<object, '/tiles/:region/:zoom/:column/:row'> {
  const tiles = new Map(regions.map((region) => [region.manifest.code, new RegionTiles(region)]));
  return (context) => {
    const { region, zoom, column, row } = context.req.param();
    const match = /^(\d+)\.(?:mvt|pbf)$/.exec(row);
    const source = tiles.get(region);
    if (source === undefined || match === null || !/^\d{1,2}$/.test(zoom) || !/^\d{1,9}$/.test(column))
      return context.notFound();
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

/** Label of a path in the metrics. The set is small, whatever paths clients send. */
function routeLabel(path: string): string {
  if (path.startsWith('/v1/')) return /^\/v1\/[a-z]+\.json$/.test(path) ? path : '/v1/other';
  if (path.startsWith('/tiles/')) return '/tiles';
  return path === '/graphql' || path === '/' || path === '/metrics' || path.startsWith('/health/') ? path : 'other';
}
