import type { TokenReader } from './tokens.ts';

/** Minutes from midnight of the rule's day; an end beyond 1440 lies on the next day. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

export const DAY_MINUTES = 1440;

/**
 * Times of day: `08:00-12:00,13:00-17:30`, over midnight `22:00-06:00` or `22:00-30:00`, open-ended `18:00+` (until midnight), hours alone (`8-18`),
 * and `7am-9am`.
 * @returns an empty list when no time comes next, undefined for a meaningless text
 */
export function readTimes(reader: TokenReader): readonly TimeSpan[] | undefined {
  const spans: TimeSpan[] = [];
  while (reader.isNumber()) {
    const from = readClock(reader);
    if (from === undefined || from > DAY_MINUTES) return undefined;
    if (reader.takeSign('+')) spans.push({ from, to: DAY_MINUTES });
    else {
      if (!reader.takeSign('-')) return undefined;
      const to = readClock(reader);
      if (to === undefined || to > 2 * DAY_MINUTES) return undefined;
      reader.takeSign('+');
      // Equal ends mean a whole day.
      spans.push({ from, to: to <= from ? to + DAY_MINUTES : to });
    }
    if (!(reader.isSign(',') && reader.isNumber(1) && !isDateAhead(reader))) break;
    reader.skip();
  }
  return spans;
}

/** A year after the comma begins another rule. */
function isDateAhead(reader: TokenReader): boolean {
  const token = reader.peek(1);
  return token?.kind === 'number' && token.digits === 4;
}

function readClock(reader: TokenReader): number | undefined {
  const hours = reader.takeNumber();
  if (hours === undefined || hours > 48) return undefined;
  let minutes = 0;
  if ((reader.isSign(':') || reader.isSign('.')) && reader.isNumber(1)) {
    reader.skip();
    minutes = reader.takeNumber()!;
    if (minutes > 59) return undefined;
  }
  const half = reader.word();
  if (half !== 'am' && half !== 'pm') return hours * 60 + minutes;
  if (hours < 1 || hours > 12) return undefined;
  reader.skip();
  return ((hours % 12) + (half === 'pm' ? 12 : 0)) * 60 + minutes;
}
