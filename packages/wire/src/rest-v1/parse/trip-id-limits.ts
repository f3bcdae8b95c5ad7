/** No trip has more legs, and no id is longer; an address of more characters is refused by many programs. */
export const MOST_LEGS = 60;
export const LONGEST_ID = 8000;

/** Unix seconds before the year 5138, or a shift within them. */
export function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value) && Math.abs(value as number) < 1e11;
}

/** Seconds of a leg: less than a month. */
export function isDuration(value: unknown): value is number {
  return isTime(value) && value >= 0 && value < 2_678_400;
}

/** A position within a trip. */
export function isPosition(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < 100_000;
}

/** A name or an identifier of the data. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 500;
}
