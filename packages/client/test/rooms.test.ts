import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../src/', import.meta.url));
/** Folders, lowest first; each imports only folders before it. */
const ORDER = ['failure', 'transport', 'regions', 'cells', 'trips', 'plan', 'client'];
/** Doors of their own, with the folders that they may import. */
const DOORS: Readonly<Record<string, readonly string[]>> = { validate: ['transport'], node: ['cells'] };
/** What browsers and Node have in common, and IndexedDB, which its store takes by default. */
const FOREIGN = /\b(?:document|window|navigator|localStorage|location\.|XMLHttpRequest|process|Buffer|require)\b(?!:)/;

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => {
    const text = readFileSync(`${src}${file}`, 'utf8');
    const names = [...text.matchAll(/^(?:import|export|\}) .*from '([^']+)';$/gm)].map(([, name]) => name as string);
    return { folder: file.includes('/') ? file.split('/')[0]! : '', file, text, names };
  });

test('folders import only the doors of folders below them', () => {
  expect(files.length).toBeGreaterThan(20);
  const wrong = files.flatMap(({ folder, file, names }) => {
    const allowed = folder === '' ? ORDER : (DOORS[folder] ?? ORDER.slice(0, ORDER.indexOf(folder)));
    return names
      .filter((name) => name.startsWith('..') || folder === '')
      .filter((name) => !allowed.some((other) => name === `../${other}/index.ts` || name === `./${other}/index.ts`))
      .map((name) => `${file}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

test('only the door for Node needs Node, only the door for validation needs schemas', () => {
  const common = files.filter(({ folder }) => folder !== 'node');
  expect(common.flatMap(({ file, names }) => names.filter(isBuiltin).map((name) => `${file}: ${name}`))).toEqual([]);
  const code = common.map(({ file, text }) => ({
    file,
    code: text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\n]*)'|`[^`]*`/g, ''),
  }));
  expect(code.filter(({ code: one }) => FOREIGN.test(one)).map(({ file }) => file)).toEqual([]);
  const loads = common
    .filter(({ folder }) => folder !== 'validate')
    .flatMap(({ text }) => text.match(/^import (?!type).*tripwright\/wire.*$/gm) ?? []);
  expect(loads).toEqual([]);
});
