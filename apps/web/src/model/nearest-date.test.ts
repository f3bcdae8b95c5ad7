import { expect, test } from 'vitest';
import { nearestDate } from './nearest-date.ts';

test.each([
  // a Saturday after the last date: the last covered Saturday
  ['2026-11-21T08:30', '2023-09-11', '2024-12-14', '2024-12-14T08:30'],
  ['2026-11-20T08:30', '2023-09-11', '2024-12-14', '2024-12-13T08:30'],
  // before the first date: the first such weekday
  ['2023-09-01T10:00', '2023-09-11', '2024-12-14', '2023-09-15T10:00'],
  // a timetable shorter than a week
  ['2026-11-21T08:30', '2024-12-09', '2024-12-10', '2024-12-10T08:30'],
  ['2024-01-05T08:30', '2023-09-11', '2024-12-14', '2024-01-05T08:30'],
])('%s within %s to %s is %s', (asked, from, to, expected) => {
  expect(nearestDate(asked, from, to)).toBe(expected);
});

test('without dates there is no nearest date', () => {
  expect(nearestDate('2026-11-21T08:30', undefined, '2024-01-01')).toBeUndefined();
  expect(nearestDate('2026-11-21T08:30', '2024-02-01', '2024-01-01')).toBeUndefined();
  expect(nearestDate('', '2024-01-01', '2024-02-01')).toBeUndefined();
});
