/** One thing wrong with an answer. */
export interface Fault {
  /** The kind of fault in one word; faults of a kind are counted together. */
  readonly kind: string;
  /** Group, trip and segment; '' = the answer as a whole. */
  readonly at: string;
  readonly text: string;
}

/** Receives the faults that checks find. */
export type FaultReport = (kind: string, at: string, text: string) => void;

/** Position of a trip, or of one of its segments, as reports write it. */
export function place(group: number, trip: number, segment?: number): string {
  return `groups[${group}].trips[${trip}]${segment === undefined ? '' : `.segments[${segment}]`}`;
}
