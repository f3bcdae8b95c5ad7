import { expect, test } from 'vitest';
import { TextWorld } from '../../../../test/journey/text-world.ts';

// A metre takes a second; from one character to the next it is 500 m less a little.
const line = { grid: 499.95, map: 'A..B..C', trips: 'R1 A 10:00 B 10:05 C 10:10' };

test.each([
  ['a station', { A: {}, B: { locationType: 1 }, C: {} }],
  ['an entrance', { S: { at: 'B', locationType: 1 }, A: {}, B: { locationType: 2, station: 'S' }, C: {} }],
  ['a boarding area', { P: { at: 'B' }, A: {}, B: { locationType: 4, station: 'P' }, C: {} }],
] as const)('ST-17 where a trip calls at %s one boards and alights as at a stop', (_, stops) => {
  const world = new TextWorld({ ...line, stops });
  expect(world.plan('A', 'B', '09:50')).toEqual(['10:00 R1 A 10:00 B 10:05']);
  expect(world.plan('B', 'C', '09:50')).toEqual(['10:05 R1 B 10:05 C 10:10']);
});

test('CAL-10 the time zone of a stop decides its displayed times and moves no trip', () => {
  const stops = { A: {}, B: { timezone: 'Pacific/Kiritimati' }, C: { timezone: 'America/St_Johns' } };
  const world = new TextWorld({ ...line, stops });
  const found = world.answer('A', 'C', '09:50').groups.flatMap((group) => group.itineraries);
  expect(found.map(({ itinerary }) => itinerary)).toMatchObject([
    {
      legs: [
        {
          kind: 'ride',
          from: { timezone: 'UTC' },
          to: { timezone: 'America/St_Johns' },
          calls: [
            { stop: { timezone: 'UTC' } },
            { stop: { timezone: 'Pacific/Kiritimati' } },
            { stop: { timezone: 'America/St_Johns' } },
          ],
        },
      ],
    },
  ]);
  expect(world.plan('A', 'C', '09:50')).toEqual(['10:00 R1 A 10:00 C 10:10']);
});
