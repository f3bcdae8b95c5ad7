import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { type TestTiff, writeTestTiff } from '../../test/write-test-tiff.ts';
import { interpolateHeight, smoothHeight } from './height-grid.ts';
import { nodeHeights, readElevation } from './read-elevation.ts';
import { readGeoTiff } from './read-geotiff.ts';
import { readHgt } from './read-hgt.ts';
import { COMPRESSION, unpackBlock } from './tiff-blocks.ts';

const folder = mkdtempSync(join(tmpdir(), 'tripwright-elevation-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function hgt(side: number, heightAt: (row: number, column: number) => number): Uint8Array {
  const bytes = new Uint8Array(side * side * 2);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < side * side; i++) view.setInt16(i * 2, heightAt(Math.floor(i / side), i % side), false);
  return bytes;
}

describe('SRTM tiles', () => {
  test('lie at the corner in their name, first row in the north, interpolated in between', () => {
    const grid = readHgt(
      '/data/N41W009.hgt',
      hgt(1201, (row, column) => row + 2 * column),
    );
    expect(interpolateHeight(grid, 42, -9)).toBe(0);
    expect(interpolateHeight(grid, 41, -9)).toBe(1200);
    expect(interpolateHeight(grid, 41, -8)).toBe(3600);
    expect(interpolateHeight(grid, 41.5, -8.5)).toBeCloseTo(1800, 6);
    expect(interpolateHeight(grid, 41.5 + 0.3 / 1200, -8.5)).toBeCloseTo(1799.7, 6);
    expect(interpolateHeight(grid, 40.9, -8.5)).toBeNaN();
    expect(smoothHeight(grid, 41.3, -8.7)).toBeCloseTo(interpolateHeight(grid, 41.3, -8.7), 6);
    const southern = readHgt(
      'S34E151.hgt',
      hgt(3601, (row) => (row === 0 ? 7 : 0)),
    );
    expect(interpolateHeight(southern, -33, 151.5)).toBe(7);
    expect(southern.latStep).toBeCloseTo(1 / 3600, 12);
  });

  test('voids stay unknown, and only there; single spikes are smoothed', () => {
    const grid = readHgt(
      'N00E000.hgt',
      hgt(11, (row, column) => (row === 5 && column === 5 ? -32_768 : 10)),
    );
    expect(interpolateHeight(grid, 0.5, 0.5)).toBeNaN();
    expect(interpolateHeight(grid, 0.55, 0.45)).toBeNaN();
    expect(interpolateHeight(grid, 0.6, 0.5)).toBe(10);
    const spike = readHgt(
      'N00E000.hgt',
      hgt(11, (row, column) => (row === 5 && column === 5 ? 100 : 0)),
    );
    expect(smoothHeight(spike, 0.5, 0.5)).toBeCloseTo(50, 6);
    expect(smoothHeight(spike, 0.6, 0.5)).toBeCloseTo(12.5, 6);
  });

  test('a bad name or size is an error', () => {
    expect(() =>
      readHgt(
        'porto.hgt',
        hgt(3, () => 0),
      ),
    ).toThrow(/its name has no corner/);
    expect(() => readHgt('N41W009.hgt', new Uint8Array(10))).toThrow(/square/);
  });
});

describe('GeoTIFF', () => {
  const base: TestTiff = {
    width: 5,
    height: 4,
    values: Array.from({ length: 20 }, (_, i) => 100 + 10 * Math.floor(i / 5) + (i % 5)),
    west: -9,
    north: 42,
    step: 0.25,
  };

  test('values stand for the middle of their cell, or for the corner where the file says so', () => {
    const grid = readGeoTiff(writeTestTiff(base));
    expect(interpolateHeight(grid, 41.875, -8.875)).toBe(100);
    expect(interpolateHeight(grid, 41.625, -8.625)).toBe(111);
    expect(interpolateHeight(grid, 41.75, -8.75)).toBeCloseTo(105.5, 9);
    expect(interpolateHeight(grid, 42, -9)).toBe(100);
    const points = readGeoTiff(writeTestTiff({ ...base, pixelIsPoint: true }));
    expect(interpolateHeight(points, 42, -9)).toBe(100);
    expect(interpolateHeight(points, 41.75, -8.75)).toBe(111);
  });

  test('every packing gives the same heights', () => {
    const variant = fc.record({
      width: fc.integer({ min: 1, max: 70 }),
      height: fc.integer({ min: 1, max: 40 }),
      kind: fc.constantFrom('int16' as const, 'float32' as const),
      compression: fc.constantFrom(1 as const, 5 as const, 8 as const, 32_773 as const),
      predicted: fc.boolean(),
      tile: fc.constantFrom(undefined, 16, 32),
      bigEndian: fc.boolean(),
      seed: fc.integer({ min: 1, max: 1000 }),
    });
    fc.assert(
      fc.property(variant, ({ predicted, tile, seed, ...shape }) => {
        const values = Array.from({ length: shape.width * shape.height }, (_, i) => ((i * seed * 7919) % 4000) - 400);
        const predictor = predicted ? (shape.kind === 'int16' ? (2 as const) : (3 as const)) : (1 as const);
        const bytes = writeTestTiff({ ...base, ...shape, values, predictor, ...(tile === undefined ? {} : { tile }) });
        const grid = readGeoTiff(bytes);
        const read = values.map((_, i) => grid.at(Math.floor(i / shape.width), i % shape.width));
        expect(read).toEqual(values);
      }),
      { numRuns: 60 },
    );
  });

  test('LZW agrees with the example in TIFF 6.0, section 13', () => {
    const bits = [256, 7, 258, 8, 8, 258, 6, 6, 257].map((code) => code.toString(2).padStart(9, '0')).join('');
    const bytes = Uint8Array.from({ length: Math.ceil(bits.length / 8) }, (_, i) =>
      Number.parseInt(bits.slice(i * 8, i * 8 + 8).padEnd(8, '0'), 2),
    );
    expect([...unpackBlock(bytes, COMPRESSION.lzw, 9)]).toEqual([7, 7, 7, 8, 8, 7, 7, 6, 6]);
    expect(() => unpackBlock(bytes.subarray(0, 4), COMPRESSION.lzw, 9)).toThrow(/ends early/);
    expect(() => unpackBlock(bytes, 34_712, 9)).toThrow(/gdal_translate/);
  });

  test('no data gives unknown heights', () => {
    const grid = readGeoTiff(writeTestTiff({ ...base, noData: 111 }));
    expect(grid.at(1, 1)).toBeNaN();
    expect(grid.at(1, 2)).toBe(112);
    const sea = readGeoTiff(writeTestTiff({ ...base, values: base.values.map(() => -32_768) }));
    expect(sea.at(0, 0)).toBeNaN();
  });

  test('errors for unsupported files name the remedy', () => {
    expect(() => readGeoTiff(writeTestTiff({ ...base, modelType: 1 }))).toThrow(/gdalwarp/);
    expect(() => readGeoTiff(new Uint8Array(100))).toThrow(/not a TIFF/);
  });

  test('damaged files are read or refused with an error, nothing else', () => {
    const whole = writeTestTiff({
      ...base,
      width: 40,
      height: 40,
      values: Array.from({ length: 1600 }, (_, i) => i),
      compression: 5,
    });
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), fc.boolean(), (at, value, cut) => {
        const bytes = cut ? whole.slice(0, at) : whole.slice();
        bytes[at] = value;
        try {
          const grid = readGeoTiff(bytes);
          for (let i = 0; i < 40; i++) grid.at(Math.min(i, grid.rows - 1), 0);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('heights of nodes', () => {
  const rows = (places: readonly (readonly [number, number])[]) =>
    ({
      nodeId: Float64Array.from(places, (_, i) => i),
      nodeLat: Float64Array.from(places, ([lat]) => lat),
      nodeLng: Float64Array.from(places, ([, lng]) => lng),
    }) as unknown as Parameters<typeof nodeHeights>[0];

  test('the finest file counts, coarser files fill its gaps, the rest is unknown', async () => {
    const coarse = join(folder, 'N41W009.hgt.gz');
    writeFileSync(coarse, gzipSync(hgt(11, () => 50)));
    const fine = join(folder, 'fine.tif');
    const values = Array.from({ length: 400 }, (_, i) => (i < 200 ? 80 : -9999));
    writeFileSync(
      fine,
      writeTestTiff({ width: 20, height: 20, values, west: -8.6, north: 41.6, step: 0.01, noData: -9999 }),
    );
    const grids = await readElevation([coarse, fine]);
    const heights = nodeHeights(
      rows([
        [41.58, -8.5],
        [41.42, -8.5],
        [41.1, -8.9],
        [45, 7],
      ]),
      grids,
    );
    expect([...heights]).toEqual([80, 50, 50, Number.NaN]);
  });

  test('errors name files that are missing or hold no elevation', async () => {
    await expect(readElevation([join(folder, 'none.hgt')])).rejects.toMatchObject({ code: 'input-missing' });
    const text = join(folder, 'notes.tif');
    writeFileSync(text, 'hello, I am no picture');
    await expect(readElevation([text])).rejects.toMatchObject({
      code: 'input-unreadable',
      message: expect.stringContaining('notes.tif'),
    });
  });
});
