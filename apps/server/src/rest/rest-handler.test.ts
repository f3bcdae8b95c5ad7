import { PlannerError } from '@tripwright/core/base';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { errorOf, NOW, RestService, ROUTE, read } from '../../test/rest-service.ts';
import { openKeyring } from '../keys/index.ts';
import { createRestHandler } from './index.ts';

let service: RestService;
beforeEach(() => {
  service = new RestService();
});
afterEach(() => service.close());

describe('every path', () => {
  test('keys: 401 for a missing or unknown one, 400 for one in the address, 429 with Retry-After over quota', async () => {
    const bare = await createRestHandler({ ...service, now: () => NOW })(new Request(`http://localhost:4000${ROUTE}`));
    expect(bare.status).toBe(401);
    expect((await errorOf(bare)).error).toContain('X-Service-Key');
    expect(bare.headers.get('www-authenticate')).toContain('X-Service-Key');
    expect((await service.send(ROUTE, { headers: { 'x-service-key': 'wrong' } })).status).toBe(401);
    const misplaced = await service.send(`${ROUTE}&key=${service.key}`);
    expect([misplaced.status, await misplaced.json()]).toEqual([
      400,
      expect.objectContaining({ invalid: [{ name: 'key', reason: expect.stringContaining('where logs keep it') }] }),
    ]);
    const few = openKeyring({ now: () => NOW, freeRequestsPerMonth: 1 });
    const headers = { 'x-service-key': few.issue('few') };
    expect((await service.send(ROUTE, { headers }, { keys: few })).status).toBe(200);
    const over = await service.send(ROUTE, { headers }, { keys: few });
    expect(over.status).toBe(429);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await errorOf(over)).usererror).toBe(true);
    const health = { ...headers, 'x-service-healthcheck': 'true' };
    expect((await service.send('/v1/regions.json', { headers: health }, { keys: few })).status).toBe(200);
    few.close();
  });

  test('404, 405 with Allow, 413, 415 and a body that is not JSON', async () => {
    const lost = await service.send('/v1/nothing.json');
    expect(lost.status).toBe(404);
    expect((await errorOf(lost)).error).toContain('/v1/routing.json');
    const wrong = await service.send('/v1/routing.json', { method: 'DELETE' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    const large = await service.post('/v1/locations.json', `{"region":"${'x'.repeat(1_100_000)}"}`);
    expect([large.status, (await errorOf(large)).errorCode]).toEqual([413, 413]);
    const type = await service.post('/v1/regions.json', '{"v":2}', { headers: { 'content-type': 'text/plain' } });
    expect([type.status, (await errorOf(type)).error]).toEqual([
      415,
      expect.stringContaining('Content-Type: application/json'),
    ]);
    for (const body of ['', '{"v":', 'v=2']) {
      const response = await service.post('/v1/regions.json', body);
      expect([response.status, (await errorOf(response)).error]).toEqual([400, expect.stringContaining('not JSON')]);
    }
  });

  test('503 with Retry-After while starting and under too many requests', async () => {
    service.planner.healthy = false;
    const starting = await service.send(ROUTE);
    expect([starting.status, starting.headers.get('retry-after')]).toEqual([503, '5']);
    service.planner.healthy = true;
    expect((await service.send(ROUTE, {}, { mostAtOnce: 0 })).status).toBe(503);
  });

  test('internal errors are masked and logged, errors about the request reach the client', async () => {
    service.planner.failure = new Error('secret /var/lib/x');
    const masked = await service.send(ROUTE);
    expect(masked.status).toBe(500);
    expect((await errorOf(masked)).error).not.toContain('secret');
    expect(service.errors).toEqual([service.planner.failure]);
    service.planner.failure = new PlannerError('unknown-stop', 'Stop "Q" is not known.');
    const response = await service.send(ROUTE);
    expect([response.status, (await errorOf(response)).error]).toEqual([400, expect.stringContaining('Stop "Q"')]);
    expect(service.errors).toHaveLength(1);
  });

  test('browsers of any origin may send requests, with the headers they name', async () => {
    const response = await createRestHandler(service)(
      new Request('http://localhost:4000/v1/routing.json', {
        method: 'OPTIONS',
        headers: { 'access-control-request-headers': 'x-tripgo-key,content-type' },
      }),
    );
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe('x-tripgo-key,content-type');
    expect(response.headers.get('access-control-allow-methods')).toContain('GET');
    for (const path of [ROUTE, '/v1/nothing', '/openapi.json']) {
      expect((await service.send(path)).headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  test('HEAD is GET without a body; the description needs no key', async () => {
    const head = await service.send(ROUTE, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const response = await createRestHandler(service)(new Request('http://localhost:4000/openapi.json'));
    expect((await read(response)).openapi).toBe('3.1.0');
    expect(response.headers.get('cache-control')).toContain('max-age');
  });

  test('every request gets JSON with a documented status', async () => {
    const statuses = [200, 400, 401, 404, 405, 413, 415];
    const path = fc.constantFrom('/v1/routing.json', '/v1/regions.json', '/v1/locations.json', '/v1/', '/v1/x');
    const name = fc.constantFrom('from', 'to', 'modes', 'departAfter', 'lat', 'lng', 'radius', 'locale', 'v', 'key');
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('(41,-8)', 'pt_pub', '11', 'true', '41'));
    const request = fc.record({
      path,
      query: fc.array(fc.tuple(name, value), { maxLength: 6 }),
      method: fc.constantFrom('GET', 'POST', 'PUT'),
      body: fc.oneof(fc.json(), fc.string()),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ path: to, query, method, body }) => {
        const target = `${to}?${new URLSearchParams(query)}`;
        const response = method === 'GET' ? await service.send(target) : await service.post(target, body, { method });
        expect(statuses).toContain(response.status);
        const text = await response.text();
        if (text !== '') expect(JSON.parse(text)).toBeTypeOf('object');
        expect(service.errors).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
