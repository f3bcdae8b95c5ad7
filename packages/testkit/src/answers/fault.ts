/** One thing wrong with an answer. */
export interface Fault {
  /** What kind of thing, one word: faults of a kind are counted together. */
  readonly kind: string;
  /** Which group, trip and segment; '' = the answer. */
  readonly at: string;
  readonly text: string;
}

/** Where checks tell what they find. */
export type FaultReport = (kind: string, at: string, text: string) => void;

/** Position of a trip, or of one of its segments, as reports write it. */
export function place(group: number, trip: number, segment?: number): string {
  return `groups[${group}].trips[${trip}]${segment === undefined ? '' : `.segments[${segment}]`}`;
}
