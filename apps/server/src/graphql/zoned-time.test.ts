import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIsoDuration } from './iso-duration.ts';
import { formatZonedTime, parseZonedTime } from './zoned-time.ts';

const zones = [
  '',
  'UTC',
  'Europe/Lisbon',
  'Asia/Kolkata',
  'America/St_Johns',
  'Pacific/Auckland',
  'Australia/Lord_Howe',
];

describe('zoned times', () => {
  test.each([
    [0, '', '1970-01-01T00:00:00Z'],
    [1_793_610_000, 'Atlantic/Azores', '2026-11-02T08:00:00-01:00'],
    [1_793_610_000, 'Asia/Kolkata', '2026-11-02T14:30:00+05:30'],
    [1_793_610_000, 'No/Where', '2026-11-02T09:00:00Z'],
  ])('%i in %j is %s', (at, zone, text) => {
    expect(formatZonedTime({ at, zone })).toBe(text);
  });

  test('survive formatting and parsing, also at clock changes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), fc.constantFrom(...zones), (at, zone) => {
        expect(parseZonedTime(formatZonedTime({ at, zone }))).toBe(at);
      }),
    );
  });

  test.each([
    '2026-11-02',
    '2026-11-02T10:00:00',
    '2026-13-01T10:00:00Z',
    '2026-02-29T10:00:00Z',
    '2026-04-31T23:30:00-05:00',
    'now',
    '',
  ])('%j is not a zoned time', (text) => {
    expect(parseZonedTime(text)).toBeUndefined();
  });

  test.each(['2026-11-02T10:00:00.999Z', '2026-11-02t10:00:00z', '2026-11-02T11:30:00+01:30'])(
    '%s is ten o’clock UTC',
    (text) => {
      expect(parseZonedTime(text)).toBe(Date.UTC(2026, 10, 2, 10) / 1000);
    },
  );
});

test.each([
  [0, 'PT0S'],
  [59, 'PT59S'],
  [3600, 'PT1H'],
  [3870, 'PT1H4M30S'],
  [90_000, 'PT25H'],
  [-120, '-PT2M'],
])('%i seconds are %s', (seconds, text) => {
  expect(formatIsoDuration(seconds)).toBe(text);
});
