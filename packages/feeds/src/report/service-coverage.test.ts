import { expect, test } from 'vitest';
import { serviceCoverage } from './service-coverage.ts';

const dates = { first: '2026-05-01', last: '2026-06-30' };

test.each([
  ['2026-05-15', undefined],
  ['2026-06-01', undefined],
  ['2026-06-02', 'The timetable ends on 2026-06-30: it covers 29 of the next 30 days.'],
  ['2026-06-24', 'The timetable ends on 2026-06-30: it covers 7 of the next 30 days.'],
  ['2026-06-25', 'The timetable ends on 2026-06-30: it covers 6 of the next 7 days.'],
  ['2026-06-30', 'The timetable ends on 2026-06-30: it covers 1 of the next 7 days.'],
  ['2026-07-01', 'The timetable ended on 2026-06-30, 1 day ago: no plan for today will find a ride.'],
  ['2026-04-29', 'The timetable begins on 2026-05-01, in 2 days: no plan for today will find a ride.'],
])('IM-15 on %s: %s', (today, warning) => {
  expect(serviceCoverage(dates, today)).toBe(warning);
});

test('IM-15 a region without a timetable gets no warning', () => {
  expect(serviceCoverage(undefined, '2026-05-15')).toBeUndefined();
});
