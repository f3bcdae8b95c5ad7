import { describe, expect, test } from 'vitest';
import { TextWorld } from '../../../../../test/journey/text-world.ts';
import type { PlanRequest } from '../../../../model/index.ts';

/** Streets of 100 m for two characters, from C to the train at A and from B to D; the train takes hardly any time. */
function modesOf(toTrain: number, fromTrain: number, parts: Partial<PlanRequest> = {}, type = 2): string[] {
  const dashes = (metres: number): string => '-'.repeat(metres / 50 - 1);
  const world = new TextWorld({
    map: `C${dashes(toTrain)}A${dashes(12_000)}B${dashes(fromTrain)}D`,
    ways: { CA: {}, AB: {}, BD: {} },
    stops: { A: {}, B: {} },
    trips: 'R1 A 10:30 B 10:33',
    routes: { R1: { type } },
    modes: ['pt_pub', 'pt_pub_train', 'in_rail', 'ps_tax'],
  });
  const { groups } = world.answer('C', 'D', '10:00', { modes: ['pt_pub', 'ps_tax'], ...parts });
  return groups.flatMap(({ itineraries }) =>
    itineraries.map(({ itinerary }) =>
      itinerary.legs
        .map(({ mode }) => mode)
        .filter((mode) => !mode.startsWith('stationary'))
        .join(' '),
    ),
  );
}

describe('IT-13 no taxi for a short walk', () => {
  test('to the train it has to save more than ten minutes of walking', () => {
    expect(modesOf(600, 100)).toEqual([]);
    expect(modesOf(700, 100)).toEqual(['ps_tax pt_pub_train wa_wal']);
  });

  test('and from the train', () => {
    expect(modesOf(100, 600)).toEqual([]);
    expect(modesOf(100, 700)).toEqual(['wa_wal pt_pub_train ps_tax']);
    expect(modesOf(700, 600)).toEqual(['ps_tax pt_pub_train wa_wal']);
  });

  test('a slower pace, or a shorter longest walk, takes the taxi sooner', () => {
    expect(modesOf(600, 100, { walkMetresPerSecond: 0.8 })).toEqual(['ps_tax pt_pub_train wa_wal']);
    expect(modesOf(600, 100, { maxWalkSeconds: 500 })).toEqual(['ps_tax pt_pub_train wa_wal']);
  });
});

test('a taxi drives to the intercity train where only that is requested', () => {
  const modes = ['in_rail', 'ps_tax'];
  expect(modesOf(700, 100, { modes }, 102)).toEqual(['ps_tax pt_pub_regionaltrain wa_wal']);
  expect(modesOf(700, 100, { modes }, 106)).toEqual([]);
});
