import type { Period } from '../message/realtime-message.ts';

/** Whether an alert is active at an instant: in one of its periods, start inclusive, end exclusive; without periods always (RT-27). */
export function isActiveAt(periods: readonly Period[], instant: number): boolean {
  return isActiveWithin(periods, instant, instant);
}

/** Whether an alert is active at some moment from one instant to another, both included. */
export function isActiveWithin(periods: readonly Period[], from: number, to: number): boolean {
  if (periods.length === 0) return true;
  return periods.some(
    ({ start = Number.NEGATIVE_INFINITY, end = Number.POSITIVE_INFINITY }) => start <= to && from < end,
  );
}
