import { open } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { CheckedFeed } from '@tripwright/feed-language';
import * as vscode from 'vscode';
import { wholeFile } from './feed-files.ts';
import type { FeedAbilities } from './feed-host.ts';

/** What the Node host can do for feeds: ranges of files on disk, and checks in a thread. */
export const nodeFeeds: FeedAbilities = {
  loadLanguage: (extensionUri) => import(vscode.Uri.joinPath(extensionUri, 'dist', 'feed-language.mjs').toString()),
  openBytes: async (file, size) => {
    if (file.scheme !== 'file') return wholeFile(file, size);
    return { size, read: (from, to) => readRange(file.fsPath, from, to) };
  },
  startCheck: (extensionUri) => {
    const program = vscode.Uri.joinPath(extensionUri, 'dist', 'feed-checks.mjs').fsPath;
    return (files) => {
      const worker = new Worker(program, { workerData: files });
      const result = new Promise<CheckedFeed>((resolve, reject) => {
        worker.on('message', resolve);
        worker.on('error', reject);
        worker.on('exit', () => reject(new Error('the check was stopped')));
      });
      // A check that is stopped has no result, and no reader of its failure.
      result.catch(() => {});
      return { result, stop: () => void worker.terminate() };
    };
  },
};

/** The file is opened for each range, so that it may be replaced at any time. */
async function readRange(path: string, from: number, to: number): Promise<Uint8Array> {
  const handle = await open(path);
  try {
    const bytes = new Uint8Array(to - from);
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, from);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
