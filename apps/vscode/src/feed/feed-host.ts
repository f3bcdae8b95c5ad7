import { checkFeed, MOST_LISTED, type RunningCheck } from '@tripwright/feed-language';
import type * as vscode from 'vscode';
import type { CheckFile, StartCheck } from './check-files.ts';
import { type OpenBytes, surroundings, wholeFile } from './feed-files.ts';

/** What a host of the extension can do for feeds. */
export interface FeedAbilities {
  /** Checks in a thread; absent in hosts without threads. */
  readonly startCheck?: (extensionUri: vscode.Uri) => StartCheck;
  /** Reads ranges of files on disk; absent in hosts without a disk. */
  readonly openBytes?: OpenBytes;
}

/** The abilities of a host with what stands for those that it lacks. */
export interface FeedHost {
  readonly log: vscode.LogOutputChannel;
  /** Whether checks read paths themselves. */
  readonly readsPaths: boolean;
  readonly isFeedFile: (name: string) => boolean;
  readonly openBytes: OpenBytes;
  readonly startCheck: (files: readonly CheckFile[]) => RunningCheck;
}

/** Makes a host of its abilities. @param isFeedFile whether a name in lower case is that of a file of GTFS */
export function feedHost(
  abilities: FeedAbilities,
  extensionUri: vscode.Uri,
  log: vscode.LogOutputChannel,
  isFeedFile: (name: string) => boolean,
): FeedHost {
  const start = abilities.startCheck?.(extensionUri);
  return {
    log,
    readsPaths: start !== undefined,
    isFeedFile,
    openBytes: abilities.openBytes ?? wholeFile,
    startCheck: (files) => start?.(files) ?? checkHere(files),
  };
}

/** Checks in this thread. The importer gives way between pieces of 128 kB. */
function checkHere(files: readonly CheckFile[]): RunningCheck {
  const bytes = new Map(
    files.flatMap(({ name, bytes: all }) =>
      all === undefined
        ? []
        : [[name, { size: all.length, read: (from: number, to: number) => piece(all, from, to) }] as const],
    ),
  );
  return { result: checkFeed(bytes, surroundings, MOST_LISTED), stop: () => {} };
}

async function piece(all: Uint8Array, from: number, to: number): Promise<Uint8Array> {
  await surroundings.pause();
  return all.subarray(from, to);
}
