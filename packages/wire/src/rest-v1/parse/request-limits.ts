/** Limits of the values in a routing request, shared by `/v1` and GraphQL. The defaults are core's `REQUEST_DEFAULTS`. */
export const REQUEST_LIMITS = {
  /** Maximum number of entries in a list. */
  maxListEntries: 1000,
  /** Longest transfer time or walk: more than a week is a mistake. */
  maxMinutes: 10_080,
  /** Longest expected wait for a taxi: a day. */
  maxWaitMinutes: 1440,
  /** Maximum CO₂ in grams per kilometre: a higher number has the wrong unit. */
  maxGramsPerKm: 100_000,
  /** Speeds are in metres per second. */
  minSpeed: 0.1,
  maxWalkingSpeed: 10,
  maxCyclingSpeed: 25,
} as const;

/** Brings a weight of the score into the allowed range, 0.1 to 2. User interfaces send 0 for "not at all". */
export function clampWeight(weight: number): number {
  return Math.min(2, Math.max(0.1, weight));
}
