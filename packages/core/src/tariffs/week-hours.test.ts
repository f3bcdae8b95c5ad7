import { expect, test } from 'vitest';
import { openingTimes, weekHours } from './index.ts';

/** Thursday 7 May 2026. */
const THURSDAY = Math.floor(Date.parse('2026-05-07T00:00:00Z') / 86_400_000);

const texts = (text: string, day = THURSDAY): string[] | undefined =>
  weekHours(openingTimes(text), day)?.map(({ spans }) =>
    spans.map(({ opens, closes }) => `${opens / 60}-${closes / 60}`).join(' '),
  );

test('the days of a week begin on Monday, whatever day is today', () => {
  const week = ['8-20', '8-20', '8-20', '8-20', '8-20', '9-13', ''];
  expect(texts('Mo-Fr 08:00-20:00; Sa 09:00-13:00')).toEqual(week);
  expect(texts('Mo-Fr 08:00-20:00; Sa 09:00-13:00', THURSDAY + 3)).toEqual(week);
  expect(weekHours(openingTimes('24/7'), THURSDAY)?.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('breaks, whole days and hours past midnight', () => {
  expect(texts('Mo 08:00-12:00,14:00-18:30')?.[0]).toBe('8-12 14-18.5');
  expect(texts('24/7')).toEqual(Array(7).fill('0-24'));
  expect(texts('Fr 22:00-02:00')).toEqual(['', '', '', '', '22-24', '0-2', '']);
});

test('hours that cannot be read are unknown, not closed', () => {
  expect(texts('by appointment only, ask the porter')).toBeUndefined();
});
