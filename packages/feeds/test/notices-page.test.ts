import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('docs/data-quality.md agrees with the catalogue of notices', () => {
  const script = fileURLToPath(new URL('../../../scripts/print-notices.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect(`${stderr}${status}`).toBe('0');
});
