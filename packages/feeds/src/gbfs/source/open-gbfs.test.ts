import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { folderOf, read, versionOne, versionThree, wrap } from '../../../test/tiny-system.ts';
import { looksLikeGbfs } from '../index.ts';

describe('sources', () => {
  test('a zip, a folder in a zip, and a gbfs.json give the same system', async () => {
    const folder = folderOf(versionThree);
    const expected = (await read(folder)).system;
    const entries = Object.fromEntries(
      Object.entries(versionThree).map(([name, content]) => [
        `city/${name}`,
        new TextEncoder().encode(JSON.stringify(content)),
      ]),
    );
    const zip = join(folderOf({}), 'city.zip');
    writeFileSync(zip, zipSync(entries));
    expect((await read(zip)).system).toEqual(expected);
    expect((await read(join(folder, 'gbfs.json'))).system).toEqual(expected);
  });

  test('an address is fetched with the files it lists; a 404 means a missing file and is not fatal (SV-13)', async () => {
    const server = createServer((request, response) => {
      const name = (request.url ?? '').slice(1);
      const { port } = server.address() as AddressInfo;
      const index = wrap({
        en: {
          feeds: [...Object.keys(versionOne), 'system_regions.json'].map((file) => ({
            name: file.replace('.json', ''),
            url: `http://127.0.0.1:${port}/${file}`,
          })),
        },
      });
      const content = name === 'gbfs.json' ? index : versionOne[name];
      response.statusCode = content === undefined ? 404 : 200;
      response.end(JSON.stringify(content ?? {}));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = server.address() as AddressInfo;
      const { system, codes } = await read(`http://127.0.0.1:${port}/gbfs.json`, { allowPrivate: true });
      expect(system.stations).toHaveLength(1);
      expect(system.vehicles).toHaveLength(1);
      expect(codes).toEqual({ 'missing-file': 1 });
      await expect(read(`http://127.0.0.1:${port}/nothing`)).rejects.toThrow(/404/);
    } finally {
      server.close();
    }
  });

  test.each([
    ['nothing there', '/nonexistent/gbfs', 'input-missing'],
    ['an empty folder', folderOf({}), 'input-unusable'],
    ['a truncated index', join(folderOf({ 'gbfs.json': '{"data": {"en"' }), 'gbfs.json'), 'input-unreadable'],
    ['an index without feeds', join(folderOf({ 'gbfs.json': { data: {} } }), 'gbfs.json'), 'input-unusable'],
  ])('%s is refused with a code and a remedy', async (_, path, code) => {
    await expect(read(path)).rejects.toMatchObject({ code, message: expect.stringMatching(/\. [A-Z]/) });
  });
});

test('a system is recognised among feeds of other kinds', async () => {
  const folder = folderOf(versionOne);
  const zip = join(folderOf({}), 'system.zip');
  writeFileSync(zip, zipSync({ 'city/gbfs.json': new TextEncoder().encode('{}') }));
  const feed = folderOf({ 'stops.txt': 'stop_id' });
  const providers = join(folderOf({ 'providers.json': { taxis: [] } }), 'providers.json');
  const index = join(folderOf({ 'index.json': { data: {} } }), 'index.json');
  const asked = [
    folder,
    zip,
    index,
    'https://example.com/gbfs.json',
    feed,
    providers,
    join(feed, 'stops.txt'),
    '/nowhere',
  ];
  expect(await Promise.all(asked.map(looksLikeGbfs))).toEqual([true, true, true, true, false, false, false, false]);
});
