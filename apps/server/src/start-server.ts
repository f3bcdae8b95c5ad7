import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PlannerError } from '@tripwright/core/base';
import { readRegions, type SharedRegion } from '@tripwright/planner/node';
import type { ServerConfig } from './config.ts';
import { addHealthMetrics } from './health/index.ts';
import { limitConnections } from './http/connections.ts';
import { createExpressLane } from './http/express-lane.ts';
import { createMetrics } from './http/metrics.ts';
import { ownUrlOf } from './http/own-url.ts';
import { findSite } from './http/page.ts';
import { addStreamMetrics } from './http/stream-metrics.ts';
import { limitUnsentBytes } from './http/unsent-bytes.ts';
import { addKeyMetrics, openKeyring, sharedRates } from './keys/index.ts';
import type { LiveSetup, RecordSettings } from './live/live-messages.ts';
import { liveRegions } from './live/live-sources.ts';
import { replayRegions } from './live/replay-regions.ts';
import { MACHINE_TIME, type ServiceClock, timeOf } from './live/service-clock.ts';
import { printableError } from './log/printable-error.ts';
import {
  addSwapMetrics,
  datasetsText,
  type Edition,
  type EditionFace,
  openEdition,
  prepareEdition,
  readyToAnswer,
  watchDatasets,
} from './swap/index.ts';

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
  /** Looks for new datasets now, and resolves when they are served or refused. */
  refresh(): Promise<void>;
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

/** Composition root: configuration → artefacts → edition (planner, faces) → listening; new artefacts → another edition. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, data, clock = MACHINE_TIME, replay } = options;
  const unusable: { readonly code: string; readonly reason: string }[] = [];
  // A region that is damaged or of an older format does not keep the others from being served.
  const onUnusable = (code: string, { message }: PlannerError): unknown => unusable.push({ code, reason: message });
  const shared = await readRegions(data, { onUnusable });
  const liveSetup = (regions: readonly SharedRegion[]): LiveSetup => ({
    regions: replay === undefined ? liveRegions(regions, data, options.live ?? []) : replayRegions(regions, replay),
    clock,
    replay,
    allowPrivate: options.allowPrivate ?? false,
    record: recordSettings(config),
  });
  const firstLive = liveSetup(shared);
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
  const first = await prepareEdition(shared, config, clock);
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
  // What follows outlives editions, and looks at the one that answers now.
  const metrics = createMetrics(() => edition.parts.planning.heapBytes(), { status: () => edition.live.status(), now });
  const face: EditionFace = {
    ...{ config, clock, keys, demoKey, metrics, metricsKey: config.metricsKey, site: findSite() },
    datasets: () => datasetsText(watch.status()),
    ownUrl: ownUrlOf(url, config.trustedHosts),
    host: new URL(url).host,
  };
  let edition = openEdition(first, firstLive, face);
  const retiring = new Set<Promise<void>>();
  const retire = (old: Edition): void => {
    const ended = old
      .retire()
      .catch((error: unknown) => console.error(`A former dataset was not freed. ${printableError(error)}`))
      .finally(() => retiring.delete(ended));
    retiring.add(ended);
  };
  const watch = watchDatasets({
    ...{ data, everySeconds: config.watchSeconds, now, served: shared },
    async serve(regions, signal) {
      const setup = liveSetup(regions);
      const next = openEdition(await prepareEdition(regions, config, clock, edition.parts), setup, face);
      try {
        await readyToAnswer(next, setup, signal);
      } catch (error) {
        retire(next);
        throw error;
      }
      const old = edition;
      edition = next;
      retire(old);
    },
  });
  addHealthMetrics(metrics.registry, {
    problems: () => edition.health.problems(),
    latest: () => edition.health.latest(),
  });
  addSwapMetrics(metrics.registry, watch.status);
  addStreamMetrics(metrics.registry, () => edition.streams());
  addKeyMetrics(metrics.registry, keys);
  const express = createExpressLane({
    planning: { hasRoom: (isHeavy, client) => edition.parts.planning.hasRoom(isHeavy, client) },
    ...{ keys, metrics },
  });
  server.on('request', (request, response) => {
    if (!express(request, response)) edition.answer(request, response);
  });
  return {
    url,
    regions: shared.map(({ region: { manifest } }) => ({ code: manifest.code, title: manifest.title })),
    unusable,
    demoKey,
    refresh: () => watch.look(),
    async close() {
      await watch.close();
      edition.endStreams('SHUTDOWN');
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), 5_000).unref();
      });
      retire(edition);
      await Promise.all(retiring);
      keys.close();
    },
  };
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
