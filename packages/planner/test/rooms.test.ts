import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../src/', import.meta.url));

/** Names that the sources of a folder import, as `file: name`; tests are left out. */
function importsOf(folder: string): string[] {
  return readdirSync(join(src, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(join(src, folder, file), 'utf8').matchAll(/^(?:import|export|\}) .*from '([^']+)';$/gm)].map(
        ([, name]) => `${file}: ${name}`,
      ),
    );
}

test('outside its door for Node the planner needs neither Node nor the importer', () => {
  const imports = importsOf('.');
  expect(imports).toContain('create-planner.ts: ./choose-region.ts');
  const names = imports.map((line) => line.slice(line.indexOf(': ') + 2));
  expect(names.filter((name) => isBuiltin(name) || name.startsWith('./node/'))).toEqual([]);
  expect(names.filter((name) => !name.startsWith('./') && !name.startsWith('@tripwright/core/'))).toEqual([]);
});

test('its door for Node takes only the artefact reader from feeds', () => {
  const feeds = importsOf('node').filter((line) => line.includes('@tripwright/feeds'));
  expect(new Set(feeds.map((line) => line.replace(/^.*: /, '')))).toEqual(new Set(['@tripwright/feeds/artefact']));
});
