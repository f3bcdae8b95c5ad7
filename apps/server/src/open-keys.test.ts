import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { logSettings, openLog } from './log/server-log.ts';
import { openKeys } from './open-keys.ts';

test('a new key works at once also where the present of the service is long ago, as with --now and recordings', async () => {
  const config = readConfig(undefined, {});
  const keys = await openKeys(config, openLog(logSettings(config)));
  const headers = new Headers({ 'X-Service-Key': keys.ensureDemoKey() });
  const longAgo = 1_558_400_000;
  expect(await keys.check(headers, new URLSearchParams(), longAgo, false)).toMatchObject({ allowed: true });
  expect(keys.use(headers, longAgo)).toBeDefined();
  keys.close();
});
