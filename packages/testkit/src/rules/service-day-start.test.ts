import { describe, expect, test } from 'vitest';
import { clockSeconds, dateText, dayNumber, serviceDayStart } from './service-day-start.ts';

const start = (date: string, zone: string): string =>
  new Date(serviceDayStart(dayNumber(date), zone) * 1000).toISOString();

describe('serviceDayStart', () => {
  test('CAL-6 is noon minus 12 hours, which is midnight on ordinary days', () => {
    expect(start('2024-05-15', 'Europe/Berlin')).toBe('2024-05-14T22:00:00.000Z');
    expect(start('2024-05-15', 'UTC')).toBe('2024-05-15T00:00:00.000Z');
  });

  test('CAL-6 is an hour off midnight when clocks change', () => {
    expect(start('2024-03-31', 'Europe/Berlin')).toBe('2024-03-30T22:00:00.000Z');
    expect(start('2024-10-27', 'Europe/Berlin')).toBe('2024-10-26T23:00:00.000Z');
  });

  test('CAL-13 handles half-hour shifts, missing midnights and missing dates', () => {
    expect(start('2024-10-06', 'Australia/Lord_Howe')).toBe('2024-10-05T13:00:00.000Z');
    expect(start('2018-11-04', 'America/Sao_Paulo')).toBe('2018-11-04T02:00:00.000Z');
    expect(() => start('2011-12-30', 'Pacific/Apia')).not.toThrow();
    expect(start('2011-12-31', 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z');
  });
});

test('clockSeconds reads the clocks of a zone, not of the machine', () => {
  const clock = clockSeconds(Date.parse('2024-07-01T12:00:00Z') / 1000, 'America/St_Johns');
  expect(new Date(clock * 1000).toISOString()).toBe('2024-07-01T09:30:00.000Z');
});

test('dates and day numbers are inverses', () => {
  expect(dayNumber('1970-01-02')).toBe(1);
  expect(dateText(dayNumber('2024-02-29'))).toBe('2024-02-29');
  expect(() => dayNumber('2024-02-xx')).toThrow('is no date');
});
