import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlannerError } from '@tripwright/core/base';
import { afterEach, describe, expect, test } from 'vitest';
import { type Keyring, type KeyringOptions, openKeyDesk, openKeyring } from './index.ts';

/** 2026-01-31 23:59:00 UTC. */
const NOW = 1_769_903_940;
const none = new URLSearchParams();
const folders: string[] = [];
const rings: Keyring[] = [];

function open(options: KeyringOptions = {}): Keyring {
  const ring = openKeyring({ now: () => NOW, ...options });
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
  for (const ring of rings.splice(0)) ring.close();
  for (const made of folders.splice(0)) rmSync(made, { recursive: true });
});

describe('the key gate', () => {
  test('a key is accepted in either header; a missing or wrong key is refused with a reason', () => {
    const ring = open();
    const key = ring.issue('tests');
    expect(ring.check(withKey(key), none, NOW, false)).toEqual({ allowed: true, label: 'tests' });
    expect(ring.check(withKey(` ${key} `, 'x-tripgo-key'), none, NOW, false)).toMatchObject({ allowed: true });
    expect(ring.check(new Headers(), none, NOW, false)).toMatchObject({
      status: 401,
      reason: 'missing',
      message: 'Send your key in the header X-Service-Key.',
    });
    expect(ring.check(withKey('  '), none, NOW, false)).toMatchObject({ reason: 'missing' });
    for (const wrong of ['x', key.slice(0, -1), key.toUpperCase(), 'x'.repeat(10_000)]) {
      expect(ring.check(withKey(wrong), none, NOW, false)).toMatchObject({ status: 401, reason: 'unknown' });
    }
  });

  test('headers are configurable', () => {
    const ring = open({ headers: ['X-My-Key'] });
    const key = ring.issue('tests');
    expect(ring.check(withKey(key), none, NOW, false)).toMatchObject({
      reason: 'missing',
      message: 'Send your key in the header X-My-Key.',
    });
    expect(ring.check(withKey(key, 'x-my-key'), none, NOW, false)).toMatchObject({ allowed: true });
  });

  test('a key in the address is refused, even with one in the header and on an open server', () => {
    const ring = open({ open: true });
    for (const name of ['X-Service-Key', 'x-tripgo-key', 'key', 'apiKey', 'api_key']) {
      expect(ring.check(withKey(ring.issue('t')), new URLSearchParams({ [name]: 'k' }), NOW, false)).toMatchObject({
        status: 400,
        reason: 'in-query',
      });
    }
  });

  test('an open server needs no key and checks none', () => {
    const ring = open({ open: true, freeRequestsPerMonth: 0 });
    for (const sent of [new Headers(), withKey('wrong'), withKey(ring.issue('spent'))])
      expect(ring.check(sent, none, NOW, false)).toEqual({ allowed: true, label: undefined });
  });

  test('a new key works after its delay; until then the refusal names the time', () => {
    const ring = open({ activationSeconds: 300 });
    const key = ring.issue('later');
    expect(ring.check(withKey(key), none, NOW + 299, false)).toMatchObject({
      status: 401,
      reason: 'not-yet-active',
      retryAfter: 1,
      message: 'This key becomes active at 2026-02-01T00:04:00.000Z.',
    });
    expect(ring.check(withKey(key), none, NOW + 300, false)).toMatchObject({ allowed: true });
  });
});

test('the free calls of a month are counted per key; health checks are free; each month starts at 0', () => {
  const ring = open({ freeRequestsPerMonth: 2 });
  const [key, other] = [ring.issue('a'), ring.issue('b')];
  const ask = (which: string, at = NOW, free = false) => ring.check(withKey(which), none, at, free);
  for (let i = 0; i < 5; i++) expect(ask(key, NOW, true)).toMatchObject({ allowed: true });
  expect([ask(key).allowed, ask(key).allowed]).toEqual([true, true]);
  expect(ask(key)).toMatchObject({ allowed: false, status: 429, reason: 'over-quota', retryAfter: 60 });
  expect(ask(key, NOW, true)).toMatchObject({ allowed: true });
  expect(ask(other)).toMatchObject({ allowed: true });
  expect(ask(key, NOW + 60)).toMatchObject({ allowed: true });
});

test('the operator lists, adds and revokes keys of a store that a server uses at the same time', () => {
  const file = join(folder(), 'keys.sqlite');
  const ring = open({ file });
  const desk = openKeyDesk(file, () => NOW);
  const key = desk.add('a school', { activeAfterSeconds: 0, freePerMonth: 5 });
  expect(ring.check(withKey(key), none, NOW, false)).toMatchObject({ allowed: true, label: 'a school' });
  const [listed] = desk.list();
  expect(listed).toMatchObject({ label: 'a school', calls: 1, freePerMonth: 5 });
  expect(JSON.stringify(desk.list())).not.toContain(key);
  desk.add('twin', { activeAfterSeconds: 0, freePerMonth: undefined });
  desk.add('twin', { activeAfterSeconds: 0, freePerMonth: undefined });
  expect(() => desk.revoke('twin')).toThrow('2 keys are called "twin"');
  expect(() => desk.revoke('nobody')).toThrow('There is no key');
  expect(desk.revoke(listed?.id ?? '').label).toBe('a school');
  expect(ring.check(withKey(key), none, NOW, false)).toMatchObject({ reason: 'unknown' });
  desk.close();
});

describe('the key store', () => {
  test('keeps hashes and counts across restarts, never the key itself', () => {
    const file = join(folder(), 'keys.sqlite');
    const first = open({ file, freeRequestsPerMonth: 2 });
    const key = first.issue('kept');
    first.check(withKey(key), none, NOW, false);
    rings.pop()?.close();
    expect(readFileSync(file).includes(key)).toBe(false);
    const second = open({ file });
    expect(second.check(withKey(key), none, NOW, false)).toMatchObject({ allowed: true, label: 'kept' });
    expect(second.check(withKey(key), none, NOW, false)).toMatchObject({ reason: 'over-quota' });
  });

  test('the demo key of an earlier start is removed; a fixed one stays', () => {
    const ring = open({ freeRequestsPerMonth: 0, activationSeconds: 300 });
    const first = ring.ensureDemoKey();
    expect(ring.check(withKey(first), none, NOW, false)).toMatchObject({ allowed: true, label: 'demo' });
    const second = ring.ensureDemoKey();
    expect(second).not.toBe(first);
    expect(ring.check(withKey(first), none, NOW, false)).toMatchObject({ reason: 'unknown' });
    expect([ring.ensureDemoKey('mine'), ring.ensureDemoKey('mine')]).toEqual(['mine', 'mine']);
    expect(ring.check(withKey('mine'), none, NOW, false)).toMatchObject({ allowed: true });
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
