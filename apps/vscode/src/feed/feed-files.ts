import type { FeedBytes, TableSurroundings } from '@tripwright/feed-language';
import * as vscode from 'vscode';

/** Files of a feed have these names, and every folder with one of the two is a feed. */
export const FEED_MARKS: readonly string[] = ['stop_times.txt', 'agency.txt'];

/** What tables need of the host. */
export const surroundings: TableSurroundings = {
  decode: (bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
};

/** The folder of a file. */
export function folderOf(file: vscode.Uri): vscode.Uri {
  return vscode.Uri.joinPath(file, '..');
}

/** The name of a file without its folder. */
export function nameOf(file: vscode.Uri): string {
  return file.path.slice(file.path.lastIndexOf('/') + 1);
}

/** A stored file. In Node, ranges of a file on disk are read as they are needed; elsewhere the file is read once. */
export type OpenBytes = (file: vscode.Uri, size: number) => Promise<FeedBytes>;

/** The whole file in memory: for hosts and file systems that know no ranges. */
export const wholeFile: OpenBytes = async (file) => {
  const bytes = await vscode.workspace.fs.readFile(file);
  return { size: bytes.length, read: async (from, to) => bytes.subarray(from, to) };
};
