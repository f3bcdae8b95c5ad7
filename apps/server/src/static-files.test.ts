import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { StaticFiles } from './static-files.ts';

const text = 'body { color: teal } '.repeat(200);
const files = new StaticFiles();
files.add('/style-1a2b3c4d.css', text);
files.add('/plain.txt', text);
files.add('/tiny.txt', 'x');

async function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  const response = await files.answer(path, new Request(`http://test${path}`, { headers, method }));
  if (response === undefined) throw new Error(`no ${path}`);
  return response;
}
const bytes = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

describe('encodings', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', null],
    ['gzip; q = 0', null],
    ['deflate', null],
    ['', null],
  ])('for "%s": %s', async (accepted, encoding) => {
    const response = await get('/plain.txt', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    const body = await bytes(response);
    expect(Number(response.headers.get('content-length'))).toBe(body.length);
    const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(plain.toString()).toBe(text);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
  });

  test('a file that fits into one packet is sent uncompressed', async () => {
    expect((await get('/tiny.txt', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBeNull();
  });
});

describe('caches', () => {
  test('keep files with a hash in their name forever, and revalidate others', async () => {
    expect((await get('/style-1a2b3c4d.css')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/plain.txt')).headers.get('cache-control')).toBe('no-cache');
  });

  test('get 304 when nothing has changed', async () => {
    const etag = (await get('/plain.txt')).headers.get('etag') as string;
    for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      expect((await get('/plain.txt', { 'if-none-match': sent })).status).toBe(304);
    }
    expect((await get('/plain.txt', { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

test('HEAD gets headers without a body', async () => {
  const response = await get('/plain.txt', {}, 'HEAD');
  expect([response.headers.get('content-length'), (await bytes(response)).length]).toEqual([String(text.length), 0]);
});

test('a path that leaves the folder matches no file', async () => {
  for (const path of ['/../package.json', '/..%2fpackage.json', '//plain.txt'])
    expect(await files.answer(path, new Request('http://test/'))).toBeUndefined();
});
