import {
  FeedIds,
  matchReport,
  messageFacts,
  pathwayTableReport,
  type Sampled,
  TripMatcher,
} from '@tripwright/core/live';
import { feedVersionOf, type Region } from '@tripwright/core/region';
import type { SharedSystem } from '@tripwright/core/shared-vehicles';
import type { FeedIndex, Timetable } from '@tripwright/core/timetable';
import { readRegion } from '@tripwright/feeds/artefact';
import {
  type DecodedMessage,
  type EntityFault,
  feedOf,
  type LiveSource,
  readSource,
  SystemReader,
  systemOf,
} from '@tripwright/feeds/realtime';
import { onlyRegion } from '../only-region.ts';
import { requireTimetable } from '../require-timetable.ts';
import type { CheckedCounts, CheckedMessage, CheckedSource } from './checked-source.ts';
import { declaredSources } from './declared-sources.ts';
import { describeSource } from './describe-source.ts';
import { liveExitCode } from './live-exit-code.ts';

/** The parsed options of `live check`. */
export interface LiveCheckOptions {
  readonly data: string;
  readonly region?: string;
  readonly sources?: string;
  readonly live: readonly string[];
  readonly now?: number;
  readonly mostAge: number;
  readonly leastMatch: number;
  readonly allowPrivate: boolean;
  readonly json: boolean;
}

/** Runs `live check`: tries all sources at once, prints what each holds and how it matches, and sets the exit code. */
export async function checkLive(options: LiveCheckOptions): Promise<void> {
  const code = await onlyRegion(options.data, options.region);
  const region = await readRegion(options.data, code, 'timetable');
  const now = options.now ?? Math.floor(Date.now() / 1000);
  const checks = declaredSources(options, code).map((source) => checkOf(source, region, now, options));
  const checked = await Promise.all(checks.map((check) => check()));
  if (options.json) process.stdout.write(`${JSON.stringify(checked, undefined, 2)}\n`);
  else for (const source of checked) process.stdout.write(`${describeSource(source).join('\n')}\n`);
  process.exitCode = liveExitCode(checked);
}

/** The check of a source, which begins once all sources are known to fit the region. */
function checkOf(
  source: LiveSource,
  region: Region,
  now: number,
  options: LiveCheckOptions,
): () => Promise<CheckedSource> {
  if (source.kind === 'gbfs') {
    const system = systemOf(source, region.sharedVehicles?.systems.map(({ system }) => system) ?? []);
    return () => checkSystem(source, system, now, options);
  }
  const timetable = requireTimetable(region);
  const feed = feedOf(source, timetable);
  const version = feedVersionOf(region.manifest, timetable.strings.get(timetable.feedName[feed]!));
  return () => checkSource(source, timetable, feed, version, now, options);
}

async function checkSystem(
  source: LiveSource,
  system: SharedSystem,
  now: number,
  options: LiveCheckOptions,
): Promise<CheckedSource> {
  const { name, kind, from } = source;
  const facts = { name, kind, from, system: system.id };
  const { allowPrivate } = options;
  const clock = (): number => performance.now();
  const reading = await new SystemReader(source, system, { allowPrivate, environment: process.env, clock }).read();
  if (reading.outcome !== 'counts')
    return {
      ...facts,
      verdict: 'unreadable',
      reason: reading.outcome === 'failed' ? reading.reason : 'it has no counts',
    };
  const { counts, notices, bytes, version } = reading;
  const { stations, vehicles, time } = counts;
  const checked: CheckedCounts = {
    bytes,
    version,
    ...(time !== undefined && { timestamp: time, ageSeconds: now - time }),
    ...(stations !== undefined && {
      stations: {
        known: stations.length,
        all: system.stations.length,
        vehicles: stations.reduce((sum, { vehiclesAvailable = 0 }) => sum + vehiclesAvailable, 0),
        docks: stations.reduce((sum, { docksAvailable = 0 }) => sum + docksAvailable, 0),
      },
    }),
    ...(vehicles !== undefined && { vehicles: vehicles.length }),
    faults: Object.fromEntries(
      notices.map(({ code, count, examples }) => [
        code,
        { count, samples: examples.map(({ field, value }) => value || field) },
      ]),
    ),
  };
  const share = stations === undefined || system.stations.length === 0 ? 1 : stations.length / system.stations.length;
  const what = 'of its stations have counts';
  return { ...facts, ...(ageVerdict(checked, options) ?? shareVerdict(share, what, options)), counts: checked };
}

async function checkSource(
  source: LiveSource,
  timetable: Timetable,
  feed: FeedIndex,
  feedVersion: string,
  now: number,
  options: LiveCheckOptions,
): Promise<CheckedSource> {
  const { name, kind, from } = source;
  const table = source.alertPathways;
  const ids = new FeedIds(timetable, feed, source.idRules);
  const facts = {
    ...{ name, kind, from, feed: timetable.strings.get(timetable.feedName[feed]!) },
    ...(table !== undefined && { pathways: pathwayTableReport(ids, table) }),
  };
  const reading = await readSource(source, { allowPrivate: options.allowPrivate, environment: process.env });
  if (reading.outcome === 'unchanged')
    return { ...facts, verdict: 'unreadable', reason: 'the server answers 304 (not modified) to a first request' };
  if (reading.outcome === 'failed') return { ...facts, verdict: 'unreadable', reason: reading.reason };
  const { decoded, bytes } = reading;
  if ('refused' in decoded) return { ...facts, verdict: 'unreadable', reason: decoded.reason };
  const message = checkMessage(decoded, bytes.length, source, ids, feedVersion, now);
  return { ...facts, ...verdictOn(message, options), message };
}

function checkMessage(
  { message, faults }: Extract<DecodedMessage, { readonly message: unknown }>,
  bytes: number,
  source: LiveSource,
  ids: FeedIds,
  feedVersion: string,
  now: number,
): CheckedMessage {
  const { version, incrementality = 'FULL_DATASET', timestamp } = message.header;
  return {
    bytes,
    version,
    incrementality,
    ...(timestamp === undefined ? {} : { timestamp, ageSeconds: now - timestamp }),
    facts: messageFacts(message),
    feedVersion,
    match: matchReport(message, ids, new TripMatcher(ids, source.matchByCalls), now),
    faults: faultsByCode(faults),
  };
}

const MOST_SAMPLES = 10;

function faultsByCode(faults: readonly EntityFault[]): Record<string, Sampled> {
  const codes = new Map<string, { count: number; readonly samples: string[] }>();
  for (const { code, entity } of faults) {
    const known = codes.get(code) ?? { count: 0, samples: [] };
    codes.set(code, known);
    known.count++;
    if (known.samples.length < MOST_SAMPLES) known.samples.push(entity);
  }
  return Object.fromEntries(codes);
}

/** Clocks of publishers may be this many seconds ahead of ours. */
const CLOCK_DIFFERENCE = 60;

function verdictOn(message: CheckedMessage, options: LiveCheckOptions): Pick<CheckedSource, 'verdict' | 'reason'> {
  const { tripUpdates, vehicles } = message.match;
  const rates = [tripUpdates.rate, vehicles.rate].filter((rate) => rate !== undefined);
  return ageVerdict(message, options) ?? shareVerdict(Math.min(1, ...rates), 'of its trips match', options);
}

/** What the time of a message is worth; undefined where it is good. */
function ageVerdict(
  { timestamp, ageSeconds = 0 }: Pick<CheckedMessage, 'timestamp' | 'ageSeconds'>,
  { mostAge }: LiveCheckOptions,
): Pick<CheckedSource, 'verdict' | 'reason'> | undefined {
  if (timestamp === undefined) return { verdict: 'stale', reason: 'its header has no time' };
  if (ageSeconds < -CLOCK_DIFFERENCE)
    return { verdict: 'stale', reason: `its header is ${-ageSeconds} s in the future` };
  if (ageSeconds > mostAge) return { verdict: 'stale', reason: `it is ${ageSeconds} s old, more than ${mostAge} s` };
  return undefined;
}

function shareVerdict(
  share: number,
  what: string,
  { leastMatch }: LiveCheckOptions,
): Pick<CheckedSource, 'verdict' | 'reason'> {
  if (share * 100 >= leastMatch) return { verdict: 'good' };
  return { verdict: 'mismatched', reason: `${(share * 100).toFixed(0)} % ${what}, fewer than ${leastMatch} %` };
}
