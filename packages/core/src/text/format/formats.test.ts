import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Locale } from '../locale/locales.ts';
import { formatCount } from './format-count.ts';
import { formatDate, formatWeekday } from './format-date.ts';
import { formatDistance, shareDistance } from './format-distance.ts';
import { formatDuration } from './format-duration.ts';
import { formatMoney } from './format-money.ts';
import { formatTime } from './format-time.ts';

/** 2026-07-01 at 13:04 UTC. */
const INSTANT = Date.UTC(2026, 6, 1, 13, 4) / 1000;
/** Replaces the narrow and no-break spaces of `Intl` by plain ones. */
const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ');

describe('TL-10 times', () => {
  test.each<[Locale, string]>([
    ['en', '14:04'],
    ['de', '14:04'],
    ['ko', '14:04'],
    ['zh-Hant', '14:04'],
    ['da', '14.04'],
    ['fi', '14.04'],
  ])('%s: %s', (locale, text) => {
    expect(formatTime(INSTANT, 'Europe/Lisbon', locale)).toBe(text);
  });

  test('one instant on both sides of midnight, by the time zone of the place', () => {
    expect(formatTime(INSTANT, 'Asia/Seoul', 'ko')).toBe('22:04');
    expect(formatTime(INSTANT + 2 * 3600, 'Asia/Seoul', 'ko')).toBe('00:04');
    expect(formatTime(INSTANT, 'America/Toronto', 'fr')).toBe('09:04');
  });

  test('midnight is 00:00 in every language, never 24:00; in the USA it is 12:00 AM', () => {
    for (const locale of LANGUAGES) expect(formatTime(0, 'UTC', locale), locale).toMatch(/^00[:.]00$/);
    expect(formatTime(0, 'UTC', 'en-US')).toMatch(/^12:00\sAM$/);
    expect(formatTime(12 * 3600 + 240, 'UTC', 'en-US')).toMatch(/^12:04\sPM$/);
  });

  test('an unknown zone counts as UTC, and the cache of many zones is bounded', () => {
    expect(formatTime(INSTANT, 'Mars/Olympus', 'en')).toBe('13:04');
    for (let i = 0; i < 600; i++) formatTime(INSTANT, `Mars/Crater${i}`, 'en');
    expect(formatTime(INSTANT, 'Europe/Lisbon', 'en')).toBe('14:04');
  });
});

describe('parts of a length', () => {
  const written = (parts: readonly number[], unit: 'metric' | 'imperial' = 'metric'): readonly string[] =>
    shareDistance(parts, unit).map((metres) => plain(formatDistance(metres, 'en', unit)));

  test('add up to the whole as it is written', () => {
    // 53 m are written as 50 m
    expect(written([27, 26])).toEqual(['20 m', '30 m']);
    expect(written([1250, 1250])).toEqual(['1.2 km', '1.3 km']);
    expect(written([24, 24, 24])).toEqual(['30 m', '20 m', '20 m']);
    // 160 ft are written as 150 ft
    expect(written([24.4, 24.4], 'imperial')).toEqual(['50 ft', '100 ft']);
  });

  test('are unchanged where they add up already, or where nothing would be left of the longest', () => {
    expect(written([800, 460])).toEqual(['800 m', '460 m']);
    expect(written([6, 6, 5])).toEqual(['10 m', '10 m', '10 m']);
    expect(written([])).toEqual([]);
  });

  test('in steps of ten metres, exact to the metre', () => {
    const lengths = fc.array(fc.integer({ min: 5, max: 240 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(lengths, (parts) => {
        const whole = Math.round(parts.reduce((sum, metres) => sum + metres, 0) / 10) * 10;
        const shown = written(parts).map((text) => Number.parseInt(text, 10));
        const longest = Math.max(...parts);
        // Rounding takes at most five metres from each of the others.
        if (longest > 5 * parts.length + 5) expect(shown.reduce((sum, metres) => sum + metres, 0)).toBe(whole);
      }),
    );
  });
});

describe('TL-10 durations', () => {
  test.each<[number, Locale, string]>([
    [3840, 'en', '1 hr 4 mins'],
    [3840, 'de', '1 Std. 4 Min.'],
    [3840, 'fr', '1 h 4 min'],
    [3840, 'da', '1 t. 4 min.'],
    [3840, 'ko', '1시간 4분'],
    [3840, 'zh-Hans', '1小时4分钟'],
    [3840, 'zh-Hant', '1 小時 4 分鐘'],
    [0, 'en', '0 mins'],
    [1, 'en', '1 min'],
    [60, 'en', '1 min'],
    [90, 'en', '2 mins'],
    [3599, 'en', '1 hr'],
    [7200, 'it', '2 h'],
    [-60, 'es', '0 min'],
    [100_800, 'de', '1 Tag 4 Std.'],
    [172_800, 'nl', '2 dagen'],
  ])('%i s in %s: %s', (seconds, locale, text) => {
    expect(plain(formatDuration(seconds, locale))).toBe(text);
  });
});

describe('TL-10 distances', () => {
  test.each<[number, Locale, 'metric' | 'imperial', string]>([
    [0, 'en', 'metric', '0 m'],
    [3, 'en', 'metric', '3 m'],
    [449, 'en', 'metric', '450 m'],
    [994, 'en', 'metric', '990 m'],
    [996, 'en', 'metric', '1 km'],
    [1340, 'en', 'metric', '1.3 km'],
    [1340, 'de', 'metric', '1,3 km'],
    [1340, 'zh-Hans', 'metric', '1.3公里'],
    [1340, 'ko', 'metric', '1.3km'],
    [99_960, 'en', 'metric', '100 km'],
    [123_456, 'fr', 'metric', '123 km'],
    [150, 'en', 'imperial', '500 ft'],
    [300, 'en', 'imperial', '0.2 mi'],
    [2092, 'en', 'imperial', '1.3 mi'],
    [300_000, 'en', 'imperial', '186 mi'],
  ])('%i m in %s, %s: %s', (metres, locale, unit, text) => {
    expect(plain(formatDistance(metres, locale, unit))).toBe(text);
  });

  test('the written distance never decreases with the length', () => {
    const metresOf = (text: string): number => {
      const [amount = '', unit] = plain(text).split(' ');
      return Number(amount.replaceAll(',', '')) * (unit === 'km' ? 1000 : 1);
    };
    fc.assert(
      fc.property(fc.nat(200_000), fc.nat(1000), (metres, more) => {
        expect(metresOf(formatDistance(metres + more, 'en'))).toBeGreaterThanOrEqual(
          metresOf(formatDistance(metres, 'en')),
        );
      }),
    );
  });
});

test('TL-10 counts have the digit groups of the language', () => {
  expect(formatCount(12_345, 'en')).toBe('12,345');
  expect(formatCount(12_345, 'de')).toBe('12.345');
  expect(plain(formatCount(12_345, 'fr'))).toBe('12 345');
});

test.each<[number, string, Locale, string]>([
  [2.5, 'EUR', 'en', '€2.50'],
  [2.5, 'EUR', 'de', '2,50 €'],
  [1500, 'KRW', 'ko', '₩1,500'],
  [30, 'TOKENS', 'en', '30 TOKENS'],
  [30, '', 'en', '30'],
])('TL-10 %d %s in %s: %s', (amount, currency, locale, text) => {
  expect(plain(formatMoney(amount, currency, locale))).toBe(text);
});

test('TL-10 dates are written out; any other text is unchanged', () => {
  expect(formatDate('2028-02-29', 'en')).toBe('29 February 2028');
  expect(formatDate('2028-02-29', 'fi')).toBe('29. helmikuuta 2028');
  expect(formatDate('2028-02-29', 'zh-Hant')).toBe('2028 年 2 月 29 日');
  expect(formatDate('tomorrow', 'en')).toBe('tomorrow');
  expect(formatDate('2028-13-45', 'en')).toBe('2028-13-45');
});

test.each([
  ['fr-CA', '14 h 04', '$', '1er janv', '12,5 km'],
  ['de-CH', '14:04', 'CHF', 'Do', '12.5 km'],
  ['de-AT', '14:04', '€', 'Jän', '12,5 km'],
  ['en-CA', '2:04 p.m.', '$', 'Jan 1', '12.5 km'],
] as const)('%s has the words of its language in the formats of the region', (locale, time, sign, day, distance) => {
  const currency = { 'fr-CA': 'CAD', 'de-CH': 'CHF', 'de-AT': 'EUR', 'en-CA': 'CAD' }[locale];
  expect(plain(formatTime(INSTANT, 'Europe/Lisbon', locale))).toBe(time);
  expect(plain(formatMoney(2.5, currency, locale))).toMatch(/^(?:CHF|€|\$)? ?2[.,]50 ?(?:\$)?$/);
  expect(formatMoney(2.5, currency, locale)).toContain(sign);
  expect(plain(formatWeekday('2026-01-01', locale))).toContain(day);
  expect(plain(formatDistance(12_500, locale))).toBe(distance);
});
