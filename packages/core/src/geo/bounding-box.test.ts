import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundingBoxOf, boxContains } from './index.ts';

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('a box holds every place that it was made from', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 20 }), (places) => {
      const box = boundingBoxOf(places);
      expect(box !== undefined && places.every((point) => boxContains(box, point))).toBe(true);
    }),
  );
  expect(boundingBoxOf([])).toBeUndefined();
});

test('OS-46 a region across ±180° has a narrow box', () => {
  const box = boundingBoxOf([
    { lat: -18, lng: 178.5 },
    { lat: -17, lng: -179.5 },
    { lat: -16, lng: 179 },
  ]);
  expect(box).toEqual({ south: -18, west: 178.5, north: -16, east: -179.5 });
  if (box === undefined) return;
  expect(boxContains(box, { lat: -17, lng: 180 })).toBe(true);
  expect(boxContains(box, { lat: -17, lng: -180 })).toBe(true);
  expect(boxContains(box, { lat: -17, lng: 0 })).toBe(false);
  expect(boxContains(box, { lat: -19, lng: 179 })).toBe(false);
});

test('a box around places on the antimeridian is as narrow as they are, with either sign of 180', () => {
  const at = (...longitudes: number[]) => boundingBoxOf(longitudes.map((lng) => ({ lat: 0, lng })));
  expect(at(-180, 180)).toMatchObject({ west: -180, east: -180 });
  expect(at(180, -180, 179)).toMatchObject({ west: 179, east: 180 });
  expect(at(-179, 180)).toMatchObject({ west: 180, east: -179 });
});

test('edges belong to the box, and -180 equals 180', () => {
  const box = { south: 10, west: 170, north: 20, east: 180 };
  expect(boxContains(box, { lat: 10, lng: 170 })).toBe(true);
  expect(boxContains(box, { lat: 20, lng: -180 })).toBe(true);
  expect(boxContains(box, { lat: 15, lng: 169.999 })).toBe(false);
});
