import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { epochOf, localTimeOf } from './zoned-time.ts';

describe('local times of a region', () => {
  test('Lisbon in winter and in summer', () => {
    expect(epochOf('2026-01-15T08:30', 'Europe/Lisbon')).toBe(Date.UTC(2026, 0, 15, 8, 30) / 1000);
    expect(epochOf('2026-07-15T08:30', 'Europe/Lisbon')).toBe(Date.UTC(2026, 6, 15, 7, 30) / 1000);
  });

  test('a time in the skipped hour counts on from before; a time in the repeated hour is the first', () => {
    expect(epochOf('2026-03-29T02:30', 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 29, 1, 30) / 1000);
    expect(epochOf('2026-10-25T02:30', 'Europe/Berlin')).toBe(Date.UTC(2026, 9, 25, 0, 30) / 1000);
  });

  test.each(['', 'soon', '2026-13-01T00:00', '2026-01-01'])('%j is not a time', (text) => {
    expect(epochOf(text, 'UTC')).toBeUndefined();
  });

  test('converting a local time to a moment and back gives the same local time', () => {
    const zone = fc.constantFrom('Europe/Lisbon', 'Asia/Kathmandu', 'America/Sao_Paulo', 'Pacific/Auckland', 'UTC');
    const minute = fc.integer({ min: Date.UTC(2020, 0, 1) / 60_000, max: Date.UTC(2035, 0, 1) / 60_000 });
    fc.assert(
      fc.property(minute, zone, (minutes, timeZone) => {
        const local = localTimeOf(minutes * 60, timeZone);
        const back = epochOf(local, timeZone);
        expect(localTimeOf(back!, timeZone)).toBe(local);
        expect(Math.abs(back! - minutes * 60)).toBeLessThanOrEqual(3600);
      }),
    );
  });
});
