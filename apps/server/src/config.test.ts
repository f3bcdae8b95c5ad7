import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlannerError } from '@tripwright/core/base';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'tripwright-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;

function configFile(content: unknown): string {
  const file = join(folder, `${++files}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** The message of the error for a configuration. */
function refusal(...input: Parameters<typeof readConfig>): string {
  try {
    readConfig(...input);
  } catch (error) {
    expect(error).toBeInstanceOf(PlannerError);
    // Wrong values of the command line are bad usage.
    expect((error as PlannerError).code).toBe(input[2]?.['port'] === undefined ? 'config-invalid' : 'bad-usage');
    return (error as PlannerError).message;
  }
  throw new Error('the configuration was accepted');
}

describe('where values come from', () => {
  test('without settings, the documented defaults apply', () => {
    expect(readConfig(undefined, {})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      open: false,
      keyStore: '',
      keyHeaders: ['X-TripGo-Key'],
      freeRequestsPerMonth: 100_000,
      requestsPerMinute: 6000,
      rateStore: '',
      registration: false,
      waiting: 64,
      watchSeconds: 5,
      metricsKey: '',
      trustedHosts: [],
      connections: 2000,
      connectionsPerAddress: 100,
      streams: 1000,
      streamsPerClient: 100,
      onlyTrustedDocuments: false,
      federation: false,
      upstream: [],
      upstreamKey: '',
      log: 'text',
      logLevel: 'info',
      logAddresses: false,
      recordLive: '',
      recordMegabytes: 512,
      recordHours: 48,
      keyActivationSeconds: 0,
      planSeconds: 20,
      publicUrls: [],
    });
  });

  test('planSeconds may be a fraction, but not 0', () => {
    expect(readConfig(undefined, { TRIPWRIGHT_PLAN_SECONDS: '0.5' }).planSeconds).toBe(0.5);
    expect(refusal(undefined, { TRIPWRIGHT_PLAN_SECONDS: '0' })).toMatch(/TRIPWRIGHT_PLAN_SECONDS.*more than 0/);
  });

  test('the command line wins over variables, variables over the file', () => {
    const file = configFile({ port: 1, host: 'file', freeRequestsPerMonth: 7 });
    const env = { TRIPWRIGHT_PORT: '2', TRIPWRIGHT_HOST: 'variable' };
    expect(readConfig(file, env, { port: '3', host: undefined })).toMatchObject({
      port: 3,
      host: 'variable',
      freeRequestsPerMonth: 7,
    });
  });

  test('zero is a value, in a file and in a variable', () => {
    expect(readConfig(configFile({ port: 0, freeRequestsPerMonth: 0 }), {})).toMatchObject({
      port: 0,
      freeRequestsPerMonth: 0,
    });
    expect(readConfig(undefined, { TRIPWRIGHT_PORT: '0' }).port).toBe(0);
  });

  test('lists are JSON lists or texts with commas; an empty text is an empty list', () => {
    const env = { TRIPWRIGHT_KEY_HEADERS: 'X-One, X-Two', TRIPWRIGHT_PUBLIC_URLS: 'https://a.example/v1' };
    expect(readConfig(undefined, env)).toMatchObject({
      keyHeaders: ['X-One', 'X-Two'],
      publicUrls: ['https://a.example/v1'],
    });
    expect(readConfig(configFile({ keyHeaders: ['X-One'] }), {}).keyHeaders).toEqual(['X-One']);
    expect(readConfig(undefined, { TRIPWRIGHT_KEY_HEADERS: '' }).keyHeaders).toEqual([]);
  });

  test.each([
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
  ])('open=%s', (text, open) => expect(readConfig(undefined, { TRIPWRIGHT_OPEN: text }).open).toBe(open));

  test('variables of other programs are ignored', () => {
    expect(() => readConfig(undefined, { PORT: 'abc', TRIPWRIGHT_DEBUG: '1' })).not.toThrow();
  });
});

describe('a wrong value: the message names where it was set and what is valid', () => {
  test('a variable', () => {
    expect(refusal(undefined, { TRIPWRIGHT_PORT: 'abc' })).toBe(
      'TRIPWRIGHT_PORT is "abc", but must be a whole number from 0 to 65535 (0 = any free port).',
    );
  });

  test('the file', () => {
    const file = configFile({ port: 70_000 });
    expect(refusal(file, {})).toBe(
      `"port" in ${file} is 70000, but must be a whole number from 0 to 65535 (0 = any free port).`,
    );
  });

  test('the command line', () => {
    expect(refusal(undefined, { TRIPWRIGHT_PORT: '80' }, { port: '4x' })).toMatch(/^--port is "4x", but must be /);
  });

  test.each([
    ['TRIPWRIGHT_PORT', ''],
    ['TRIPWRIGHT_PORT', '-1'],
    ['TRIPWRIGHT_PORT', '65536'],
    ['TRIPWRIGHT_PORT', '80.5'],
    ['TRIPWRIGHT_PORT', '0x50'],
    ['TRIPWRIGHT_HOST', ''],
    ['TRIPWRIGHT_HOST', 'two words'],
    ['TRIPWRIGHT_OPEN', 'yes'],
    ['TRIPWRIGHT_KEY_HEADERS', 'X-One,X Two'],
    ['TRIPWRIGHT_FREE_REQUESTS_PER_MONTH', 'many'],
    ['TRIPWRIGHT_FREE_REQUESTS_PER_MONTH', '99999999999999999999'],
    ['TRIPWRIGHT_KEY_ACTIVATION_SECONDS', '1e3'],
    ['TRIPWRIGHT_PUBLIC_URLS', 'https://a.example,nonsense'],
    ['TRIPWRIGHT_PUBLIC_URLS', 'ftp://a.example'],
  ])('%s=%s', (name, value) => {
    expect(refusal(undefined, { [name]: value })).toMatch(new RegExp(`^${name} is ".*", but must be [a-zA-Z]`));
  });

  test.each([{ port: null }, { port: true }, { port: [] }, { open: 1 }, { keyHeaders: [1] }, { host: {} }])(
    '%j',
    (content) => {
      expect(refusal(configFile(content), {})).toMatch(/ in .*\.json is .*, but must be /);
    },
  );

  test('every problem is listed once, and long values are cut', () => {
    const message = refusal(undefined, { TRIPWRIGHT_PORT: 'x'.repeat(10_000), TRIPWRIGHT_PUBLIC_URLS: 'a,b,c' });
    expect(message.match(/but must be/g)).toHaveLength(2);
    expect(message.length).toBeLessThan(500);
  });
});

describe('a wrong name: the error suggests the nearest valid one', () => {
  test.each([
    ['TRIPWRIGHT_PROT', 'TRIPWRIGHT_PORT'],
    ['TRIPWRIGHT_POR', 'TRIPWRIGHT_PORT'],
    ['TRIPWRIGHT_KEYSTORE', 'TRIPWRIGHT_KEY_STORE'],
    ['TRIPWRIGHT_KEY_HEADER', 'TRIPWRIGHT_KEY_HEADERS'],
    ['TRIPWRIGHT_PUBLIC_URL', 'TRIPWRIGHT_PUBLIC_URLS'],
    ['TRIPWRIGHT_FREE_REQUEST_PER_MONTH', 'TRIPWRIGHT_FREE_REQUESTS_PER_MONTH'],
  ])('%s', (name, near) => {
    expect(refusal(undefined, { [name]: '1' })).toBe(`The variable ${name} is not known. Did you mean ${near}?`);
  });

  test('no suggestion when none is near', () => {
    expect(refusal(undefined, { TRIPWRIGHT_ELEPHANT: '1' })).toBe('The variable TRIPWRIGHT_ELEPHANT is not known.');
  });

  test('in a file, all of them', () => {
    const file = configFile({ prot: 1, hots: 'a', port: 4000 });
    expect(refusal(file, {})).toBe(
      `"prot" in ${file} is not known. Did you mean "port"? "hots" in ${file} is not known. Did you mean "host"?`,
    );
  });
});

describe('a bad configuration file', () => {
  test.each([
    ['cut off', '{"port": 4', /is not JSON/],
    ['a list', '[]', /must hold one JSON object/],
    ['null', 'null', /must hold one JSON object/],
  ])('%s', (_, content, words) => expect(refusal(configFile(content), {})).toMatch(words));

  test('missing', () => expect(refusal(join(folder, 'none.json'), {})).toMatch(/none\.json cannot be read/));
});
