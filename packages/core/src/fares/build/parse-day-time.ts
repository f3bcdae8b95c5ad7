const DAY = 86_400;

/**
 * A time of the calendar day, `H:MM:SS` up to and including 24:00:00, in seconds.
 * @param blank the value of an empty text
 * @returns undefined for any other text: times past 24:00 are forbidden in timeframes (FA-7)
 */
export function parseDayTime(text: string, blank: number): number | undefined {
  if (text === '') return blank;
  const match = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text);
  if (match === null) return undefined;
  const [hours, minutes, seconds] = [Number(match[1]), Number(match[2]), Number(match[3] ?? '0')];
  const time = hours * 3600 + minutes * 60 + seconds;
  return minutes < 60 && seconds < 60 && time <= DAY ? time : undefined;
}
