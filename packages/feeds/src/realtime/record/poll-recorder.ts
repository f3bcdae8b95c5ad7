import { closeSync, mkdirSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { LiveSource } from '../source/live-file.ts';
import type { ObservedRead } from '../source/read-source.ts';
import { POLL_MAGIC, POLL_SUFFIX, type PollHead, pollEntry } from './poll-file.ts';

/** Where polls are recorded, and how many. */
export interface PollRecorderOptions {
  readonly folder: string;
  /** Bytes of all files together, in megabytes; the oldest file goes first. */
  readonly megabytes: number;
  /** Files older than this go. */
  readonly hours: number;
  /** Milliseconds since 1970; the clock of the machine unless given. */
  readonly now?: () => number;
  /** Gets why nothing is recorded any more, such as a full disk; the polls go on. */
  readonly onFailure?: (error: unknown) => void;
}

interface OpenFile {
  readonly handle: number;
  readonly path: string;
  /** Unix milliseconds. */
  readonly begun: number;
  bytes: number;
}

/** Files in the ring: one is written, the others are kept until their turn. */
const FILES = 16;

/**
 * Records the raw bytes and the time of every poll in a ring of files, bounded by size and age. Each file can be read alone. It writes at once and on
 * the thread that polls, so a recording ends with the last poll.
 */
export class PollRecorder {
  readonly #options: PollRecorderOptions;
  readonly #now: () => number;
  readonly #sources = new Map<string, readonly LiveSource[]>();
  #file: OpenFile | undefined;
  #hasFailed = false;

  constructor(options: PollRecorderOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** Names the sources of a region, before its first poll. */
  begin(region: string, sources: readonly LiveSource[]): void {
    this.#sources.set(region, sources);
    if (this.#file !== undefined) this.#write(sourcesHead(region, sources));
  }

  /** Records one read of a source. Errors of the disk go to `onFailure`; this never throws. */
  add(region: string, { source, part, outcome }: ObservedRead): void {
    const at = this.#now();
    const poll = { region, source: source.name, part, at };
    if (outcome.kind === 'bytes') this.#write({ ...poll, kind: 'bytes' }, outcome.bytes);
    else this.#write({ ...poll, ...outcome });
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file.handle);
    this.#file = undefined;
    this.#hasFailed = true;
  }

  #write(head: PollHead, bytes?: Uint8Array): void {
    if (this.#hasFailed) return;
    try {
      const entry = pollEntry(head, bytes);
      const file = this.#fileFor(entry.length);
      writeSync(file.handle, entry);
      file.bytes += entry.length;
    } catch (error) {
      this.close();
      this.#options.onFailure?.(error);
    }
  }

  #fileFor(bytes: number): OpenFile {
    const { folder, megabytes, hours } = this.#options;
    const now = this.#now();
    const before = this.#file;
    const isFull = before !== undefined && before.bytes + bytes > (megabytes * 1e6) / FILES;
    const isOld = before !== undefined && now - before.begun > (hours * 3_600_000) / FILES;
    if (before !== undefined && !isFull && !isOld) return before;
    if (before !== undefined) closeSync(before.handle);
    mkdirSync(folder, { recursive: true });
    // A file that was begun in the same millisecond is left as it is.
    let name = now;
    let path = join(folder, `${name}${POLL_SUFFIX}`);
    for (; exists(path); path = join(folder, `${name}${POLL_SUFFIX}`)) name++;
    const handle = openSync(path, 'wx');
    const file = { handle, path, begun: now, bytes: 0 };
    this.#file = file;
    const heads = [...this.#sources].map(([region, sources]) => pollEntry(sourcesHead(region, sources)));
    for (const part of [new TextEncoder().encode(POLL_MAGIC), ...heads]) {
      writeSync(handle, part);
      file.bytes += part.length;
    }
    this.#dropOldest(now);
    return file;
  }

  /** Makes room for the file that is written, which may grow to its share. */
  #dropOldest(now: number): void {
    const { folder, megabytes, hours } = this.#options;
    const files = readdirSync(folder)
      .filter((name) => /^\d+\.polls$/.test(name))
      .sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
      .map((name) => ({ path: join(folder, name), bytes: statSync(join(folder, name)).size }));
    let room = megabytes * 1e6 * (1 - 1 / FILES);
    for (const { path, bytes } of files) {
      if (path === this.#file?.path) continue;
      room -= bytes;
      const isOld = now - statSync(path).mtimeMs > hours * 3_600_000;
      if (room < 0 || isOld) rmSync(path, { force: true });
    }
  }
}

function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

function sourcesHead(region: string, sources: readonly LiveSource[]): PollHead {
  return { kind: 'sources', region, sources: sources.map(({ from: _, headers: _headers, ...rest }) => rest) };
}
