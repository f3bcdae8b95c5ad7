import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { wholeText } from '../whole-text.ts';
import { compressAnswers } from './compress-answers.ts';

const LONG = JSON.stringify(Array.from({ length: 500 }, (_, i) => ({ name: `stop ${i}`, lat: i / 7 })));

const app = new Hono();
app.use(compressAnswers());
app.get('/long', () => new Response(LONG, { headers: { 'content-type': 'application/json; charset=utf-8', a: 'b' } }));
app.get('/known', () => wholeText(LONG, { headers: { 'content-type': 'application/json', vary: 'Accept-Language' } }));
app.get('/refused', (context) => context.json({ error: LONG }, 400));
app.get('/short', (context) => context.json({ status: 'alive' }));
app.get('/text', (context) => context.text(LONG));

const get = (path: string, encoding?: string, method = 'GET') =>
  app.request(path, { method, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

describe('answers in JSON', () => {
  test.each([
    ['gzip', 'gzip'],
    ['gzip, deflate', 'gzip'],
    ['deflate;q=0.5, gzip;q=0.8', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['br;q=x, gzip;q=0.1', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br, gzip;q=0.001', 'br'],
    ['x-gzip, br', 'br'],
    ['*', 'br'],
  ])('are compressed as a whole for clients that accept brotli or gzip: %s', async (accepted, encoding) => {
    const response = await get('/long', accepted);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(response.headers.get('a')).toBe('b');
    const plain = encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes);
    expect(plain.toString('utf8')).toBe(LONG);
  });

  test.each([undefined, 'identity', 'gzip;q=0', 'gzip;q=0.000', '*;q=0', 'x-gzip, zstd'])(
    'and sent as they are to others: %s',
    async (encoding) => {
      const response = await get('/long', encoding);
      expect(response.headers.get('content-encoding')).toBeNull();
      expect(await response.text()).toBe(LONG);
    },
  );

  test.each(['deflate', 'deflate, br;q=0, gzip;q=0'])(
    'are streamed to clients that accept only another encoding: %s',
    async (encoding) => {
      const response = await get('/long', encoding);
      expect(response.headers.get('content-encoding')).not.toBeNull();
      expect(response.headers.get('content-length')).toBeNull();
    },
  );

  test.each(['gzip', 'identity'])('whose text is remembered are the same: %s', async (encoding) => {
    const response = await get('/known', encoding);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('vary')).toBe('Accept-Language, Accept-Encoding');
    expect((encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString('utf8')).toBe(LONG);
  });

  test('are not compressed for HEAD requests', async () => {
    const { headers } = await get('/long', 'gzip', 'HEAD');
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([null, 'Accept-Encoding']);
  });

  test('of few bytes are sent uncompressed, with their length', async () => {
    const response = await get('/short', 'gzip');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('content-length')).toBe('18');
    expect(await response.json()).toEqual({ status: 'alive' });
  });

  test('keep their status', async () => {
    const response = await get('/refused', 'gzip');
    expect(response.status).toBe(400);
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });

  test('of other types are handled by the general middleware', async () => {
    const response = await get('/text', 'gzip');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('content-length')).toBeNull();
    expect(gunzipSync(new Uint8Array(await response.arrayBuffer())).toString('utf8')).toBe(LONG);
  });
});
