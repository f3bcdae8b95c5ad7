import {
  createLiveState,
  FeedIds,
  type LiveReport,
  type LiveSnapshot,
  type LiveState,
  type MatchReport,
  type MessageFacts,
  matchReport,
  messageFacts,
  type RealtimeMessage,
  type Sampled,
  TripMatcher,
} from '@tripwright/core/live';
import { feedVersionOf, type Region } from '@tripwright/core/region';
import type { SharedSystem } from '@tripwright/core/shared-vehicles';
import {
  feedOf,
  type LiveSource,
  MACHINE_CLOCK,
  type PollCounts,
  type Polled,
  Poller,
  type ReadSourceOptions,
  rulesOf,
  SourcePoller,
  type SourceReading,
  SystemReader,
  type SystemReading,
  systemOf,
} from '@tripwright/feeds/realtime';
import type { SourceStatus } from './live-status.ts';

/** What the live data of a region is made from. */
export interface RegionLiveOptions
  extends Pick<ReadSourceOptions, 'allowPrivate' | 'environment' | 'fetch' | 'observe'> {
  readonly region: Region;
  readonly sources: readonly LiveSource[];
  /** Unix seconds. */
  readonly now: () => number;
  /** Whether `fetch` plays a recording: sources are asked all the time, whatever interval they declare. */
  readonly isReplay?: boolean;
  /** Gets each new snapshot, with the milliseconds that it took; at most one a second. */
  readonly publish: (snapshot: LiveSnapshot, makingMs: number) => void;
}

/** Snapshots are published at most once in this time. */
const PUBLISH_MS = 1000;
/** What is stale or past is found out this often, when no source says anything. */
const BUCKET_MS = 10_000;
/** A report holds a whole message against the timetable once more, so it is made only this often for each source. */
const REPORT_MS = 20_000;
/** Seconds between polls of a recording, which may be played faster than it was made. */
const REPLAY_SECONDS = 0.5;
const MOST_SAMPLES = 10;

interface Source {
  readonly declared: LiveSource;
  readonly target: string;
  readonly feedVersion: string;
  readonly poller: { readonly counts: PollCounts; start(): void; stop(): void };
  readAt: number;
  bytes: number;
  reason: string | undefined;
  facts: MessageFacts | undefined;
  match: MatchReport | undefined;
  /** What the state says of it; undefined = to be asked for again. */
  report: LiveReport | undefined;
  reportedAt: number;
  counts: SourceStatus['counts'];
  faults: Readonly<Record<string, Sampled>>;
}

/**
 * The live data of one region: a poller for each source, the state that their messages are folded into, and a snapshot when it has changed. No source
 * waits for another. It is the only writer of its snapshots.
 */
export class RegionLive {
  readonly #options: RegionLiveOptions;
  readonly #state: LiveState;
  readonly #sources: readonly Source[];
  #published: LiveSnapshot | undefined;
  #publishedAt = Number.NEGATIVE_INFINITY;
  #waiting: NodeJS.Timeout | undefined;
  #bucket: NodeJS.Timeout | undefined;

  /** @throws PlannerError `config-invalid` for a source that does not fit the region */
  constructor(options: RegionLiveOptions) {
    this.#options = options;
    const { region, sources } = options;
    const systems = region.sharedVehicles?.systems.map(({ system }) => system) ?? [];
    this.#state = createLiveState({
      timetable: region.transit?.timetable,
      datasetVersion: region.manifest.datasetVersion,
      sources: sources.map((source) => rulesOf(source, region.transit?.timetable)),
    });
    const paced =
      options.isReplay === true ? sources.map((source) => ({ ...source, intervalSeconds: REPLAY_SECONDS })) : sources;
    this.#sources = paced.map((source) =>
      source.kind === 'gbfs' ? this.#system(source, systemOf(source, systems)) : this.#feed(source),
    );
  }

  start(): void {
    for (const { poller } of this.#sources) poller.start();
    this.#bucket = setInterval(() => this.#publishSoon(), BUCKET_MS);
    this.#bucket.unref();
  }

  /** Ends all polls, and publishes nothing more. */
  stop(): void {
    for (const { poller } of this.#sources) poller.stop();
    clearInterval(this.#bucket);
    clearTimeout(this.#waiting);
  }

  /** What operators see of the sources. */
  status(): SourceStatus[] {
    return this.#sources.map((source) => {
      const { declared, target, feedVersion, poller, readAt, bytes, reason, facts, match, counts, faults } = source;
      const { name, kind, from } = declared;
      const feed = this.#published?.feeds.find((one) => one.name === name);
      source.report ??= this.#state.report(name);
      const { older, held, runs, faults: unapplied } = source.report;
      return {
        name,
        kind,
        from,
        target,
        feedVersion,
        readAt,
        bytes,
        reason,
        facts,
        match,
        counts,
        faults,
        older,
        held,
        runs,
        unapplied,
        health: feed?.health ?? 'waiting',
        messageTime: feed?.messageTime ?? 0,
        polls: poller.counts,
      };
    });
  }

  #feed(declared: LiveSource): Source {
    const { region, allowPrivate, environment, fetch, observe } = this.#options;
    const timetable = region.transit!.timetable;
    const feed = feedOf(declared, timetable);
    const ids = new FeedIds(timetable, feed, declared.idRules);
    const matcher = new TripMatcher(ids, declared.matchByCalls);
    const poller = new SourcePoller(declared, (reading) => this.#takeMessage(source, reading, ids, matcher), {
      allowPrivate,
      environment,
      ...(fetch && { fetch }),
      ...(observe && { observe }),
    });
    const name = timetable.strings.get(timetable.feedName[feed]!);
    const source = newSource(declared, name, feedVersionOf(region.manifest, name), poller);
    return source;
  }

  #takeMessage(source: Source, reading: SourceReading, ids: FeedIds, matcher: TripMatcher): void {
    const { name } = source.declared;
    const now = this.#options.now();
    if (reading.outcome === 'unchanged') {
      source.readAt = now;
      source.reason = undefined;
      return;
    }
    const reason =
      reading.outcome === 'failed' ? reading.reason : 'refused' in reading.decoded ? reading.decoded.reason : undefined;
    source.reason = reason;
    source.report = undefined;
    if (reading.outcome === 'failed' || 'refused' in reading.decoded) {
      this.#state.fail(name, now);
    } else {
      const { message, faults } = reading.decoded;
      source.readAt = now;
      source.bytes = reading.bytes.length;
      source.faults = sampledBy(faults, ({ code, entity }) => [code, entity]);
      this.#state.take(name, message, now);
      this.#report(source, message, ids, matcher);
    }
    this.#publishSoon();
  }

  #report(source: Source, message: RealtimeMessage, ids: FeedIds, matcher: TripMatcher): void {
    const at = performance.now();
    if (at - source.reportedAt < REPORT_MS) return;
    source.reportedAt = at;
    source.facts = messageFacts(message);
    source.match = matchReport(message, ids, matcher, this.#options.now());
  }

  #system(declared: LiveSource, system: SharedSystem): Source {
    const { allowPrivate, environment, fetch, observe, isReplay = false } = this.#options;
    const reader = new SystemReader(declared, system, {
      allowPrivate,
      environment,
      // The time to live of a recorded file has passed long ago.
      clock: isReplay ? () => Number.POSITIVE_INFINITY : () => performance.now(),
      ...(fetch && { fetch }),
      ...(observe && { observe }),
    });
    const poller = new Poller({
      intervalSeconds: declared.intervalSeconds,
      clock: MACHINE_CLOCK,
      poll: async (stopped): Promise<Polled> => {
        const reading = await reader.read(stopped);
        const deliver = (): void => this.#takeCounts(source, reading, system);
        if (reading.outcome === 'failed') return { outcome: 'failed', deliver };
        const { outcome, ttlSeconds } = reading;
        return {
          outcome: outcome === 'counts' ? 'new' : 'unchanged',
          ...(isReplay ? {} : { leastSeconds: ttlSeconds }),
          deliver,
        };
      },
    });
    const source = newSource(declared, system.id, '', poller);
    return source;
  }

  #takeCounts(source: Source, reading: SystemReading, system: SharedSystem): void {
    const { name } = source.declared;
    const now = this.#options.now();
    source.reason = reading.outcome === 'failed' ? reading.reason : undefined;
    source.report = undefined;
    if (reading.outcome !== 'failed') source.readAt = now;
    if (reading.outcome === 'unchanged') return;
    if (reading.outcome === 'failed') this.#state.fail(name, now);
    else {
      const { counts, notices, bytes } = reading;
      source.bytes = bytes;
      source.faults = Object.fromEntries(
        notices.map(({ code, count, examples }) => [
          code,
          { count, samples: examples.map(({ field, value }) => value || field) },
        ]),
      );
      source.counts = {
        stations: counts.stations?.length ?? 0,
        ofStations: system.stations.length,
        vehicles: counts.vehicles?.length ?? 0,
      };
      const { time = now, stations, vehicles } = counts;
      // As for messages: a publisher's clock may be wrong, and counts of the future would hold for too long.
      this.#state.takeShared(name, { system: system.id, time: Math.min(time, now), stations, vehicles });
    }
    this.#publishSoon();
  }

  /** Publishes at the end of the second in which something changed. */
  #publishSoon(): void {
    if (this.#waiting !== undefined) return;
    const wait = Math.max(0, this.#publishedAt + PUBLISH_MS - performance.now());
    this.#waiting = setTimeout(() => {
      this.#waiting = undefined;
      this.#publish();
    }, wait);
    this.#waiting.unref();
  }

  #publish(): void {
    const started = performance.now();
    const snapshot = this.#state.snapshot(this.#options.now());
    // Ids leave out whether the last poll failed, which operators have to see.
    if (snapshot.id === this.#published?.id && healthOf(snapshot) === healthOf(this.#published)) return;
    this.#published = snapshot;
    this.#publishedAt = performance.now();
    this.#options.publish(snapshot, this.#publishedAt - started);
  }
}

function healthOf({ feeds }: LiveSnapshot): string {
  return feeds.map(({ health }) => health).join();
}

function newSource(declared: LiveSource, target: string, feedVersion: string, poller: Source['poller']): Source {
  return {
    declared,
    target,
    feedVersion,
    poller,
    readAt: 0,
    bytes: 0,
    reason: undefined,
    facts: undefined,
    match: undefined,
    report: undefined,
    reportedAt: Number.NEGATIVE_INFINITY,
    counts: undefined,
    faults: {},
  };
}

/** Counts things by a code, with some ids of each. */
function sampledBy<T>(things: readonly T[], keyOf: (thing: T) => readonly [string, string]): Record<string, Sampled> {
  const found = new Map<string, { count: number; readonly samples: string[] }>();
  for (const thing of things) {
    const [code, id] = keyOf(thing);
    const known = found.get(code) ?? { count: 0, samples: [] };
    found.set(code, known);
    known.count++;
    if (known.samples.length < MOST_SAMPLES) known.samples.push(id);
  }
  return Object.fromEntries(found);
}
