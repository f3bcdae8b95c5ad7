import type { JsonRecord } from '../source/json-record.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const OSM_DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const FORMER_USERS = /non[-_]?member/i;

/**
 * The tables system_hours and system_calendar of versions 1 and 2 in the form of version 3: one text in OpenStreetMap's opening-hours
 * syntax. Where members and other riders have different hours, those of riders without a subscription count. Undefined = always open.
 */
export function readHours(hours: JsonRecord | undefined, calendar: JsonRecord | undefined): string | undefined {
  const weekly = hours === undefined ? [] : weeklyRules(hours);
  const seasons = calendar === undefined ? [] : seasonsOf(calendar);
  if (weekly.length === 0 && seasons.length === 0) return undefined;
  const times = weekly.length === 0 ? ['00:00-24:00'] : weekly;
  const periods = seasons.length === 0 ? [''] : seasons.map((season) => `${season} `);
  return periods.flatMap((period) => times.map((time) => `${period}${time}`)).join(', ');
}

function weeklyRules(hours: JsonRecord): string[] {
  const records = hours.records('rental_hours');
  const forAll = records.filter((record) => (record.texts('user_types') ?? []).some((user) => FORMER_USERS.test(user)));
  const rules: string[] = [];
  for (const record of forAll.length > 0 ? forAll : records) {
    const [start, end] = [timeOf(record, 'start_time'), timeOf(record, 'end_time')];
    const days = (record.texts('days') ?? []).map((day) => DAYS.indexOf(day.slice(0, 3).toLowerCase() as 'mon'));
    if (start === undefined || end === undefined) continue;
    if (days.length === 0 || days.includes(-1)) {
      record.note('invalid-value', 'days', record.value('days') ?? '');
      continue;
    }
    const named = [...new Set(days)].sort((a, b) => a - b).map((day) => OSM_DAYS[day]);
    // Systems write the end of the day as its last second or minute.
    rules.push(`${named.join(',')} ${start}-${end === '23:59' || end === '00:00' ? '24:00' : end}`);
  }
  return rules;
}

function timeOf(record: JsonRecord, key: string): string | undefined {
  const text = record.needText(key);
  if (text === undefined) return undefined;
  const match = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text);
  const [hour, minute] = [Number(match?.[1]), Number(match?.[2])];
  if (match !== null && hour <= 47 && minute <= 59) return `${String(hour).padStart(2, '0')}:${match[2]}`;
  record.note('invalid-time', key, text);
  return undefined;
}

function seasonsOf(calendar: JsonRecord): string[] {
  const seasons: string[] = [];
  for (const record of calendar.records('calendars')) {
    const start = dateOf(record, 'start');
    const end = dateOf(record, 'end');
    if (start === undefined || end === undefined) continue;
    if (start === 'Jan 01' && end === 'Dec 31') return [];
    seasons.push(`${start}-${end}`);
  }
  return seasons;
}

function dateOf(record: JsonRecord, side: 'start' | 'end'): string | undefined {
  const [month, day, year] = [record.count(`${side}_month`), record.count(`${side}_day`), record.count(`${side}_year`)];
  const name = MONTHS[(month ?? 0) - 1];
  if (name === undefined || day === undefined || day < 1 || day > 31) {
    record.note('invalid-date', `${side}_day`, `${month ?? ''}-${day ?? ''}`);
    return undefined;
  }
  return `${year === undefined ? '' : `${year} `}${name} ${String(day).padStart(2, '0')}`;
}
