import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTimeProblem, parseDuration, parseTripTime, resolveTime } from './trip-time.ts';

/** Thursday 2026-05-07 10:00 in Helsinki, where UTC is 07:00. */
const now = Date.UTC(2026, 4, 7, 7) / 1000;
const zone = 'Europe/Helsinki';

const resolved = (text: string | number, context = { now, zone }): string => {
  const time = parseTripTime(text);
  if (isTimeProblem(time)) return `${time.problem} ${time.near ?? ''}`.trim();
  return new Date(resolveTime(time, context) * 1000).toISOString().slice(0, 16);
};

describe('times', () => {
  test.each<[text: string | number, utc: string]>([
    ['now', '2026-05-07T07:00'],
    ['in 20 minutes', '2026-05-07T07:20'],
    ['in 2 hours', '2026-05-07T09:00'],
    ['10:00', '2026-05-07T07:00'],
    ['09:59', '2026-05-08T06:59'],
    ['today 08:15', '2026-05-07T05:15'],
    ['tomorrow at 08:15', '2026-05-08T05:15'],
    ['Thursday 10:30', '2026-05-07T07:30'],
    ['Thursday 08:15', '2026-05-14T05:15'],
    ['next Thursday 10:30', '2026-05-14T07:30'],
    ['Monday 08:15', '2026-05-11T05:15'],
    ['next Monday 08:15', '2026-05-11T05:15'],
    ['mon, 0:00', '2026-05-10T21:00'],
    ['weekday 08:15', '2026-05-08T05:15'],
    ['next weekday 11:00', '2026-05-08T08:00'],
    ['in 3 days 08:15', '2026-05-10T05:15'],
    ['2026-05-04 08:15', '2026-05-04T05:15'],
    ['2026-05-04T08:15', '2026-05-04T05:15'],
    ['2026-05-04T08:15:00Z', '2026-05-04T08:15'],
    ['2026-05-04T08:15+05:30', '2026-05-04T02:45'],
    [1_777_884_300, '2026-05-04T08:45'],
    ['1777884300', '2026-05-04T08:45'],
  ])('%s', (text, utc) => {
    expect(resolved(text)).toBe(utc);
  });

  test.each<[text: string | number, problem: string]>([
    ['mnday 08:15', 'form monday'],
    ['tomorow 08:15', 'form tomorrow'],
    ['next frday 08:15', 'form next friday'],
    ['Monday', 'no-time'],
    ['25:00', 'form'],
    ['2026-02-30T08:15', 'form'],
    ['soon', 'form'],
    ['', 'form'],
    [1_777_884_300_000, 'milliseconds'],
  ])('%s is none', (text, problem) => {
    expect(resolved(text)).toBe(problem);
  });

  test('a Saturday is no weekday, and midnight is a time', () => {
    const saturday = { now: Date.UTC(2026, 4, 9, 7) / 1000, zone };
    expect(resolved('weekday 00:00', saturday)).toBe('2026-05-10T21:00');
  });

  test('a time of day counts on the clocks of the region, also on days when they change', () => {
    const before = { now: Date.UTC(2026, 2, 28, 12) / 1000, zone };
    expect(resolved('tomorrow 08:15', before)).toBe('2026-03-29T05:15');
    expect(resolved('today 18:00', before)).toBe('2026-03-28T16:00');
  });

  test('a relative time is never before now, whatever the moment and the zone', () => {
    const texts = [
      '08:15',
      'Monday 08:15',
      'next Monday 08:15',
      'weekday 23:59',
      'next weekday 0:00',
      'now',
      'in 3 hours',
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }),
        fc.constantFrom('Europe/Lisbon', 'America/St_Johns', 'Pacific/Kiritimati', 'Asia/Kathmandu'),
        fc.constantFrom(...texts),
        (moment, place, text) => {
          const time = parseTripTime(text);
          if (isTimeProblem(time)) throw new Error(text);
          const found = resolveTime(time, { now: moment, zone: place });
          expect(found).toBeGreaterThanOrEqual(moment);
          expect(found).toBeLessThan(moment + 8.1 * 86_400);
        },
      ),
    );
  });

  test('no text throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseTripTime(text)));
  });
});

test.each<[text: string | number, seconds: number | undefined]>([
  ['PT45M', 2700],
  ['PT1H10M', 4200],
  ['P1DT1S', 86_401],
  ['45 min', 2700],
  ['1 h 10 min', 4200],
  ['2 hours', 7200],
  [0, 0],
  [7.5, 450],
  [-1, undefined],
  ['P', undefined],
  ['PT', undefined],
  ['', undefined],
  ['soon', undefined],
])('%s as a length', (text, seconds) => {
  expect(parseDuration(text)).toBe(seconds);
});
