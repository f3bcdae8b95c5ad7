import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bearingDegrees,
  distanceMetres,
  EARTH_RADIUS_METRES,
  METRES_PER_DEGREE,
  nearbyDistanceMetres,
  offsetMetres,
  wrapLongitude,
} from './index.ts';

const degrees = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });
const place = fc.record({ lat: degrees(-85, 85), lng: degrees(-180, 180) });
const metres = degrees(-20_000, 20_000);

describe('distances', () => {
  test('agree with theory: a quarter of the globe, a degree of latitude, the antipode', () => {
    const quarter = (Math.PI / 2) * EARTH_RADIUS_METRES;
    expect(distanceMetres({ lat: 0, lng: 0 }, { lat: 0, lng: 90 })).toBeCloseTo(quarter, 3);
    expect(distanceMetres({ lat: 12, lng: 34 }, { lat: 13, lng: 34 })).toBeCloseTo(METRES_PER_DEGREE, 6);
    expect(distanceMetres({ lat: 12, lng: 34 }, { lat: -12, lng: -146 })).toBeCloseTo(2 * quarter, 0);
    expect(distanceMetres({ lat: 90, lng: 0 }, { lat: 90, lng: 123 })).toBeCloseTo(0, 3);
    expect(distanceMetres({ lat: 0, lng: -90 }, { lat: 0, lng: 90 })).toBeCloseTo(2 * quarter, 3);
  });

  test.each([
    [0, 1],
    [60, 0.5],
    [80, Math.cos((80 * Math.PI) / 180)],
    [-80, Math.cos((80 * Math.PI) / 180)],
  ])('OS-46 at %d° a thousandth of a degree east is %d of one north', (lat, shrink) => {
    expect(nearbyDistanceMetres(lat, 10, lat, 10.001)).toBeCloseTo((METRES_PER_DEGREE / 1000) * shrink, 6);
    expect(nearbyDistanceMetres(lat, 179.9995, lat, -179.9995)).toBeCloseTo((METRES_PER_DEGREE / 1000) * shrink, 6);
    expect(nearbyDistanceMetres(lat, -0.0005, lat, 0.0005)).toBeCloseTo((METRES_PER_DEGREE / 1000) * shrink, 6);
  });

  test('OS-46 the fast distance equals the exact one nearby, everywhere on the globe', () => {
    fc.assert(
      fc.property(place, metres, metres, (a, north, east) => {
        const b = offsetMetres(a, north, east);
        const exact = distanceMetres(a, b);
        expect(Math.abs(nearbyDistanceMetres(a.lat, a.lng, b.lat, b.lng) - exact)).toBeLessThan(0.001 * exact + 1e-3);
      }),
    );
  });

  test('are symmetric, and no detour is shorter', () => {
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        expect(distanceMetres(a, b)).toBe(distanceMetres(b, a));
        expect(nearbyDistanceMetres(a.lat, a.lng, b.lat, b.lng)).toBe(nearbyDistanceMetres(b.lat, b.lng, a.lat, a.lng));
        // Between antipodes the haversine is off by some decimetres.
        expect(distanceMetres(a, c)).toBeLessThanOrEqual(distanceMetres(a, b) + distanceMetres(b, c) + 1);
      }),
    );
  });
});

test('an offset has the given distance and direction', () => {
  fc.assert(
    fc.property(
      fc.record({ lat: degrees(-70, 70), lng: degrees(-180, 180) }),
      degrees(-3000, 3000),
      degrees(-3000, 3000),
      (a, north, east) => {
        fc.pre(Math.hypot(north, east) > 1);
        const b = offsetMetres(a, north, east);
        expect(Math.abs(distanceMetres(a, b) / Math.hypot(north, east) - 1)).toBeLessThan(0.002);
        const expected = (Math.atan2(east, north) * 180) / Math.PI;
        expect(Math.abs(wrapLongitude(bearingDegrees(a, b) - expected))).toBeLessThan(0.2);
      },
    ),
  );
});

describe('bearings', () => {
  test.each([
    [1, 0, 0],
    [0, 1, 90],
    [-1, 0, 180],
    [0, -1, 270],
  ])('north %d east %d is %d°', (lat, lng, bearing) => {
    expect(bearingDegrees({ lat: 0, lng: 0 }, { lat, lng })).toBeCloseTo(bearing, 9);
  });

  test('take the short way across ±180° and stay below 360', () => {
    expect(bearingDegrees({ lat: 0, lng: 179.9 }, { lat: 0, lng: -179.9 })).toBeCloseTo(90, 9);
    expect(bearingDegrees({ lat: 0, lng: 0 }, { lat: 1, lng: -1e-300 })).toBe(0);
    fc.assert(
      fc.property(place, place, (a, b) => {
        const bearing = bearingDegrees(a, b);
        expect(bearing >= 0 && bearing < 360).toBe(true);
      }),
    );
  });
});

test('a wrapped longitude is the same meridian in [-180, 180)', () => {
  expect(wrapLongitude(180)).toBe(-180);
  expect(wrapLongitude(-180)).toBe(-180);
  expect(wrapLongitude(540.25)).toBe(-179.75);
  fc.assert(
    fc.property(degrees(-5000, 5000), (lng) => {
      const wrapped = wrapLongitude(lng);
      expect(wrapped >= -180 && wrapped < 180).toBe(true);
      expect(wrapLongitude(wrapped)).toBe(wrapped);
      expect(Math.abs(Math.round((lng - wrapped) / 360) * 360 - (lng - wrapped))).toBeLessThan(1e-9);
    }),
  );
});
