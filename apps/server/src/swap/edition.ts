import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { setImmediate as nextRound, setTimeout as pause } from 'node:timers/promises';
import type { Region } from '@tripwright/core/region';
import { RegionTiles } from '@tripwright/map-view/tiles';
import { createPlanner, type Planner } from '@tripwright/planner';
import type { SharedRegion } from '@tripwright/planner/node';
import type { ServerConfig } from '../config.ts';
import { type StreamEndReason, StreamHub } from '../graphql/index.ts';
import { createHealthCheck, type HealthCheck } from '../health/index.ts';
import { type App, type AppOptions, createApp } from '../http/app.ts';
import { createListener } from '../http/listener.ts';
import { operationSeconds } from '../http/open-server.ts';
import type { StreamCounts } from '../http/stream-metrics.ts';
import type { LiveSetup } from '../live/live-messages.ts';
import { type LiveService, startLive } from '../live/live-service.ts';
import { SnapshotReader } from '../live/packed-snapshot.ts';
import { type ServiceClock, timeOf } from '../live/service-clock.ts';
import { type Planning, planHere } from '../planning/planning.ts';
import { openPlanningPool } from '../planning/planning-pool.ts';
import { warmUp } from '../planning/warm-up.ts';
import { Turns } from '../turns/index.ts';

/** A reader of a large answer on a slow line is waited for so long; the limits of connections have ended it by then. */
const DRAIN_AFTER_PLAN_SECONDS = 60;

/** Threads of the largest regions are warm within some seconds, and later where all processors are busy. */
const WARM_SECONDS = 120;
/** Longer than most sources take to answer. */
const LIVE_SECONDS = 15;
const LOOK_MS = 50;
/** A subscription lasts so long, then its client asks again and its key is checked again. */
const STREAM_SECONDS = 3600;

/** What plans and draws the regions of one edition. */
export interface EditionParts {
  readonly regions: readonly SharedRegion[];
  readonly planner: Planner;
  readonly planning: Planning;
  /** Maps by the codes of the regions. */
  readonly tiles: ReadonlyMap<string, RegionTiles>;
}

/** What all editions of a server have in common. */
export interface EditionFace
  extends Pick<
    AppOptions,
    'keys' | 'demoKey' | 'log' | 'metrics' | 'metricsKey' | 'site' | 'ownUrl' | 'datasets' | 'isStopping'
  > {
  readonly config: ServerConfig;
  readonly clock: ServiceClock;
  /** The subscriptions, which outlive editions. */
  readonly hub: StreamHub;
  /** Host that stands for that of requests without one. */
  readonly host: string;
}

/**
 * Everything that answers from one set of datasets: planner, planning threads, maps, live data, the faces with their caches. A dataset is never exchanged
 * within an edition, so no answer can be of two; a new dataset gets an edition of its own.
 */
export interface Edition {
  readonly parts: EditionParts;
  readonly live: LiveService;
  readonly health: HealthCheck;
  /** Answers a request, which counts as under way until its response has ended; a stream of events until it has begun. */
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** Subscriptions that are open at present. */
  streams(): StreamCounts;
  /** Answers all streams of events from now on: they go on with what its datasets say. */
  takeStreams(): void;
  /** Ends all streams of events: their last one says why. */
  endStreams(reason: StreamEndReason): void;
  /** Ends live data, waits until nothing is under way, and frees threads and memory. */
  retire(): Promise<void>;
}

/** Opens planner, threads and maps of regions. @param before maps of regions that stay are taken from it */
export async function prepareEdition(
  regions: readonly SharedRegion[],
  config: ServerConfig,
  clock: ServiceClock,
  before?: EditionParts,
): Promise<EditionParts> {
  const opened = regions.map(({ region }) => region);
  const { publicUrls: urls, planSeconds, waiting, threads = availableParallelism() } = config;
  const planner = createPlanner(opened, { urls, planSeconds, now: () => timeOf(clock) });
  const buffers = regions.map((one) => one.buffers);
  const opening =
    threads === 0 ? undefined : openPlanningPool({ regions: buffers, urls, planSeconds, threads, waiting, clock });
  if (opening === undefined) warmUp(opened);
  // A pool that does not open is reported below; until then it is no unhandled rejection.
  opening?.catch(() => undefined);
  // This thread would only wait for the others meanwhile.
  const tiles = await tilesOf(opened, before);
  return { regions, planner, planning: opening === undefined ? planHere(planner) : await opening, tiles };
}

/**
 * Waits until an edition answers as well as the one before it: its threads are warm, its live sources have been read once, and a canary is answered.
 * @param signal aborted = nothing is to be waited for any more
 * @throws what keeps it from answering
 */
export async function readyToAnswer(
  { parts, live, health }: Edition,
  { regions }: LiveSetup,
  signal: AbortSignal,
): Promise<void> {
  if (!(await within(WARM_SECONDS, signal, () => parts.planning.isReady())))
    throw new Error('Its planning threads were not ready in time.');
  // A source that does not answer keeps no dataset back: the timetable counts until it does.
  const sources = regions.flatMap((region) => region.sources).length;
  await within(LIVE_SECONDS, signal, () => {
    const read = live.status().flatMap((region) => region.sources.filter(({ polls }) => polls.polls > 0));
    return read.length === sources;
  });
  const problem = (await health.problems()).find(({ check }) => check !== 'live');
  if (problem !== undefined) throw new Error(`${problem.region}: ${problem.text}.`);
}

/** Whether something became true within some seconds. */
async function within(seconds: number, signal: AbortSignal, isTrue: () => boolean): Promise<boolean> {
  const end = performance.now() + seconds * 1000;
  while (!isTrue()) {
    signal.throwIfAborted();
    if (performance.now() > end) return false;
    await pause(LOOK_MS);
  }
  return true;
}

/**
 * Maps of regions, those that stay from the edition before. A function of its own: the planner's clock lives in the scope of {@link prepareEdition} for as
 * long as the edition does, and would keep every earlier edition alive if a function there used `before`.
 */
async function tilesOf(
  regions: readonly Region[],
  before: EditionParts | undefined,
): Promise<ReadonlyMap<string, RegionTiles>> {
  const kept = new Map(before?.regions.map(({ region: { manifest } }) => [manifest, before.tiles.get(manifest.code)]));
  const tiles = new Map<string, RegionTiles>();
  for (const region of regions) {
    tiles.set(region.manifest.code, kept.get(region.manifest) ?? prepareTiles(region));
    await nextRound();
  }
  return tiles;
}

function prepareTiles(region: Region): RegionTiles {
  const tiles = new RegionTiles(region);
  try {
    tiles.prepare();
  } catch {
    // Requests for its tiles get the error; plans do not need them.
  }
  return tiles;
}

/** Starts live data over the parts, and the faces that answer from them. */
export function openEdition(parts: EditionParts, liveSetup: LiveSetup, face: EditionFace): Edition {
  const { planner, planning, tiles } = parts;
  const { config, clock, host, hub, ...shared } = face;
  const now = (): number => timeOf(clock);
  const reader = new SnapshotReader();
  const live = startLive(liveSetup, (packed) => {
    // The threads that search first: what this thread answers is never newer than what they do.
    planning.setLive(packed);
    const { snapshot, prepared } = reader.read(packed);
    planner.setLive(packed.region, snapshot, prepared);
  });
  const health = createHealthCheck({ planner, planning, now, ...(face.log && { onChange: face.log.note }) });
  const graph = {
    hub,
    onlyTrusted: config.onlyTrustedDocuments,
    isPublic: config.open,
    federation: config.federation,
    seconds: operationSeconds(config),
  };
  const app = createApp({ ...shared, graph, health, tiles, planner, planning, live, now });
  const front = new Front(app, host);
  return {
    parts,
    live,
    health,
    answer: (request, response) => front.answer(request, response),
    streams: () => app.streams(),
    takeStreams: () => app.takeStreams(),
    endStreams: (reason) => app.endStreams(reason),
    async retire() {
      await live.close();
      await front.close(config.planSeconds + DRAIN_AFTER_PLAN_SECONDS);
      await app.dispose();
      await planning.close();
    },
  };
}

/** The app of an edition as responses see it. Those of streams outlive the edition, and must not keep it. */
class Front {
  #app: App | undefined;
  readonly #listener: RequestListener;
  readonly #underWay = new Set<ServerResponse>();
  #whenIdle: (() => void) | undefined;

  constructor(app: App, host: string) {
    this.#app = app;
    this.#listener = createListener({ fetch: this.#fetch }, host, (response) => this.#leave(response));
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    this.#underWay.add(response);
    response.once('close', () => this.#leave(response));
    this.#listener(request, response);
  }

  /** Waits until nothing is under way, streams aside, and lets the app go. @param seconds the longest time */
  async close(seconds: number): Promise<void> {
    if (this.#underWay.size > 0) {
      await new Promise<void>((resolve) => {
        this.#whenIdle = resolve;
        setTimeout(resolve, seconds * 1000).unref();
      });
    }
    this.#app = undefined;
  }

  readonly #fetch: App['fetch'] = (request, arrival) =>
    this.#app?.fetch(request, arrival) ?? new Response(null, { status: 503 });

  #leave(response: ServerResponse): void {
    if (this.#underWay.delete(response) && this.#underWay.size === 0) this.#whenIdle?.();
  }
}

/** The subscriptions of a server. */
export function openStreams(
  { streams, streamsPerClient }: ServerConfig,
  clock: ServiceClock,
  log: (error: unknown) => void,
): StreamHub {
  return new StreamHub({
    limits: { streams, streamsPerClient, seconds: STREAM_SECONDS },
    turns: new Turns(),
    now: () => timeOf(clock),
    log,
  });
}
