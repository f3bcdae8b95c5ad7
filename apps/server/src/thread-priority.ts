import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';

/**
 * Lowers the priority of this thread, so that the thread that listens answers and refuses while all processors work. Linux names a thread by
 * this link, and gives each thread a priority of its own; elsewhere all threads stay equal.
 */
export function yieldToListener(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not Linux, or not allowed: the server works as well, only less evenly.
  }
}
