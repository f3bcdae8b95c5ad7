import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../src/', import.meta.url));

test('only the commands that serve import the server', () => {
  const importers = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && readFileSync(join(src, file), 'utf8').includes("'@tripwright/server'"))
    .map((file) => file.split(sep).join('/'));
  expect(importers.sort()).toEqual(['commands/serve.ts', 'commands/start.ts']);
});
