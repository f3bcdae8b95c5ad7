import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownSeconds } from '../../template/index.ts';
import { formatDuration } from './format-duration.ts';

test('the duration beside two clock times is their difference as shown', () => {
  const at = (time: string): number => Date.parse(`2026-05-04T${time}Z`) / 1000;
  const shown = (from: string, to: string): string => formatDuration(shownSeconds(at(from), at(to)), 'en');
  expect(shown('23:50:10', '23:59:50')).toBe('9 mins');
  expect(shown('08:00:50', '10:05:10')).toBe('2 hrs 5 mins');
  expect(shown('08:00:50', '08:01:00')).toBe('1 min');
  // The clock times are equal, but the duration is not zero.
  expect(shown('08:00:10', '08:00:50')).toBe('1 min');
  expect(shown('08:00:10', '08:00:10')).toBe('0 mins');
});

test('the minutes of the parts add up to those of the whole', () => {
  const lengths = fc.array(fc.integer({ min: 60, max: 5000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.nat({ max: 2_000_000_000 }), lengths, (start, parts) => {
      const ends = parts.map((_, i) => start + parts.slice(0, i + 1).reduce((sum, seconds) => sum + seconds, 0));
      const shown = ends.map((end, i) => shownSeconds(i === 0 ? start : (ends[i - 1] as number), end));
      expect(shown.reduce((sum, seconds) => sum + seconds, 0)).toBe(shownSeconds(start, ends.at(-1) as number));
    }),
  );
});
