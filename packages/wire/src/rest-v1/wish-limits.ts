/** What a wish of a routing request may be, and what it is where nobody says: the same in `/v1` and in the graph. */
export const WISH_LIMITS = {
  /** Entries of any list. */
  mostInList: 1000,
  /** More than a week between two vehicles, or on foot, is a mistake. */
  mostMinutes: 10_080,
  minutesBetweenVehicles: 3,
  /** A day: nobody waits longer for a taxi. */
  mostWaitMinutes: 1440,
  /** CO₂ per kilometre; more than any vehicle: a slip of units. */
  mostGrams: 100_000,
  /** Metres per second. */
  slowest: 0.1,
  fastestWalk: 10,
  fastestCycling: 25,
} as const;

/** A weight of what counts, drawn to the nearest one that is allowed. */
export function boundWeight(weight: number): number {
  return Math.min(2, Math.max(0.1, weight));
}
