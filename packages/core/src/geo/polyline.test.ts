import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodePolyline, distanceMetres, encodePolyline, type LatLng, lengthMetres } from './index.ts';

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const line = fc.array(place, { maxLength: 40 });

describe('encoded lines', () => {
  test('the example of the documentation of the format', () => {
    const points = [
      { lat: 38.5, lng: -120.2 },
      { lat: 40.7, lng: -120.95 },
      { lat: 43.252, lng: -126.453 },
    ];
    expect(encodePolyline(points)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
    expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(points);
    expect(encodePolyline([])).toBe('');
    expect(decodePolyline('')).toEqual([]);
  });

  test('decode(encode(x)) is x to half a unit of the fifth decimal, and rounding errors do not accumulate', () => {
    fc.assert(
      fc.property(line, (points) => {
        const back = decodePolyline(encodePolyline(points));
        expect(back.length).toBe(points.length);
        back.forEach(({ lat, lng }, i) => {
          expect(Math.abs(lat - (points[i] as LatLng).lat)).toBeLessThan(0.500001e-5);
          expect(Math.abs(lng - (points[i] as LatLng).lng)).toBeLessThan(0.500001e-5);
        });
        expect(encodePolyline(back)).toBe(encodePolyline(points));
      }),
    );
  });

  test('a truncated text decodes to the beginning of the line', () => {
    fc.assert(
      fc.property(line, fc.nat(), (points, at) => {
        const text = encodePolyline(points);
        const whole = decodePolyline(text);
        const cut = decodePolyline(text.slice(0, at % (text.length + 1)));
        expect(cut).toEqual(whole.slice(0, cut.length));
      }),
    );
  });

  test('hostile text gives numbers and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const { lat, lng } of decodePolyline(text))
          expect(Number.isFinite(lat) && Number.isFinite(lng)).toBe(true);
      }),
    );
    expect(decodePolyline('~'.repeat(100_000))).toEqual([]);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('%d is refused with a clear error', (lat) => {
    expect(() => encodePolyline([{ lat, lng: 1 }])).toThrow('is not a place');
  });
});

test('the length of a line is the sum of its segments, long or short', () => {
  const [a, b, c] = [
    { lat: 60, lng: 179.99 },
    { lat: 60.001, lng: -179.99 },
    { lat: 10, lng: 0 },
  ];
  expect(lengthMetres([a, b, c])).toBeCloseTo(distanceMetres(a, b) + distanceMetres(b, c), 6);
  expect(lengthMetres([a])).toBe(0);
  expect(lengthMetres([])).toBe(0);
});
