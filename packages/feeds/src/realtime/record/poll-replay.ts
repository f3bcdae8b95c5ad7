import { closeSync, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PlannerError } from '@tripwright/core/base';
import type { LiveSource } from '../source/live-file.ts';
import type { LiveFetch } from '../source/read-source.ts';
import { ENTRY_BYTES, POLL_MAGIC, POLL_SUFFIX, type PollHead, type RecordedSource } from './poll-file.ts';

/** One recorded poll. */
export interface RecordedPoll {
  readonly region: string;
  readonly source: string;
  /** '' for messages, the name of the file for GBFS. */
  readonly part: string;
  /** Unix milliseconds. */
  readonly at: number;
  readonly kind: 'bytes' | 'unchanged' | 'failed';
  /** Why it failed; '' otherwise. */
  readonly reason: string;
  /** Reads the raw bytes; empty unless `kind` is `bytes`. */
  readonly read: () => Uint8Array;
}

/** Heads are short; a longer one is no head. */
const MOST_HEAD_BYTES = 4 << 20;

/** A recording: all polls in the order of their time. Raw bytes stay in the files until they are read. */
export class PollReplay {
  readonly polls: readonly RecordedPoll[];
  readonly #sources: ReadonlyMap<string, readonly RecordedSource[]>;

  private constructor(polls: readonly RecordedPoll[], sources: ReadonlyMap<string, readonly RecordedSource[]>) {
    this.polls = polls;
    this.#sources = sources;
  }

  /**
   * Opens a recording.
   * @param path the folder of a recorder, or one file of it
   * @throws PlannerError `input-missing` where there is none, `input-unusable` where no poll can be read
   */
  static open(path: string): PollReplay {
    const facts = statSync(path, { throwIfNoEntry: false });
    if (facts === undefined) throw new PlannerError('input-missing', `There is no recording ${path}. Check the path.`);
    const files = facts.isDirectory()
      ? readdirSync(path)
          .filter((name) => name.endsWith(POLL_SUFFIX))
          .map((name) => join(path, name))
      : [path];
    const polls: RecordedPoll[] = [];
    const sources = new Map<string, readonly RecordedSource[]>();
    for (const file of files.sort()) readPolls(file, polls, sources);
    if (polls.length === 0)
      throw new PlannerError('input-unusable', `${path} holds no recorded poll. Give the folder of a recorder.`);
    polls.sort((a, b) => a.at - b.at);
    return new PollReplay(polls, sources);
  }

  /** Unix seconds of the first and the last poll. */
  get span(): { readonly from: number; readonly to: number } {
    return { from: this.polls[0]!.at / 1000, to: this.polls[this.polls.length - 1]!.at / 1000 };
  }

  /** Codes of the recorded regions. */
  get regions(): readonly string[] {
    return [...this.#sources.keys()];
  }

  /** The sources of a region as they were declared, with addresses that only {@link fetchAt} knows. */
  sourcesOf(region: string): LiveSource[] {
    return (this.#sources.get(region) ?? []).map((source) => ({
      ...source,
      from: `http://recorded.invalid/${source.name}`,
      headers: {},
    }));
  }

  /** Takes the place of the network: each source gives what the recorder got last before the present. @param now Unix seconds */
  fetchAt(region: string, now: () => number): LiveFetch {
    return async ({ name }, part, _address, { headers, mostBytes, tooLarge }) => {
      const poll = this.#last(region, name, part, now() * 1000);
      if (poll === undefined) throw new Error('the recording has no poll of it yet');
      if (poll.kind === 'failed') throw new Error(poll.reason);
      const etag = `"${poll.at}"`;
      if (headers?.['if-none-match'] === etag) return { status: 'not-modified' };
      const bytes = poll.read();
      if (bytes.length > mostBytes) throw tooLarge();
      return { status: 'ok', bytes, etag, lastModified: undefined };
    };
  }

  /** The newest poll of a source up to a moment; one that brought nothing new stands for the one before it. */
  #last(region: string, source: string, part: string, at: number): RecordedPoll | undefined {
    return this.polls.findLast(
      (poll) =>
        poll.at <= at &&
        poll.region === region &&
        poll.source === source &&
        poll.part === part &&
        poll.kind !== 'unchanged',
    );
  }
}

/** Reads the heads of a file. One that ends within an entry is read up to there. */
function readPolls(path: string, polls: RecordedPoll[], sources: Map<string, readonly RecordedSource[]>): void {
  const handle = openSync(path, 'r');
  try {
    const { size } = fstatSync(handle);
    if (new TextDecoder().decode(read(handle, 0, Math.min(size, POLL_MAGIC.length))) !== POLL_MAGIC) return;
    for (let at = POLL_MAGIC.length; at + ENTRY_BYTES <= size; ) {
      const lengths = new DataView(read(handle, at, ENTRY_BYTES).buffer);
      const [headBytes, bodyBytes] = [lengths.getUint32(0), lengths.getUint32(4)];
      const body = at + ENTRY_BYTES + headBytes;
      if (headBytes > MOST_HEAD_BYTES || body + bodyBytes > size) return;
      const head = parseHead(read(handle, at + ENTRY_BYTES, headBytes));
      if (head === undefined) return;
      if (head.kind === 'sources') sources.set(head.region, head.sources);
      else
        polls.push({
          ...head,
          reason: head.kind === 'failed' ? head.reason : '',
          read: () => readPart(path, body, bodyBytes),
        });
      at = body + bodyBytes;
    }
  } finally {
    closeSync(handle);
  }
}

function parseHead(bytes: Uint8Array): PollHead | undefined {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as PollHead;
  } catch {
    return undefined;
  }
}

function readPart(path: string, at: number, length: number): Uint8Array {
  const handle = openSync(path, 'r');
  try {
    return read(handle, at, length);
  } finally {
    closeSync(handle);
  }
}

function read(handle: number, at: number, length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  const got = readSync(handle, bytes, 0, length, at);
  return got === length ? bytes : bytes.slice(0, got);
}
