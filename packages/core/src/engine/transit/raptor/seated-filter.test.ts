import { expect, test } from 'vitest';
import { MONDAY, StopWorld } from '../../../../test/transit/stop-world.ts';
import { openServiceWindow } from '../../../timetable/index.ts';
import { seatedLinksWithin } from './seated-filter.ts';

const world = new StopWorld({
  trips: `
    R1 A 10:00 B 10:10
    R2 B 10:10 C 10:20
    R3 C 10:20 D 10:30
    R4 A 10:00 D 10:30`,
  more: { 'R1.1': { blockId: 'b' }, 'R2.1': { blockId: 'b' }, 'R3.1': { blockId: 'b' } },
});
const window = openServiceWindow(world.timetable, MONDAY);
const { strings, routeId, patternRoute } = world.timetable;
const without = (...routes: string[]): Uint8Array =>
  Uint8Array.from(patternRoute, (route) => (routes.includes(strings.get(routeId[route]!)) ? 0 : 1));

test("where no excluded trip can lie in between, the window's own links are returned", () => {
  expect(seatedLinksWithin(window, undefined)).toBe(window.seated);
  expect(seatedLinksWithin(window, without('R4'))).toBe(window.seated);
  expect(seatedLinksWithin(window, without('R1', 'R3'))).toBe(window.seated);
});

test('an excluded trip in between removes the links through it, and the result is cached (BL-8)', () => {
  const filtered = seatedLinksWithin(window, without('R2'));
  expect([...window.seated.toLane]).toHaveLength(3);
  expect([...filtered.toLane]).toEqual([]);
  expect(seatedLinksWithin(window, without('R2'))).toBe(filtered);
  const other = seatedLinksWithin(window, without('R2', 'R4'));
  expect(other).not.toBe(filtered);
  expect([...other.toLane]).toEqual([]);
});
