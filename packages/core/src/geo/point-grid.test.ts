import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearbyDistanceMetres, PointGrid } from './index.ts';

describe('points near a place', () => {
  test('the grid finds the same points as a test of every point, nearest first', () => {
    const place = fc.record({
      lat: fc.double({ min: 60, max: 60.05, noNaN: true }),
      lng: fc.double({ min: -0.05, max: 0.05, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 30 }), place, fc.nat(4000), (points, at, radius) => {
        const metres = (point: { lat: number; lng: number }): number =>
          nearbyDistanceMetres(at.lat, at.lng, point.lat, point.lng);
        const expected = points.filter((point) => metres(point) <= radius).sort((a, b) => metres(a) - metres(b));
        expect(new PointGrid(points).near(at, radius).map(({ point }) => point)).toEqual(expected);
      }),
    );
  });

  test('works across ±180° and finds nothing for invalid places and radii', () => {
    const grid = new PointGrid([{ lat: 0, lng: 179.9995 }]);
    expect(grid.near({ lat: 0, lng: -179.9995 }, 200)).toHaveLength(1);
    expect(grid.near({ lat: 0, lng: -179.9995 }, 100)).toHaveLength(0);
    expect(grid.near({ lat: 0, lng: 179.9995 }, 0)).toHaveLength(1);
    expect(grid.near({ lat: Number.NaN, lng: 0 }, 100)).toEqual([]);
    expect(grid.near({ lat: 0, lng: 179.9995 }, -1)).toEqual([]);
    expect(grid.near({ lat: 0, lng: 179.9995 }, Number.NaN)).toEqual([]);
  });
});
