import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boxContains,
  boxOfCell,
  CELLS_PER_DEGREE,
  cellKey,
  cellOf,
  cellsOfBox,
  countCellsOfBox,
  parseCellKey,
} from './index.ts';

const latitude = fc.double({ min: -90, max: 90, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true, maxExcluded: true });
const perDegree = fc.constantFrom(1, 10, CELLS_PER_DEGREE, 100);

describe('IT-26 cells', () => {
  test.each([
    [-33.8674, 151.207, '-2541#11340'],
    [-30.0346, -51.2177, '-2253#-3842'],
    [51.5074, -0.1278, '3863#-10'],
    [-0.1 / CELLS_PER_DEGREE, 0.1 / CELLS_PER_DEGREE, '-1#0'],
    [0, 0, '0#0'],
    [-0, -0, '0#0'],
    [1, -1, '75#-75'],
    [90, 180, '6750#-13500'],
    [-90, -180, '-6750#-13500'],
  ])('(%d, %d) lies in %s', (lat, lng, key) => expect(cellKey(cellOf(lat, lng))).toBe(key));

  test('a custom cell size', () => {
    expect(cellKey(cellOf(-0.1, 0.1, 1))).toBe('-1#0');
    expect(cellKey(cellOf(51.5074, -0.1278, 10))).toBe('515#-2');
  });

  test('a place lies in the box of its cell', () => {
    // The product that defines the key may round up over a border by the last bit.
    const bit = 1e-12;
    fc.assert(
      fc.property(latitude, longitude, perDegree, (lat, lng, size) => {
        const box = boxOfCell(cellOf(lat, lng, size), size);
        expect(lat).toBeGreaterThanOrEqual(box.south - bit);
        expect(lat).toBeLessThan(box.north + bit);
        expect(lng).toBeGreaterThanOrEqual(box.west - bit);
        expect(lng).toBeLessThan(box.east + bit);
      }),
    );
  });

  test('a key reads back, and no other text does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999, max: 99_999 }),
        fc.integer({ min: -99_999, max: 99_999 }),
        (row, column) => {
          expect(parseCellKey(cellKey({ row, column }))).toEqual({ row: row + 0, column: column + 0 });
        },
      ),
    );
    for (const key of ['', '#', '1#', '1.5#2', '1#2#3', ' 1#2', '1e3#2', 'xx_sample', '1234567890123#1', '٣#1']) {
      expect(parseCellKey(key)).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        parseCellKey(text);
      }),
    );
  });
});

describe('cells of a box', () => {
  test('from south-west to north-east, borders included', () => {
    const cells = cellsOfBox({ south: -0.001, west: 0, north: 0.001, east: 1 / CELLS_PER_DEGREE });
    expect(cells.map(cellKey)).toEqual(['-1#0', '-1#1', '0#0', '0#1']);
  });

  test('OS-46 both sides of the antimeridian, each cell once', () => {
    const across = cellsOfBox({ south: 0, west: 179.99, north: 0.001, east: -179.99 });
    expect(across.map(cellKey)).toEqual(['0#13499', '0#-13500']);
    expect(cellsOfBox({ south: 0, west: 179.99, north: 0.001, east: 180 }).map(cellKey)).toEqual([
      '0#13499',
      '0#-13500',
    ]);
    expect(countCellsOfBox({ south: -90, west: -180, north: 89.999, east: 180 }, 1)).toBe(180 * 360);
    expect(countCellsOfBox({ south: 0, west: 0.9, north: 0, east: 0.1 }, 1)).toBe(360);
    expect(countCellsOfBox({ south: 1, west: 0, north: 0, east: 1 }, 1)).toBe(0);
  });

  test('hold the cell of every place in the box exactly once', () => {
    const box = fc
      .tuple(
        latitude,
        fc.double({ min: 0, max: 3, noNaN: true }),
        longitude,
        fc.double({ min: 0, max: 3, noNaN: true }),
      )
      .map(([south, height, west, width]) => {
        const east = west + width;
        return { south, west, north: Math.min(90, south + height), east: east > 180 ? east - 360 : east };
      });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(box, share, share, fc.constantFrom(1, 10), (around, up, along, size) => {
        const keys = cellsOfBox(around, size).map(cellKey);
        expect(new Set(keys).size).toBe(keys.length);
        expect(countCellsOfBox(around, size)).toBe(keys.length);
        const width = around.east < around.west ? around.east + 360 - around.west : around.east - around.west;
        const lng = around.west + along * width;
        const point = { lat: around.south + up * (around.north - around.south), lng: lng >= 180 ? lng - 360 : lng };
        fc.pre(boxContains(around, point));
        expect(keys).toContain(cellKey(cellOf(point.lat, point.lng, size)));
      }),
    );
  });
});
