import { randomUUID } from 'node:crypto';
import type { Region } from '@tripwright/core/region';
import type { Planner } from '@tripwright/planner';
import { Hono } from 'hono';
import { createGraphqlHandler } from '../graphql/index.ts';
import type { Keyring } from '../keys/index.ts';
import { createRestHandler } from '../rest/index.ts';
import type { Metrics } from './metrics.ts';
import { packAnswers } from './pack-answers.ts';
import { pageFile } from './page.ts';
import { RegionTiles } from './region-tiles.ts';

export interface AppOptions {
  readonly regions: readonly Region[];
  readonly planner: Planner;
  readonly keys: Keyring;
  /** The key that the web page uses. */
  readonly demoKey: string;
  readonly metrics: Metrics;
  /** Folder of the bundled page; undefined where it has not been built. */
  readonly site: string | undefined;
}

export interface App {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  dispose(): Promise<void>;
}

/** Every path that the server answers, in one place. Each face is a fetch-style handler of its own. */
export function createApp(options: AppOptions): App {
  const { planner, keys, metrics, site } = options;
  const rest = createRestHandler({ planner, keys });
  const graphql = createGraphqlHandler(planner, { keys, demoKey: options.demoKey });
  const tiles = new Map(options.regions.map((region) => [region.manifest.code, new RegionTiles(region)]));

  const app = new Hono();
  app.use(async (context, next) => {
    const started = performance.now();
    await next();
    // A face that logs under an id of its own has set it already.
    if (!context.res.headers.has('x-request-id'))
      context.res.headers.set('x-request-id', context.req.header('x-request-id')?.slice(0, 100) ?? randomUUID());
    metrics.observe(
      routeLabel(context.req.path),
      context.req.method,
      context.res.status,
      (performance.now() - started) / 1000,
    );
  });
  app.use(packAnswers());
  app.get('/health/live', (context) => context.json({ status: 'alive' }));
  app.get('/health/ready', (context) =>
    planner.isHealthy() ? context.json({ status: 'ready' }) : context.json({ status: 'starting' }, 503),
  );
  app.get(
    '/metrics',
    async () =>
      new Response(await metrics.registry.metrics(), { headers: { 'content-type': metrics.registry.contentType } }),
  );
  app.get('/tiles/:region/:zoom/:column/:row', (context) => {
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
  });
  app.all('/graphql', (context) => graphql(context.req.raw));
  app.all('/v1/*', (context) => rest(context.req.raw));
  app.get('/openapi.json', (context) => rest(context.req.raw));
  app.get('*', (context) => {
    const file = site === undefined ? undefined : pageFile(site, context.req.path, options.demoKey);
    if (file !== undefined) return file;
    if (context.req.path === '/' && site === undefined) {
      return context.text(
        'The web page has not been built. Run "npm run setup" in the repository, then start the server again.',
        503,
      );
    }
    return context.notFound();
  });
  app.notFound((context) =>
    context.json(
      {
        error: `There is nothing at ${context.req.path}. The interface is under /v1/, /graphql and /.`,
        errorCode: 404,
        usererror: false,
      },
      404,
    ),
  );
  app.onError((error, context) => {
    const id = randomUUID();
    // The client learns that something failed and how to refer to it; what failed goes to the log alone.
    console.error(`[${id}] ${context.req.method} ${context.req.path}`, error);
    return context.json(
      { error: `Something went wrong inside the server (reference ${id}).`, errorCode: 0, usererror: false },
      500,
    );
  });
  return { fetch: (request) => app.fetch(request), dispose: async () => graphql.dispose() };
}

/** Few labels, whatever clients ask for. */
function routeLabel(path: string): string {
  if (path.startsWith('/v1/')) return /^\/v1\/[a-z]+\.json$/.test(path) ? path : '/v1/other';
  if (path.startsWith('/tiles/')) return '/tiles';
  return path === '/graphql' || path === '/' || path === '/metrics' || path.startsWith('/health/') ? path : 'other';
}
