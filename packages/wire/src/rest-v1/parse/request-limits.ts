/** What a wish of a routing request may be, and what it is where nobody says: the same in `/v1` and in the graph. */
export const REQUEST_LIMITS = {
  /** Entries of any list. */
  maxListEntries: 1000,
  /** More than a week between two vehicles, or on foot, is a mistake. */
  maxMinutes: 10_080,
  defaultTransferMinutes: 3,
  /** A day: nobody waits longer for a taxi. */
  maxWaitMinutes: 1440,
  /** CO₂ per kilometre; more than any vehicle: a slip of units. */
  maxGramsPerKm: 100_000,
  /** Metres per second. */
  minSpeed: 0.1,
  maxWalkingSpeed: 10,
  maxCyclingSpeed: 25,
} as const;

/** A weight of what counts, drawn to the nearest one that is allowed. */
export function clampWeight(weight: number): number {
  return Math.min(2, Math.max(0.1, weight));
}
