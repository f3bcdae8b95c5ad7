import { afterEach, expect, test, vi } from 'vitest';
import { readJson } from './read-json.ts';

afterEach(() => vi.useRealTimers());

const post = (body: BodyInit, headers: Record<string, string> = {}): Request =>
  new Request('http://localhost/v1/regions.json', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    duplex: 'half',
  } as RequestInit);

const statusOf = async (request: Request): Promise<unknown> => {
  const read = await readJson(request, 'en');
  return read instanceof Response ? [read.status, ((await read.json()) as { error: string }).error] : read;
};

test('a body in pieces is read as one, letters of several bytes included', async () => {
  const bytes = new TextEncoder().encode('{"a":"Estação"}');
  const body = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await statusOf(post(body))).toEqual({ body: { a: 'Estação' } });
  expect(await statusOf(post('{}', { 'content-encoding': 'identity' }))).toEqual({ body: {} });
});

test('a compressed body is 415, not bytes that are no JSON', async () => {
  const compressed = new Blob(['{}']).stream().pipeThrough(new CompressionStream('gzip'));
  expect(await statusOf(post(compressed, { 'content-encoding': 'gzip' }))).toEqual([
    415,
    expect.stringContaining('"gzip"; send it without compression'),
  ]);
});

test('a body that never ends is 408, and is not waited for', async () => {
  vi.useFakeTimers();
  const cancel = vi.fn();
  const body = new ReadableStream({ start: (controller) => controller.enqueue(Uint8Array.of(123)), cancel });
  const status = statusOf(post(body));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await status).toEqual([408, expect.stringContaining('20 seconds')]);
  expect(cancel).toHaveBeenCalled();
});

test('a body beyond a megabyte is 413, by its length or by its bytes', async () => {
  const large = 'x'.repeat(1_100_000);
  expect(await statusOf(post(large))).toEqual([413, expect.any(String)]);
  expect(await statusOf(post('{}', { 'content-length': '2000000' }))).toEqual([413, expect.any(String)]);
});
