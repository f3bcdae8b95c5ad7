import { open, readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { checkFeed, type FeedBytes, FeedIndex, type FeedProblem, isFeedFile } from '@tripwright/feed-language';

const surroundings = {
  decode: (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
  pause: (): Promise<void> => new Promise((resolve) => setImmediate(resolve)),
};

/** Notices of one code in one file that are listed. */
const MOST_LISTED = 1000;

/** A feed on disk, with the texts of its open documents. Files are read in ranges, when they are needed. */
export class FeedFolder {
  readonly index: FeedIndex = new FeedIndex(surroundings);
  readonly #folder: string;
  /** Paths by name of the file in lower case. */
  readonly #paths = new Map<string, string>();
  /** Texts of documents that the index does not have yet. */
  readonly #waiting = new Map<string, string>();
  readonly #texts = new Map<string, string>();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Opens a folder; undefined where it has none of the files that mark a feed. */
  static async open(folder: string): Promise<FeedFolder | undefined> {
    const names = (await readdir(folder)).filter((name) => isFeedFile(name.toLowerCase()));
    if (!names.some((name) => ['stop_times.txt', 'agency.txt'].includes(name.toLowerCase()))) return undefined;
    const feed = new FeedFolder(folder);
    for (const name of names) {
      feed.#paths.set(name.toLowerCase(), join(folder, name));
      await feed.#load(name.toLowerCase());
    }
    return feed;
  }

  /** The path of a file; of one that the feed lacks, where it would be. */
  pathOf(file: string): string {
    return this.#paths.get(file) ?? join(this.#folder, file);
  }

  /** The text of an open document counts from now on, also that of a file that is not stored yet. */
  setText(path: string, text: string): void {
    const file = basename(path).toLowerCase();
    this.#paths.set(file, path);
    this.#texts.set(file, text);
    this.#waiting.set(file, text);
  }

  /** The stored file counts again; one that was never stored, or is gone, is no part of the feed any more. */
  async close(file: string): Promise<void> {
    this.#texts.delete(file);
    this.#waiting.delete(file);
    await this.#load(file);
  }

  /** The index with the texts of all documents. A document is taken over when an answer needs it, and not at every key. */
  current(): FeedIndex {
    for (const [file, text] of this.#waiting) this.index.setText(file, text);
    this.#waiting.clear();
    return this.index;
  }

  /** What the importer says about the feed as it is in the editor. */
  async check(): Promise<readonly FeedProblem[]> {
    const files = new Map<string, FeedBytes>();
    for (const [file, path] of this.#paths) {
      const text = this.#texts.get(file);
      const bytes = text === undefined ? await storedBytes(path) : bytesOf(text);
      if (bytes !== undefined) files.set(file, bytes);
    }
    return (await checkFeed(files, surroundings, MOST_LISTED)).problems;
  }

  async #load(file: string): Promise<void> {
    const path = this.#paths.get(file);
    const bytes = path === undefined ? undefined : await storedBytes(path);
    if (bytes !== undefined) {
      await this.index.load(file, bytes);
    } else {
      this.#paths.delete(file);
      this.index.remove(file);
    }
  }
}

function bytesOf(text: string): FeedBytes {
  const bytes = new TextEncoder().encode(text);
  return { size: bytes.length, read: async (from, to) => bytes.subarray(from, to) };
}

/** A stored file, opened for each range, so that it may be replaced at any time; undefined without one. */
async function storedBytes(path: string): Promise<FeedBytes | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return undefined;
  return {
    size: found.size,
    read: async (from, to) => {
      const handle = await open(path);
      try {
        const bytes = new Uint8Array(to - from);
        const { bytesRead } = await handle.read(bytes, 0, bytes.length, from);
        return bytes.subarray(0, bytesRead);
      } finally {
        await handle.close();
      }
    },
  };
}
