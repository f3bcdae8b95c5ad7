import { expect, test } from 'vitest';
import { TextWorld } from '../../../../test/journey/text-world.ts';

test('a night at a stop makes way for the first trip in the morning; without one it is the answer', () => {
  const plan = (...trips: string[]): readonly string[] =>
    new TextWorld({ grid: 400, map: 'A---------B---------C', trips: trips.join('\n') }).plan('A', 'C', '21:00');
  const evening = ['R1 A 22:00 B 22:10', 'R2 B 29:00 C 29:10'];
  expect(plan(...evening, 'R3 A 28:40 B 28:50')).toEqual([expect.stringMatching(/R3 A 04:40.*R2 B 05:00 C 05:10$/)]);
  expect(plan(...evening)).toEqual([expect.stringMatching(/R1 A 22:00.*R2 B 05:00 C 05:10$/)]);
});
