import type { ServerConfig } from './config.ts';
import { openUpstream } from './graphql/index.ts';
import { createGraphApp } from './http/graph-app.ts';
import { createListener } from './http/listener.ts';
import { createMetrics } from './http/metrics.ts';
import { openServer, operationSeconds } from './http/open-server.ts';
import { addStreamMetrics } from './http/stream-metrics.ts';
import { addKeyMetrics } from './keys/index.ts';
import { MACHINE_TIME, type ServiceClock, timeOf } from './live/service-clock.ts';
import { logSettings, openLog } from './log/server-log.ts';
import { openKeys } from './open-keys.ts';
import type { RunningServer } from './start-server.ts';

/** Seconds beyond those of a plan in which the service behind may answer. */
const AFTER_PLAN_SECONDS = 4;

/**
 * Composition root of a server without regions: its graph answers from the `/v1` of the service in `config.upstream`. It starts whether or not that
 * service answers, and asks again until it does.
 */
export async function startGraphServer({
  config,
  clock = MACHINE_TIME,
}: {
  readonly config: ServerConfig;
  /** The present; the clock of the machine unless given. */
  readonly clock?: ServiceClock;
}): Promise<RunningServer> {
  const log = openLog(logSettings(config));
  const keys = await openKeys(config, log);
  const demoKey = config.open ? '' : keys.ensureDemoKey();
  const upstream = openUpstream({
    servers: config.upstream,
    key: config.upstreamKey === '' ? undefined : config.upstreamKey,
    timeoutMs: (config.planSeconds + AFTER_PLAN_SECONDS) * 1000,
    log: log.note,
  });
  let isStopping = false;
  const metrics = createMetrics();
  const app = createGraphApp({
    ...{ upstream, keys, demoKey, metrics, metricsKey: config.metricsKey, log, now: () => timeOf(clock) },
    isStopping: () => isStopping,
    graph: {
      onlyTrusted: config.onlyTrustedDocuments,
      isPublic: config.open,
      federation: config.federation,
      seconds: operationSeconds(config),
    },
  });
  addStreamMetrics(metrics.registry, () => app.streams());
  addKeyMetrics(metrics.registry, keys);
  const { url, answerWith, drain, close } = await openServer(config);
  answerWith(createListener(app, new URL(url).host));
  await upstream.refresh();
  const regions = upstream.failure() === undefined ? upstream.regions() : [];
  return {
    url,
    regions: regions.map(({ code, title }) => ({ code, title })),
    unusable: [],
    demoKey,
    refresh: () => upstream.refresh(),
    drain() {
      isStopping = true;
      drain();
    },
    async close() {
      app.endStreams('SHUTDOWN');
      await close();
      upstream.close();
      await app.dispose();
      keys.close();
    },
  };
}
