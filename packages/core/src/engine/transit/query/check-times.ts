/**
 * What vehicles need of their passengers before boarding and after alighting, by stop: checking in for a flight, security, luggage. All is 0
 * where nothing is needed.
 */
export interface CheckTimes {
  /** `[stop]`: 1 where every vehicle that calls needs it. */
  readonly isCheckpoint: Uint8Array;
  /** `[stop]`: seconds at the stop before a vehicle leaves, for those who come from somewhere else than a checkpoint. */
  readonly before: Int32Array;
  /** `[stop]`: seconds at the stop after a vehicle arrived, for those who go on to somewhere else than a checkpoint. */
  readonly after: Int32Array;
  /** `[stop]`: seconds between two vehicles both of which check, in place of the other two. */
  readonly between: Int32Array;
}

/** Seconds that a change takes beside walking; whoever changes between two checkpoints has checked in already. */
export function checkSeconds({ isCheckpoint, before, after, between }: CheckTimes, from: number, to: number): number {
  if (isCheckpoint[from] === 1 && isCheckpoint[to] === 1) return Math.max(between[from]!, between[to]!);
  return after[from]! + before[to]!;
}
