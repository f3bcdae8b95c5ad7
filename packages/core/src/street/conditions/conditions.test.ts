import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOfDate } from '../../base/index.ts';
import { FAMILY_CAR, holds, parseCondition, until } from './condition.ts';
import { parseConditionalValue, valueAt, valueUntil } from './conditional-value.ts';

/** `2026-03-02 07:30` (a Monday) in seconds of local time. */
function wall(text: string): number {
  const match = /^(\d+)-(\d+)-(\d+) (\d+):(\d+)$/.exec(text);
  if (match === null) throw new Error(text);
  const [year, month, date, hour, minute] = match.slice(1).map(Number) as [number, number, number, number, number];
  return dayOfDate(year, month, date) * 86_400 + hour * 3600 + minute * 60;
}

function answer(condition: string, time: string): boolean | undefined {
  const parsed = parseCondition(condition);
  return parsed === undefined ? undefined : holds(parsed, wall(time));
}

// 2026-03-02 is a Monday, 2026-03-06 a Friday, 2026-03-07 a Saturday, 2026-03-08 a Sunday.
type Row = readonly [condition: string, time: string, expected: boolean | undefined];
const check = (rows: readonly Row[]): void => {
  test.each(rows)('%s at %s: %s', (condition, time, expected) => {
    expect(answer(condition, time)).toBe(expected);
  });
};

describe('OS-24, OS-25 times and weekdays', () => {
  check([
    ['24/7', '2026-03-02 03:00', true],
    ['Mo-Fr 07:00-10:30', '2026-03-02 07:00', true],
    ['Mo-Fr 07:00-10:30', '2026-03-02 10:29', true],
    ['Mo-Fr 07:00-10:30', '2026-03-02 10:30', false],
    ['Mo-Fr 07:00-10:30', '2026-03-02 06:59', false],
    ['Mo-Fr 07:00-10:30', '2026-03-07 08:00', false],
    ['(Mo-Fr 07:00-10:30)', '2026-03-06 08:00', true],
    ['mo-fr 7:00-10:30', '2026-03-06 08:00', true],
    ['Mo–Fr 07:00–10:30', '2026-03-06 08:00', true],
    ['Monday-Friday 7am-9am', '2026-03-02 08:59', true],
    ['Mon - Thurs 07:00-09:00', '2026-03-05 08:00', true],
    ['07:00-09:00 Mo-Fr', '2026-03-02 08:00', true],
    ['07:00-09:00 Mo-Fr', '2026-03-07 08:00', false],
    ['7am-3pm', '2026-03-02 14:59', true],
    ['12am-1am', '2026-03-02 00:30', true],
    ['Mo-Fr 8-18', '2026-03-02 17:59', true],
    ['Sa,Su', '2026-03-07 12:00', true],
    ['Sa,Su', '2026-03-06 12:00', false],
    ['Fr-Mo', '2026-03-02 12:00', true],
    ['Fr-Mo', '2026-03-08 12:00', true],
    ['Fr-Mo', '2026-03-04 12:00', false],
    ['Mo,We-Fr 10:00-12:00', '2026-03-05 11:00', true],
    ['Mo,We-Fr 10:00-12:00', '2026-03-03 11:00', false],
    ['Mo-Fr 07:00-09:00,16:00-18:00', '2026-03-02 17:00', true],
    ['Mo-Fr 07:00-09:00,16:00-18:00', '2026-03-02 12:00', false],
    ['Mo-Fr 07:00-09:00; Sa 10:00-12:00', '2026-03-07 11:00', true],
    ['Mo-Fr 07:00-09:00, Sa 10:00-12:00', '2026-03-07 11:00', true],
    ['Mo-Fr 07:00-09:00, Mo 10:00-12:00', '2026-03-02 08:00', true],
    ['Mo-Fr 07:00-09:00; Mo 10:00-12:00', '2026-03-02 08:00', false],
    ['18:00+', '2026-03-02 23:59', true],
    ['18:00+', '2026-03-02 17:59', false],
    ['00:00-24:00', '2026-03-02 00:00', true],
    ['Su[1]', '2026-03-01 12:00', true],
    ['Su[1]', '2026-03-08 12:00', false],
    ['Su[-1]', '2026-03-29 12:00', true],
    ['Mo[1,3]', '2026-03-16 12:00', true],
    ['Mo[2-3]', '2026-03-02 12:00', false],
  ]);
});

describe('OS-24 over midnight', () => {
  check([
    ['22:00-06:00', '2026-03-02 23:00', true],
    ['22:00-06:00', '2026-03-02 05:59', true],
    ['22:00-06:00', '2026-03-02 06:00', false],
    ['22:00-30:00', '2026-03-02 05:59', true],
    ['Fr 22:00-06:00', '2026-03-07 05:00', true],
    ['Fr 22:00-06:00', '2026-03-06 05:00', false],
    ['Mo-Fr 22:00-06:00', '2026-03-02 05:00', false],
    ['Mo-Fr 22:00-06:00; Sa 10:00-12:00', '2026-03-07 02:00', true],
    ['Mo-Fr 22:00-06:00; Sa off', '2026-03-07 23:00', false],
    ['08:00-08:00', '2026-03-02 03:00', true],
  ]);
});

describe('OS-24 closed rules, comments, several rules', () => {
  check([
    ['Mo-Su 08:00-18:00; We off', '2026-03-04 12:00', false],
    ['Mo-Su 08:00-18:00; We 12:00-14:00 off', '2026-03-04 12:30', false],
    ['Mo-Su 08:00-18:00; We 12:00-14:00 closed', '2026-03-04 15:00', true],
    ['24/7; Mo off', '2026-03-02 15:00', false],
    ['Mo-Fr 08:00-12:00 "only cars"', '2026-03-02 11:00', true],
    ['"by appointment"', '2026-03-02 11:00', undefined],
    ['Mo-Fr 08:00-12:00 || "by appointment"', '2026-03-02 11:00', true],
    ['Mo-Fr 08:00-12:00 || "by appointment"', '2026-03-02 15:00', undefined],
    ['Mo-Fr unknown', '2026-03-02 15:00', undefined],
    ['off', '2026-03-02 15:00', false],
    ['closed', '2026-03-02 15:00', false],
    ['open', '2026-03-02 15:00', true],
    ['Mo-Fr 08:00-12:00;', '2026-03-02 11:00', true],
    ['Mo-Fr 07:00-10:30; PH off', '2026-03-02 08:00', true],
    ['PH', '2026-03-02 08:00', false],
  ]);

  test('holidays count where they are known', () => {
    const monday = dayOfDate(2026, 3, 2);
    const holidays = {
      isPublicHoliday: (day: number) => day === monday,
      isSchoolHoliday: (day: number) => day > monday,
    };
    const at = (condition: string, time: string) => {
      const parsed = parseCondition(condition);
      return parsed === undefined ? undefined : holds(parsed, wall(time), { holidays });
    };
    expect(at('Mo-Fr 07:00-10:30; PH off', '2026-03-02 08:00')).toBe(false);
    expect(at('PH,Su 10:00-12:00', '2026-03-02 11:00')).toBe(true);
    expect(at('SH Mo-Fr 10:00-12:00', '2026-03-03 11:00')).toBe(true);
    expect(at('SH Mo-Fr 10:00-12:00', '2026-03-02 11:00')).toBe(false);
    expect(at('SH Mo-Fr 10:00-12:00', '2026-03-07 11:00')).toBe(false);
  });
});

describe('OS-24 dates, weeks and years', () => {
  check([
    ['Mar-Oct', '2026-03-01 00:00', true],
    ['Mar-Oct', '2026-10-31 23:59', true],
    ['Mar-Oct', '2026-11-01 00:00', false],
    ['Nov-Feb', '2026-01-15 12:00', true],
    ['Nov-Feb', '2026-03-15 12:00', false],
    ['Mar-Oct 08:00-20:00', '2026-05-01 21:00', false],
    ['Mar-Oct: 08:00-20:00', '2026-05-01 19:00', true],
    ['Mar-Oct Mo-Fr 08:00-20:00', '2026-05-02 12:00', false],
    ['Sept 15 - Oct 15', '2026-10-01 12:00', true],
    ['2026 Mar 23 - 2026 Aug 12', '2026-08-12 12:00', true],
    ['2026 Mar 23 - 2026 Aug 12', '2026-08-13 12:00', false],
    ['Jan,Mar', '2026-03-15 12:00', true],
    ['Jan,Mar', '2026-02-15 12:00', false],
    ['Dec 24-26', '2026-12-25 12:00', true],
    ['Dec 24-26', '2026-12-27 12:00', false],
    ['Dec 24-Jan 2', '2026-01-02 12:00', true],
    ['Dec 24-Jan 2', '2026-01-03 12:00', false],
    ['Dec 25 10:00-12:00', '2026-12-25 11:00', true],
    ['Mar 15-Jun 15', '2026-06-16 00:00', false],
    ['Oct 15-Apr 15', '2026-01-01 00:00', true],
    ['2026', '2026-05-05 12:00', true],
    ['2025-2027', '2028-05-05 12:00', false],
    ['2025+', '2028-05-05 12:00', true],
    ['2026 Mar 1-2026 Apr 30', '2026-04-30 12:00', true],
    ['2026 Mar 1-2026 Apr 30', '2027-04-30 12:00', false],
    ['2025 Dec 20-2026 Jan 10', '2026-01-10 12:00', true],
    ['week 10', '2026-03-02 12:00', true],
    ['week 1-53/2', '2026-03-02 12:00', false],
    ['week 09-11 Mo', '2026-03-02 12:00', true],
    ['easter', '2026-04-05 12:00', true],
    ['easter -2 days', '2026-04-03 12:00', true],
    ['easter +1 day', '2026-04-05 12:00', false],
    ['Mar Su[-1]-Oct Su[-1]', '2026-03-29 12:00', true],
    ['Mar Su[-1]-Oct Su[-1]', '2026-03-28 12:00', false],
    ['Mar Su[-1]-Oct Su[-1]', '2026-10-26 12:00', false],
  ]);
});

describe('OS-24 measures and AND', () => {
  const noon = '2026-03-02 12:00';
  check([
    ['weight>7.5', noon, false],
    ['weight > 3.5 t', noon, false],
    ['weight<=3500 kg', noon, true],
    ['length>12', noon, false],
    ['height<2', noon, true],
    ['axles>=3', noon, false],
    ['trailers=0', noon, true],
    ['occupants>=2', noon, false],
    ['weight<7.5 AND Mo-Fr 07:00-19:00', noon, true],
    ['Mo-Fr 07:00-19:00 AND weight>7.5', noon, false],
    ['(Mo-Fr 07:00-19:00) AND (weight<7.5)', noon, true],
    ['Mo-Fr 13:00-19:00 AND wet', noon, false],
    ['Mo-Fr 07:00-19:00 AND wet', noon, undefined],
    ['(Mo-Fr 07:00-19:00', noon, true],
    ['Mo-Fr 07:00-19:00)', noon, true],
  ]);
  test('a lorry is not a family car', () => {
    const parsed = parseCondition('weight>7.5');
    expect(parsed && holds(parsed, 0, { vehicle: { ...FAMILY_CAR, weight: 12 } })).toBe(true);
  });
});

describe('OS-25 text outside the grammar stays unknown', () => {
  test.each([
    '',
    '()',
    'wet',
    'destination',
    'sunrise-sunset',
    'Mo-Fr 07:00',
    'Mo-Fr 25:99-26:00',
    'Mo-Fr 10:00-16:00/90',
    'always',
    'Mo-Fr 07:00-09:00 when busy',
    'week 99',
    'Feb 40',
    'Mo[9]',
    'weight>heavy',
    'colour=3',
    '🚗',
  ])('%s', (text) => {
    expect(parseCondition(text)).toBeUndefined();
  });
});

describe('OS-24 conditional values', () => {
  const at = (text: string, time: string) => valueAt(parseConditionalValue(text), wall(time));
  test('the last clause that holds wins', () => {
    expect(at('no @ (Mo-Fr 07:00-10:30; PH off)', '2026-03-02 08:00')).toBe('no');
    expect(at('no @ (Mo-Fr 07:00-10:30; PH off)', '2026-03-02 11:00')).toBeUndefined();
    expect(at('no @ (07:00-19:00); destination @ (Mo-Fr)', '2026-03-02 12:00')).toBe('destination');
    expect(at('no @ (07:00-19:00); destination @ (Mo-Fr)', '2026-03-07 12:00')).toBe('no');
    expect(at('30 @ (Mo-Fr 07:00-17:00);20 @ (Sa)', '2026-03-07 12:00')).toBe('20');
  });
  test('brackets may be forgotten', () => {
    expect(at('no @ Mo-Fr 07:00-10:00; Sa 09:00-12:00', '2026-03-07 10:00')).toBe('no');
    expect(at('no@07:00-10:00', '2026-03-07 09:00')).toBe('no');
  });
  test('a clause that cannot be parsed is ignored, the others count', () => {
    expect(at('no @ (07:00-19:00); yes @ (full moon)', '2026-03-02 12:00')).toBe('no');
    expect(at('no @ (full moon)', '2026-03-02 12:00')).toBeUndefined();
    expect(at('no', '2026-03-02 12:00')).toBeUndefined();
    expect(at('@ (Mo)', '2026-03-02 12:00')).toBeUndefined();
  });
  test('measures alone never change', () => {
    expect(valueUntil(parseConditionalValue('no @ (weight>3.5)'), 0)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('how long an answer holds', () => {
  test('up to the next change, over midnight and over days', () => {
    const next = (condition: string, time: string) => {
      const parsed = parseCondition(condition);
      if (parsed === undefined) throw new Error(condition);
      return until(parsed, wall(time));
    };
    expect(next('Mo-Fr 07:00-10:30', '2026-03-02 08:00')).toBe(wall('2026-03-02 10:30'));
    expect(next('Mo-Fr 07:00-10:30', '2026-03-02 06:00')).toBe(wall('2026-03-02 07:00'));
    expect(next('Mo-Fr 07:00-10:30', '2026-03-06 11:00')).toBe(wall('2026-03-09 07:00'));
    expect(next('22:00-06:00', '2026-03-02 23:00')).toBe(wall('2026-03-03 06:00'));
    expect(next('Sa', '2026-03-07 10:00')).toBe(wall('2026-03-08 00:00'));
    // The answer stays the same for days, so it is valid to the end of the look-ahead.
    expect(next('24/7', '2026-03-02 10:00')).toBe(wall('2026-03-10 00:00'));
  });

  test('the answer is the same at every minute before', () => {
    const clock = fc
      .integer({ min: 0, max: 47 })
      .map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`);
    const days = fc.constantFrom('', 'Mo-Fr ', 'Sa,Su ', 'Fr-Mo ', 'Mar-Oct ', 'Su[1] ', 'week 9-11 ');
    const rule = fc
      .tuple(days, clock, clock, fc.constantFrom('', ' off'))
      .map(([on, from, to, off]) => `${on}${from}-${to}${off}`);
    const text = fc.array(rule, { minLength: 1, maxLength: 3 }).map((rules) => rules.join('; '));
    fc.assert(
      fc.property(
        text,
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 1000 }),
        (condition, minute, share) => {
          const parsed = parseCondition(condition);
          if (parsed === undefined) throw new Error(condition);
          const now = wall('2026-02-26 00:00') + minute * 60;
          const end = until(parsed, now);
          expect(end).toBeGreaterThan(now);
          const between = now + Math.floor(((end - now) * share) / 1001);
          expect(holds(parsed, between)).toBe(holds(parsed, now));
        },
      ),
    );
  });

  test('any text is parsed without an error', () => {
    const piece = fc.constantFrom(
      'Mo',
      '-',
      ',',
      ';',
      ' ',
      '07:00',
      '24/7',
      'PH',
      '[',
      ']',
      '1',
      '(',
      ')',
      'off',
      '||',
      '"x"',
      'Jan',
      '2026',
      'week',
      '+',
      '/',
      '@',
      'AND',
      '<',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const clauses = parseConditionalValue(pieces.join(''));
        valueAt(clauses, 1_772_000_000);
        expect(valueUntil(clauses, 1_772_000_000)).toBeGreaterThan(1_772_000_000);
      }),
      { numRuns: 2000 },
    );
  });
});
