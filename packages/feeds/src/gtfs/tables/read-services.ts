import { PlannerError, weekdayOf } from '@tripwright/core/base';
import type { ServiceRow } from '@tripwright/core/timetable/build';
import { type FeedReading, readTable } from '../source/table-reader.ts';
import type { TableRow } from '../source/table-row.ts';
import { indexById, sortById } from './sorting.ts';

const weekColumns = [
  'service_id',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'start_date',
  'end_date',
] as const;
const dateColumns = ['service_id', 'date', 'exception_type'] as const;

/** Maximum number of days of all services together; national feeds have a few million. Centuries of days exhaust time and memory. */
const MOST_SERVICE_DAYS = 30_000_000;

/** A row of calendar.txt: bit `d` of `weekdays` is weekday d, 0 = Monday; both ends of the period are included (CAL-1). */
interface Week {
  readonly weekdays: number;
  readonly start: number;
  readonly end: number;
}

export interface ServiceTable {
  readonly services: ServiceRow[];
  readonly indexOf: ReadonlyMap<string, number>;
}

/**
 * The days of every service: its weekly pattern with its exceptions, from either file or both (CAL-1 to CAL-4).
 * @throws PlannerError `input-unusable` for far more days than any timetable has
 */
export async function readServices(reading: FeedReading): Promise<ServiceTable> {
  const weeks = new Map<string, Week | undefined>();
  await readTable(reading, { file: 'calendar.txt', columns: weekColumns, needs: weekColumns }, (row) => {
    const id = row.required(0);
    if (id === undefined) return;
    const week = readWeek(row);
    if (!weeks.has(id)) weeks.set(id, week);
    else row.note(isSameWeek(week, weeks.get(id)) ? 'repeated-row' : 'duplicate-key', 0, id);
  });
  const exceptions = new Map<string, Map<number, boolean>>();
  await readTable(reading, { file: 'calendar_dates.txt', columns: dateColumns, needs: dateColumns }, (row) => {
    readException(row, exceptions);
  });

  const shared = new Map<string, Int32Array>();
  const services: ServiceRow[] = [];
  let total = 0;
  for (const id of new Set([...weeks.keys(), ...exceptions.keys()])) {
    const weekly = daysOfWeek(weeks.get(id), shared);
    const days = applyExceptions(weekly, exceptions.get(id));
    total += days.length;
    if (total > MOST_SERVICE_DAYS)
      throw new PlannerError(
        'input-unusable',
        `${reading.source.path}: the services run on more than ${MOST_SERVICE_DAYS.toLocaleString('en')} days in all, more than any timetable. Check the dates in calendar.txt.`,
      );
    if (days.length === 0) reading.notices.note('service-without-days', 'calendar.txt', 0, 'service_id', id);
    services.push({ id, days });
  }
  sortById(services);
  return { services, indexOf: indexById(services) };
}

function readWeek(row: TableRow): Week | undefined {
  let weekdays = 0;
  for (let day = 0; day < 7; day++) {
    if (row.choice(1 + day, 1, 0) === 1) weekdays |= 1 << day;
  }
  const start = row.date(8);
  const end = row.date(9);
  if (start === undefined || end === undefined) {
    if (row.text(8) === '') row.note('missing-value', 8, '');
    if (row.text(9) === '') row.note('missing-value', 9, '');
    return undefined;
  }
  if (end < start) {
    row.note('calendar-end-before-start', 9, `${row.text(8)} to ${row.text(9)}`);
    return undefined;
  }
  return { weekdays, start, end };
}

function isSameWeek(a: Week | undefined, b: Week | undefined): boolean {
  return a?.weekdays === b?.weekdays && a?.start === b?.start && a?.end === b?.end;
}

function readException(row: TableRow, exceptions: Map<string, Map<number, boolean>>): void {
  const id = row.text(0);
  const day = row.date(1);
  const type = row.choice(2, 2, 0);
  if (id === '' || day === undefined || type === 0) {
    for (const column of [0, 1, 2]) {
      if (row.text(column) === '') row.note('missing-value', column, '');
    }
    if (row.text(2) === '0') row.note('invalid-enum', 2, '0');
    return;
  }
  let days = exceptions.get(id);
  if (days === undefined) {
    days = new Map();
    exceptions.set(row.keep(0), days);
  }
  const runs = type === 1;
  const known = days.get(day);
  if (known === undefined) days.set(day, runs);
  else row.note(known === runs ? 'repeated-row' : 'duplicate-key', 1, `${id} ${row.text(1)}`);
}

/** The days of a weekly pattern; services with equal patterns share one array. */
function daysOfWeek(week: Week | undefined, shared: Map<string, Int32Array>): Int32Array {
  if (week === undefined) return new Int32Array(0);
  const key = `${week.weekdays} ${week.start} ${week.end}`;
  let days = shared.get(key);
  if (days === undefined) {
    const found: number[] = [];
    for (let day = week.start; day <= week.end; day++) {
      if ((week.weekdays >> weekdayOf(day)) & 1) found.push(day);
    }
    days = Int32Array.from(found);
    shared.set(key, days);
  }
  return days;
}

/** Exceptions override the weekly pattern, also outside its period (CAL-2). */
function applyExceptions(weekly: Int32Array, exceptions: ReadonlyMap<number, boolean> | undefined): Int32Array {
  if (exceptions === undefined) return weekly;
  const days = new Set(weekly);
  for (const [day, runs] of exceptions) {
    if (runs) days.add(day);
    else days.delete(day);
  }
  return Int32Array.from(days).sort();
}
