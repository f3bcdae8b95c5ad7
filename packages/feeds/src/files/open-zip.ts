import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { PlannerError } from '@tripwright/core/base';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import type { FeedFile, OpenedFiles } from './feed-file.ts';
import { isBomb } from './is-bomb.ts';

/**
 * The entries of a zip, read on demand: nested folders, zip64, stored entries, data descriptors, UTF-8 and CP437 names,
 * backslashes. Names are never used as paths on disk, so `../` in them is harmless (IM-5).
 * @throws PlannerError `input-unreadable` if the archive is truncated, damaged or encrypted (IM-14)
 */
export async function openZip(path: string): Promise<OpenedFiles> {
  let zip: ZipFile | undefined;
  try {
    zip = await openTolerantly(path);
    const files: FeedFile[] = [];
    for await (const entry of zip.eachEntry()) {
      const name = decodeName(entry);
      if (files.length === MOST_FILES) throw new Error(`more than ${MOST_FILES} files`);
      if (!name.endsWith('/')) files.push(describe(path, zip, entry, name));
    }
    const opened = zip;
    return { files, close: async () => opened.close() };
  } catch (cause) {
    zip?.close();
    throw damaged(path, '', cause);
  }
}

// Names are decoded here, because yauzl refuses a whole archive for one name with `../` in it.
const zipOptions = { autoClose: false, decodeStrings: false };

/** Opens the archive even with bytes after its end, which some publishers append and unzip tools accept. */
async function openTolerantly(path: string): Promise<ZipFile> {
  try {
    return await yauzl.openPromise(path, zipOptions);
  } catch (cause) {
    const end = await findArchiveEnd(path);
    if (end === undefined) throw cause;
    return await yauzl.fromRandomAccessReaderPromise(new FileRangeReader(path), end, zipOptions);
  }
}

/** Most files of an archive; feeds have some dozens. */
const MOST_FILES = 100_000;

const END_SIGNATURE = Buffer.from('PK\u0005\u0006', 'latin1');
const END_LENGTH = 22;
/** Limit on bytes after the start of the end record: its comment, or garbage. */
const SEARCHED = 1 << 17;

/** The end of the archive: the last end record that directly follows its central directory. */
async function findArchiveEnd(path: string): Promise<number | undefined> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const from = Math.max(0, size - SEARCHED);
    const { buffer } = await handle.read(Buffer.alloc(size - from), 0, size - from, from);
    for (
      let at = buffer.lastIndexOf(END_SIGNATURE);
      at !== -1;
      at = at === 0 ? -1 : buffer.lastIndexOf(END_SIGNATURE, at - 1)
    ) {
      if (at + END_LENGTH > buffer.length) continue;
      const directoryEnd = buffer.readUInt32LE(at + 12) + buffer.readUInt32LE(at + 16);
      const end = from + at + END_LENGTH + buffer.readUInt16LE(at + 20);
      if (directoryEnd === from + at && end <= size) return end;
    }
    return undefined;
  } finally {
    await handle.close();
  }
}

/** Reads ranges of a file for yauzl, whose own reader insists on the length of the whole file. */
class FileRangeReader extends yauzl.RandomAccessReader {
  readonly #path: string;

  constructor(path: string) {
    super();
    this.#path = path;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return createReadStream(this.#path, { start, end: end - 1 });
  }
}

function decodeName(entry: Entry): string {
  const name = yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
  return name.replaceAll('\\', '/');
}

function describe(path: string, zip: ZipFile, entry: Entry, name: string): FeedFile {
  return { path: name, size: entry.uncompressedSize, read: () => readEntry(path, zip, entry, name) };
}

async function* readEntry(path: string, zip: ZipFile, entry: Entry, name: string): AsyncIterable<Uint8Array> {
  if (entry.isEncrypted()) {
    throw new PlannerError('input-unreadable', `${path}: ${name} is encrypted. Give an archive without a password.`);
  }
  if (isBomb(entry.compressedSize, entry.uncompressedSize)) {
    throw new PlannerError(
      'input-unusable',
      `${path}: ${name} unpacks to ${Math.round(entry.uncompressedSize / 1e6)} MB, more than a hundred times its size. Check where the archive comes from.`,
    );
  }
  let checksum = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      const bytes = chunk as Uint8Array;
      checksum = crc32(bytes, checksum);
      yield bytes;
    }
  } catch (cause) {
    throw damaged(path, name, cause);
  }
  if (checksum !== entry.crc32) throw damaged(path, name, new Error('the checksum does not match'));
}

function damaged(path: string, name: string, cause: unknown): PlannerError {
  if (cause instanceof PlannerError) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  const where = name === '' ? path : `${path}: ${name}`;
  return new PlannerError(
    'input-unreadable',
    `${where} is truncated or damaged (${reason}). Download the feed again.`,
    {
      cause,
    },
  );
}
