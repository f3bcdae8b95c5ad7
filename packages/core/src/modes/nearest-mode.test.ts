import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findModeRow, MODES, nearestModes, normaliseMode, parseMode } from './index.ts';

const ids = MODES.map(({ id }): string => id);
const current = MODES.filter(({ replacement }) => replacement === undefined).map(({ id }): string => id);
const isKnown = (id: string): boolean => {
  const parsed = parseMode(id);
  return parsed.wellFormed && parsed.known;
};
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom(...'ptubcySC_-_ . '), maxLength: 30 }),
);

describe('normalising', () => {
  test.each([
    ['PT_PUB_BUS', 'pt_pub_bus'],
    ['  pt_pub ', 'pt_pub'],
    ['pt-pub-bus', 'pt_pub_bus'],
    ['pt pub tram', 'pt_pub_tram'],
    ['me_car_s', 'me_car-s'],
    ['me-mic-s', 'me_mic-s'],
    ['me_mic_fold_bic', 'me_mic_fold-bic'],
    ['stationary_airport_checkin', 'stationary_airport-checkin'],
    ['pt_ltd_schoolbus', 'pt_ltd_SCHOOLBUS'],
    ['pt_ltd_schoolbus_Line-7', 'pt_ltd_SCHOOLBUS_Line-7'],
    ['PS-TNC-RedCab', 'ps_tnc_RedCab'],
  ])('%j is %j', (text, id) => expect(normaliseMode(text)).toBe(id));

  test.each(['pt_pub_buss', 'cy_bic', 'ps_tnc_red-cab', 'fly_carpet', 'in_progress', ''])('%j stays', (text) =>
    expect(normaliseMode(text)).toBe(text),
  );

  test('a known identifier is found in any case and with any separators; a second time changes nothing', () => {
    const slip = fc.constantFrom('_', '-', ' ', '.', '__');
    fc.assert(
      fc.property(
        fc.constantFrom(...ids),
        fc.array(slip, { minLength: 5, maxLength: 5 }),
        fc.boolean(),
        (id, slips, upper) => {
          let at = 0;
          const text = id.replace(/[_-]/g, () => slips[at++ % 5] as string);
          expect(normaliseMode(upper ? text.toUpperCase() : text)).toBe(id);
        },
      ),
    );
    fc.assert(
      fc.property(anything, (text) => {
        expect(normaliseMode(normaliseMode(text))).toBe(normaliseMode(text));
      }),
    );
  });
});

describe('nearest valid identifiers', () => {
  test.each([
    ['pt_pub_buss', ['pt_pub_bus']],
    ['me_car_s', ['me_car-s']],
    ['PT_PUB_BUS', ['pt_pub_bus']],
    ['pt_bus', ['pt_pub_bus']],
    ['bus', ['pt_pub_bus']],
    ['ps_tnk_redcab', ['ps_tnc_redcab']],
    ['pt_ltd_schoolbus_370', ['pt_ltd_SCHOOLBUS_370']],
    ['pt_pub_bus_370', ['pt_pub_bus']],
    ['me_bic', ['me_mic', 'me_mic_bic']],
    ['cy_bic', ['me_mic_bic']],
    ['cy_bik', ['me_mic_bic']],
    ['stationary_waiting', ['stationary_wait']],
    ['in_progress', []],
    ['me_too', []],
    ['wa_state', []],
    ['fly_carpet', []],
    ['', []],
    ['pt_pub_bus', []],
    ['ps_tnc_redcab', []],
  ])('%j: %j', (text, suggestions) => expect(nearestModes(text)).toEqual(suggestions));

  /** Every text with one insertion, deletion, replacement or swap of neighbours. */
  function* oneEdits(id: string, letters = 'aesxB_-7'): Generator<string> {
    for (let i = 0; i <= id.length; i++) {
      yield id.slice(0, i) + id.slice(i + 1);
      yield id.slice(0, i) + (id[i + 1] ?? '') + (id[i] ?? '') + id.slice(i + 2);
      for (const letter of letters) {
        yield id.slice(0, i) + letter + id.slice(i);
        yield id.slice(0, i) + letter + id.slice(i + 1);
      }
    }
  }

  test('every single typo of a known identifier suggests it first, or its replacement; of two that it is a typo of, either', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-';
    const meant = new Map<string, Set<string>>();
    for (const { id, replacement } of MODES) {
      for (const typo of oneEdits(id, letters)) {
        meant.set(typo, (meant.get(typo) ?? new Set()).add(replacement ?? id));
      }
    }
    const typos = new Set(ids.flatMap((id) => [...oneEdits(id)]).filter((typo) => !isKnown(typo)));
    const wrong = [...typos].flatMap((typo) => {
      const [first = 'nothing'] = nearestModes(typo);
      return meant.get(typo)?.has(first) === true ? [] : [`${typo} suggests ${first}`];
    });
    expect(wrong).toEqual([]);
  });

  test('suggests at most three known identifiers, none deprecated, and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anything,
          fc.constantFrom(...ids).chain((id) => fc.constantFrom(...oneEdits(id))),
        ),
        (text) => {
          const suggestions = nearestModes(text);
          expect(suggestions.length).toBeLessThanOrEqual(3);
          expect(new Set(suggestions).size).toBe(suggestions.length);
          for (const id of suggestions) {
            expect(isKnown(id)).toBe(true);
            expect(parseMode(id)).not.toMatchObject({ row: { replacement: expect.anything() } });
          }
        },
      ),
    );
    for (const id of current) expect(nearestModes(id)).toEqual([]);
  });

  test('a text of hostile length takes linear time', () => {
    for (const unit of ['_', 'a', '_a', '-', 'a-', ' _', 'pt_pub_']) {
      const text = unit.repeat(200_000);
      const start = performance.now();
      parseMode(text);
      normaliseMode(text);
      nearestModes(text);
      // More than linear time would take minutes here.
      expect(performance.now() - start).toBeLessThan(2000);
    }
    expect(findModeRow('pt_pub')).toBeDefined();
  });
});
