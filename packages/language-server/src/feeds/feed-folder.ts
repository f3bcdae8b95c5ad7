import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type DocumentChange, FeedIndex, isFeedFile } from '@tripwright/feed-language';
import { type CheckFile, storedBytes } from '@tripwright/feed-language/node';

const surroundings = {
  decode: (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
  pause: (): Promise<void> => new Promise((resolve) => setImmediate(resolve)),
};

/** More changes than this cost more than the whole text. */
const MOST_CHANGES = 50;

/** A feed on disk, with the texts of its open documents. Files are read in ranges, when they are needed. */
export class FeedFolder {
  readonly index: FeedIndex = new FeedIndex(surroundings);
  readonly #folder: string;
  /** Paths by name of the file in lower case. */
  readonly #paths = new Map<string, string>();
  /** Changes of documents that the index does not have yet; undefined where it needs the whole text. */
  readonly #waiting = new Map<string, readonly DocumentChange[] | undefined>();
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

  /**
   * The text of an open document counts from now on, also that of a file that is not stored yet.
   * @param changes those since the last call; undefined where they are not known
   */
  change(path: string, text: string, changes: readonly DocumentChange[] | undefined): void {
    const file = basename(path).toLowerCase();
    const isKnown = changes !== undefined && this.#texts.has(file);
    const before = this.#waiting.has(file) ? this.#waiting.get(file) : [];
    const all = isKnown && before !== undefined ? [...before, ...changes] : undefined;
    this.#waiting.set(file, all !== undefined && all.length <= MOST_CHANGES ? all : undefined);
    this.#paths.set(file, path);
    this.#texts.set(file, text);
  }

  /** The stored file counts again; one that was never stored, or is gone, is no part of the feed any more. */
  async close(file: string): Promise<void> {
    this.#texts.delete(file);
    this.#waiting.delete(file);
    await this.#load(file);
  }

  /** A stored file appeared, changed or went away. The text of an open document counts for more. */
  async storedFileChanged(path: string): Promise<void> {
    const file = basename(path).toLowerCase();
    if (this.#texts.has(file)) return;
    this.#paths.set(file, path);
    await this.#load(file);
  }

  /** The index with the texts of all documents. A document is taken over when an answer needs it, and not at every key. */
  current(): FeedIndex {
    for (const [file, changes] of this.#waiting) {
      const isTaken = changes !== undefined && this.index.edit(file, changes);
      if (!isTaken) this.index.setText(file, this.#texts.get(file) ?? '');
    }
    this.#waiting.clear();
    return this.index;
  }

  /** The files as they are in the editor, for the thread that checks them. */
  checkFiles(): CheckFile[] {
    return [...this.#paths].map(([name, path]) => {
      const text = this.#texts.get(name);
      return text === undefined ? { name, path } : { name, bytes: new TextEncoder().encode(text) };
    });
  }

  async #load(file: string): Promise<void> {
    const path = this.#paths.get(file);
    const bytes = path === undefined ? undefined : await storedBytes(path).catch(() => undefined);
    if (bytes !== undefined) {
      await this.index.load(file, bytes);
    } else {
      this.#paths.delete(file);
      this.index.remove(file);
    }
    // A document that was opened meanwhile counts for more.
    if (this.#texts.has(file)) this.#waiting.set(file, undefined);
  }
}
