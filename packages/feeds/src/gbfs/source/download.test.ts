import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { folderOf, read, versionOne, wrap } from '../../../test/tiny-system.ts';
import { importOnDemand } from '../../import/import-on-demand.ts';
import { NoticeCollector } from '../../notices/index.ts';
import { download } from './download.ts';
import { ReadBudget, type ReadLimits } from './read-budget.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a server on this machine. @returns its address */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const budgetOf = (limits: Partial<ReadLimits> = {}): ReadBudget => new ReadBudget({ allowPrivate: true, ...limits });
const text = async (address: string, limits?: Partial<ReadLimits>): Promise<string> =>
  new TextDecoder().decode(await download(address, budgetOf(limits), true));

/** A server with an index of all feeds and an answer for each of them. */
const system = (answer: RequestListener): Promise<string> =>
  serve((request, response) => {
    if (request.url !== '/gbfs.json') return answer(request, response);
    const feeds = Object.keys(versionOne).map((name) => ({
      name: name.replace('.json', ''),
      url: `http://${request.headers.host}/${name}`,
    }));
    response.end(JSON.stringify(wrap({ en: { feeds } })));
  });

test('packed answers are unpacked, and redirects are followed', async () => {
  const packers = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync };
  const address = await serve((request, response) => {
    const name = (request.url ?? '').slice(1) as keyof typeof packers;
    if (request.url === '/moved') response.writeHead(302, { location: '/gzip' }).end();
    else response.writeHead(200, { 'content-encoding': name }).end(packers[name]('{"here":true}'));
  });
  for (const path of ['gzip', 'deflate', 'br', 'moved']) expect(await text(`${address}/${path}`)).toBe('{"here":true}');
});

describe('hostile servers', () => {
  test('a bomb ends at the limit of unpacked bytes', async () => {
    const bomb = gzipSync(Buffer.alloc(20 << 20, ' '));
    const address = await serve((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));
    await expect(text(address, { fileBytes: 1 << 20 })).rejects.toMatchObject({
      code: 'input-unusable',
      message: expect.stringMatching(/exceeds the limit of 1 MB of one file when unpacked/),
    });
  });

  test('a stream without an end stops at the same limit', async () => {
    const address = await serve((_, response) => {
      const write = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, ' ')));
      };
      response.on('drain', write);
      write();
    });
    await expect(text(address, { fileBytes: 1 << 20 })).rejects.toThrow(/1 MB of one file/);
  });

  test('many files that are each within the limit end at the limit of all together', async () => {
    const padding = ' '.repeat(400_000);
    const address = await system((_, response) => response.end(`{"data":{}}${padding}`));
    await expect(read(`${address}/gbfs.json`, { allowPrivate: true, totalBytes: 1 << 20 })).rejects.toThrow(
      /1 MB of all files together/,
    );
  });

  test('a server that drips ends at the time of one file, and of all files together', async () => {
    const address = await system((_, response) => {
      const timer = setInterval(() => response.write(' '), 5);
      response.on('close', () => clearInterval(timer));
    });
    await expect(text(`${address}/slow`, { fileMs: 100 })).rejects.toMatchObject({
      code: 'input-unreadable',
      message: expect.stringMatching(/no complete answer within 0.1 s/),
    });
    const started = performance.now();
    const limits = { allowPrivate: true, fileMs: 100, totalMs: 250 };
    await expect(read(`${address}/gbfs.json`, limits)).rejects.toThrow(/took longer than 0.25 s together/);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  test('redirects in a circle and to other protocols end', async () => {
    const address = await serve((request, response) => {
      const location = request.url === '/circle' ? '/circle' : 'file:///etc/hosts';
      response.writeHead(302, { location }).end();
    });
    await expect(text(`${address}/circle`)).rejects.toThrow(/more than 5 redirects/);
    await expect(text(`${address}/file`)).rejects.toThrow(/redirected to file:/);
  });

  test('addresses in an index, and redirects, lead to private hosts only with leave', async () => {
    let asked = 0;
    const address = await system((_, response) => {
      asked++;
      response.end('{}');
    });
    await expect(read(`${address}/gbfs.json`)).rejects.toMatchObject({
      code: 'input-unusable',
      message: expect.stringMatching(/leads to 127\.0\.0\.1, which is not a public host\. Add --allow-private/),
    });
    expect(asked).toBe(0);
    const { port } = new URL(address);
    for (const host of ['localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1']) {
      const moved = await serve((_, response) =>
        response.writeHead(301, { location: `http://${host}:${port}/hidden` }).end(),
      );
      await expect(text(moved, { allowPrivate: false })).rejects.toThrow(/is not a public host/);
    }
    expect(asked).toBe(0);
  });

  test('values that take far more memory than their text are refused', async () => {
    const address = await system((_, response) => response.end(`{"data":{"stations":[${'{},'.repeat(2_000_000)}{}]}}`));
    await expect(read(`${address}/gbfs.json`, { allowPrivate: true })).rejects.toThrow(
      /has more than 2,000,000 objects and lists/,
    );
  });

  test('a system of hundreds of thousands of stations is read', async () => {
    const stations = Array.from({ length: 200_000 }, (_, i) => ({
      station_id: `${i}`,
      name: 'S',
      lat: 41.1,
      lon: -8.6,
    }));
    const folder = folderOf({ ...versionOne, 'station_information.json': wrap({ stations }) });
    const onDemand = await importOnDemand({
      feeds: [],
      gbfs: [folder],
      allowPrivate: false,
      notices: new NoticeCollector(),
      step: () => undefined,
    });
    expect(onDemand.places).toHaveLength(200_001);
  });

  test('an index of very many languages is refused', async () => {
    const languages = Object.fromEntries(
      Array.from({ length: 101 }, (_, i) => [`l${i}`, { feeds: [{ name: 'system_information', url: 'x' }] }]),
    );
    const address = await serve((_, response) => response.end(JSON.stringify(wrap(languages))));
    await expect(read(address)).rejects.toThrow(/101 languages, more than 100/);
  });
});
