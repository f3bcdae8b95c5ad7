import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nearestName, PlannerError } from '@tripwright/core/base';
import { FeedIds, matchReport, messageFacts, type Sampled, TripMatcher } from '@tripwright/core/live';
import type { FeedIndex, Timetable } from '@tripwright/core/timetable';
import { readRegion } from '@tripwright/feeds/artefact';
import {
  type DecodedMessage,
  type EntityFault,
  type LiveSource,
  plainSource,
  readLiveFile,
  readSource,
} from '@tripwright/feeds/realtime';
import { onlyRegion } from '../only-region.ts';
import { requireTimetable } from '../require-timetable.ts';
import type { CheckedMessage, CheckedSource } from './checked-source.ts';
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
  const region = await onlyRegion(options.data, options.region);
  const timetable = requireTimetable(await readRegion(options.data, region, 'timetable'));
  const sources = sourcesOf(options, region).map((source) => ({ source, feed: feedOf(source, timetable) }));
  const now = options.now ?? Math.floor(Date.now() / 1000);
  const checked = await Promise.all(
    sources.map(({ source, feed }) => checkSource(source, timetable, feed, now, options)),
  );
  if (options.json) process.stdout.write(`${JSON.stringify(checked, undefined, 2)}\n`);
  else for (const source of checked) process.stdout.write(`${describeSource(source).join('\n')}\n`);
  process.exitCode = liveExitCode(checked);
}

/** The declared sources. @throws PlannerError `bad-usage` when there are none, or two of one name */
function sourcesOf({ data, sources: named, live }: LiveCheckOptions, region: string): LiveSource[] {
  const usual = join(data, `${region}.live.json`);
  const file = named ?? (existsSync(usual) ? usual : undefined);
  const plain = live.map((text) => {
    const at = text.indexOf('=');
    return plainSource(text.slice(0, at), text.slice(at + 1));
  });
  const all = [...(file === undefined ? [] : readLiveFile(file)), ...plain];
  if (all.length === 0)
    throw new PlannerError(
      'bad-usage',
      `The region "${region}" has no sources of live data. Give --live NAME=FILE-OR-URL, or --sources FILE (docs/live.md).`,
    );
  const names = all.map(({ name }) => name);
  const repeated = names.find((name, i) => names.indexOf(name) < i);
  if (repeated !== undefined) throw new PlannerError('bad-usage', `Two sources have the name ${repeated}. Rename one.`);
  return all;
}

/** The feed whose ids a source uses: the one it names, the one of its own name, or the only one of the region. */
function feedOf({ name, feed }: LiveSource, timetable: Timetable): FeedIndex {
  const feeds = [...timetable.feedName].map((text) => timetable.strings.get(text));
  const wanted = feed ?? (feeds.length === 1 ? feeds[0] : name);
  const found = feeds.indexOf(wanted ?? '');
  if (found >= 0) return found as FeedIndex;
  const list = feeds.join(', ');
  if (feed === undefined)
    throw new PlannerError(
      'config-invalid',
      `The region has several feeds (${list}), and the source ${name} names none. Set "feed" in live.json.`,
    );
  const nearest = nearestName(feed, feeds);
  const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  throw new PlannerError('config-invalid', `The source ${name} names the feed ${feed}; the region has ${list}.${hint}`);
}

async function checkSource(
  source: LiveSource,
  timetable: Timetable,
  feed: FeedIndex,
  now: number,
  options: LiveCheckOptions,
): Promise<CheckedSource> {
  const { name, kind, from } = source;
  const facts = { name, kind, from, feed: timetable.strings.get(timetable.feedName[feed]!) };
  const reading = await readSource(source, { allowPrivate: options.allowPrivate, environment: process.env });
  if (reading.outcome === 'unchanged')
    return { ...facts, verdict: 'unreadable', reason: 'the server answers 304 (not modified) to a first request' };
  if (reading.outcome === 'failed') return { ...facts, verdict: 'unreadable', reason: reading.reason };
  const { decoded, bytes } = reading;
  if ('refused' in decoded) return { ...facts, verdict: 'unreadable', reason: decoded.reason };
  const message = checkMessage(decoded, bytes.length, source, timetable, feed, now);
  return { ...facts, ...verdictOn(message, options), message };
}

function checkMessage(
  { message, faults }: Extract<DecodedMessage, { readonly message: unknown }>,
  bytes: number,
  source: LiveSource,
  timetable: Timetable,
  feed: FeedIndex,
  now: number,
): CheckedMessage {
  const { version, incrementality = 'FULL_DATASET', timestamp } = message.header;
  const ids = new FeedIds(timetable, feed, source.idRules);
  return {
    bytes,
    version,
    incrementality,
    ...(timestamp === undefined ? {} : { timestamp, ageSeconds: now - timestamp }),
    facts: messageFacts(message),
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

function verdictOn(
  { timestamp, ageSeconds = 0, match }: CheckedMessage,
  { mostAge, leastMatch }: LiveCheckOptions,
): Pick<CheckedSource, 'verdict' | 'reason'> {
  if (timestamp === undefined) return { verdict: 'stale', reason: 'its header has no time' };
  if (ageSeconds < -CLOCK_DIFFERENCE)
    return { verdict: 'stale', reason: `its header is ${-ageSeconds} s in the future` };
  if (ageSeconds > mostAge) return { verdict: 'stale', reason: `it is ${ageSeconds} s old, more than ${mostAge} s` };
  const { tripUpdates, vehicles } = match;
  const rates = [tripUpdates.rate, vehicles.rate].filter((rate) => rate !== undefined);
  const least = Math.min(1, ...rates);
  if (least * 100 < leastMatch)
    return {
      verdict: 'mismatched',
      reason: `${(least * 100).toFixed(0)} % of its trips match, fewer than ${leastMatch} %`,
    };
  return { verdict: 'good' };
}
