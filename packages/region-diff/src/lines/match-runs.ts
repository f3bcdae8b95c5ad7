import type { LineRun } from './line-runs.ts';

/** A run of the old timetable that the new one has at other times. */
export interface RetimedRun {
  readonly old: LineRun;
  readonly new: LineRun;
  /** Places of the compared days. */
  readonly days: readonly number[];
}

/** A run that one of the timetables lacks. */
export interface UnmatchedRun {
  readonly run: LineRun;
  /** Places of the compared days, once for each run that is lacking. */
  readonly days: readonly number[];
}

/** What became of the runs of a line. */
export interface MatchedRuns {
  readonly lost: readonly UnmatchedRun[];
  readonly added: readonly UnmatchedRun[];
  /** The same stops at other times. */
  readonly retimed: readonly RetimedRun[];
  /** Other stops at about the same time. */
  readonly rerouted: readonly RetimedRun[];
}

/** A run with the same stops that leaves this much earlier or later is another run. */
const RETIMED_SECONDS = 30 * 60;
/** A run with other stops that leaves this much earlier or later is another run. */
const REROUTED_SECONDS = 10 * 60;
/** A run of the same trip id that leaves this much earlier or later is another run: operators number their trips anew. */
const SAME_ID_SECONDS = 60 * 60;
/** The part of its stops that a diverted run keeps at least. */
const SHARED_STOPS = 0.5;

/** Runs that are left over after equal ones have cancelled each other out, day by day. */
interface Rest {
  readonly run: LineRun;
  readonly left: Int32Array;
}

/**
 * Matches the runs of a line in two timetables: equal ones first, then those of one trip id, then those that leave nearest to each other with the
 * same stops, then diverted ones. What is left was lost, or is new.
 * @param idOf the id of the trip of a run
 */
export function matchRuns(
  old: readonly LineRun[],
  fresh: readonly LineRun[],
  idOf: { readonly old: (run: LineRun) => string; readonly new: (run: LineRun) => string },
): MatchedRuns {
  const lost = restOf(old, fresh);
  const added = restOf(fresh, old);
  const retimed: RetimedRun[] = [];
  const rerouted: RetimedRun[] = [];
  const take = (a: Rest, b: Rest): void => {
    const days = takeCommonDays(a, b);
    if (days.length === 0) return;
    (a.run.stops === b.run.stops ? retimed : rerouted).push({ old: a.run, new: b.run, days });
  };
  const byId = Map.groupBy(added, ({ run }) => idOf.new(run));
  for (const one of lost) {
    for (const other of byId.get(idOf.old(one.run)) ?? [])
      if (Math.abs(one.run.start - other.run.start) <= SAME_ID_SECONDS && sharesStops(one.run, other.run))
        take(one, other);
  }
  for (const [one, other] of nearestFirst(lost, added, RETIMED_SECONDS, (a, b) => a.stops === b.stops))
    take(one, other);
  for (const [one, other] of nearestFirst(lost, added, REROUTED_SECONDS, sharesStops)) take(one, other);
  return { lost: lost.flatMap(unmatched), added: added.flatMap(unmatched), retimed, rerouted };
}

/** The runs that the other timetable has less often on some day. */
function restOf(runs: readonly LineRun[], others: readonly LineRun[]): readonly Rest[] {
  const byStart = Map.groupBy(others, ({ key }) => key);
  return runs.flatMap((run) => {
    const [same] = byStart.get(run.key) ?? [];
    const left = Int32Array.from(run.counts, (count, day) => Math.max(0, count - (same?.counts[day] ?? 0)));
    return left.some((count) => count > 0) ? [{ run, left }] : [];
  });
}

/** Takes from both the runs of the days that both have left. @returns the days, once for each pair */
function takeCommonDays(a: Rest, b: Rest): readonly number[] {
  const days: number[] = [];
  for (let day = 0; day < a.left.length; day++) {
    const pairs = Math.min(a.left[day]!, b.left[day]!);
    a.left[day]! -= pairs;
    b.left[day]! -= pairs;
    for (let pair = 0; pair < pairs; pair++) days.push(day);
  }
  return days;
}

/** Pairs of runs that leave within some seconds of each other, the nearest first. */
function nearestFirst(
  lost: readonly Rest[],
  added: readonly Rest[],
  within: number,
  fits: (a: LineRun, b: LineRun) => boolean,
): readonly (readonly [Rest, Rest])[] {
  const later = [...added].sort((a, b) => a.run.start - b.run.start);
  const pairs: { readonly apart: number; readonly pair: readonly [Rest, Rest] }[] = [];
  for (const one of lost) {
    for (let i = firstNotBefore(later, one.run.start - within); i < later.length; i++) {
      const other = later[i]!;
      if (other.run.start > one.run.start + within) break;
      if (fits(one.run, other.run))
        pairs.push({ apart: Math.abs(other.run.start - one.run.start), pair: [one, other] });
    }
  }
  return pairs.sort((a, b) => a.apart - b.apart).map(({ pair }) => pair);
}

function firstNotBefore(sorted: readonly Rest[], start: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]!.run.start < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function sharesStops(a: LineRun, b: LineRun): boolean {
  const stops = new Set(a.stops.split(' '));
  const others = new Set(b.stops.split(' '));
  const shared = [...stops].filter((stop) => others.has(stop)).length;
  return shared >= SHARED_STOPS * Math.max(stops.size, others.size);
}

function unmatched({ run, left }: Rest): readonly UnmatchedRun[] {
  const days = Array.from(left).flatMap((count, day) => Array.from({ length: count }, () => day));
  return days.length === 0 ? [] : [{ run, days }];
}
