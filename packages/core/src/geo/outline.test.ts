import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boundingBoxOf,
  type LatLng,
  nearbyDistanceMetres,
  outlineOf,
  projectOntoSegment,
  ringContains,
} from './index.ts';

const cluster = fc
  .tuple(
    fc.double({ min: -75, max: 75, noNaN: true }),
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.array(
      fc.tuple(fc.double({ min: -0.5, max: 0.5, noNaN: true }), fc.double({ min: -0.5, max: 0.5, noNaN: true })),
      { minLength: 1, maxLength: 30 },
    ),
  )
  .map(([lat, lng, offsets]): LatLng[] =>
    offsets.map(([north, east]) => {
      const moved = lng + east;
      return { lat: lat + north, lng: moved >= 180 ? moved - 360 : moved < -180 ? moved + 360 : moved };
    }),
  );

test('an outline is closed, turns left, and keeps its margin from every place', () => {
  fc.assert(
    fc.property(cluster, fc.double({ min: 1, max: 5000, noNaN: true }), (places, margin) => {
      const ring = outlineOf(places, margin);
      expect(ring.length).toBeGreaterThanOrEqual(4);
      expect(ring.at(-1)).toEqual(ring[0]);
      const into = { fraction: 0, lat: 0, lng: 0, metres: 0 };
      for (const { lat, lng } of places) {
        expect(ringContains(ring, { lat, lng })).toBe(true);
        for (let i = 1; i < ring.length; i++) {
          const [a, b] = [ring[i - 1] as LatLng, ring[i] as LatLng];
          // Margins are exact at the latitudes of the hull; degrees of longitude differ a little along a slanting side.
          expect(projectOntoSegment(lat, lng, a.lat, a.lng, b.lat, b.lng, into).metres).toBeGreaterThan(0.9 * margin);
        }
      }
    }),
  );
});

test('one place, the same place twice, places in a row, and no margin: each has an outline', () => {
  const here = { lat: 50, lng: 8 };
  for (const places of [[here], [here, here], [here, { lat: 50, lng: 9 }, { lat: 50, lng: 10 }]]) {
    for (const margin of [0, 100]) {
      const ring = outlineOf(places, margin);
      expect(places.every((place) => ringContains(ring, place))).toBe(true);
    }
  }
  expect(outlineOf([here], 100).map(({ lat, lng }) => nearbyDistanceMetres(50, 8, lat, lng))).toSatisfy(
    (all: number[]) => all.every((metres) => Math.abs(metres - 100 * Math.SQRT2) < 0.1),
  );
  expect(outlineOf([], 100)).toEqual([]);
});

test('OS-46 an outline across ±180° is narrow', () => {
  const ring = outlineOf(
    [
      { lat: -17, lng: 179.5 },
      { lat: -16, lng: -179.5 },
    ],
    1000,
  );
  const box = boundingBoxOf(ring);
  expect(box?.west).toBeGreaterThan(179);
  expect(box?.east).toBeLessThan(-179);
});

test('places within the hull do not change the outline', () => {
  const corners = [
    { lat: 0, lng: 0 },
    { lat: 0, lng: 1 },
    { lat: 1, lng: 1 },
    { lat: 1, lng: 0 },
  ];
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.record({ lat: share, lng: share })), (inner) => {
      expect(outlineOf([...corners, ...inner], 100)).toEqual(outlineOf(corners, 100));
    }),
  );
});
