import { startCheck, storedBytes } from '@tripwright/feed-language/node';
import * as vscode from 'vscode';
import { wholeFile } from './feed-files.ts';
import type { FeedAbilities } from './feed-host.ts';

/** What the Node host can do for feeds: ranges of files on disk, and checks in a thread. */
export const nodeFeeds: FeedAbilities = {
  openBytes: async (file, size) => (file.scheme === 'file' ? storedBytes(file.fsPath) : wholeFile(file, size)),
  startCheck: (extensionUri) => {
    const program = vscode.Uri.joinPath(extensionUri, 'dist', 'feed-checks.mjs').fsPath;
    return (files) => startCheck(program, files);
  },
};
