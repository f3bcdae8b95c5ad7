import { Hono } from 'hono';
import { createGraphqlHandler, type GraphqlOptions, remoteSource, type Upstream } from '../graphql/index.ts';
import type { Keyring } from '../keys/index.ts';
import { printable } from '../log/printable.ts';
import { type ServerLog, TEXT_LOG } from '../log/server-log.ts';
import {
  type App,
  type Arrival,
  answerError,
  observeRequests,
  refuseMalformedPaths,
  serveGraph,
  serveGraphiql,
  serveMetrics,
} from './app.ts';
import { compressAnswers } from './compress-answers.ts';
import { aliveResponse } from './express-lane.ts';
import type { Metrics } from './metrics.ts';
import { mayReadMetrics } from './metrics-gate.ts';
import { traceRequests } from './trace-requests.ts';

/** The service behind a graph, and what the server has of its own. */
export interface GraphAppOptions {
  readonly upstream: Upstream;
  readonly keys: Keyring;
  /** The key that GraphiQL uses. */
  readonly demoKey: string;
  readonly metrics: Metrics;
  /** Lines for people unless given. */
  readonly log?: ServerLog;
  /** Key that `/metrics` asks for; '' or undefined = it answers this machine alone. */
  readonly metricsKey?: string | undefined;
  /** Whether the server is about to stop listening; it is not unless given. */
  readonly isStopping?: () => boolean;
  /** The present in Unix seconds; the clock of the machine unless given. */
  readonly now?: () => number;
  /** Settings of the graph. */
  readonly graph?: Pick<GraphqlOptions, 'streams' | 'hub' | 'onlyTrusted' | 'isPublic' | 'federation' | 'seconds'>;
}

/** The paths of a server without regions: the graph over another service, GraphiQL, health and metrics. */
export function createGraphApp(options: GraphAppOptions): App {
  const { upstream, keys, metrics, metricsKey = '', log = TEXT_LOG } = options;
  const graphql = createGraphqlHandler(remoteSource(upstream), {
    isOperator: (request) => metricsKey !== '' && mayReadMetrics(request, undefined, metricsKey),
    keys,
    log: (error, requestId) => log.failure({ text: `[${requestId}] /graphql`, requestId, route: '/graphql' }, error),
    ...(options.now && { now: options.now }),
    ...options.graph,
  });
  const app = new Hono<{ Bindings: Arrival }>();
  app.use(traceRequests());
  app.use(observeRequests(metrics, log, keys.headers));
  app.use(refuseMalformedPaths);
  app.get('/health/live', () => aliveResponse());
  app.get('/health/ready', (context) => {
    if (options.isStopping?.() === true) return context.json({ status: 'stopping' }, 503);
    const failure = upstream.failure();
    if (failure === undefined) return context.json({ status: 'ready' });
    // The addresses are for the operator, who reads them in the log.
    const { kind, remedy } = failure;
    return context.json({ status: 'no upstream', upstream: kind, remedy }, 503);
  });
  serveGraphiql(app, options);
  app.use(compressAnswers());
  serveMetrics(app, options);
  serveGraph(app, graphql);
  app.notFound((context) => {
    const error = `There is nothing at ${printable(context.req.path)}. This server answers /graphql; /v1 is at the service behind it.`;
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
