import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlannerError } from '@tripwright/core/base';
import { afterEach, describe, expect, test } from 'vitest';
import { type Keyring, type KeyringOptions, openKeyDesk, openKeyring } from './index.ts';

/** 2026-01-31 23:59:00 UTC. */
const NOW = 1_769_903_940;
let now = NOW;
const none = new URLSearchParams();
const folders: string[] = [];
const rings: Keyring[] = [];

function open(options: KeyringOptions = {}): Keyring {
  const ring = openKeyring({ now: () => now, ...options });
  rings.push(ring);
  return ring;
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'tripwright-keys-'));
  folders.push(made);
  return made;
}

const withKey = (key: string, header = 'X-Service-Key'): Headers => new Headers({ [header]: key });

afterEach(() => {
  now = NOW;
  for (const ring of rings.splice(0)) ring.close();
  for (const made of folders.splice(0)) rmSync(made, { recursive: true });
});

describe('the key gate', () => {
  test('a key is accepted in either header; a missing or wrong key is refused with a reason', async () => {
    const ring = open();
    const key = ring.issue('tests');
    expect(await ring.check(withKey(key), none, false)).toEqual({ allowed: true, label: 'tests' });
    expect(await ring.check(withKey(` ${key} `, 'x-tripgo-key'), none, false)).toMatchObject({ allowed: true });
    expect(await ring.check(new Headers(), none, false)).toMatchObject({
      status: 401,
      reason: 'missing',
      message: 'Send your key in the header X-Service-Key.',
    });
    expect(await ring.check(withKey('  '), none, false)).toMatchObject({ reason: 'missing' });
    for (const wrong of ['x', key.slice(0, -1), key.toUpperCase(), 'x'.repeat(10_000)]) {
      expect(await ring.check(withKey(wrong), none, false)).toMatchObject({ status: 401, reason: 'unknown' });
    }
  });

  test('headers are configurable', async () => {
    const ring = open({ headers: ['X-My-Key'] });
    const key = ring.issue('tests');
    expect(await ring.check(withKey(key), none, false)).toMatchObject({
      reason: 'missing',
      message: 'Send your key in the header X-My-Key.',
    });
    expect(await ring.check(withKey(key, 'x-my-key'), none, false)).toMatchObject({ allowed: true });
  });

  test('a key in the address is refused, even with one in the header and on an open server', async () => {
    const ring = open({ open: true });
    for (const name of ['X-Service-Key', 'x-tripgo-key', 'key', 'apiKey', 'api_key']) {
      expect(await ring.check(withKey(ring.issue('t')), new URLSearchParams({ [name]: 'k' }), false)).toMatchObject({
        status: 400,
        reason: 'in-query',
      });
    }
  });

  test('an open server needs no key and checks none', async () => {
    const ring = open({ open: true, freeRequestsPerMonth: 0 });
    for (const sent of [new Headers(), withKey('wrong'), withKey(ring.issue('spent'))])
      expect(await ring.check(sent, none, false)).toEqual({ allowed: true, label: undefined });
  });

  test('a new key works after its delay; until then the refusal names the time', async () => {
    const ring = open({ activationSeconds: 300 });
    const key = ring.issue('later');
    now = NOW + 299;
    expect(await ring.check(withKey(key), none, false)).toMatchObject({
      status: 401,
      reason: 'not-yet-active',
      retryAfter: 1,
      message: 'This key becomes active at 2026-02-01T00:04:00.000Z.',
    });
    now = NOW + 300;
    expect(await ring.check(withKey(key), none, false)).toMatchObject({ allowed: true });
  });
});

test('the free calls of a month are counted per key; health checks are free; each month starts at 0', async () => {
  const ring = open({ freeRequestsPerMonth: 2 });
  const [key, other] = [ring.issue('a'), ring.issue('b')];
  const ask = (which: string, free = false) => ring.check(withKey(which), none, free);
  for (let i = 0; i < 5; i++) expect(await ask(key, true)).toMatchObject({ allowed: true });
  expect([(await ask(key)).allowed, (await ask(key)).allowed]).toEqual([true, true]);
  expect(await ask(key)).toMatchObject({ allowed: false, status: 429, reason: 'over-quota', retryAfter: 60 });
  expect(await ask(key, true)).toMatchObject({ allowed: true });
  expect(await ask(other)).toMatchObject({ allowed: true });
  now += 60;
  expect(await ask(key)).toMatchObject({ allowed: true });
});

test('the operator lists, adds and revokes keys of a store that a server uses at the same time', async () => {
  const file = join(folder(), 'keys.sqlite');
  const ring = open({ file });
  const desk = openKeyDesk(file, () => NOW);
  const key = desk.add('a school', { activeAfterSeconds: 0, freePerMonth: 5 });
  expect(await ring.check(withKey(key), none, false)).toMatchObject({ allowed: true, label: 'a school' });
  const [listed] = desk.list();
  expect(listed).toMatchObject({ label: 'a school', calls: 1, freePerMonth: 5 });
  expect(JSON.stringify(desk.list())).not.toContain(key);
  desk.add('twin', { activeAfterSeconds: 0, freePerMonth: undefined });
  desk.add('twin', { activeAfterSeconds: 0, freePerMonth: undefined });
  expect(() => desk.revoke('twin')).toThrow('2 keys are called "twin"');
  expect(() => desk.revoke('nobody')).toThrow('There is no key');
  expect(desk.revoke(listed?.id ?? '').label).toBe('a school');
  expect(await ring.check(withKey(key), none, false)).toMatchObject({ reason: 'unknown' });
  desk.close();
});

describe('the key store', () => {
  test('keeps hashes and counts across restarts, never the key itself', async () => {
    const file = join(folder(), 'keys.sqlite');
    const first = open({ file, freeRequestsPerMonth: 2 });
    const key = first.issue('kept');
    await first.check(withKey(key), none, false);
    rings.pop()?.close();
    expect(readFileSync(file).includes(key)).toBe(false);
    const second = open({ file });
    expect(await second.check(withKey(key), none, false)).toMatchObject({ allowed: true, label: 'kept' });
    expect(await second.check(withKey(key), none, false)).toMatchObject({ reason: 'over-quota' });
  });

  test('the demo key of an earlier start is removed; a fixed one stays', async () => {
    const ring = open({ freeRequestsPerMonth: 0, activationSeconds: 300 });
    const first = ring.ensureDemoKey();
    expect(await ring.check(withKey(first), none, false)).toMatchObject({ allowed: true, label: 'demo' });
    const second = ring.ensureDemoKey();
    expect(second).not.toBe(first);
    expect(await ring.check(withKey(first), none, false)).toMatchObject({ reason: 'unknown' });
    expect([ring.ensureDemoKey('mine'), ring.ensureDemoKey('mine')]).toEqual(['mine', 'mine']);
    expect(await ring.check(withKey('mine'), none, false)).toMatchObject({ allowed: true });
  });

  test('errors name a file that is not a key store, and a folder that does not exist', () => {
    const file = join(folder(), 'keys.sqlite');
    writeFileSync(file, 'not a database, and long enough to be read as the header of one '.repeat(20));
    expect(() => openKeyring({ file })).toThrow(PlannerError);
    expect(() => openKeyring({ file })).toThrow(file);
    expect(() => openKeyring({ file: join(folder(), 'nowhere', 'keys.sqlite') })).toThrow(
      'cannot be used as the key store',
    );
  });
});

describe('rates', () => {
  test('a key is refused beyond its rate, and a refused request is not one of its free calls', async () => {
    const ring = open({ requestsPerMinute: 2, freeRequestsPerMonth: 100 });
    const [key, other] = [ring.issue('a'), ring.issue('b')];
    const ask = (which: string, free = false) => ring.check(withKey(which), none, free);
    expect(await ask(key)).toMatchObject({
      allowed: true,
      headers: {
        'ratelimit-limit': '2',
        'ratelimit-remaining': '1',
        'x-service-calls': '1',
        'x-service-free-calls': '100',
      },
    });
    expect(await ask(key)).toMatchObject({ allowed: true, headers: { 'ratelimit-remaining': '0' } });
    expect(await ask(key)).toMatchObject({ allowed: false, status: 429, reason: 'too-fast', retryAfter: 60 });
    expect(await ask(key, true)).toEqual({ allowed: true, label: 'a' });
    expect(await ask(other)).toMatchObject({ allowed: true });
    expect(ring.use(withKey(key))).toMatchObject({ label: 'a', month: '2026-01', calls: 2, freePerMonth: 100 });
    const unlimited = ring.ensureDemoKey();
    for (let i = 0; i < 5; i++) expect(await ask(unlimited)).toEqual({ allowed: true, label: 'demo' });
  });

  test('an open server counts by network; this machine is exempt, as a proxy asks from it', async () => {
    const ring = open({ open: true, requestsPerMinute: 1 });
    const from = (address: string) => ring.check(new Headers(), none, false, address);
    expect((await from('2001:db8::1')).allowed).toBe(true);
    expect(await from('2001:db8::2')).toMatchObject({ reason: 'too-fast' });
    expect((await from('192.0.2.1')).allowed).toBe(true);
    for (let i = 0; i < 3; i++) expect((await from('::ffff:127.0.0.1')).allowed).toBe(true);
  });
});

describe('registering', () => {
  test('is closed unless the operator opens it', async () => {
    expect(await open().register('a', '')).toEqual({ kind: 'closed' });
  });

  test('issues keys with the configured delay and limit, five an hour for a network, each with its own label', async () => {
    const ring = open({ registration: true, activationSeconds: 300, freeRequestsPerMonth: 7 });
    const made = await ring.register('a school', '192.0.2.1');
    expect(made).toMatchObject({ kind: 'issued', activeFrom: NOW + 300, freePerMonth: 7 });
    const key = made.kind === 'issued' ? made.key : '';
    expect(await ring.check(withKey(key), none, false)).toMatchObject({ reason: 'not-yet-active' });
    now = NOW + 300;
    expect(await ring.check(withKey(key), none, false)).toMatchObject({ allowed: true, label: 'a school' });
    for (const taken of ['a school', 'demo']) {
      expect(await ring.register(taken, '192.0.2.1')).toEqual({ kind: 'label-taken' });
    }
    expect((await ring.register('b', '192.0.2.1')).kind).toBe('issued');
    expect((await ring.register('c', '192.0.2.1')).kind).toBe('issued');
    expect((await ring.register('d', '192.0.2.1')).kind).toBe('too-fast');
    expect((await ring.register('d', '192.0.2.2')).kind).toBe('issued');
  });
});
