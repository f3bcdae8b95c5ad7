import { describe, expect, test } from 'vitest';
import { instant, TextWorld } from '../../../../test/journey/text-world.ts';

// A metre takes a second, and from one character to the next it is 500 m less a little. The bus comes round by A before it calls at B, and leaves C for D.
const map = 'A1..B.......C..2D';
const world = new TextWorld({
  grid: 499.95,
  map,
  trips: 'R1  A 10:00  B 10:18  C 10:30  D 10:48',
});
const byNear = '09:51:40 wa_wal 10:00 | R1 A 10:00';
const byFar = '09:53 wa_wal 10:18 | R1 B 10:18';
const toNear = 'D 10:48 | wa_wal 10:56:20';
const toFar = 'C 10:30 | wa_wal 10:55';

describe('the same vehicles with less walking', () => {
  const by = (arriveBefore: string) => ({ when: { departAfter: undefined, arriveBefore: instant(arriveBefore) } });

  test('replaces a walk past the nearest stop to leave a minute later, where the request leaves the departure open', () => {
    expect(world.plan('1', 'C', '09:00')).toEqual([`${byNear} C 10:30`]);
  });

  test('replaces a walk from an earlier stop to arrive a minute earlier, where the request leaves the arrival open', () => {
    expect(world.plan('B', '2', '', by('11:00'))).toEqual([`10:18 R1 B 10:18 ${toNear}`]);
  });

  test('at the other end both are offered, the one with less walking first', () => {
    expect(world.plan('1', 'C', '', by('11:00'))).toEqual([`${byNear} C 10:30`, `${byFar} C 10:30`]);
    expect(world.plan('B', '2', '09:00')).toEqual([`10:18 R1 B 10:18 ${toNear}`, `10:18 R1 B 10:18 ${toFar}`]);
  });

  test('the limits of the request hold', () => {
    expect(world.plan('1', 'C', '09:51:41')).toEqual([`${byFar} C 10:30`]);
    expect(world.plan('B', '2', '', by('10:56:19'))).toEqual([`10:18 R1 B 10:18 ${toFar}`]);
    expect(world.plan('1', 'C', '09:00', { avoidStops: ['A'] })).toEqual([`${byFar} C 10:30`]);
  });

  test('a stop without boarding or alighting is passed', () => {
    const trips = 'R1  A 10:00!  B 10:18  C 10:30  D 10:48!';
    const passing = new TextWorld({ grid: 499.95, map, trips });
    expect(passing.plan('1', 'C', '09:00')).toEqual([`${byFar} C 10:30`]);
    expect(passing.plan('B', '2', '09:00')).toEqual([`10:18 R1 B 10:18 ${toFar}`]);
  });

  test('what takes nearly as much longer as it spares walking stays as it is', () => {
    const slow = new TextWorld({ grid: 499.95, map, trips: 'R1  A 09:46  B 10:18  C 10:30' });
    expect(slow.plan('1', 'C', '09:00')).toEqual([`${byFar} C 10:30`]);
  });
});
