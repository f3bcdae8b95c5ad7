import type { DayTest, Holidays } from './calendar.ts';
import { readDates } from './dates.ts';
import { DAY_MINUTES, readTimes, type TimeSpan } from './times.ts';
import { type Token, TokenReader } from './tokens.ts';
import { readWeekdays } from './weekdays.ts';

/** `normal` replaces the earlier rules of its days, `additional` adds to them, `fallback` applies where no other rule does. */
type RuleKind = 'normal' | 'additional' | 'fallback';
type RuleState = 'open' | 'closed' | 'unknown';

interface Rule {
  readonly kind: RuleKind;
  readonly state: RuleState;
  readonly isOn: DayTest;
  /** Empty for all day. */
  readonly times: readonly TimeSpan[];
}

/** A parsed `opening_hours` text. */
export interface OpeningHours {
  readonly rules: readonly Rule[];
  /** Minutes of the day at which the answer may change, ascending, midnight included. */
  readonly changes: readonly number[];
}

/**
 * Parses the common grammar of OpenStreetMap's `opening_hours`, which conditions share: dates, weekdays, times, `off`, comments, and rules joined by
 * `;`, `,` and `||`.
 * @returns undefined for text outside it (sunrise, repeated events, prose)
 */
export function parseOpeningHours(tokens: readonly Token[]): OpeningHours | undefined {
  const reader = new TokenReader(tokens);
  const rules: Rule[] = [];
  let kind: RuleKind = 'normal';
  while (!reader.isAtEnd) {
    if (reader.takeSign(';')) {
      kind = 'normal';
      continue;
    }
    const rule = readRule(reader, kind);
    if (rule === undefined) return undefined;
    rules.push(rule);
    if (reader.isAtEnd) break;
    if (reader.takeSign(';')) kind = 'normal';
    else if (reader.takeSign(',')) kind = 'additional';
    else if (reader.takeSign('||')) kind = 'fallback';
    else return undefined;
  }
  if (rules.length === 0) return undefined;
  const changes = new Set([0]);
  for (const { times } of rules) {
    for (const { from, to } of times) {
      changes.add(from % DAY_MINUTES);
      changes.add(to % DAY_MINUTES);
    }
  }
  return { rules, changes: [...changes].sort((a, b) => a - b) };
}

const everyDay: DayTest = () => true;

function readRule(reader: TokenReader, kind: RuleKind): Rule | undefined {
  const start = reader.mark;
  if (reader.peek()?.kind === 'comment' && reader.isSign(':', 1)) reader.skip(2);
  let isOn = everyDay;
  let times: readonly TimeSpan[] = [];
  if (isAlways(reader)) reader.skip(3);
  else {
    const dates = readDates(reader);
    if (dates === undefined) return undefined;
    reader.takeSign(':');
    const weekdays = readWeekdays(reader);
    reader.takeSign(':');
    const spans = readTimes(reader);
    if (spans === undefined) return undefined;
    times = spans;
    // Days after the hours break the grammar but are unambiguous.
    const later = weekdays === undefined && spans.length > 0 ? readWeekdays(reader) : undefined;
    isOn = bothOf(dates === 'every' ? undefined : dates, weekdays ?? later);
  }
  const selected = reader.mark > start;
  const word = reader.word();
  const hasState = word === 'off' || word === 'closed' || word === 'open' || word === 'unknown';
  if (hasState) reader.skip();
  const hasComment = reader.peek()?.kind === 'comment';
  if (hasComment) reader.skip();
  if (!selected && !hasState && !hasComment) return undefined;
  // A comment alone ("by appointment") leaves the hours unknown.
  const said = word === 'off' || word === 'closed' ? 'closed' : word === 'unknown' ? 'unknown' : 'open';
  return { kind, state: !selected && !hasState ? 'unknown' : said, isOn, times };
}

/** `24/7` */
function isAlways(reader: TokenReader): boolean {
  const [hours, days] = [reader.peek(0), reader.peek(2)];
  return hours?.kind === 'number' && hours.value === 24 && reader.isSign('/', 1) && days?.kind === 'number';
}

function bothOf(a: DayTest | undefined, b: DayTest | undefined): DayTest {
  if (a === undefined) return b ?? everyDay;
  return b === undefined ? a : (day, holidays) => a(day, holidays) && b(day, holidays);
}

/**
 * Whether a place is open at a minute of a day; undefined where the text does not decide. The hours after midnight of a span belong to the day on
 * which it began.
 */
export function isOpenAt(hours: OpeningHours, day: number, minute: number, holidays: Holidays): boolean | undefined {
  const today = stateOn(hours, day, minute, holidays);
  if (today === 'open') return true;
  if (today === 'closed') return false;
  const night = stateOn(hours, day - 1, minute + DAY_MINUTES, holidays);
  if (night === 'open') return true;
  return today === 'unknown' || night === 'unknown' ? undefined : false;
}

/** The state of a minute of a day, or of the following night, by the rules of that day; `silent` when no rule covers it. */
function stateOn(hours: OpeningHours, day: number, minute: number, holidays: Holidays): RuleState | 'silent' {
  let state: RuleState | 'silent' = 'silent';
  for (const rule of hours.rules) {
    if (!rule.isOn(day, holidays)) continue;
    const isTimed = rule.times.length > 0;
    const covers = isTimed ? rule.times.some(({ from, to }) => minute >= from && minute < to) : minute < DAY_MINUTES;
    if (rule.kind === 'fallback') {
      if (covers && state !== 'open') state = rule.state;
    } else if (rule.state === 'closed') {
      // Closing for some hours leaves the other hours open; closing for the day leaves the night before open.
      if (isTimed && covers) state = 'closed';
      else if (!isTimed) state = 'silent';
    } else if (covers) state = rule.state;
    else if (rule.kind === 'normal') state = 'silent';
  }
  return state;
}
