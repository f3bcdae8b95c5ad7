import type { PlannerError } from '@tripwright/core/base';
import { readRegions, type SharedRegion } from '@tripwright/planner/node';
import type { ServerConfig } from './config.ts';
import { addHealthMetrics } from './health/index.ts';
import { createExpressLane } from './http/express-lane.ts';
import { createMetrics } from './http/metrics.ts';
import { openServer } from './http/open-server.ts';
import { ownUrlOf } from './http/own-url.ts';
import { findSite } from './http/page.ts';
import { addStreamMetrics } from './http/stream-metrics.ts';
import { addKeyMetrics } from './keys/index.ts';
import type { LiveSetup, RecordSettings } from './live/live-messages.ts';
import { liveRegions } from './live/live-sources.ts';
import { replayRegions } from './live/replay-regions.ts';
import { MACHINE_TIME, type ServiceClock, timeOf } from './live/service-clock.ts';
import { logSettings, openLog } from './log/server-log.ts';
import { openKeys } from './open-keys.ts';
import {
  addSwapMetrics,
  datasetsText,
  type Edition,
  type EditionFace,
  openEdition,
  openStreams,
  prepareEdition,
  readyToAnswer,
  watchDatasets,
} from './swap/index.ts';

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
  /** From now on `/health/ready` says that the server stops, and connections end with their next answer. Until `close` every request is answered. */
  drain(): void;
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
  const log = openLog(logSettings(config));
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
    log: logSettings(config),
  });
  const firstLive = liveSetup(shared);
  const keys = await openKeys(config, log);
  const demoKey = config.open ? '' : keys.ensureDemoKey();
  const now = (): number => timeOf(clock);
  let isStopping = false;
  const first = await prepareEdition(shared, config, clock);
  const { url, answerWith, giveWay, drain, close: closeServer } = await openServer(config);
  // What follows outlives editions, and looks at the one that answers now.
  const metrics = createMetrics(() => edition.parts.planning.heapBytes(), { status: () => edition.live.status(), now });
  const face: EditionFace = {
    ...{ config, clock, keys, demoKey, log, metrics, metricsKey: config.metricsKey, site: findSite() },
    hub: openStreams(config, clock, (error) => log.failure({ text: 'A question of subscriptions failed.' }, error)),
    datasets: () => datasetsText(watch.status()),
    isStopping: () => isStopping,
    ownUrl: ownUrlOf(url, config.trustedHosts),
    host: new URL(url).host,
  };
  let edition = openEdition(first, firstLive, face);
  const retiring = new Set<Promise<void>>();
  const retire = (old: Edition): void => {
    const ended = old
      .retire()
      .catch((error: unknown) => log.failure({ text: 'A former dataset was not freed.' }, error))
      .finally(() => retiring.delete(ended));
    retiring.add(ended);
  };
  const watch = watchDatasets({
    ...{ data, everySeconds: config.watchSeconds, now, served: shared, onChange: log.note },
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
      next.takeStreams();
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
    ...{ keys, metrics, log },
  });
  answerWith((request, response) => {
    if (edition.parts.planning.isBusy()) giveWay();
    if (!express(request, response)) edition.answer(request, response);
  });
  return {
    url,
    regions: shared.map(({ region: { manifest } }) => ({ code: manifest.code, title: manifest.title })),
    unusable,
    demoKey,
    refresh: () => watch.look(),
    drain() {
      isStopping = true;
      drain();
    },
    async close() {
      await watch.close();
      edition.endStreams('SHUTDOWN');
      await closeServer();
      retire(edition);
      await Promise.all(retiring);
      keys.close();
    },
  };
}

function recordSettings({ recordLive, recordMegabytes, recordHours }: ServerConfig): RecordSettings | undefined {
  return recordLive === '' ? undefined : { folder: recordLive, megabytes: recordMegabytes, hours: recordHours };
}
