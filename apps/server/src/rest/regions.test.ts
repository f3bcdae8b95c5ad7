import { checkRegions } from '@tripwright/wire/conformance';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { errorOf, RestService, read } from '../../test/rest-service.ts';

let service: RestService;
beforeEach(() => {
  service = new RestService();
});
afterEach(() => service.close());

describe('/v1/regions.json', () => {
  test('POST lists regions that conform, with the URL of this server', async () => {
    const response = await service.post('/v1/regions.json', { v: 2 });
    expect(response.status).toBe(200);
    const body = await read(response);
    expect(checkRegions(body)).toEqual([]);
    expect(body.regions[0]?.urls).toEqual(['http://localhost:4000/v1']);
  });

  test('an unchanged hash gets 200 without a body', async () => {
    const { hashCode } = await read(await service.post('/v1/regions.json', { v: 2 }));
    const response = await service.post('/v1/regions.json', { v: 2, hashCode });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test('the health check reports its result, by GET with its header only', async () => {
    const headers = { 'x-service-healthcheck': 'true' };
    const passed = await service.send('/v1/regions.json', { headers });
    expect([passed.status, await read(passed)]).toEqual([200, { healthCheckPassed: true }]);
    service.planner.healthy = false;
    const failed = await service.send('/v1/regions.json', { headers });
    expect([failed.status, await read(failed)]).toEqual([503, { healthCheckPassed: false }]);
    const plain = await service.send('/v1/regions.json');
    expect([plain.status, plain.headers.get('allow')]).toEqual([503, null]);
    service.planner.healthy = true;
    const wrong = await service.send('/v1/regions.json');
    expect(wrong.status).toBe(405);
    expect((await errorOf(wrong)).error).toContain('X-Service-HealthCheck: true');
  });
});
