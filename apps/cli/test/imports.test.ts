import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const filesWith = (pattern: RegExp): string[] =>
  files
    .filter((file) => pattern.test(readFileSync(join(src, file), 'utf8')))
    .map((file) => file.split(sep).join('/'))
    .sort();

test('only the commands that serve load the server, and only when they run', () => {
  expect(filesWith(/'@tripwright\/server'/)).toEqual(['commands/serve.ts', 'commands/start.ts']);
  expect(filesWith(/await import\('@tripwright\/server'\)/)).toEqual(['commands/serve.ts', 'commands/start.ts']);
  expect(filesWith(/^import (?!type ).*'@tripwright\/server'/m)).toEqual([]);
});
