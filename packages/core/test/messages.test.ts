import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('the catalogues are what the messages compile to, and every message has the arguments of the English one', () => {
  const script = fileURLToPath(new URL('../../../scripts/compile-messages.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect(`${stderr}${status}`).toBe('0');
});
