/** What an update says of one call. */
interface SaidOfCall {
  readonly relationship: string;
  readonly arrival: { readonly delay: number } | undefined;
  readonly departure: { readonly delay: number } | undefined;
}

/**
 * The times of a run by the rules of docs/live-semantics.md ("Times along a run"), each event on its own and slowly. It shares no code with what it
 * checks.
 * @param scheduled arrival and departure of each call in turn
 * @param calls what is said of each call
 * @param ofTrip `TripUpdate.delay`
 */
export function spelledOutTimes(
  scheduled: readonly number[],
  calls: readonly (SaidOfCall | undefined)[],
  ofTrip: number | undefined,
): number[] {
  const events = scheduled.map((_, e) => e);
  const callOf = (e: number): SaidOfCall | undefined => calls[Math.floor(e / 2)];
  const isSkipped = (e: number): boolean => callOf(e)?.relationship === 'SKIPPED';
  const given = (e: number): number | undefined => {
    const call = callOf(e);
    if (call === undefined || call.relationship !== 'SCHEDULED') return undefined;
    return (e % 2 === 0 ? call.arrival : call.departure)?.delay;
  };
  const delayOf = (e: number): number => {
    const own = given(e);
    if (own !== undefined) return own;
    for (let before = e; before >= 0; before--) {
      // A call without data ends all delays at its arrival.
      if (callOf(before)?.relationship === 'NO_DATA') return departureDelay(e) ?? 0;
      const delay = before === e ? undefined : given(before);
      if (delay !== undefined) return delay;
    }
    return ofTrip ?? departureDelay(e) ?? 0;
  };
  /** For an arrival before which nothing was given: the delay of the departure of its call. */
  const departureDelay = (e: number): number | undefined => (e % 2 === 0 ? given(e + 1) : undefined);
  const raw = events.map((e) => scheduled[e]! + delayOf(e));
  const pulled = events.map((e) => {
    if (given(e) !== undefined || isSkipped(e)) return raw[e]!;
    const next = events.find((later) => later > e && given(later) !== undefined);
    return next === undefined ? raw[e]! : Math.min(raw[e]!, raw[next]!);
  });
  return events.map((e) =>
    isSkipped(e)
      ? pulled[e]!
      : Math.max(...events.filter((before) => before <= e && !isSkipped(before)).map((b) => pulled[b]!)),
  );
}
