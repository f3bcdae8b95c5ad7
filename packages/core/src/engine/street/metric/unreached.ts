/**
 * A closed edge in a metric, and an unreached state in a search. It is the largest 32-bit integer, so adding to it overflows: compare before adding.
 */
export const UNREACHED = 0x7fffffff;
