import fc from 'fast-check';
import { expect, test } from 'vitest';
import { polygonContains } from './polygon.ts';
import { type PolygonCoordinates, ReachField } from './reach-field.ts';

type Spot = readonly [x: number, y: number];

/** Whether two pieces of outlines cross, or meet anywhere but at a corner that they share. */
function cross([a, b]: readonly [Spot, Spot], [c, d]: readonly [Spot, Spot]): boolean {
  const side = (p: Spot, q: Spot, r: Spot): number =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function piecesOf(polygons: readonly PolygonCoordinates[]): (readonly [Spot, Spot])[] {
  return polygons.flat().flatMap((ring) => ring.slice(1).map((corner, i) => [ring[i]!, corner] as const));
}

function holds(polygons: readonly PolygonCoordinates[], lat: number, lng: number): boolean {
  const ringOf = (ring: PolygonCoordinates[number]) => ring.map(([x, y]) => ({ lat: y, lng: x }));
  return polygons.some(([outer, ...holes]) => polygonContains(ringOf(outer!), holes.map(ringOf), { lat, lng }));
}

const marks = fc.array(
  fc.record({
    lat: fc.double({ min: 50, max: 50.01, noNaN: true }),
    lng: fc.double({ min: 8, max: 8.012, noNaN: true }),
    seconds: fc.integer({ min: 0, max: 1800 }),
  }),
  { minLength: 1, maxLength: 60 },
);

test('a coarser grid has fewer corners, and holds all that is reached', () => {
  const places = Array.from({ length: 400 }, (_, i) => ({ lat: 50 + ((i * 7919) % 997) / 5e4, lng: 8 + i / 2e4 }));
  const areaOf = (leastCell?: number) => {
    const field = new ReachField(places, 1800, leastCell);
    for (const { lat, lng } of places) field.mark(lat, lng, 600);
    return field.within(900);
  };
  const [fine, coarse] = [areaOf(), areaOf(160)];
  expect(coarse.flat(2).length).toBeLessThan(fine.flat(2).length / 2);
  expect(places.every(({ lat, lng }) => holds(coarse, lat, lng))).toBe(true);
});

test('areas hold what is reached in time, never cross themselves, and grow with the time', () => {
  fc.assert(
    fc.property(marks, fc.integer({ min: 0, max: 1800 }), fc.integer({ min: 0, max: 1800 }), (places, some, other) => {
      const [short, long] = [Math.min(some, other), Math.max(some, other)];
      const field = new ReachField(places, 1800);
      for (const { lat, lng, seconds } of places) field.mark(lat, lng, seconds);
      const [less, more] = [field.within(short), field.within(long)];
      for (const { lat, lng, seconds } of places) {
        if (seconds <= short) expect(holds(less, lat, lng)).toBe(true);
        if (seconds <= long) expect(holds(more, lat, lng)).toBe(true);
        // What lies in the shorter area lies in the longer one.
        if (holds(less, lat + 3e-4, lng - 2e-4)) expect(holds(more, lat + 3e-4, lng - 2e-4)).toBe(true);
      }
      const pieces = piecesOf(less);
      for (const [i, piece] of pieces.entries())
        for (const next of pieces.slice(i + 1)) expect(cross(piece, next), JSON.stringify([piece, next])).toBe(false);
      // No corner of any ring appears twice, so rings do not touch.
      const corners = less.flatMap((polygon) => polygon.flatMap((ring) => ring.slice(1).map(String)));
      expect(new Set(corners).size).toBe(corners.length);
    }),
    { numRuns: 60 },
  );
});

test('a ring of streets has a hole, and what lies in the hole is a polygon of its own', () => {
  const places = Array.from({ length: 400 }, (_, i) => {
    const angle = (i * Math.PI) / 200;
    return { lat: 50 + 0.01 * Math.sin(angle), lng: 8 + 0.015 * Math.cos(angle) };
  });
  const field = new ReachField([...places, { lat: 50, lng: 8 }], 600);
  for (const { lat, lng } of places) field.mark(lat, lng, 300);
  field.mark(50, 8, 300);
  const polygons = field.within(600);
  expect(polygons.map((rings) => rings.length).sort()).toEqual([1, 2]);
  expect([holds(polygons, 50, 8), holds(polygons, 50.005, 8), holds(polygons, 50.01, 8)]).toEqual([true, false, true]);
  expect(field.within(100)).toEqual([]);
});

test('without streets everything around a place is reached', () => {
  const field = new ReachField(
    [
      { lat: 49.99, lng: 7.99 },
      { lat: 50.01, lng: 8.01 },
    ],
    600,
  );
  field.markAround(50, 8, 0, 1, 600);
  const area = field.within(600);
  expect([holds(area, 50.005, 8), holds(area, 50.0045, 8.003), holds(area, 50.0075, 8)]).toEqual([true, true, false]);
});
