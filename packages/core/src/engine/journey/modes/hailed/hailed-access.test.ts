import { describe, expect, test } from 'vitest';
import { TextWorld } from '../../../../../test/journey/text-world.ts';
import type { PlanRequest } from '../../../../model/index.ts';

/** Streets of 100 m a pair of characters: from C so far to the train at A, and from B on to D; a train that takes no time to speak of. */
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

describe('IT-13 nobody calls a taxi for what one walks', () => {
  test('to the train it saves more than ten minutes of walking', () => {
    expect(modesOf(600, 100)).toEqual([]);
    expect(modesOf(700, 100)).toEqual(['ps_tax pt_pub_train wa_wal']);
  });

  test('and on from it', () => {
    expect(modesOf(100, 600)).toEqual([]);
    expect(modesOf(100, 700)).toEqual(['wa_wal pt_pub_train ps_tax']);
    expect(modesOf(700, 600)).toEqual(['ps_tax pt_pub_train wa_wal']);
  });

  test('who walks slower is driven sooner, and so is who does not want to walk as far', () => {
    expect(modesOf(600, 100, { walkMetresPerSecond: 0.8 })).toEqual(['ps_tax pt_pub_train wa_wal']);
    expect(modesOf(600, 100, { maxWalkSeconds: 500 })).toEqual(['ps_tax pt_pub_train wa_wal']);
  });
});

test('a taxi goes to the intercity train where only that is asked for', () => {
  const modes = ['in_rail', 'ps_tax'];
  expect(modesOf(700, 100, { modes }, 102)).toEqual(['ps_tax pt_pub_regionaltrain wa_wal']);
  expect(modesOf(700, 100, { modes }, 106)).toEqual([]);
});
