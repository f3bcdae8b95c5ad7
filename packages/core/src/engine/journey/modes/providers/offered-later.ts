const HOUR = 3600;
const DAY = 24 * HOUR;

/** Every three hours of the next day, and morning and evening of the days of a week: every provider with opening hours is open at one of these. */
const LATER: readonly number[] = [
  ...Array.from({ length: 8 }, (_, i) => (i + 1) * 3 * HOUR),
  ...Array.from({ length: 6 }, (_, day) => [(day + 1) * DAY, (day + 1) * DAY + 12 * HOUR]).flat(),
];

/**
 * Whether something not offered at an instant is offered at another within a week: then it is closed, not missing. Used only where nothing is
 * found.
 */
export function isOfferedLater(at: number, isOfferedAt: (instant: number) => boolean): boolean {
  return LATER.some((seconds) => isOfferedAt(at + seconds));
}
