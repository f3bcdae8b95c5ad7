/** The calls of one trip, in order of travel. Times are seconds of the service day. */
export interface TimedCalls {
  /** Seconds that the way from the first call takes at the fastest plausible speed. */
  readonly needed: Float64Array;
  /** 1 where the time is evidence: it is from the feed, and the stop has coordinates. */
  readonly isEvidence: Uint8Array;
  readonly arrival: Int32Array;
  readonly departure: Int32Array;
  readonly approximate: Uint8Array;
}

/** A time on a whole minute may be rounded: the vehicle can be this many seconds off, at each end of a span. */
const ROUNDING_SECONDS = 30;
/** A believed call is looked for among this many calls before the next one. It bounds the work for trips of thousands of calls. */
const LONGEST_GAP = 300;

/**
 * The span in which the timetable is furthest ahead of the fastest plausible vehicle; undefined where it is nowhere more than `slack` seconds ahead.
 *
 * The lead at a call is `needed − time`. A span is too fast when the lead at its end exceeds the lead at its start, so one pass that remembers the
 * smallest lead so far judges all spans.
 */
export function worstSpan(
  calls: TimedCalls,
  slack: number,
): { readonly from: number; readonly to: number } | undefined {
  let lowest = Number.POSITIVE_INFINITY;
  let lowestAt = -1;
  let worst = slack;
  let span: { readonly from: number; readonly to: number } | undefined;
  for (let call = 0; call < calls.needed.length; call++) {
    if (calls.isEvidence[call] === 0) continue;
    const ahead = leadOnArrival(calls, call) - lowest;
    if (ahead > worst) {
      worst = ahead;
      span = { from: lowestAt, to: call };
    }
    const lead = leadOnDeparture(calls, call);
    if (lead < lowest) {
      lowest = lead;
      lowestAt = call;
    }
  }
  return span;
}

/**
 * The largest set of calls whose times agree with each other in every span, from the first call to the last; exact times outweigh approximate
 * ones. Undefined where the first and the last contradict each other.
 *
 * A longest chain by dynamic programming: each call extends the best chain before it whose smallest lead it does not exceed by more than `slack`.
 */
export function believedCalls(calls: TimedCalls, slack: number): number[] | undefined {
  const last = calls.needed.length - 1;
  const weight = new Int32Array(last + 1);
  const lowest = new Float64Array(last + 1);
  const previous = new Int32Array(last + 1).fill(-1);
  if (calls.isEvidence[0] === 0 || calls.isEvidence[last] === 0) return undefined;
  for (let call = 0; call <= last; call++) {
    if (calls.isEvidence[call] === 0) continue;
    const arriving = leadOnArrival(calls, call);
    let best = -1;
    for (let before = call - 1; before >= Math.max(0, call - LONGEST_GAP); before--) {
      if (weight[before] === 0 || arriving - lowest[before]! > slack) continue;
      const isBetter =
        best === -1 ||
        weight[before]! > weight[best]! ||
        (weight[before] === weight[best] && lowest[before]! > lowest[best]!);
      if (isBetter) best = before;
    }
    // A chain begins at the first call only.
    if (best === -1 && call > 0) continue;
    previous[call] = best;
    weight[call] = (best === -1 ? 0 : weight[best]!) + (calls.approximate[call] === 1 ? 1 : 2);
    lowest[call] = Math.min(best === -1 ? Number.POSITIVE_INFINITY : lowest[best]!, leadOnDeparture(calls, call));
  }
  if (weight[last] === 0) return undefined;
  const chain: number[] = [];
  for (let call = last; call >= 0; call = previous[call]!) chain.push(call);
  return chain.reverse();
}

/** The lead of an arrival, in favour of the timetable where the time may be rounded. */
function leadOnArrival({ needed, arrival }: TimedCalls, call: number): number {
  return needed[call]! - arrival[call]! - roundingOf(arrival[call]!);
}

function leadOnDeparture({ needed, departure }: TimedCalls, call: number): number {
  return needed[call]! - departure[call]! + roundingOf(departure[call]!);
}

function roundingOf(seconds: number): number {
  return seconds % 60 === 0 ? ROUNDING_SECONDS : 0;
}
