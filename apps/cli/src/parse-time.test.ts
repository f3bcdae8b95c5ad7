import { describe, expect, test } from 'vitest';
import { parseTime } from './parse-time.ts';

const at = (text: string, zone = 'Europe/Lisbon'): number => parseTime('--time', text, zone);
const instant = (iso: string): number => Date.parse(iso) / 1000;

describe('times on the command line', () => {
  test('CAL-12 a time without an offset is local to the given zone, not to the zone of the machine', () => {
    expect(at('2026-05-04T08:15')).toBe(instant('2026-05-04T07:15:00Z'));
    expect(at('2026-01-04T08:15:30')).toBe(instant('2026-01-04T08:15:30Z'));
    expect(at('2026-05-04 08:15', 'America/St_Johns')).toBe(instant('2026-05-04T10:45:00Z'));
    expect(at('2026-05-04T08:15', 'Pacific/Kiritimati')).toBe(instant('2026-05-03T18:15:00Z'));
  });

  test('times with an offset and Unix seconds do not depend on the zone', () => {
    for (const zone of ['Europe/Lisbon', 'Pacific/Kiritimati']) {
      expect(at('2026-05-04T08:15Z', zone)).toBe(instant('2026-05-04T08:15:00Z'));
      expect(at('2026-05-04T08:15+05:30', zone)).toBe(instant('2026-05-04T02:45:00Z'));
      expect(at('2026-05-04T08:15-0330', zone)).toBe(instant('2026-05-04T11:45:00Z'));
      expect(at('1777882500', zone)).toBe(1_777_882_500);
    }
  });

  test.each(['08:15', '2026-02-30T08:15', '2026-05-04T24:00', '2026-05-04T08:60', '4 May'])(
    '%s is rejected',
    (text) => {
      expect(() => at(text)).toThrow(/--time .* is not a time/);
    },
  );
});
