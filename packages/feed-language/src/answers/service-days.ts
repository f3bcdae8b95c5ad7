import { dateOfDay, dayOfDate, parseDay, weekdayOf } from '@tripwright/core/base';
import type { FeedIndex } from '../feed/feed-index.ts';
import type { FeedWords } from '../feed-texts.ts';
import { markdownPicture } from './markdown.ts';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** The days of a service. Days count from 1970-01-01. */
export interface ServiceDays {
  /** Bit `d` is weekday d of the weekly pattern, 0 = Monday; 0 without a pattern. */
  readonly weekdays: number;
  /** All days, in order. */
  readonly days: readonly number[];
  readonly added: number;
  readonly removed: number;
}

/** Most days of one service that are worked out: ten years. */
const MOST_DAYS = 3660;
/** Most rows of calendar_dates.txt that are read for one service. */
const MOST_EXCEPTIONS = 4000;

/** The days of a service from both calendar files; undefined for an unknown service. */
export async function serviceDays(feed: FeedIndex, id: string): Promise<ServiceDays | undefined> {
  const days = new Set<number>();
  let weekdays = 0;
  let [added, removed] = [0, 0];
  const week = (await feed.table('calendar.txt')?.cellsWith('service', id, 1))?.[0]?.row;
  const exceptions = (await feed.table('calendar_dates.txt')?.cellsWith('service', id, MOST_EXCEPTIONS)) ?? [];
  if (week === undefined && exceptions.length === 0) return undefined;
  if (week !== undefined) {
    WEEKDAYS.forEach((name, day) => {
      if (week.value(name) === '1') weekdays |= 1 << day;
    });
    const start = parseDay(week.value('start_date'));
    const end = parseDay(week.value('end_date'));
    if (start !== undefined && end !== undefined) {
      for (let day = start; day <= Math.min(end, start + MOST_DAYS); day++) {
        if ((weekdays >> weekdayOf(day)) & 1) days.add(day);
      }
    }
  }
  for (const { row } of exceptions) {
    const day = parseDay(row.value('date'));
    if (day === undefined) continue;
    if (row.value('exception_type') === '1' && !days.has(day)) {
      days.add(day);
      added++;
    } else if (row.value('exception_type') === '2' && days.delete(day)) removed++;
  }
  return { weekdays, days: [...days].sort((a, b) => a - b), added, removed };
}

/** The days in words: “weekdays”, “every day”, the names of the weekdays, or their number. */
export function wordsOfDays({ weekdays, days }: ServiceDays, { say, locale }: FeedWords): string {
  if (days.length === 0) return say('feed.noDays');
  const pattern = weekdays === 0 ? weekdaysOf(days) : weekdays;
  if (weekdays === 0 && days.length < 14) return say('feed.someDays', { count: days.length });
  if (pattern === 0b1111111) return say('feed.everyDay');
  if (pattern === 0b0011111) return say('feed.weekdays');
  if (pattern === 0b1100000) return say('feed.weekends');
  const names = [0, 1, 2, 3, 4, 5, 6].filter((day) => (pattern >> day) & 1).map((day) => weekdayName(day, locale));
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(names);
}

/** A day as text in the language of the editor. */
export function dayText(day: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(day * 86_400_000);
}

const CELL = 9;
const MOST_MONTHS = 14;

/** The days as a calendar: a row of squares for each month, filled where the service runs; as Markdown. */
export function calendarPicture({ days }: ServiceDays, { locale, dark }: FeedWords): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  const runs = new Set(days);
  const ink = dark ? '#c9d1d9' : '#24292f';
  const [on, off, weekend] = dark ? ['#58a6ff', '#30363d', '#21262d'] : ['#0969da', '#d0d7de', '#eaeef2'];
  const name = new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' });
  const from = dateOfDay(first);
  const rows: string[] = [];
  for (let index = 0; index < MOST_MONTHS; index++) {
    const start = dayOfDate(
      from.year + Math.floor((from.month - 1 + index) / 12),
      ((from.month - 1 + index) % 12) + 1,
      1,
    );
    if (start > last) break;
    const next = dayOfDate(from.year + Math.floor((from.month + index) / 12), ((from.month + index) % 12) + 1, 1);
    const y = index * (CELL + 3);
    rows.push(`<text x="0" y="${y + CELL - 1}">${escapeXml(name.format(start * 86_400_000))}</text>`);
    for (const [wanted, fill] of [
      [1, on],
      [0, off],
      [2, weekend],
    ] as const) {
      let path = '';
      for (let day = start; day < next; day++) {
        const kind = runs.has(day) ? 1 : weekdayOf(day) >= 5 ? 2 : 0;
        if (kind === wanted) path += `M${52 + (day - start) * (CELL + 1)} ${y}h${CELL}v${CELL}h-${CELL}z`;
      }
      if (path !== '') rows.push(`<path fill="${fill}" d="${path}"/>`);
    }
  }
  const height = rows.filter((row) => row.startsWith('<text')).length * (CELL + 3);
  const width = 52 + 31 * (CELL + 1);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="9" fill="${ink}">${rows.join('')}</svg>`;
  return markdownPicture(svg, `${dayText(first, locale)} – ${dayText(last, locale)}`);
}

function weekdaysOf(days: readonly number[]): number {
  let pattern = 0;
  for (const day of days) pattern |= 1 << weekdayOf(day);
  return pattern;
}

/** 1970-01-05 was a Monday. */
function weekdayName(day: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format((4 + day) * 86_400_000);
}

/** Text in an SVG picture. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
