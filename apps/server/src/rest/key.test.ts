import { issuedKeySchema, keyUseSchema } from '@tripwright/wire/rest-v1';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { errorOf, NOW, RestService, ROUTE } from '../../test/rest-service.ts';
import { type Keyring, openKeyring } from '../keys/index.ts';

let service: RestService;
let keys: Keyring;
beforeEach(() => {
  service = new RestService();
  keys = openKeyring({ now: () => NOW, registration: true, freeRequestsPerMonth: 2, requestsPerMinute: 3 });
});
afterEach(() => {
  service.close();
  keys.close();
});

const register = (body: object, ring: Keyring = keys): Promise<Response> =>
  service.send(
    '/v1/key.json',
    { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
    { keys: ring },
  );

describe('/v1/key.json', () => {
  test('a registered key answers requests, and its holder sees its use', async () => {
    const made = await register({ label: ' An app ' });
    expect(made.status).toBe(200);
    const { key, freeCalls } = issuedKeySchema.parse(await made.json());
    expect(freeCalls).toBe(2);
    const headers = { 'x-service-key': key };
    const answered = await service.send(ROUTE, { headers }, { keys });
    expect([answered.status, answered.headers.get('ratelimit-remaining')]).toEqual([200, '2']);
    expect(answered.headers.get('x-service-calls')).toBe('1');
    expect(answered.headers.get('access-control-expose-headers')).toContain('RateLimit-Reset');
    for (let i = 0; i < 5; i++) {
      const use = keyUseSchema.parse(await (await service.send('/v1/key.json', { headers }, { keys })).json());
      expect(use).toEqual({
        label: 'An app',
        createdAt: NOW,
        activeFrom: NOW,
        month: '2026-03',
        calls: 1,
        freeCalls: 2,
      });
    }
  });

  test('a refusal for the rate or the quota is a sentence in the language of the request, with numbers in headers', async () => {
    const headers = { 'x-service-key': keys.issue('fast'), 'accept-language': 'de' };
    const ask = (): Promise<Response> => service.send(ROUTE, { headers }, { keys });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    const over = await ask();
    expect([over.status, (await errorOf(over)).error]).toEqual([429, expect.stringContaining('Kontingent')]);
    expect(over.headers.get('x-service-free-calls')).toBe('2');
    const fast = await ask();
    expect([fast.status, fast.headers.get('ratelimit-remaining')]).toEqual([429, '0']);
    expect(Number(fast.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await errorOf(fast)).toMatchObject({ usererror: true, error: expect.stringContaining('Zu viele Anfragen') });
  });

  test('registering names what is wrong; a server that does not allow it answers 404', async () => {
    for (const label of ['', '  ', 'x'.repeat(81), 'a\u202eb', 7, undefined]) {
      const refused = await register({ label });
      expect(refused.status).toBe(400);
      expect(await errorOf(refused)).toMatchObject(
        label === undefined ? { missing: ['label'] } : { invalid: [{ name: 'label' }] },
      );
    }
    const closed = await register({ label: 'An app' }, service.keys);
    expect([closed.status, (await errorOf(closed)).error]).toEqual([404, expect.stringContaining('operator')]);
  });
});
