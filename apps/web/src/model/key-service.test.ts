import { expect, test } from 'vitest';
import { keyService, keySettings } from './key-service.ts';

const NOW = 1_800_000_000;

/** A service whose server gives one answer. */
function served(response: Response | Error) {
  const sent: Request[] = [];
  const service = keyService(
    'https://planner.example',
    'X-Key',
    async (input, init) => {
      sent.push(new Request(input, init));
      if (response instanceof Error) throw response;
      return response.clone();
    },
    () => NOW,
  );
  return { service, sent };
}

test('a name is registered without the spaces around it, and the key comes with its terms', async () => {
  const issued = { key: 'tw_1', activeFrom: NOW + 60, freeCalls: 1000 };
  const { service, sent } = served(Response.json(issued));
  expect(await service.register('  A school ')).toEqual({ ok: true, value: issued });
  expect([sent[0]?.method, await sent[0]?.json()]).toEqual(['POST', { label: 'A school' }]);
});

test.each(['', '   ', 'x'.repeat(81), 'a\u200bb'])('the name %j is not sent', async (name) => {
  const { service, sent } = served(Response.json({}));
  expect(await service.register(name)).toEqual({ ok: false, problem: { kind: 'wrong-name' } });
  expect(sent).toEqual([]);
});

test.each([
  [new Response(null, { status: 404 }), 'closed'],
  [new Response(null, { status: 400 }), 'name-taken'],
  [new Response(null, { status: 429 }), 'too-fast'],
  [new Response(null, { status: 503 }), 'unreachable'],
  [new Response('<html>'), 'unreachable'],
  [new TypeError('no network'), 'unreachable'],
] as const)('registering: %s is %s', async (response, kind) => {
  expect(await served(response).service.register('A school')).toEqual({ ok: false, problem: { kind } });
});

test('the key goes in its header, and the use comes back', async () => {
  const use = { label: 'A school', month: '2026-11', calls: 0, freeCalls: 1000 };
  const { service, sent } = served(Response.json(use));
  expect(await service.use(' tw_1 ')).toEqual({ ok: true, value: use });
  expect([sent[0]?.url, sent[0]?.headers.get('x-key')]).toEqual(['https://planner.example/v1/key.json', 'tw_1']);
});

test('a key that does not work yet, an unknown one and one that no header can carry', async () => {
  const waiting = served(new Response(null, { status: 401, headers: { 'retry-after': '90' } })).service;
  expect(await waiting.use('tw_1')).toEqual({ ok: false, problem: { kind: 'not-yet-active', activeFrom: NOW + 90 } });
  const unknown = { ok: false, problem: { kind: 'unknown-key' } };
  expect(await served(new Response(null, { status: 401 })).service.use('tw_1')).toEqual(unknown);
  const { service, sent } = served(Response.json({}));
  expect([await service.use('ключ'), await service.use(''), sent]).toEqual([unknown, unknown, []]);
});

test('settings of the page: those of the server, and no registration where it says nothing', () => {
  expect(keySettings('open 300 X-Key')).toEqual({ registration: 'open', delay: 300, header: 'X-Key' });
  const none = { registration: 'closed', delay: 0, header: 'X-Service-Key' };
  expect([keySettings(''), keySettings('%TRIPWRIGHT_KEYS%')]).toEqual([none, none]);
});
