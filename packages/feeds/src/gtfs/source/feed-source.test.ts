import { PlannerError } from '@tripwright/core/base';
import { describe, expect, test } from 'vitest';
import { changed, readBytes, readTiny, tinyFeed, zipFiles } from '../../../test/tiny-feed.ts';
import { NoticeCollector } from '../../notices/index.ts';
import { readGtfs } from '../read-gtfs.ts';

describe('files', () => {
  const tiny = (rename: (name: string) => string) =>
    zipFiles(Object.fromEntries(Object.entries(tinyFeed).map(([name, text]) => [rename(name), text])));

  test.each([
    ['a nested folder', (name: string) => `city/2024/${name}`],
    ['backslashes', (name: string) => `city\\${name}`],
    ['names with parent folders', (name: string) => `../../${name}`],
  ])('IM-5 %s', async (_, rename) => {
    const { rows, codes } = await readBytes(tiny(rename));
    expect(rows).toEqual((await readTiny()).rows);
    expect(codes).toEqual(['nested-folder']);
  });

  test('IM-5 metadata copies of macOS are ignored', async () => {
    const copies = Object.keys(tinyFeed).map((name) => [`__MACOSX/._${name}`, 'rubbish']);
    const { rows, codes } = await readTiny(Object.fromEntries(copies));
    expect(codes).toEqual([]);
    expect(rows.trips).toHaveLength(2);
  });

  test('IM-1 byte order marks (also before a quoted header), CRLF, and quoted cells', async () => {
    const quoted = (text: string) => text.replace(/[^,\n]+/g, (cell) => `"${cell}"`).replaceAll('\n', '\r\n');
    const files = Object.fromEntries(Object.entries(tinyFeed).map(([name, text]) => [name, `\ufeff${quoted(text)}`]));
    const { rows, codes } = await readBytes(zipFiles(files));
    expect(codes).toEqual([]);
    expect(rows).toEqual((await readTiny()).rows);
  });

  test('IM-14 garbage after the end of the archive is tolerated', async () => {
    const { rows } = await readBytes(Buffer.concat([zipFiles(tinyFeed), Buffer.alloc(680)]));
    expect(rows).toEqual((await readTiny()).rows);
  });

  const damaged: [string, () => Uint8Array, RegExp][] = [
    ['a truncated zip', () => zipFiles(tinyFeed).subarray(0, 900), /truncated or damaged.*Download the feed again/],
    ['an empty file', () => new Uint8Array(0), /is empty/],
    ['a web page', () => Buffer.from('<!DOCTYPE html><title>404</title>'), /is a web page, not a zip/],
    ['a text file', () => Buffer.from('stop_id,stop_name\n'), /is not a zip file/],
    [
      'a zip with a broken entry',
      () => zipFiles(tinyFeed).map((byte, at) => (at > 40 && at < 60 ? byte ^ 0xff : byte)),
      /agency\.txt is truncated or damaged/,
    ],
    ['an encrypted zip', () => encrypt(zipFiles(tinyFeed)), /is encrypted/],
  ];
  test.each(damaged)('IM-14 %s gives one clear error', async (_, bytes, message) => {
    const refused = readBytes(bytes());
    await expect(refused).rejects.toThrow(PlannerError);
    await expect(refused).rejects.toMatchObject({ code: 'input-unreadable' });
    await expect(refused).rejects.toThrow(message);
  });

  test.each(['agency.txt', 'stops.txt', 'routes.txt', 'trips.txt', 'stop_times.txt'])(
    'IM-4 a feed without %s is refused by name',
    async (file) => {
      const refused = readTiny({ [file]: undefined });
      await expect(refused).rejects.toMatchObject({ code: 'input-unusable' });
      await expect(refused).rejects.toThrow(`${file} missing`);
      await expect(readTiny({ [file]: '' })).rejects.toThrow(file === 'agency.txt' ? file : `${file} is empty`);
    },
  );

  test('IM-4 a feed without any calendar, or without a required column, is refused', async () => {
    await expect(readTiny({ 'calendar.txt': undefined, 'calendar_dates.txt': undefined })).rejects.toThrow(
      /calendar\.txt \(or calendar_dates\.txt\) missing/,
    );
    await expect(readTiny(changed('trips.txt', 'service_id', 'service'))).rejects.toThrow(
      /trips\.txt has no column service_id/,
    );
  });

  test('IM-4 stops.txt may be absent where zones are defined', async () => {
    const { rows } = await readTiny({
      'stops.txt': undefined,
      'locations.geojson': '{"type":"FeatureCollection","features":[{"id":"z","properties":{"stop_name":"Zone"}}]}',
    });
    expect(rows.trips).toEqual([]);
    expect(rows.otherTables.get('locations.geojson')?.[0]?.get('stop_name')).toBe('Zone');
  });

  test('a path that does not exist is an error', async () => {
    const refused = readGtfs('/no/such/feed.zip', { name: 'x', notices: new NoticeCollector() });
    await expect(refused).rejects.toMatchObject({ code: 'input-missing' });
  });

  test('an abort signal stops the reading', async () => {
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(readBytes(zipFiles(tinyFeed), { signal })).rejects.toThrow('enough');
  });
});

/** Sets the "encrypted" flag of every entry in the central directory. */
function encrypt(zip: Uint8Array): Uint8Array {
  const bytes = Buffer.from(zip);
  for (let at = bytes.indexOf('PK\u0001\u0002', 0, 'latin1'); at !== -1; ) {
    bytes.writeUInt16LE(bytes.readUInt16LE(at + 8) | 1, at + 8);
    at = bytes.indexOf('PK\u0001\u0002', at + 4, 'latin1');
  }
  return bytes;
}
