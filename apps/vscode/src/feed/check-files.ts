import type { RunningCheck } from '@tripwright/feed-language';

/** A file to check: the text of an open document, bytes that are at hand, or a path that the checks read themselves. */
export interface CheckFile {
  readonly name: string;
  readonly bytes?: Uint8Array;
  /** Only in the Node host. */
  readonly path?: string;
}

/** Starts a check. Absent where the host has no threads of its own: the check then runs between the answers. */
export type StartCheck = (files: readonly CheckFile[]) => RunningCheck;
