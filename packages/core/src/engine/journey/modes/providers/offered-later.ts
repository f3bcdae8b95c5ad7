const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Seconds from an instant to the times that are tried: every three hours of the next day, then every twelve hours of a week. A provider with opening
 * hours is open at one of them as a rule.
 */
const LATER: readonly number[] = [
  ...Array.from({ length: 8 }, (_, i) => (i + 1) * 3 * HOUR),
  ...Array.from({ length: 6 }, (_, day) => [(day + 1) * DAY, (day + 1) * DAY + 12 * HOUR]).flat(),
];

/**
 * Whether something that is not offered at an instant is offered at another time within a week. Then it is closed, not missing. Used only where
 * nothing is found.
 */
export function isOfferedLater(at: number, isOfferedAt: (instant: number) => boolean): boolean {
  return LATER.some((seconds) => isOfferedAt(at + seconds));
}
