import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { ZipArchive } from './zip-archive.ts';

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (bytes: Uint8Array): ZipArchive => ZipArchive.read(bytes, decode);

test('files are read, replaced, added and removed; others read it back', () => {
  const archive = read(zipSync({ 'stops.txt': strToU8('a\n'.repeat(999)), feed: { 'trips.txt': strToU8('b') } }));
  expect(archive.entries.map(({ path }) => path)).toEqual(['stops.txt', 'feed/trips.txt']);
  expect(decode(archive.file('feed/trips.txt')!)).toBe('b');
  archive.set('stops.txt', encode('new'), encode);
  archive.set('Übersicht.txt', encode('x'.repeat(500)), encode);
  archive.remove('feed');
  const again = unzipSync(archive.write());
  expect(Object.fromEntries(Object.entries(again).map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual({
    'stops.txt': 'new',
    'Übersicht.txt': 'x'.repeat(500),
  });
});

test('what is not touched keeps its packed bytes, and an archive without changes stays the same', () => {
  const bytes = zipSync({ 'a.txt': [strToU8('hello '.repeat(99)), { level: 1 }], 'b.txt': strToU8('b') });
  const archive = read(bytes);
  archive.set('b.txt', encode('other'), encode);
  const written = archive.write();
  const packed = bytes.subarray(30 + 5, 30 + 5 + new DataView(bytes.buffer).getUint32(18, true));
  expect(written.subarray(35, 35 + packed.length)).toEqual(packed);
  expect(read(written).write()).toEqual(written);
});

test('names that lead out of the archive are not shown, and stay in it', () => {
  const bytes = zipSync({ '../../etc/passwd': strToU8('x'), 'C:\\x.txt': strToU8('x'), 'stops.txt': strToU8('s') });
  const archive = read(bytes);
  expect(archive.entries.map(({ path }) => path)).toEqual(['stops.txt']);
  expect(archive.hiddenCount).toBe(2);
  expect(Object.keys(unzipSync(archive.write()))).toHaveLength(3);
});

test('bombs, wrong checksums, wrong sizes and passwords are refused', () => {
  const bomb = zipSync({ 'stops.txt': new Uint8Array(70 << 20) });
  expect(() => read(bomb).file('stops.txt')).toThrow('too-large');
  const sound = zipSync({ 'stops.txt': strToU8('stop_id\n'.repeat(50)) });
  const central = sound.length - 22 - 46 - 9;
  const changed = (offset: number, value: number): Uint8Array => {
    const copy = sound.slice();
    copy[central + offset]! ^= value;
    return copy;
  };
  expect(() => read(changed(16, 1)).file('stops.txt')).toThrow('damaged');
  expect(() => read(changed(24, 8)).file('stops.txt')).toThrow('damaged');
  expect(() => read(changed(8, 1)).file('stops.txt')).toThrow('encrypted');
  expect(() => read(changed(10, 1)).file('stops.txt')).toThrow('unknown-method');
  expect(() => read(strToU8('no archive'))).toThrow('damaged');
  for (let length = 0; length < sound.length; length += 7) {
    expect(() => read(sound.subarray(0, length)).file('stops.txt')).toThrow();
  }
});

/**
 * Two files as a streaming writer leaves them: data descriptors after the bytes, the sizes and places of the directory in zip64 fields behind another extra
 * field, and a zip64 end record. Written with Python, whose zipfile and Info-ZIP both read it.
 */
const streamed =
  'UEsDBC0ACAAIAAAAIVwAAAAA//////////8JABQAc3RvcHMudHh0AQAQAAAAAAAAAAAAAAAAAAAAAAArLskviM9M4XKkMgQAUEsHCGrNkI4NAAAAAAAAAFgAAAAAAAAAUE' +
  'sDBC0ACAAIAAAAIVwAAAAA//////////8OABQAZmVlZC90cmlwcy50eHQBABAAAAAAAAAAAAAAAAAAAAAAACspyiyIz0zhCuECAFBLBwiu9poPDAAAAAAAAAAKAAAAAAAA' +
  'AFBLAQItAy0ACAAIAAAAIVxqzZCO//////////8JACUAAAAAAAAAAACAAf////9zdG9wcy50eHRVVAUAAQAAAAABABgAWAAAAAAAAAANAAAAAAAAAAAAAAAAAAAAUEsBAi' +
  '0DLQAIAAgAAAAhXK72mg///////////w4AJQAAAAAAAAAAAIAB/////2ZlZWQvdHJpcHMudHh0VVQFAAEAAAAAAQAYAAoAAAAAAAAADAAAAAAAAABgAAAAAAAAAFBLBgYs' +
  'AAAAAAAAAC0ALQAAAAAAAAAAAAIAAAAAAAAAAgAAAAAAAAC9AAAAAAAAAMQAAAAAAAAAUEsGBwAAAACBAQAAAAAAAAEAAABQSwUGAAAAAP///////////////wAA';

test('archives with zip64 and data descriptors are read, and saved in the plain form', () => {
  const bytes = Uint8Array.from(atob(streamed), (sign) => sign.charCodeAt(0));
  const archive = read(bytes);
  expect(archive.entries).toMatchObject([
    { path: 'stops.txt', size: 88 },
    { path: 'feed/trips.txt', size: 10 },
  ]);
  expect(decode(archive.file('feed/trips.txt')!)).toBe('trip_id\nT\n');
  archive.set('feed/trips.txt', encode('trip_id\nT2\n'), encode);
  const saved = unzipSync(archive.write());
  expect(strFromU8(saved['feed/trips.txt']!)).toBe('trip_id\nT2\n');
  expect(strFromU8(saved['stops.txt']!)).toBe(`stop_id\n${'A\n'.repeat(40)}`);
  for (let length = 0; length < bytes.length; length += 5) expect(() => read(bytes.subarray(0, length))).toThrow();
});
