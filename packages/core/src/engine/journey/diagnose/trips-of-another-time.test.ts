import { expect, test } from 'vitest';
import { instant, TextWorld } from '../../../../test/journey/text-world.ts';

const world = new TextWorld({ grid: 499.95, map: 'A..B', trips: 'R1 A 06:00 B 06:10\nR1 A 23:00 B 23:10' });
const leaving = (time: string): readonly string[] => world.answer('A', 'B', time).advisories.map(({ code }) => code);
const arriving = (time: string): readonly string[] => {
  const when = { departAfter: undefined, arriveBefore: instant(time) };
  return world.answer('A', 'B', '', { when }).advisories.map(({ code }) => code);
};
const others = leaving('22:30');

test('an answer says that all its rides leave long after the request, or arrive long before', () => {
  expect(others).not.toContain('leaves-much-later');
  expect(leaving('03:00')).toEqual([...others, 'leaves-much-later']);
  expect(leaving('03:00:01')).toEqual(others);
  expect(arriving('09:10')).toEqual([...others, 'arrives-much-earlier']);
  expect(arriving('09:09:59')).toEqual(others);
});

test('the rides stay in the answer', () => {
  expect(world.plan('A', 'B', '03:00')).toEqual(['06:00 R1 A 06:00 B 06:10']);
});
