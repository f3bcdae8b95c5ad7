/**
 * Times that vehicles require before boarding and after alighting, by stop: check-in for a flight, security, luggage. 0 where none is
 * required.
 */
export interface CheckTimes {
  /** `[stop]`: 1 where every vehicle that calls requires it. */
  readonly isCheckpoint: Uint8Array;
  /** `[stop]`: seconds at the stop before a vehicle leaves, for riders who do not come from a checkpoint. */
  readonly before: Int32Array;
  /** `[stop]`: seconds at the stop after a vehicle arrives, for riders who do not continue at a checkpoint. */
  readonly after: Int32Array;
  /** `[stop]`: seconds between two vehicles at checkpoints, in place of the other two. */
  readonly between: Int32Array;
}

/** Seconds that a transfer takes in addition to walking. Between two checkpoints riders have checked in already. */
export function checkSeconds({ isCheckpoint, before, after, between }: CheckTimes, from: number, to: number): number {
  if (isCheckpoint[from] === 1 && isCheckpoint[to] === 1) return Math.max(between[from]!, between[to]!);
  return after[from]! + before[to]!;
}
