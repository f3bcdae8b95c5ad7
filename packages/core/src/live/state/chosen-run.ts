import type { RunPatch } from '../meaning/run-patch.ts';

/** A patch with the source that it comes from. */
export interface ChosenRun {
  readonly patch: RunPatch;
  /** Index of the source in `LiveSnapshot.feeds`. */
  readonly source: number;
}

/** A row of `RunChanges` before it is laid out. */
export interface SnapshotRow extends ChosenRun {
  /** `RunChanges.start`. */
  readonly start: number;
}
