import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { writeTestTiff } from '../../test/write-test-tiff.ts';
import { osmRows } from '../osm/index.ts';
import { nodeHeights, readElevation } from './read-elevation.ts';
import { TAG } from './tiff-tags.ts';

const folder = mkdtempSync(join(tmpdir(), 'tripwright-elevation-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SIDE = 8;
const plain = writeTestTiff({
  width: SIDE,
  height: SIDE,
  values: Array.from({ length: SIDE * SIDE }, () => 7),
  west: -8,
  north: 41,
  step: 0.1,
});
/** A town inside the file. */
const town = osmRows({
  nodes: Array.from({ length: 400 }, (_, i) => ({
    id: i + 1,
    lat: 40.3 + (i % 20) * 0.03,
    lng: -7.9 + i * 0.001,
    tags: {},
  })),
  ways: [],
  relations: [],
});

/** The file with count and value of tags replaced. */
function patched(tags: Readonly<Record<number, { readonly count?: number; readonly value?: number }>>): Uint8Array {
  const bytes = Uint8Array.from(plain);
  const view = new DataView(bytes.buffer);
  const start = view.getUint32(4, true);
  for (let i = 0; i < view.getUint16(start, true); i++) {
    const entry = start + 2 + i * 12;
    const change = tags[view.getUint16(entry, true)];
    if (change?.count !== undefined) view.setUint32(entry + 4, change.count, true);
    if (change?.value === undefined) continue;
    if (view.getUint16(entry + 2, true) === 3) view.setUint16(entry + 8, change.value, true);
    else view.setUint32(entry + 8, change.value, true);
  }
  return bytes;
}

/** The sentence of the refusal, or the number of nodes with a height. */
async function outcome(name: string, bytes: Uint8Array): Promise<string | number> {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  try {
    return nodeHeights(town, await readElevation([path])).filter((height) => !Number.isNaN(height)).length;
  } catch (error) {
    expect(error).toMatchObject({ code: 'input-unreadable' });
    return (error as Error).message;
  }
}

describe('damaged and hostile elevation files', () => {
  test('the plain file covers the town', async () => {
    expect(await outcome('plain.tif', plain)).toBe(400);
  });

  test.each([
    ['nothing', new Uint8Array(0), /not a TIFF/],
    ['seven bytes', plain.subarray(0, 7), /not a TIFF/],
    ['a directory that is cut off', plain.subarray(0, 40), /the directory of the file is cut off/],
    ['the other byte order', Uint8Array.from(plain, (byte, i) => (i < 2 ? 0x4d : byte)), /not a TIFF/],
    ['billions of columns', patched({ [TAG.width]: { value: 0xffff_ffff } }), /blocks of the file are too large/],
    ['billions of rows', patched({ [TAG.height]: { value: 0xffff_ffff } }), /lacks blocks/],
    ['no rows', patched({ [TAG.height]: { value: 0 } }), /not in degrees/],
    ['strips of no rows', patched({ [TAG.rowsPerStrip]: { value: 0 } }), /lacks blocks/],
    ['heights of 3 bits', patched({ [TAG.bits]: { value: 3 } }), /heights of 3 bits/],
    [
      'a compression that does not exist',
      patched({ [TAG.compression]: { value: 999 } }),
      /compression 999 is not supported/,
    ],
    [
      'lists longer than the file',
      patched({ [TAG.stripOffsets]: { count: 0xffff_ffff } }),
      /directory of the file is damaged/,
    ],
    ['data that are no LZW', patched({ [TAG.compression]: { value: 5 } }), /LZW/],
  ])('%s: refused with a sentence', async (_, bytes, message) => {
    expect(await outcome('bad.tif', bytes)).toMatch(message);
  });

  test('65,535 bands leave no heights in a block', async () => {
    expect(await outcome('bands.tif', patched({ [TAG.samples]: { value: 65_535 } }))).toBe(0);
  });

  test('a block beyond the end of the file is refused', async () => {
    expect(await outcome('cut.tif', plain.subarray(0, plain.length - 20))).toMatch(/a block lies beyond its end/);
  });

  test('one packed block that thousands of blocks point to is no way to exhaust a machine', async () => {
    const side = 2048;
    const block = deflateSync(new Uint8Array(side * side * 2));
    const across = 40;
    const bytes = manyTiles(block, side, across);
    const began = performance.now();
    expect(await outcome('thrash.tif', bytes)).toMatch(/unpack to far more bytes/);
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  test('tiles of the wrong size, of no place, or that unpack to anything', async () => {
    const hgt = new Uint8Array(1201 * 1201 * 2);
    expect(await outcome('N40W008.hgt', hgt)).toBe(400);
    expect(await outcome('N41W008.hgt', hgt.subarray(2))).toMatch(/do not form a square/);
    expect(await outcome('N99E999.hgt', hgt)).toMatch(/no place on Earth/);
    expect(await outcome('N42W008.hgt.gz', gzipSync(hgt).subarray(0, 200))).toMatch(/unexpected end/);
    expect(await outcome('N43W008.hgt.gz', gzipSync(new Uint8Array(300 << 20), { level: 1 }))).toMatch(/larger than/);
  });
});

/** A tiled GeoTIFF around the town whose tiles all point to the same packed bytes. */
function manyTiles(block: Uint8Array, side: number, across: number): Uint8Array {
  const tiles = across * across;
  const step = 0.8 / (side * across);
  const entries: readonly (readonly [tag: number, type: number, values: readonly number[]])[] = [
    [TAG.width, 4, [side * across]],
    [TAG.height, 4, [side * across]],
    [TAG.bits, 3, [16]],
    [TAG.compression, 3, [8]],
    [TAG.tileWidth, 4, [side]],
    [TAG.tileHeight, 4, [side]],
    [TAG.tileOffsets, 4, Array.from({ length: tiles }, () => -1)],
    [TAG.tileBytes, 4, Array.from({ length: tiles }, () => block.length)],
    [TAG.pixelScale, 12, [step, step, 0]],
    [TAG.tiePoint, 12, [0, 0, 0, -8, 41, 0]],
  ];
  const directory = Buffer.alloc(2 + entries.length * 12 + 4);
  const lists: Buffer[] = [];
  let end = 8 + directory.length;
  const listBytes = entries.reduce(
    (sum, [, type, values]) => sum + (values.length > 1 ? values.length * (type === 12 ? 8 : 4) : 0),
    0,
  );
  const blockAt = end + listBytes;
  directory.writeUInt16LE(entries.length, 0);
  for (const [i, [tag, type, values]] of entries.entries()) {
    const entry = 2 + i * 12;
    directory.writeUInt16LE(tag, entry);
    directory.writeUInt16LE(type, entry + 2);
    directory.writeUInt32LE(values.length, entry + 4);
    const list = Buffer.alloc(values.length * (type === 12 ? 8 : 4));
    for (const [k, value] of values.entries()) {
      if (type === 12) list.writeDoubleLE(value, k * 8);
      else list.writeUInt32LE(value === -1 ? blockAt : value, k * 4);
    }
    if (values.length === 1) list.copy(directory, entry + 8);
    else {
      directory.writeUInt32LE(end, entry + 8);
      lists.push(list);
      end += list.length;
    }
  }
  const head = Buffer.alloc(8);
  head.write('II', 0, 'latin1');
  head.writeUInt16LE(42, 2);
  head.writeUInt32LE(8, 4);
  return Buffer.concat([head, directory, ...lists, block]);
}
