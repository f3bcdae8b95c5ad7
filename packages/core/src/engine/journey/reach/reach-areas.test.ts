import { describe, expect, test } from 'vitest';
import { instant, TextWorld } from '../../../../test/journey/text-world.ts';
import { type PolygonCoordinates, polygonContains } from '../../../geo/index.ts';
import { reachAreas } from './reach-areas.ts';

const options = {
  map: 'A--BX--C',
  ways: { AC: { highway: 'residential' } },
  stops: { A: {}, B: {}, N: { at: 'X', lat: Number.NaN, lng: Number.NaN }, C: {} },
  trips: 'R1  A 10:00  N 10:05  B 10:10  C 10:20',
};
const drawn = new TextWorld({ ...options, grid: 499.95 });
const request = drawn.request('A', 'A', {
  modes: ['pt_pub'],
  when: { departAfter: instant('09:55'), arriveBefore: undefined },
});

describe('IM-8 a stop of unknown position that is in reach', () => {
  test.each([
    ['along streets', drawn.world],
    ['in straight lines', { ...drawn.world, streets: undefined, stopLinks: undefined }],
  ])('begins no walk %s, so areas stay around the others', (_, world) => {
    const reached = reachAreas(world, request, [1800]);
    if (reached.kind === 'none') throw new Error(reached.reason);
    const { lat, lng } = drawn.place('B');
    const places = reached.areas.flat(3);
    expect(places.length).toBeGreaterThan(0);
    for (const [x, y] of places) expect(Math.hypot(x - lng, y - lat)).toBeLessThan(0.1);
    expect(reached.metres).toBeLessThan(200);
  });
});

/** Two streets that do not meet, and the stop S between their ends. */
const apart = new TextWorld({
  map: 'A.........SC.........F',
  ways: { AS: {}, CF: {} },
  stops: { S: {}, F: {} },
  grid: 29.97,
  trips: 'R1  S 10:10  F 10:40',
});

function isInside(
  world: TextWorld,
  from: string,
  to: string,
  parts: Parameters<TextWorld['request']>[2],
  limit: number,
): boolean {
  const reached = reachAreas(world.world, world.request(from, from, parts), [limit]);
  if (reached.kind === 'none') throw new Error(reached.reason);
  const { lat, lng } = world.place(to);
  const rings = (polygon: PolygonCoordinates) => polygon.map((ring) => ring.map(([x, y]) => ({ lat: y, lng: x })));
  return reached.areas[0]!.some((polygon) => {
    const [outer, ...holes] = rings(polygon);
    return polygonContains(outer!, holes, { lat, lng });
  });
}

describe('a stop that is reached on foot', () => {
  const at = (time: string) => ({ departAfter: instant(time), arriveBefore: undefined });

  test('joins no streets that lie apart', () => {
    expect(isInside(apart, 'A', 'S', { modes: ['wa_wal'], when: at('10:00') }, 1500)).toBe(true);
    expect(isInside(apart, 'A', 'F', { modes: ['wa_wal'], when: at('10:00') }, 1500)).toBe(false);
    expect(isInside(apart, 'A', 'F', { modes: ['pt_pub'], when: at('10:00') }, 2300)).toBe(false);
  });

  test('and where a ride ends later, walks begin there', () => {
    expect(isInside(apart, 'A', 'F', { modes: ['pt_pub'], when: at('10:00') }, 2400)).toBe(true);
    const there = { departAfter: undefined, arriveBefore: instant('11:00') };
    expect(isInside(apart, 'F', 'A', { modes: ['pt_pub'], when: there }, 3600)).toBe(true);
    expect(isInside(apart, 'F', 'A', { modes: ['pt_pub'], when: there }, 3000)).toBe(false);
  });
});

describe('vehicles', () => {
  const world = new TextWorld({
    map: `A....................B....C${'.'.repeat(70)}D`,
    ways: { AD: {} },
    stops: { A: {}, B: {}, C: {}, D: {} },
    trips: 'R1  B 10:06  C 10:07  D 10:12',
    grid: 49.95,
  });
  const when = { departAfter: instant('10:00'), arriveBefore: undefined };

  test('of one’s own reach as far as they go', () => {
    expect(isInside(world, 'A', 'B', { modes: ['wa_wal'], when }, 600)).toBe(false);
    expect(isInside(world, 'A', 'B', { modes: ['me_mic_bic'], when }, 600)).toBe(true);
    expect(isInside(world, 'A', 'D', { modes: ['me_mic_bic'], when }, 780)).toBe(false);
  });

  test('lead to rides, and stay at the stop', () => {
    expect(isInside(world, 'A', 'D', { modes: ['pt_pub'], when }, 780)).toBe(false);
    expect(isInside(world, 'A', 'D', { modes: ['pt_pub', 'me_mic_bic'], when }, 780)).toBe(true);
  });
});
