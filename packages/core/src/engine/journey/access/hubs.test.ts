import { describe, expect, test } from 'vitest';
import { TextWorld } from '../../../../test/journey/text-world.ts';
import type { PlanRequest } from '../../../model/index.ts';

const [TRAIN, FERRY] = [2, 4];

/** 500 m from character to character: Z lives among ten stations of one line, K to T; a ferry calls at the pier P behind them and at I. */
const map = `Z.K.L.M.N.O.Q.R.S.T.U.P${'~'.repeat(6)}I`;
const STATIONS = 'KLMNOQRSTU';

/** @param more further trips, each of a line of its own */
function world(more: readonly string[] = []): TextWorld {
  const train = (letters: string): string =>
    letters.split('').reduce((line, at, i) => `${line} ${at} 10:${String(10 + 2 * i)}`, 'R1');
  const lines = ['F1', ...more.map((trip) => trip.slice(0, 2))];
  return new TextWorld({
    grid: 499.95,
    map,
    ways: { ZKLMNOQRSTUP: {} },
    trips: [train(STATIONS), 'F1 P 11:00 I 11:10', 'F1 I 09:30 P 09:40', ...more].join('\n'),
    routes: { R1: { type: TRAIN }, ...Object.fromEntries(lines.map((line) => [line, { type: FERRY }])) },
    modes: ['pt_pub', 'ps_tax', 'me_car'],
  });
}

const modesOf = (own: string, parts: Partial<PlanRequest> = {}): Partial<PlanRequest> => ({
  modes: ['pt_pub', own],
  ...parts,
});

describe('vehicles drive to the nearest stations, and to one station of each line that calls at none of them', () => {
  test.each(['ps_tax', 'me_car'])('%s goes to the pier behind ten stations of another line', (mode) => {
    expect(world().plan('Z', 'I', '10:00', modesOf(mode)).join()).toContain('F1 P 11:00 I 11:10');
  });

  test('a taxi drives from there as well', () => {
    expect(world().plan('I', 'Z', '09:00', modesOf('ps_tax')).join()).toContain('F1 I 09:30 P 09:40');
  });

  test('with more lines than stations, the nearest stations stay', () => {
    const near = [...STATIONS].slice(0, 9).map((at, i) => `G${i} ${at} 11:00 I 11:${20 + i}`);
    const plans = world(near).plan('Z', 'I', '10:00', modesOf('ps_tax')).join();
    expect(plans).toContain('G0 K 11:00 I 11:20');
    expect(plans).not.toContain('F1 P');
  });
});
