import { describe, expect, test } from 'vitest';
import { TextWorld } from '../../../../test/journey/text-world.ts';
import { MODES } from '../../../modes/index.ts';
import { takesWheelchair } from './takes-wheelchair.ts';

describe('IT-20 in a wheelchair', () => {
  test('bicycles, scooters and motorbikes are dropped, and nothing else', () => {
    const mounted = MODES.map(({ id }) => id).filter((id) => !takesWheelchair(id));
    expect(mounted.sort()).toEqual([
      'cy_bic',
      'cy_bic-s',
      'me_mic',
      'me_mic-s',
      'me_mic_bic',
      'me_mic_e-sco',
      'me_mic_fast-e-sco',
      'me_mic_fold-bic',
      'me_mot',
    ]);
    expect([takesWheelchair('me_mic-s_Bikes'), takesWheelchair('ps_tax_Red'), takesWheelchair('pt_pub')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('alone, or with one other mode only, the answer has the reason; with several, the rest is answered', () => {
    const world = new TextWorld({
      map: `A${'-'.repeat(39)}B`,
      ways: { AB: {} },
      modes: ['wa_wal', 'me_mic_bic', 'me_mot', 'ps_tax'],
    });
    const rolling = (modes: readonly string[], allModes = false, wheelchair = true) => {
      const { groups, empty } = world.answer('A', 'B', '10:00', { modes, allModes, wheelchair });
      const used = groups.map(({ itineraries }) => itineraries[0]?.itinerary.modes.join());
      return used.length > 0 ? used.sort() : empty?.reason;
    };
    expect([
      rolling(['me_mic_bic']),
      rolling(['me_mic_bic', 'ps_tax']),
      rolling(['me_mic_bic', 'me_mot'], true),
    ]).toEqual(['inaccessible', 'inaccessible', 'inaccessible']);
    expect(rolling(['me_mic_bic', 'ps_tax', 'wa_wal'], true)).toEqual(['ps_tax', 'wa_wal']);
    expect(rolling(['me_mic_bic'], false, false)).toEqual(['me_mic_bic']);
  });
});
