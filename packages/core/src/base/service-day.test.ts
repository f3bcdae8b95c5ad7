import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dateOfDay,
  dayOfDate,
  formatDay,
  instantOfLocal,
  localDay,
  parseDay,
  serviceDayStart,
  weekdayOf,
  zoneOffset,
} from './service-day.ts';

const instant = (iso: string): number => Date.parse(iso) / 1000;
const serviceTime = (date: string, zone: string, seconds: number): number =>
  serviceDayStart(parseDay(date) as number, zone) + seconds;

describe('days', () => {
  test('CAL-18 leap days, year ends and weekdays follow from the date alone (CAL-19)', () => {
    expect(formatDay((parseDay('2024-02-28') as number) + 1)).toBe('2024-02-29');
    expect(formatDay((parseDay('2023-12-31') as number) + 1)).toBe('2024-01-01');
    expect(weekdayOf(parseDay('2024-03-13') as number)).toBe(2);
    expect(weekdayOf(0)).toBe(3);
    expect(parseDay('20240631')).toBeUndefined();
    expect(parseDay('2023-02-29')).toBeUndefined();
    expect(parseDay('2024-3-1')).toBeUndefined();
  });

  test('a day is equal after conversion to a date and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), (day) => {
        const { year, month, date } = dateOfDay(day);
        expect(dayOfDate(year, month, date)).toBe(day);
        const utc = new Date(day * 86_400_000);
        expect([year, month, date]).toEqual([utc.getUTCFullYear(), utc.getUTCMonth() + 1, utc.getUTCDate()]);
      }),
    );
  });
});

describe('service days', () => {
  test('CAL-6 on the spring day in Berlin 02:30:00 is 01:30 on the wall', () => {
    expect(serviceTime('2024-03-31', 'Europe/Berlin', 2.5 * 3600)).toBe(instant('2024-03-31T01:30:00+01:00'));
    expect(serviceTime('2024-03-31', 'Europe/Berlin', 12 * 3600)).toBe(instant('2024-03-31T12:00:00+02:00'));
  });

  test('CAL-6 on the autumn day in Berlin 00:30, 01:30 and 02:30 are 01:30, 02:30 (first) and 02:30 (second)', () => {
    expect(serviceTime('2024-10-27', 'Europe/Berlin', 0.5 * 3600)).toBe(instant('2024-10-27T01:30:00+02:00'));
    expect(serviceTime('2024-10-27', 'Europe/Berlin', 1.5 * 3600)).toBe(instant('2024-10-27T02:30:00+02:00'));
    expect(serviceTime('2024-10-27', 'Europe/Berlin', 2.5 * 3600)).toBe(instant('2024-10-27T02:30:00+01:00'));
  });

  test('CAL-13 half-hour shifts, skipped days and missing midnights do not throw', () => {
    expect(serviceTime('2024-10-06', 'Australia/Lord_Howe', 12 * 3600)).toBe(instant('2024-10-06T12:00:00+11:00'));
    expect(Number.isFinite(serviceTime('2011-12-30', 'Pacific/Apia', 0))).toBe(true);
    expect(serviceTime('2018-11-04', 'America/Sao_Paulo', 12 * 3600)).toBe(instant('2018-11-04T12:00:00-02:00'));
    expect(serviceTime('2024-04-26', 'Africa/Cairo', 12 * 3600)).toBe(instant('2024-04-26T12:00:00+03:00'));
  });

  test('CAL-14 a local time that occurs twice is the first; a skipped local time lies after the gap', () => {
    const local = (date: string, hours: number): number => (parseDay(date) as number) * 86_400 + hours * 3600;
    expect(instantOfLocal(local('2024-10-27', 2.5), 'Europe/Berlin')).toBe(instant('2024-10-27T02:30:00+02:00'));
    expect(instantOfLocal(local('2024-03-31', 2.5), 'Europe/Berlin')).toBe(instant('2024-03-31T03:30:00+02:00'));
  });

  test('CAL-12 nothing depends on the time zone of the machine', () => {
    expect(zoneOffset(instant('2024-07-01T00:00:00Z'), 'America/St_Johns')).toBe(-2.5 * 3600);
    expect(formatDay(localDay(instant('2024-07-01T01:00:00Z'), 'America/St_Johns'))).toBe('2024-06-30');
    expect(formatDay(localDay(instant('2024-07-01T12:00:00Z'), 'Pacific/Kiritimati'))).toBe('2024-07-02');
  });
});
