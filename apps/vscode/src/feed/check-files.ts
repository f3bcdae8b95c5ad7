import type { CheckedFeed } from '@tripwright/feed-language';

/** Notices of one code in one file that are shown. The editor takes no more of a file. */
export const MOST_LISTED = 1000;

/** A file to check: the text of an open document, bytes that are at hand, or a path that the checks read themselves. */
export interface CheckFile {
  readonly name: string;
  readonly bytes?: Uint8Array;
  /** Only in the Node host. */
  readonly path?: string;
}

/** Checks a feed away from the thread that answers the editor. `stop` gives up. */
export interface RunningCheck {
  readonly result: Promise<CheckedFeed>;
  readonly stop: () => void;
}

/** Starts a check. Absent where the host has no threads of its own: the check then runs between the answers. */
export type StartCheck = (files: readonly CheckFile[]) => RunningCheck;
