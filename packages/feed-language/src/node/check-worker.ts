// The program of the thread that checks a feed: its data are the files, its only message is the outcome.
import { parentPort, workerData } from 'node:worker_threads';
import { checkFeed } from '../check/check-feed.ts';
import { MOST_LISTED } from '../check/notice-list.ts';
import type { FeedBytes } from '../table/stored-parts.ts';
import type { CheckFile } from './check-file.ts';
import { storedBytes } from './stored-bytes.ts';

const surroundings = {
  decode: (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
  pause: async () => {},
};

const files = new Map<string, FeedBytes>();
for (const { name, bytes = new Uint8Array(0), path } of workerData as readonly CheckFile[]) {
  const inMemory = { size: bytes.length, read: async (from: number, to: number) => bytes.subarray(from, to) };
  files.set(name, path === undefined ? inMemory : await storedBytes(path));
}
parentPort?.postMessage(await checkFeed(files, surroundings, MOST_LISTED));
