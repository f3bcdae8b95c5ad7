import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LatLng, METRES_PER_DEGREE, polygonContains, ringAreaSquareMetres, ringContains } from './index.ts';

const square = (south: number, west: number, side: number): LatLng[] => [
  { lat: south, lng: west },
  { lat: south, lng: west + side },
  { lat: south + side, lng: west + side },
  { lat: south + side, lng: west },
];
const wrapped = (ring: readonly LatLng[]): LatLng[] =>
  ring.map(({ lat, lng }) => ({ lat, lng: lng >= 180 ? lng - 360 : lng }));

describe('rings', () => {
  test('inside, outside, on edges and on corners; open or closed', () => {
    const open = square(10, 20, 1);
    for (const ring of [open, [...open, open[0] as LatLng], open.toReversed()]) {
      expect(ringContains(ring, { lat: 10.5, lng: 20.5 })).toBe(true);
      expect(ringContains(ring, { lat: 10, lng: 20.3 })).toBe(true);
      expect(ringContains(ring, { lat: 10.7, lng: 21 })).toBe(true);
      for (const corner of open) expect(ringContains(ring, corner)).toBe(true);
      expect(ringContains(ring, { lat: 10, lng: 21.1 })).toBe(false);
      expect(ringContains(ring, { lat: 11.000001, lng: 20.5 })).toBe(false);
      expect(ringContains(ring, { lat: 10.5, lng: 19.999999 })).toBe(false);
    }
    expect(ringContains([], { lat: 0, lng: 0 })).toBe(false);
    expect(ringContains([{ lat: 1, lng: 1 }], { lat: 0, lng: 0 })).toBe(false);
  });

  test('a ray through a corner counts as one crossing', () => {
    const kite = [
      { lat: -1, lng: 0 },
      { lat: 0, lng: 1 },
      { lat: 1, lng: 0 },
      { lat: 0, lng: -1 },
    ];
    expect(ringContains(kite, { lat: 0, lng: -2 })).toBe(false);
    expect(ringContains(kite, { lat: 0, lng: -0.5 })).toBe(true);
    expect(ringContains(kite, { lat: 1, lng: -0.5 })).toBe(false);
  });

  test('OS-46 a ring across ±180° holds places on both sides and none elsewhere on the globe', () => {
    const ring = wrapped(square(-1, 179, 2));
    for (const lng of [179.5, 180, -180, -179.5]) expect(ringContains(ring, { lat: 0, lng })).toBe(true);
    for (const lng of [178.9, -178.9, 0, 1, -1]) expect(ringContains(ring, { lat: 0, lng })).toBe(false);
  });

  test('a ring on the opposite side of the globe does not hold a place', () => {
    expect(ringContains(square(-1, -1, 2), { lat: 0, lng: 180 })).toBe(false);
    expect(ringContains(wrapped(square(-1, 179, 2)), { lat: 0.5, lng: 0 })).toBe(false);
  });

  test('moving the ring and the place together round the globe changes nothing', () => {
    const corner = fc.record({ lat: fc.integer({ min: -8, max: 8 }), lng: fc.integer({ min: -8, max: 8 }) });
    fc.assert(
      fc.property(fc.array(corner, { minLength: 3, maxLength: 8 }), corner, (ring, point) => {
        const moved = ({ lat, lng }: LatLng): LatLng => ({ lat, lng: lng + 176 >= 180 ? lng + 176 - 360 : lng + 176 });
        expect(ringContains(ring.map(moved), moved(point))).toBe(ringContains(ring, point));
        expect(ringContains(ring.toReversed(), point)).toBe(ringContains(ring, point));
      }),
    );
  });
});

test('the edge of a hole belongs to the polygon', () => {
  const outer = square(0, 0, 10);
  const holes = [square(2, 2, 2), square(6, 6, 1)];
  expect(polygonContains(outer, holes, { lat: 1, lng: 1 })).toBe(true);
  expect(polygonContains(outer, holes, { lat: 3, lng: 3 })).toBe(false);
  expect(polygonContains(outer, holes, { lat: 6.5, lng: 6.5 })).toBe(false);
  expect(polygonContains(outer, holes, { lat: 2, lng: 3 })).toBe(true);
  expect(polygonContains(outer, holes, { lat: 11, lng: 3 })).toBe(false);
});

test('the area of a small square is the product of its sides, at any latitude and across ±180°', () => {
  for (const [lat, lng] of [
    [0, 0],
    [60, 10],
    [-60, 179.995],
  ] as const) {
    const shrink = Math.cos(((lat + 0.005) * Math.PI) / 180);
    const expected = (0.01 * METRES_PER_DEGREE) ** 2 * shrink;
    expect(ringAreaSquareMetres(wrapped(square(lat, lng, 0.01))) / expected).toBeCloseTo(1, 5);
    expect(ringAreaSquareMetres(wrapped(square(lat, lng, 0.01)).toReversed()) / expected).toBeCloseTo(1, 5);
  }
  expect(ringAreaSquareMetres([])).toBe(0);
});
