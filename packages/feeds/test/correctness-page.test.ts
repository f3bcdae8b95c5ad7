import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('docs/correctness.md is current: each case has a test or a reason', () => {
  const script = fileURLToPath(new URL('../../../scripts/print-correctness.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect(`${stderr}${status}`).toBe('0');
});
