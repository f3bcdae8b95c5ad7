import { describe, expect, test } from 'vitest';
import type { EmptyReason, PlanExplanation } from '../../model/index.ts';
import { phraseKeys } from '../languages/__generated__/keys.ts';
import { operatorAdvice } from './operator-advice.ts';

const REASONS = phraseKeys
  .filter((key) => key.startsWith('empty.'))
  .map((key) => key.slice('empty.'.length) as EmptyReason);

const explanation: PlanExplanation = {
  serviceDates: { first: '2026-01-01', last: '2026-12-31' },
  searches: [
    {
      ...{ modes: ['pt_pub'], isAsked: true, isComplete: true, candidates: [] },
      reach: [
        {
          ...{ end: 'from', mode: 'wa_wal', stops: 0, limitSeconds: 1800 },
          nearest: { code: 'feed:9', name: 'Quay', metres: 2310 },
        },
        { end: 'to', mode: 'wa_wal', stops: 4, limitSeconds: 1800, nearest: undefined },
      ],
      ruledOut: [{ reason: 'avoided-mode', kind: 'lines', count: 3, names: ['1', '2'] }],
    },
  ],
};

describe('advice to operators on an empty answer', () => {
  test.each(REASONS)('%s: sentences without gaps, with an explanation and without', (reason) => {
    for (const known of [explanation, undefined]) {
      const text = operatorAdvice({ reason, values: {} }, known);
      expect(text).toMatch(/^[A-Z].*\.$/s);
      expect(text).not.toMatch(/NaN|Infinity|\[object/);
    }
  });

  test('names no mode where every mode is unknown', () => {
    for (const values of [{}, { modes: '' }])
      expect(operatorAdvice({ reason: 'no-modes', values })).toMatch(
        /^This region does not offer the requested modes\./,
      );
    expect(operatorAdvice({ reason: 'no-modes', values: { modes: 'in_air' } })).toMatch(/offer in_air\./);
  });

  test('quotes the explanation: the nearest stop, lines ruled out, days of the timetable', () => {
    const advice = (reason: EmptyReason, values = {}) => operatorAdvice({ reason, values }, explanation);
    expect(advice('no-stop-from')).toContain(
      'within 30 minutes by wa_wal. The nearest is Quay (feed:9), 2310 metres away',
    );
    expect(advice('ruled-out')).toContain('3 lines ruled out: 1, 2, …');
    expect(advice('no-connection')).toContain('0 stops in reach of the origin, 4 stops in reach of the destination');
    expect(advice('no-connection')).toContain('2026-01-01 to 2026-12-31');
    const feedDates = [
      { name: 'bus', first: '2026-01-01', last: '2026-06-30' },
      { name: 'rail', first: '2026-03-01', last: '2026-12-31' },
    ];
    expect(operatorAdvice({ reason: 'no-connection', values: {} }, { ...explanation, feedDates })).toContain(
      '(the timetable covers 2026-01-01 to 2026-12-31; bus 2026-01-01 to 2026-06-30; rail 2026-03-01 to 2026-12-31)',
    );
    expect(advice('no-service-date', { from: '2026-01-01', to: '2026-12-31', date: '2027-03-01' })).toContain(
      '2027-03-01',
    );
  });

  test('does not advise to ask for a single mode where walking is better; one minute is singular', () => {
    const candidates = [{}] as unknown as PlanExplanation['searches'][number]['candidates'];
    const searches = explanation.searches.map((search) => ({ ...search, candidates }));
    const text = operatorAdvice({ reason: 'walking-is-better', values: {} }, { ...explanation, searches });
    expect(text).toContain('Trips exist (1 was compared), but walking the whole way');
    expect(text).not.toMatch(/one by one|allModes/);
    const near = explanation.searches.map((search) => ({
      ...search,
      reach: search.reach.map((reach) => ({ ...reach, limitSeconds: 60 })),
    }));
    const none = operatorAdvice({ reason: 'no-stop-from', values: {} }, { ...explanation, searches: near });
    expect(none).toContain('within 1 minute by wa_wal');
  });

  test.each([
    ['no-connection', 'me_mic_bic', 'No street route leads'],
    ['no-vehicle-from', 'me_car-r', 'No vehicle of me_car-r is available near the origin'],
    ['outside-zone-to', 'ps_drt', 'No provider of ps_drt that picks up at the origin serves the destination'],
  ] as const)('%s %s: no stops or timetables where streets alone were searched', (reason, mode, begin) => {
    const search = { modes: [mode], isAsked: true, isComplete: true, candidates: [], reach: [], ruledOut: [] };
    const text = operatorAdvice({ reason, values: { mode } }, { ...explanation, searches: [search] });
    expect(text).toContain(begin);
    expect(text).not.toMatch(/stops|timetable/);
  });
});
