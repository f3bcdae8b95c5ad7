import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import type { PlannerError } from '@tripwright/core/base';
import type { Region } from '@tripwright/core/region';
import { createPlanner, type Planner } from '@tripwright/planner';
import { readRegions, type SharedRegion } from '@tripwright/planner/node';
import type { ServerConfig } from './config.ts';
import { addHealthMetrics, createHealthCheck } from './health/index.ts';
import { createApp } from './http/app.ts';
import { limitConnections } from './http/connections.ts';
import { createExpressLane } from './http/express-lane.ts';
import { createListener } from './http/listener.ts';
import { createMetrics } from './http/metrics.ts';
import { ownUrlOf } from './http/own-url.ts';
import { findSite } from './http/page.ts';
import { RegionTiles } from './http/region-tiles.ts';
import { limitUnsentBytes } from './http/unsent-bytes.ts';
import { openKeyring, sharedRates } from './keys/index.ts';
import type { RecordSettings } from './live/live-messages.ts';
import { startLive } from './live/live-service.ts';
import { liveRegions } from './live/live-sources.ts';
import { unpackSnapshot } from './live/packed-snapshot.ts';
import { replayRegions } from './live/replay-regions.ts';
import { MACHINE_TIME, type ServiceClock, timeOf } from './live/service-clock.ts';
import { type Planning, planHere } from './planning/planning.ts';
import { openPlanningPool } from './planning/planning-pool.ts';
import { warmUp } from './planning/warm-up.ts';

/** Pipelined requests of one connection that are answered at one time; browsers send one. */
const REQUESTS_PER_CONNECTION = 16;
/** No byte moves during a search, so a connection may be idle for as long as one takes and these seconds more. */
const IDLE_AFTER_PLAN_SECONDS = 10;
/** Time to read an answer of some hundred kilobytes over a slow mobile line. */
const ANSWER_AFTER_PLAN_SECONDS = 40;

/** Bytes of answers that clients have not read, over all connections: some hundred usual answers, or a dozen of the largest. */
const UNSENT_BYTES = 128_000_000;

/** Connections that the system holds until they are accepted. With the usual 511, a thousand at once make some wait for a second. */
const BACKLOG = 4096;

/** A server that listens. */
export interface RunningServer {
  /** `http://host:port` as reached from this machine. */
  readonly url: string;
  readonly regions: readonly { readonly code: string; readonly title: string }[];
  /** Regions that could not be opened, with the reason. The others are served. */
  readonly unusable: readonly { readonly code: string; readonly reason: string }[];
  /** A key that is active immediately; '' when no key is needed. */
  readonly demoKey: string;
  /** Stops listening, waits up to 5 s for running requests, and closes the key store. */
  close(): Promise<void>;
}

/** What a server serves, and from when. */
export interface ServerOptions {
  readonly config: ServerConfig;
  /** Folder of regions; `REGION.live.json` beside a region names its sources of live data. */
  readonly data: string;
  /** Further sources of the only region: `NAME=FILE-OR-URL`. */
  readonly live?: readonly string[];
  /** Whether redirects of sources may lead to hosts of private networks. */
  readonly allowPrivate?: boolean;
  /** The present; the clock of the machine unless given. */
  readonly clock?: ServiceClock;
  /** Folder of recorded polls that take the place of all sources. */
  readonly replay?: string;
}

/** Composition root: configuration → artefacts → planner → faces → listening. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, data, clock = MACHINE_TIME, replay } = options;
  const unusable: { readonly code: string; readonly reason: string }[] = [];
  // A region that is damaged or of an older format does not keep the others from being served.
  const onUnusable = (code: string, { message }: PlannerError): unknown => unusable.push({ code, reason: message });
  const shared = await readRegions(data, { onUnusable });
  const regions = shared.map(({ region }) => region);
  const liveSetup = {
    regions: replay === undefined ? liveRegions(shared, data, options.live ?? []) : replayRegions(shared, replay),
    ...{ clock, replay, allowPrivate: options.allowPrivate ?? false, record: recordSettings(config) },
  };
  const { rateStore } = config;
  const rates = rateStore === '' ? undefined : await sharedRates(rateStore, (line) => console.error(line));
  const keys = openKeyring({
    file: config.keyStore,
    open: config.open,
    headers: ['X-Service-Key', ...config.keyHeaders],
    freeRequestsPerMonth: config.freeRequestsPerMonth,
    activationSeconds: config.keyActivationSeconds,
    requestsPerMinute: config.requestsPerMinute,
    registration: config.registration,
    rates,
  });
  const demoKey = config.open ? '' : keys.ensureDemoKey();
  const now = (): number => timeOf(clock);
  const planner = createPlanner(regions, { urls: config.publicUrls, planSeconds: config.planSeconds, now });
  const opening = openPlanning(config, shared, planner, clock);
  // This thread would only wait for the others meanwhile.
  const tiles = prepareTiles(regions);
  const planning = await opening;
  const server = createServer();
  limitConnections(server, {
    connections: config.connections,
    connectionsPerAddress: config.connectionsPerAddress,
    requestsPerConnection: REQUESTS_PER_CONNECTION,
    idleSeconds: config.planSeconds + IDLE_AFTER_PLAN_SECONDS,
    answerSeconds: config.planSeconds + ANSWER_AFTER_PLAN_SECONDS,
  });
  limitUnsentBytes(server, UNSENT_BYTES);
  await listen(server, config.port, config.host);
  const url = urlOf(server, config.host);
  const live = startLive(liveSetup, (packed) => {
    // The threads that search first: what this thread answers is never newer than what they do.
    planning.setLive(packed);
    const { snapshot, prepared } = unpackSnapshot(packed);
    planner.setLive(packed.region, snapshot, prepared);
  });
  const metrics = createMetrics(() => planning.heapBytes(), { status: () => live.status(), now });
  const health = createHealthCheck({ planner, planning, now });
  addHealthMetrics(metrics.registry, health);
  const app = createApp({
    health,
    tiles,
    planner,
    planning,
    keys,
    demoKey,
    metrics,
    live,
    now,
    metricsKey: config.metricsKey,
    site: findSite(),
    ownUrl: ownUrlOf(url, config.trustedHosts),
  });
  const listener = createListener(app, new URL(url).host);
  const express = createExpressLane({ planning, keys, metrics });
  server.on('request', (request, response) => {
    if (!express(request, response)) listener(request, response);
  });
  return {
    url,
    regions: regions.map(({ manifest }) => ({ code: manifest.code, title: manifest.title })),
    unusable,
    demoKey,
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), 5_000).unref();
      });
      await live.close();
      await app.dispose();
      await planning.close();
      keys.close();
    },
  };
}

/** The maps of the regions, by their codes. */
function prepareTiles(regions: readonly Region[]): ReadonlyMap<string, RegionTiles> {
  const tiles = new Map(regions.map((region) => [region.manifest.code, new RegionTiles(region)]));
  for (const map of tiles.values()) {
    try {
      map.prepare();
    } catch {
      // Requests for its tiles get the error; plans do not need them.
    }
  }
  return tiles;
}

/** On threads of its own; on this one where the configuration asks for none. */
async function openPlanning(
  { threads = availableParallelism(), waiting, publicUrls: urls, planSeconds }: ServerConfig,
  shared: readonly SharedRegion[],
  planner: Planner,
  clock: ServiceClock,
): Promise<Planning> {
  if (threads === 0) {
    warmUp(shared.map(({ region }) => region));
    return planHere(planner);
  }
  const buffers = shared.map((one) => one.buffers);
  return openPlanningPool({ regions: buffers, urls, planSeconds, threads, waiting, clock });
}

function recordSettings({ recordLive, recordMegabytes, recordHours }: ServerConfig): RecordSettings | undefined {
  return recordLive === '' ? undefined : { folder: recordLive, megabytes: recordMegabytes, hours: recordHours };
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
