import type { SharedSystem } from '@tripwright/core/shared-vehicles';
import {
  COUNT_FILES,
  type CountFileName,
  type GbfsFile,
  gbfsFile,
  type ListedLanguage,
  listFeeds,
  openGbfs,
  parseGbfs,
  readCounts,
  type SystemCounts,
} from '../../gbfs/index.ts';
import { networkReason } from '../../http/index.ts';
import { NoticeCollector, type NoticeSummary } from '../../notices/index.ts';
import type { LiveSource } from '../source/live-file.ts';
import {
  fetchOver,
  filled,
  headersOf,
  isAddress,
  missingVariable,
  type ReadSourceOptions,
  type SourceValidators,
  secretless,
} from '../source/read-source.ts';

/** The outcome of one poll of a system of shared vehicles. */
export type SystemReading =
  | {
      readonly outcome: 'counts';
      readonly counts: SystemCounts;
      /** Rows that were left out or doubtful, by what is wrong with them, and files that could not be read. */
      readonly notices: readonly NoticeSummary[];
      readonly bytes: number;
      /** Version of the specification that the counts are in. */
      readonly version: string;
      readonly ttlSeconds: number;
    }
  | { readonly outcome: 'unchanged'; readonly ttlSeconds: number }
  | { readonly outcome: 'failed'; readonly reason: string };

/** Permissions and limits of a reader. */
export interface SystemReaderOptions
  extends Pick<ReadSourceOptions, 'allowPrivate' | 'environment' | 'fetch' | 'observe'> {
  /** Milliseconds of any clock that only goes forward. */
  readonly clock: () => number;
}

/** Size of one file, in bytes after unpacking; the largest published files have about 10 MB. */
const MOST_FILE_BYTES = 32 << 20;
/** The index names addresses, which change once in years; it is read again no sooner than this, in seconds. */
const INDEX_SECONDS = 300;
/** `ttl` of files that do not give a sensible one. */
const LONGEST_TTL = 3600;

/** A downloaded file, until it may be asked for again. */
interface KeptFile {
  readonly value: unknown;
  readonly bytes: number;
  readonly validators: SourceValidators;
  /** By the clock of the reader. */
  readonly expires: number;
}

/**
 * Reads the counts of one system again and again: the index of its files, and those of them that change from minute to minute. Each file is asked for
 * when its `ttl` has passed and not before; one that did not change is not sent and not parsed again. A file that fails keeps its last content, whose
 * age shows. Addresses of the index may lead to the origin that the operator gave, and otherwise to public hosts alone.
 */
export class SystemReader {
  readonly source: LiveSource;
  readonly #system: SharedSystem;
  readonly #options: SystemReaderOptions;
  readonly #files = new Map<string, KeptFile>();

  /** @param system as it was imported: stations and types that it does not have are left out */
  constructor(source: LiveSource, system: SharedSystem, options: SystemReaderOptions) {
    this.source = source;
    this.#system = system;
    this.#options = options;
  }

  /** Reads what is due. Failures of the network, the server and the files are outcomes; this never throws. */
  async read(stopped?: AbortSignal): Promise<SystemReading> {
    const { environment } = this.#options;
    const missing = missingVariable(this.source, environment);
    if (missing !== undefined) return { outcome: 'failed', reason: missing };
    try {
      return isAddress(this.source.from) ? await this.#fetchCounts(stopped) : await this.#openCounts();
    } catch (cause) {
      const reason = stopped?.aborted === true ? 'it was stopped' : networkReason(cause);
      return { outcome: 'failed', reason: secretless(reason, this.source, environment) };
    }
  }

  /** From a folder, a zip or a local `gbfs.json`. */
  async #openCounts(): Promise<SystemReading> {
    const collector = new NoticeCollector();
    const [main] = await openGbfs(this.source.from, collector.source(this.source.name));
    const files = new Map<CountFileName, GbfsFile>();
    for (const name of COUNT_FILES) {
      const file = main?.files.get(name);
      if (file !== undefined) files.set(name, file);
    }
    return this.#countsOf(files, collector, 0, 0);
  }

  async #fetchCounts(stopped: AbortSignal | undefined): Promise<SystemReading> {
    const { clock } = this.#options;
    const collector = new NoticeCollector();
    const notices = collector.source(this.source.name);
    const index = await this.#fetch(
      'gbfs',
      filled(this.source.from, this.#options.environment),
      true,
      stopped,
      INDEX_SECONDS,
    );
    const listed = feedsOf(listFeeds(index.file.value));
    if (listed === undefined) return { outcome: 'failed', reason: 'its index lists no file of counts' };
    let isChanged = false;
    let bytes = 0;
    const files = new Map<CountFileName, GbfsFile>();
    const reasons: string[] = [];
    for (const { name, url } of listed) {
      const isOwn = originOf(url) === originOf(this.source.from);
      const read = await this.#fetch(name, url, isOwn, stopped, 0).catch((cause: unknown) => {
        const reason = `${name}: ${secretless(networkReason(cause), this.source, this.#options.environment)}`;
        reasons.push(reason);
        notices.note('missing-file', `${name}.json`, 0, '', reason);
        return undefined;
      });
      const kept = read?.file ?? this.#files.get(name);
      const file = kept === undefined ? undefined : gbfsFile(kept.value, `${name}.json`);
      if (kept !== undefined && file === undefined) {
        reasons.push(`${name}: it is no file of GBFS`);
        notices.note('invalid-json', `${name}.json`, 0, 'data', '');
      }
      if (file !== undefined) files.set(name, file);
      isChanged ||= read?.isNew === true;
      bytes += read?.isNew === true ? read.file.bytes : 0;
    }
    if (files.size === 0 || reasons.length === listed.length)
      return { outcome: 'failed', reason: reasons.join('; ') || 'it has no file of counts' };
    const now = clock();
    const waits = listed.map(({ name }) => ((this.#files.get(name)?.expires ?? now) - now) / 1000);
    const ttlSeconds = Math.max(0, Math.min(...waits));
    return isChanged || reasons.length > 0
      ? this.#countsOf(files, collector, bytes, ttlSeconds)
      : { outcome: 'unchanged', ttlSeconds };
  }

  #countsOf(
    files: ReadonlyMap<CountFileName, GbfsFile>,
    collector: NoticeCollector,
    bytes: number,
    ttlSeconds: number,
  ): SystemReading {
    if (files.size === 0) return { outcome: 'failed', reason: 'it has no file of counts' };
    const counts = readCounts(files, this.#system, collector.source(this.source.name));
    const version = [...files.values()].find((file) => file.version !== undefined)?.version ?? '1.0';
    return { outcome: 'counts', counts, notices: collector.summaries(), bytes, version, ttlSeconds };
  }

  /**
   * One file, from what is kept while it is fresh.
   * @param isOwn whether the operator gave its origin, which may be private
   * @throws what the network does, and an error for text that is not JSON
   */
  async #fetch(
    part: string,
    address: string,
    isOwn: boolean,
    stopped: AbortSignal | undefined,
    leastSeconds: number,
  ): Promise<{ readonly file: KeptFile; readonly isNew: boolean }> {
    const { clock, allowPrivate, environment, fetch = fetchOver, observe } = this.#options;
    const { source } = this;
    const kept = this.#files.get(part);
    if (kept !== undefined && kept.expires > clock()) return { file: kept, isNew: false };
    const timeout = AbortSignal.timeout(Math.ceil(source.timeoutSeconds * 1000));
    const validators = kept?.validators ?? {};
    try {
      const answer = await fetch(source, part, address, {
        allowPrivate,
        isTyped: isOwn,
        mostBytes: MOST_FILE_BYTES,
        tooLarge: () => new Error(`the file has more than ${MOST_FILE_BYTES >> 20} MB`),
        signal: stopped === undefined ? timeout : AbortSignal.any([timeout, stopped]),
        headers: {
          ...headersOf(isOwn ? source : { ...source, headers: {} }, { environment, validators }),
          accept: 'application/json, */*',
        },
      });
      if (answer.status === 'not-found') throw new Error('the server answers 404 (not found)');
      if (answer.status === 'not-modified') {
        if (kept === undefined) throw new Error('the server answers 304 (not modified) to a first request');
        observe?.({ source, part, outcome: { kind: 'unchanged' } });
        const again = { ...kept, expires: expiryOf(kept.value, clock(), leastSeconds) };
        this.#files.set(part, again);
        return { file: again, isNew: false };
      }
      const { bytes, etag, lastModified } = answer;
      observe?.({ source, part, outcome: { kind: 'bytes', bytes } });
      const value = parseGbfs(new TextDecoder().decode(bytes), `${part}.json`);
      if (value === undefined) throw new Error('it is not JSON (cut off?)');
      const file: KeptFile = {
        value,
        bytes: bytes.length,
        validators: { ...(etag !== undefined && { etag }), ...(lastModified !== undefined && { lastModified }) },
        expires: expiryOf(value, clock(), leastSeconds),
      };
      this.#files.set(part, file);
      return { file, isNew: true };
    } catch (cause) {
      const reason = timeout.aborted ? `no complete answer within ${source.timeoutSeconds} s` : networkReason(cause);
      observe?.({ source, part, outcome: { kind: 'failed', reason: secretless(reason, source, environment) } });
      throw timeout.aborted ? new Error(reason) : cause;
    }
  }
}

/** The files of counts of the first language that lists any; `free_bike_status` only where there is no `vehicle_status`. */
function feedsOf(
  languages: readonly ListedLanguage[],
): readonly { readonly name: CountFileName; readonly url: string }[] | undefined {
  for (const { feeds } of languages) {
    const found = COUNT_FILES.flatMap((name) => {
      const feed = feeds.find((one) => one.name === name && isAddress(one.url));
      return feed === undefined ? [] : [{ name, url: feed.url }];
    });
    const isThree = found.some(({ name }) => name === 'vehicle_status');
    if (found.length > 0) return found.filter(({ name }) => name !== 'free_bike_status' || !isThree);
  }
  return undefined;
}

/** When a file may be asked for again, by its `ttl` (seconds). */
function expiryOf(value: unknown, now: number, leastSeconds: number): number {
  const ttl = Number((value as { ttl?: unknown } | null)?.ttl ?? 0);
  const seconds = Number.isFinite(ttl) ? Math.min(LONGEST_TTL, Math.max(0, ttl)) : 0;
  return now + Math.max(seconds, leastSeconds) * 1000;
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
