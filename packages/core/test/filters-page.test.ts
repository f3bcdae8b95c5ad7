import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('docs/journey-semantics.md prints the chain of itinerary filters as it is', () => {
  const script = fileURLToPath(new URL('../../../scripts/print-filters.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect(`${stderr}${status}`).toBe('0');
});
