/**
 * The seconds between two times as clocks show them, in whole minutes: 08:00:40 to 10:05:20 is shown as 08:00–10:05, so the duration beside
 * it must be 2 hrs 5 mins. Two times within one minute of the clock have their exact difference.
 * @param start Unix seconds
 * @param end not before `start`
 */
export function shownSeconds(start: number, end: number): number {
  const minutes = Math.floor(end / 60) - Math.floor(start / 60);
  return minutes === 0 ? end - start : minutes * 60;
}
