/** Hours of a week, from Monday 00:00 to 01:00 in local time. */
export const HOURS_OF_WEEK: number = 7 * 24;
