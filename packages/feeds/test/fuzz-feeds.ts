import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PlannerError } from '@tripwright/core/base';
import { mutateFeed, seededRandom } from './mutate-feed.ts';
import { type ReadBack, readBytes, tinyFeed, zipFiles } from './tiny-feed.ts';

/** The outcome of the runs. A fault has its seed: `fuzzFeeds({ seed, runs: 1 })` repeats it. */
export interface FuzzResult {
  read: number;
  refused: number;
  /** Runs whose trips.txt could be counted independently of the reader. */
  counted: number;
  slowestMs: number;
  readonly faults: string[];
}

const data = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));
const SMALL_FEEDS = [
  'beatty/gtfs.zip',
  'flex-samples/gtfs-aspen.zip',
  'cobb-county/gtfs-flex.zip',
  'realtime-caltrain/gtfs.zip',
  'porto-alegre/gtfs-trensurb.zip',
  'sao-paulo/gtfs.zip',
];
/** Far above the time of any of these feeds, so that a slow machine is not taken for a hang. */
const TIME_LIMIT_MS = 10_000;

/** Damages feeds at random and reads them: each must be read with every trip accounted for, or refused with a clear error. */
export async function fuzzFeeds({ seed, runs }: { seed: number; runs: number }): Promise<FuzzResult> {
  const feeds = SMALL_FEEDS.filter((path) => existsSync(data + path)).map((path) => readFileSync(data + path));
  const sources: readonly Uint8Array[] = [zipFiles(tinyFeed), ...feeds];
  const result: FuzzResult = { read: 0, refused: 0, counted: 0, slowestMs: 0, faults: [] };
  for (let run = seed; run < seed + runs; run++) {
    const random = seededRandom(run);
    const { bytes, files, edits } = mutateFeed(sources[random(sources.length)]!, random);
    const began = performance.now();
    const label = `seed ${run} (${edits.join('; ')})`;
    try {
      const back = await readBytes(bytes);
      result.read++;
      const trips = files === undefined ? undefined : plainTripIds(files);
      if (trips !== undefined) result.counted++;
      const fault = lossIn(back, trips);
      if (fault !== undefined) result.faults.push(`${label}: ${fault}`);
    } catch (error) {
      if (error instanceof PlannerError && error.message.length > 20) result.refused++;
      else result.faults.push(`${label}: ${error instanceof Error ? error.stack : String(error)}`);
    }
    const took = performance.now() - began;
    result.slowestMs = Math.max(result.slowestMs, took);
    if (took > TIME_LIMIT_MS) result.faults.push(`${label}: took ${Math.round(took)} ms`);
  }
  return result;
}

/** The trip ids of trips.txt by plain splitting; `undefined` where splitting is wrong (quotes, odd headers, not UTF-8). */
function plainTripIds(files: ReadonlyMap<string, Uint8Array>): Set<string> | undefined {
  const text = Buffer.from(files.get('trips.txt') ?? [])
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  if (/["\uFFFD\0]/.test(text)) return undefined;
  const [header = '', ...lines] = text.split(/\r\n|\r|\n/);
  const at = header.split(',').findIndex((name) => name.trim() === 'trip_id');
  if (at < 0) return undefined;
  return new Set(lines.map((line) => line.split(',')[at]?.trim() ?? '').filter((id) => id !== ''));
}

/** The fault in the trips and calls that were read; `undefined` if all are accounted for. */
function lossIn({ rows, notices, files }: ReadBack, expected: Set<string> | undefined): string | undefined {
  const countOf = (code: string): number => notices.find((notice) => notice.code === code)?.count ?? 0;
  const dropped = notices.reduce((sum, notice) => sum + notice.droppedTripCount, 0);
  const kept = new Set(rows.trips.map(({ id }) => id));
  if (kept.size !== rows.trips.length) return 'two trips of one id';
  if (expected !== undefined) {
    const invented = [...kept].find((id) => !expected.has(id));
    if (invented !== undefined) return `trip ${invented} is not in the feed`;
    const account = kept.size + dropped + countOf('flex-trip');
    if (account < expected.size) return `${expected.size} trips in the feed, ${account} accounted for`;
  }
  const calls = files.find(({ file }) => file === 'stop_times.txt')?.rows ?? 0;
  if (rows.stopTimes.stop.length < calls && notices.length === 0) return 'calls are lost without a notice';
  for (const { id, firstCall, callCount } of rows.trips) {
    let clock = Number.NEGATIVE_INFINITY;
    for (let call = firstCall; call < firstCall + callCount; call++) {
      if (rows.stops[rows.stopTimes.stop[call] ?? -1] === undefined) return `trip ${id} calls at no stop`;
      const { [call]: arrival = Number.NaN } = rows.stopTimes.arrival;
      const { [call]: departure = Number.NaN } = rows.stopTimes.departure;
      if (!(arrival >= clock && departure >= arrival)) return `trip ${id} goes back in time`;
      clock = departure;
    }
  }
  return undefined;
}
