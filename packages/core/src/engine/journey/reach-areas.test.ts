import { describe, expect, test } from 'vitest';
import { instant, TextWorld } from '../../../test/journey/text-world.ts';
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
