import { expect, test } from 'vitest';
import { uncountedModes } from './uncounted-modes.ts';

const leaving = { departAfter: 1, arriveBefore: undefined };
const arriving = { departAfter: undefined, arriveBefore: 1 };

test('vehicles that others provide are not counted, nor by arrival cars beside public transport', () => {
  const modes = ['pt_pub', 'me_mic-s', 'ps_tax_acme', 'me_car', 'me_mic_bic', 'wa_wal', 'ps_drt', 'me_car-p'];
  const provided = ['me_mic-s', 'ps_tax_acme', 'ps_drt', 'me_car-p'];
  expect(uncountedModes({ modes, when: leaving })).toEqual(provided);
  expect(uncountedModes({ modes: ['pt_pub', 'me_mic_bic', 'me_car', 'me_mot'], when: arriving })).toEqual([
    'me_car',
    'me_mot',
  ]);
  expect(uncountedModes({ modes: ['me_car', 'wa_wal'], when: arriving })).toEqual([]);
});
