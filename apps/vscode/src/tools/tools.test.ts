import { describe, expect, test } from 'vitest';
import type { PreviewRoute } from '../../shared/preview-model.ts';
import { PreviewFailure } from '../preview/route-source.ts';
import { checkModes, explainMode } from './mode-tools.ts';
import { describeRoute, planTrip } from './plan-trip.ts';

describe('check_modes', () => {
  test('names each problem with a replacement', () => {
    expect(checkModes({ modes: ['pt_pub', 'pt_pub_buss', 'cy_bic'] }, [])).toBe(
      [
        'pt_pub_buss: warning mode/unknown: `pt_pub_buss` is not a known mode. Did you mean `pt_pub_bus`? Use: pt_pub_bus.',
        'cy_bic: hint mode/deprecated: `cy_bic` is deprecated. Use `me_mic_bic`. Use: me_mic_bic.',
      ].join('\n'),
    );
    expect(checkModes({ modes: ['pt_pub'] }, [])).toBe('No problem found.');
  });

  test('reads a text in its language', () => {
    expect(checkModes({ text: 'modeIdentifier: bus', language: 'yaml' }, [])).toMatch(/^bus: error mode\/malformed/);
  });

  test.each([undefined, 'pt_pub', {}, { modes: 'pt_pub' }])(
    'anything else is answered with what to give: %j',
    (input) => {
      expect(checkModes(input, [])).toMatch(/^Give "modes"/);
    },
  );
});

describe('explain_mode', () => {
  test('says what an identifier means, and where it belongs, without pictures', () => {
    const text = explainMode({ mode: 'pt_pub_bus' }, [{ title: 'Porto', modes: ['pt_pub_bus'] }]);
    expect(text).toMatch(/^pt_pub_bus: \*\*/);
    expect(text).toContain('Porto');
    expect(text).not.toContain('data:');
  });

  test('an unknown one has similar ones, a malformed one its reason', () => {
    expect(explainMode({ mode: 'pt_pub_buss' }, [])).toContain('`pt_pub_bus`');
    expect(explainMode({ mode: 'bus' }, [])).toMatch(/mode\/malformed/);
    expect(explainMode({}, [])).toMatch(/^Give "mode"/);
  });
});

describe('plan_trip', () => {
  const answer: PreviewRoute = {
    title: 'A → B',
    source: 'Sample city',
    from: { id: 'a', title: 'A', at: [0, 0] },
    to: { id: 'b', title: 'B', at: [1, 1] },
    trips: [
      {
        title: '08:00–08:30 · Bus 7',
        legs: [
          {
            action: 'Take Bus 7',
            times: '08:00–08:30',
            notes: [],
            pattern: 'solid',
            mode: 'pt_pub_bus',
            number: '7',
            lines: [],
            stops: [],
          },
        ],
        depart: 0,
        arrive: 1800,
        changes: 0,
        walkSeconds: 0,
        lapse: 'cancelled',
        isLive: true,
        alerts: [{ title: 'Lift out of order', text: '', avoidStops: [] }],
        alternatives: [],
      },
    ],
    requestedTime: 0,
    isArrival: false,
    timeZone: 'Europe/Lisbon',
  };
  const never = { onCancellationRequested: () => ({ dispose: () => undefined }) };
  const sourcesOf = (plan: () => Promise<PreviewRoute>) => ({ open: async () => ({ planTrip: plan }) }) as never;

  test('answers with trips, legs and alerts', async () => {
    const text = await planTrip(
      { from: 'A', to: 'B' },
      sourcesOf(async () => answer),
      never,
    );
    expect(text).toBe(
      [
        'A → B (Sample city, times in Europe/Lisbon)',
        '',
        '1. 08:00–08:30 · Bus 7 [cancelled]',
        '   08:00–08:30 Take Bus 7',
        '   ! Lift out of order',
      ].join('\n'),
    );
  });

  test('without a trip the reason is the answer, and what the user can solve is no error', async () => {
    expect(describeRoute({ ...answer, trips: [], reason: 'No line runs.' })).toContain('No line runs.');
    const failing = sourcesOf(async () => {
      throw new PreviewFailure('There is no place "Centrl". Similar: Central.', []);
    });
    expect(await planTrip({ from: 'Centrl', to: 'B' }, failing, never)).toContain('Similar: Central.');
  });

  test('a request that cannot be read is answered with how to write one', async () => {
    expect(
      await planTrip(
        { form: 'A' },
        sourcesOf(async () => answer),
        never,
      ),
    ).toMatch(/^The request cannot be read: .*Give "from" and "to"/);
  });
});
