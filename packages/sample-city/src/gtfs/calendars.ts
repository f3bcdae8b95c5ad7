import { dateOfDay, weekdayOf } from '@tripwright/core/base';
import type { TextTable } from '@tripwright/feeds/gtfs';
import type { DayKind } from '../transit/service-plans.ts';
import { tableOf } from './text-table.ts';

const firstYear = 2000;
const lastYear = 2099;
/** Holidays with the Sunday timetable: New Year, Republic Day, Christmas. */
const holidays = [
  [1, 1],
  [6, 10],
  [12, 25],
] as const;

/** The services of a day, in days since 1970-01-01: those that the tables of {@link calendarTables} give it. */
export function dayKinds(day: number): readonly DayKind[] {
  const { month, date } = dateOfDay(day);
  if (holidays.some(([m, d]) => m === month && d === date)) return ['sunday'];
  const weekday = weekdayOf(day);
  return weekday === 6 ? ['sunday'] : weekday === 5 ? ['saturday'] : ['weekday', 'school'];
}

/** Service covers every day of a hundred years, so that plans for today always work. */
export function calendarTables(): Map<string, TextTable> {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
  const runsOn = {
    weekday: [1, 1, 1, 1, 1, 0, 0],
    saturday: [0, 0, 0, 0, 0, 1, 0],
    sunday: [0, 0, 0, 0, 0, 0, 1],
    school: [1, 1, 1, 1, 1, 0, 0],
  };
  const rows = Object.entries(runsOn).map(([service, flags]) => ({
    service_id: service,
    ...Object.fromEntries(days.map((day, i) => [day, flags[i]])),
    start_date: `${firstYear}0101`,
    end_date: `${lastYear}1231`,
  }));
  return new Map([
    ['calendar.txt', tableOf(['service_id', ...days, 'start_date', 'end_date'], rows)],
    ['calendar_dates.txt', tableOf(['service_id', 'date', 'exception_type'], holidayRows())],
  ]);
}

function* holidayRows(): Generator<{ service_id: string; date: string; exception_type: number }> {
  for (let year = firstYear; year <= lastYear; year++) {
    for (const [month, day] of holidays) {
      const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
      if (weekday === 0) continue;
      const date = `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`;
      yield { service_id: 'sunday', date, exception_type: 1 };
      for (const service of weekday === 6 ? ['saturday'] : ['weekday', 'school'])
        yield { service_id: service, date, exception_type: 2 };
    }
  }
}
