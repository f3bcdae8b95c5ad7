import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MODES } from '../../../modes/index.ts';
import { modesHere, splitModes } from './mode-sets.ts';

describe('the searches of a request (spec 4.2 rules 1 to 4)', () => {
  test('one mode is answered alone; walking beside it is a connector, not a combination (IT-12)', () => {
    expect(splitModes(['pt_pub'], false)).toEqual({ singles: ['pt_pub'], combined: [] });
    expect(splitModes(['pt_pub', 'wa_wal'], false)).toEqual({ singles: ['pt_pub'], combined: [] });
  });

  test('walking alone is answered when it is the only mode', () => {
    expect(splitModes(['wa_wal'], false)).toEqual({ singles: ['wa_wal'], combined: [] });
  });

  test('several modes are answered in combination only', () => {
    expect(splitModes(['me_mic_bic', 'pt_pub'], false)).toEqual({ singles: [], combined: ['pt_pub', 'me_mic_bic'] });
  });

  test('allModes adds each mode alone, walking too', () => {
    expect(splitModes(['pt_pub', 'wa_wal', 'me_mic_bic'], true)).toEqual({
      singles: ['pt_pub', 'me_mic_bic', 'wa_wal'],
      combined: ['pt_pub', 'me_mic_bic'],
    });
  });

  test('the order and repetition of modes do not matter', () => {
    const some = fc.subarray(
      MODES.map((row) => row.id),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(some, fc.boolean(), (modes, allModes) => {
        expect(splitModes([...modes].reverse().concat(modes), allModes)).toEqual(splitModes(modes, allModes));
      }),
    );
  });

  test('a family is here when one of its modes is, and a mode when its family is', () => {
    expect(modesHere(['pt_pub', 'pt_pub_tram', 'ps_tax'], ['pt_pub_bus', 'pt_pub'])).toEqual(['pt_pub', 'pt_pub_tram']);
    expect(modesHere(['me_mic'], ['me_mic_bic'])).toEqual(['me_mic']);
  });

  test('connectors alone are answered alone, and one other mode beside them is no combination', () => {
    expect(splitModes(['wa_whe', 'wa_wal'], false)).toEqual({ singles: ['wa_wal', 'wa_whe'], combined: [] });
    expect(splitModes(['pt_pub', 'wa_wal'], true)).toEqual({ singles: ['pt_pub', 'wa_wal'], combined: [] });
  });

  test('allModes answers what separate requests answer together (rule 3)', () => {
    const some = fc.subarray(
      MODES.map((row) => row.id),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(some, (modes) => {
        const all = splitModes(modes, true);
        const separate = [...modes.map((mode) => splitModes([mode], false)), splitModes(modes, false)];
        expect(new Set(separate.flatMap(({ singles }) => singles))).toEqual(new Set(all.singles));
        expect(separate.at(-1)?.combined).toEqual(all.combined);
      }),
    );
  });

  test('modes are compared by whole parts of identifiers, and a deprecated identifier stands for its replacement (IT-27)', () => {
    expect(modesHere(['pt_pub_tram', 'me_car'], ['pt_pub_bus', 'me_car-s'])).toEqual([]);
    expect(modesHere(['ps_tnc_red', 'cy_bic'], ['ps_tnc', 'me_mic_bic'])).toEqual(['ps_tnc_red', 'cy_bic']);
  });
});
