import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearbyDistanceMetres, offsetMetres, type Projection, projectOntoSegment, wrapLongitude } from './index.ts';

const empty = (): Projection => ({ fraction: 0, lat: 0, lng: 0, metres: 0 });
const place = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true, maxExcluded: true }),
});
const metres = fc.double({ min: -500, max: 500, noNaN: true });

describe('projection onto a line segment', () => {
  test.each([0, 60, 80, -80])('OS-46 at %d° the foot is where metres say, not degrees', (lat) => {
    // 100 m to the north of a segment that runs 300 m to the north-east: the foot lies 50 m along each axis.
    for (const lng of [10, 179.9999, -0.0001]) {
      const a = { lat, lng };
      const b = offsetMetres(a, 200, 200);
      const p = offsetMetres(a, 100, 0);
      const found = projectOntoSegment(p.lat, p.lng, a.lat, a.lng, b.lat, b.lng, empty());
      expect(found.fraction).toBeCloseTo(0.25, 3);
      expect(found.metres).toBeCloseTo(50 * Math.SQRT2, 1);
      const foot = offsetMetres(a, 50, 50);
      expect(found.lat).toBeCloseTo(foot.lat, 6);
      expect(Math.abs(wrapLongitude(found.lng - foot.lng))).toBeLessThan(1e-6);
    }
  });

  test('the fraction is clamped at the ends, and a segment without length is its own foot', () => {
    const past = projectOntoSegment(0, 2, 0, 0, 0, 1, empty());
    expect(past).toMatchObject({ fraction: 1, lat: 0, lng: 1 });
    expect(projectOntoSegment(0, -2, 0, 0, 0, 1, empty())).toMatchObject({ fraction: 0, lat: 0, lng: 0 });
    expect(projectOntoSegment(1, 0, 0, 0, 0, 0, empty())).toMatchObject({ fraction: 0, lat: 0, lng: 0 });
    expect(projectOntoSegment(90, 0, 89.9, 10, 89.9, 20, empty())).toMatchObject({ fraction: 0, lat: 89.9, lng: 10 });
  });

  test('fills and returns the given object', () => {
    const into = empty();
    expect(projectOntoSegment(1, 1, 0, 0, 0, 2, into)).toBe(into);
  });

  test('no point of the segment is nearer, and the distance is that to the foot', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(place, metres, metres, metres, metres, share, (a, north, east, up, right, along) => {
        const b = offsetMetres(a, north, east);
        const p = offsetMetres(a, up, right);
        const found = projectOntoSegment(p.lat, p.lng, a.lat, a.lng, b.lat, b.lng, empty());
        expect(found.fraction >= 0 && found.fraction <= 1).toBe(true);
        expect(found.lng >= -180 && found.lng < 180).toBe(true);
        const tolerance = 0.5;
        expect(Math.abs(nearbyDistanceMetres(p.lat, p.lng, found.lat, found.lng) - found.metres)).toBeLessThan(
          tolerance,
        );
        const other = [a.lat + along * (b.lat - a.lat), a.lng + along * wrapLongitude(b.lng - a.lng)] as const;
        expect(found.metres).toBeLessThan(nearbyDistanceMetres(p.lat, p.lng, ...other) + tolerance);
      }),
    );
  });
});
