/**
 * The seconds between two times as clocks show them, in whole minutes: 08:00:40 to 10:05:20 is told as 08:00–10:05, so it lasts 2 hrs 5 mins
 * beside that, though 2 hrs 4 mins 40 s are nearer to it otherwise. What ends in the minute in which it begins has its real length.
 * @param start Unix seconds
 * @param end not before `start`
 */
export function shownSeconds(start: number, end: number): number {
  const minutes = Math.floor(end / 60) - Math.floor(start / 60);
  return minutes === 0 ? end - start : minutes * 60;
}
