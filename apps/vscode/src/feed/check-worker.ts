// The program of the thread that checks a feed in the Node host.
import { type FileHandle, open, stat } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { checkFeed, type FeedBytes } from '@tripwright/feed-language';
import { type CheckFile, MOST_LISTED } from './check-files.ts';

const handles: FileHandle[] = [];

async function bytesOf({ bytes, path }: CheckFile): Promise<FeedBytes> {
  if (path === undefined) {
    const all = bytes ?? new Uint8Array(0);
    return { size: all.length, read: async (from, to) => all.subarray(from, to) };
  }
  const { size } = await stat(path);
  const handle = await open(path);
  handles.push(handle);
  return {
    size,
    read: async (from, to) => {
      const piece = new Uint8Array(to - from);
      const { bytesRead } = await handle.read(piece, 0, piece.length, from);
      return piece.subarray(0, bytesRead);
    },
  };
}

async function check(files: readonly CheckFile[]): Promise<void> {
  const found = new Map<string, FeedBytes>();
  for (const file of files) found.set(file.name, await bytesOf(file));
  const surroundings = {
    decode: (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
    pause: async () => {},
  };
  const checked = await checkFeed(found, surroundings, MOST_LISTED);
  for (const handle of handles) await handle.close();
  parentPort?.postMessage(checked);
}

await check(workerData as readonly CheckFile[]);
