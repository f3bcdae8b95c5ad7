import { nearbyDistanceMetres, offsetMetres } from '@tripwright/core/geo';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { densestPlace } from './densest-place.ts';

const town = { lat: 41.15, lng: -8.61 };

test('the town counts, not the middle between it and a far village', () => {
  const streets = [-200, -100, 0, 100, 200].flatMap((north) =>
    [-200, 0, 200].map((east) => offsetMetres(town, north, east)),
  );
  const village = [0, 100, 200].map((east) => offsetMetres(town, 30_000, 40_000 + east));
  const found = densestPlace([...village, ...streets])!;
  expect(nearbyDistanceMetres(found.lat, found.lng, town.lat, town.lng)).toBeLessThan(300);
  expect(densestPlace([])).toBe(undefined);
  expect(densestPlace([town])).toEqual(town);
});

test('the place is near a point, whatever the order of the points, also across the antimeridian', () => {
  const point = fc.record({ north: fc.integer({ min: -900, max: 900 }), east: fc.integer({ min: -900, max: 900 }) });
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 1, maxLength: 20 }),
      fc.constantFrom(-180, -8.61, 0, 179.999),
      (moves, lng) => {
        const points = moves.map(({ north, east }) => offsetMetres({ lat: 52, lng }, north, east));
        const found = densestPlace(points)!;
        const back = densestPlace(points.toReversed())!;
        const metres = (a: typeof found, b: typeof found): number => nearbyDistanceMetres(a.lat, a.lng, b.lat, b.lng);
        expect(metres(found, back)).toBeLessThan(0.01);
        expect(Math.min(...points.map((other) => metres(found, other)))).toBeLessThan(1300);
        expect(Math.abs(found.lng)).toBeLessThanOrEqual(180);
      },
    ),
  );
});
