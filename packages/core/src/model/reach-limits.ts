/** Bounds of searches from one place to many: the same over `/v1` and in the graph. */
export const REACH_LIMITS = {
  /** Shorter times reach nothing. */
  shortestSeconds: 60,
  /** The longest time of stops and areas. */
  longestSeconds: 7200,
  /** The longest time of ways to given places. */
  longestWaySeconds: 14_400,
  /** Areas of one answer: as many as a map can show apart. */
  areas: 6,
  /** Places of one answer. */
  places: 100,
} as const;
