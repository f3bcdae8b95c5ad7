import { formatDay } from '@tripwright/core/base';
import type { DaySetIndex, Timetable, TripIndex } from '@tripwright/core/timetable';
import { intervalShifts } from '../lines/interval-shifts.ts';
import type { UncoveredDays } from '../region-diff.ts';

/**
 * The days of the old timetable before the new one begins and after it ends. A timetable that ends sooner loses every run after that, though each day that
 * both cover is the same.
 * @param limits first and last day wanted
 */
export function uncoveredDays(
  old: Timetable,
  fresh: Timetable,
  limits: { readonly from?: number | undefined; readonly to?: number | undefined },
): readonly UncoveredDays[] {
  const first = Math.max(old.firstDay, limits.from ?? Number.NEGATIVE_INFINITY);
  const last = Math.min(old.lastDay, limits.to ?? Number.POSITIVE_INFINITY);
  const runsOn = runCounts(old);
  const between = (from: number, to: number, isAfterEnd: boolean): readonly UncoveredDays[] => {
    const days = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i).filter(
      (day) => runsOn(day) > 0,
    );
    if (days.length === 0) return [];
    return [
      {
        isAfterEnd,
        firstDate: formatDay(days[0]!),
        lastDate: formatDay(days.at(-1)!),
        dayCount: days.length,
        runs: days.reduce((sum, day) => sum + runsOn(day), 0),
      },
    ];
  };
  return [
    ...between(first, Math.min(last, fresh.firstDay - 1), false),
    ...between(Math.max(first, fresh.lastDay + 1), last, true),
  ];
}

/** Counts the runs of a service day. */
function runCounts(timetable: Timetable): (day: number) => number {
  const shifts = intervalShifts(timetable);
  const runsOfSet = new Map<DaySetIndex, number>();
  for (let trip = 0 as TripIndex; trip < timetable.tripCount; trip++) {
    const set = timetable.tripDaySet[trip]!;
    runsOfSet.set(set, (runsOfSet.get(set) ?? 0) + (shifts.get(trip)?.length ?? 1));
  }
  return (day) => {
    let runs = 0;
    for (const [set, count] of runsOfSet) if (timetable.runsOn(set, day)) runs += count;
    return runs;
  };
}
