import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Area, AreaIndex, areaContains } from './index.ts';

const box = (south: number, west: number, north: number, east: number): Area => ({
  polygons: [
    {
      outer: [
        { lat: south, lng: west },
        { lat: south, lng: east },
        { lat: north, lng: east },
        { lat: north, lng: west },
      ],
      holes: [],
    },
  ],
});

describe('areas that hold a place', () => {
  test('SV-10 edges count as inside, holes do not, several polygons are one area', () => {
    const [outer] = box(0, 0, 1, 1).polygons;
    const [hole] = box(0.4, 0.4, 0.6, 0.6).polygons;
    const area: Area = { polygons: [{ outer: outer!.outer, holes: [hole!.outer] }, ...box(5, 5, 6, 6).polygons] };
    const index = new AreaIndex([area]);
    expect(index.findAt({ lat: 0, lng: 0.5 })).toEqual([0]);
    expect(index.findAt({ lat: 0.5, lng: 0.5 })).toEqual([]);
    expect(index.findAt({ lat: 0.4, lng: 0.5 })).toEqual([0]);
    expect(index.findAt({ lat: 5.5, lng: 5.5 })).toEqual([0]);
    expect(index.findAt({ lat: 3, lng: 3 })).toEqual([]);
    expect(index.findAt({ lat: Number.NaN, lng: 3 })).toEqual([]);
  });

  test('SV-10 areas across ±180° and areas as large as a country are found', () => {
    const index = new AreaIndex([box(-1, 179, 1, -179), box(-1, 179.99, 1, 180), box(-40, -10, 50, 60)]);
    expect(index.findAt({ lat: 0, lng: 180 })).toEqual([0, 1]);
    expect(index.findAt({ lat: 0, lng: -180 })).toEqual([0, 1]);
    expect(index.findAt({ lat: 0, lng: -179.5 })).toEqual([0]);
    expect(index.findAt({ lat: 0, lng: 10 })).toEqual([2]);
  });

  test('the grid finds the same areas as a test of every area, in their order', () => {
    const small = fc.double({ min: 0, max: 0.3, noNaN: true });
    const area = fc
      .tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true }), small, small)
      .map(([lat, lng, height, width]) => box(lat, lng, lat + height, lng + width));
    fc.assert(
      fc.property(fc.array(area, { maxLength: 12 }), small, small, (areas, lat, lng) => {
        const expected = areas.flatMap((one, i) => (areaContains(one, { lat, lng }) ? [i] : []));
        expect(new AreaIndex(areas).findAt({ lat, lng })).toEqual(expected);
      }),
    );
  });
});
