import { open, stat } from 'node:fs/promises';
import type { FeedBytes } from '../table/stored-parts.ts';

/** A stored file as bytes that are read when they are needed. It is opened for each range, so that it may be replaced at any time. Throws for a path without a file. */
export async function storedBytes(path: string): Promise<FeedBytes> {
  const { size } = await stat(path);
  return { size, read: (from, to) => readRange(path, from, to) };
}

async function readRange(path: string, from: number, to: number): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const bytes = new Uint8Array(to - from);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
