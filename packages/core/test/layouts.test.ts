import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('every layout.md lists the columns as their schemas declare them', () => {
  const script = fileURLToPath(new URL('../../../scripts/print-layouts.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, ['--conditions=source', script, '--check'], {
    encoding: 'utf8',
  });
  expect(`${stderr}${status}`).toBe('0');
});
