import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  coversMode,
  findModeFamily,
  formatMode,
  getModeRow,
  isModeId,
  MODES,
  parseMode,
  replacementOf,
  specificMode,
} from './index.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const alphabet = (from: string, minLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...from), minLength, maxLength: 8 });
const mode = fc
  .array(alphabet(`${letters}0123456789`, 1), { minLength: 1, maxLength: 3 })
  .map((words) => words.join('-'));
const wellFormed = fc
  .tuple(
    fc.constantFrom('pt', 'ps', 'xx', 'stationary'),
    mode,
    fc.array(alphabet(`${letters}0-9é/.`, 1), { maxLength: 2 }),
  )
  .map(([group, name, details]) => ({ group, mode: name, details }));
const known = fc.constantFrom(...MODES.map(({ id }) => id));
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom(...'ptubcy_-_ "\u0000'), maxLength: 30 }),
);

describe('parsing', () => {
  test('IT-27 splits group, mode with its hyphens, provider and line number', () => {
    expect(parseMode('me_mic_fold-bic')).toMatchObject({
      known: true,
      parts: { group: 'me', mode: 'mic', details: ['fold-bic'] },
    });
    expect(parseMode('me_car-s')).toMatchObject({ known: true, parts: { group: 'me', mode: 'car-s', details: [] } });
    expect(parseMode('ps_tnc_redcab')).toMatchObject({ known: true, row: { id: 'ps_tnc' } });
    expect(parseMode('pt_ltd_SCHOOLBUS_370')).toMatchObject({
      known: true,
      row: { id: 'pt_ltd_SCHOOLBUS' },
      parts: { group: 'pt', mode: 'ltd', details: ['SCHOOLBUS', '370'] },
    });
  });

  test('IT-27 unknown identifiers are tolerated when they are well-formed', () => {
    expect(parseMode('fly_carpet_persian_7')).toMatchObject({ wellFormed: true, known: false, row: undefined });
    expect(parseMode('pt_pub_hovercraft')).toMatchObject({ wellFormed: true, known: false, row: { id: 'pt_pub' } });
    expect(isModeId('fly_carpet')).toBe(true);
  });

  test.each([
    ['', 'it is empty'],
    ['bus', 'only one part'],
    ['pt_', 'no mode follows the group "pt_"'],
    ['_pub', 'does not start with a group'],
    ['pt-pub-bus', 'does not start with a group'],
    ['pt_pub_', 'empty part'],
    ['pt__bus', 'no mode follows'],
    ['pt_-s', '"-s" is not a mode'],
    ['pt_pub_a bus', '"a bus" is not a provider or line'],
    ['pt_pub_<b>', 'is not a provider or line'],
    ['a_b_c_d_e', 'more than 4 parts'],
    [`pt_${'x'.repeat(300)}`, 'longer than 200'],
  ])('%j is malformed: %s', (id, problem) => {
    expect(parseMode(id)).toMatchObject({ wellFormed: false, id, problem: expect.stringContaining(problem) });
    expect(isModeId(id)).toBe(false);
  });

  test('parsing and formatting are inverse', () => {
    fc.assert(
      fc.property(fc.oneof(known, wellFormed.map(formatMode), anything), (id) => {
        const parsed = parseMode(id);
        if (parsed.wellFormed) expect(formatMode(parsed.parts)).toBe(id);
      }),
    );
    fc.assert(
      fc.property(wellFormed, (parts) => {
        expect(parseMode(formatMode(parts))).toMatchObject({ wellFormed: true, parts });
      }),
    );
  });

  test('the row of a text is the longest known prefix by whole parts', () => {
    expect(findModeFamily('me_mic_bic')?.id).toBe('me_mic_bic');
    expect(findModeFamily('me_mic_tandem')?.id).toBe('me_mic');
    expect(findModeFamily('me_mic-s')?.id).toBe('me_mic-s');
    expect(findModeFamily('me_micro')).toBeUndefined();
    expect(() => getModeRow('me_micro')).toThrow('me_micro');
  });
});

describe('covering', () => {
  test('a mode covers itself and its descendants, by whole parts', () => {
    expect(coversMode('pt_pub', 'pt_pub_bus')).toBe(true);
    expect(coversMode('pt_pub', 'pt_pub')).toBe(true);
    expect(coversMode('me_mic', 'me_mic_e-sco')).toBe(true);
    expect(coversMode('ps_tnc', 'ps_tnc_redcab')).toBe(true);
    expect(coversMode('ps_drt', 'ps_drt_hillbus')).toBe(true);
    expect(coversMode('pt_ltd_SCHOOLBUS', 'pt_ltd_SCHOOLBUS_370')).toBe(true);
    expect(coversMode('pt_ltd_SCHOOLBUS_37', 'pt_ltd_SCHOOLBUS_370')).toBe(false);
    expect(coversMode('pt_pub_bus', 'pt_pub')).toBe(false);
    expect(coversMode('pt_pub', 'pt_ltd_SCHOOLBUS')).toBe(false);
    expect(coversMode('me_mic', 'me_mic-s')).toBe(false);
    expect(coversMode('me_car', 'me_car-s')).toBe(false);
  });

  test('IT-27 cy_ is accepted as me_mic_', () => {
    expect(replacementOf('cy_bic')).toBe('me_mic_bic');
    expect(replacementOf('cy_bic-s')).toBe('me_mic-s');
    expect(replacementOf('cy_bic-s_harbour')).toBe('me_mic-s_harbour');
    expect(replacementOf('cy_tandem')).toBe('me_mic_tandem');
    expect(replacementOf('me_mic_bic')).toBeUndefined();
    expect(replacementOf('cy_')).toBeUndefined();
    expect(replacementOf('cycle')).toBeUndefined();
    expect(coversMode('cy_bic', 'me_mic_bic')).toBe(true);
    expect(coversMode('me_mic', 'cy_bic')).toBe(true);
    expect(coversMode('cy_bic-s', 'me_mic-s')).toBe(true);
  });

  test('is reflexive and transitive', () => {
    const more = fc.constantFrom('', '_bus', '_bus_7', '_bus_7_x', 'x');
    const base = fc.oneof(
      known,
      wellFormed.map(formatMode),
      anything,
      fc.constantFrom('cy', 'cy_', 'pt', 'me', 'me_mic'),
    );
    const some = fc.tuple(base, more).map(([id, rest]) => `${id}${rest}`);
    fc.assert(
      fc.property(some, (a) => {
        expect(coversMode(a, a)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(some, more, more, (a, toB, toC) => {
        const [b, c] = [`${a}${toB}`, `${a}${toB}${toC}`];
        if (coversMode(a, b) && coversMode(b, c)) expect(coversMode(a, c)).toBe(true);
      }),
    );
    for (const { id: a } of MODES) {
      for (const { id: b } of MODES) {
        if (!coversMode(a, b)) continue;
        for (const { id: c } of MODES) if (coversMode(b, c)) expect(coversMode(a, c)).toBe(true);
      }
    }
  });
});

test('a provider or line of any name goes below its row', () => {
  const tnc = getModeRow('ps_tnc');
  expect(specificMode(tnc, 'Red Cab')).toBe('ps_tnc_red-cab');
  expect(specificMode(tnc, ' _ ')).toBe('ps_tnc');
  expect(specificMode(getModeRow('pt_ltd_SCHOOLBUS'), '37_A')).toBe('pt_ltd_SCHOOLBUS_37-A');
  fc.assert(
    fc.property(anything, (name) => {
      expect(parseMode(specificMode(tnc, name))).toMatchObject({ wellFormed: true, known: true, row: tnc });
    }),
  );
});

test('no text throws', () => {
  fc.assert(
    fc.property(anything, anything, (a, b) => {
      parseMode(a);
      replacementOf(a);
      findModeFamily(a);
      coversMode(a, b);
    }),
  );
});
