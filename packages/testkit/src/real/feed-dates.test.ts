import { expect, test } from 'vitest';
import { dayNumber } from '../rules/service-day-start.ts';
import { feedDates } from './feed-dates.ts';

const from = dayNumber('2024-03-01');
const feed = {
  agencies: [{ timezone: 'Europe/Lisbon' }],
  trips: [{ service: 1 }],
  services: [{ days: [from - 9] }, { days: Array.from({ length: 300 }, (_, i) => from + i) }],
};

test('CAL-6 the first and last day that trips use, and the days on which clocks change', () => {
  const dates = (name: string) => feedDates([feed as never], name);
  expect(dates('first')).toEqual(['2024-03-01']);
  expect(dates('last')).toEqual(['2024-12-25']);
  expect(dates('clocks')).toEqual(['2024-03-31', '2024-10-27']);
  expect(dates('2024-05-06')).toEqual(['2024-05-06']);
  expect(() => dates('next')).toThrow('"next" is no date');
});
