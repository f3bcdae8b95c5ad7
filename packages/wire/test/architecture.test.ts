import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The folders of this package and the folders each may import. Requests are parsed, answers are encoded, schemas describe both. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'rest-v1/parse': [],
  'rest-v1/schemas': ['rest-v1/parse'],
  'rest-v1/encode': ['rest-v1/parse'],
  conformance: [],
};
/** Doors re-export from any folder. The GraphQL door shares the codec of `/v1`. */
const DOORS = ['rest-v1/index.ts', 'graphql/index.ts', 'conformance/index.ts'];
const FOLDERS = Object.keys(MAY_IMPORT);

const src = resolve(dirname(fileURLToPath(import.meta.url)), '../src');
const pathInSrc = (file: string): string => relative(src, file).split(sep).join('/');
const folderOf = (path: string): string | undefined => FOLDERS.find((folder) => path.startsWith(`${folder}/`));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('__generated__'))
  .map((file) => file.split(sep).join('/'));

/** The names after `from` in the import and re-export statements of a formatted file. */
function importsOf(file: string): string[] {
  const statements = /^(?:import|export)\b(?:[^'";]*?\bfrom)?\s*'([^']+)'/gm;
  return [...readFileSync(file, 'utf8').matchAll(statements)].map((match) => match[1] as string);
}

test('every file is a door or in a folder with a rule', () => {
  expect(files.filter((file) => folderOf(file) === undefined && !DOORS.includes(file))).toEqual([]);
});

test.each(FOLDERS)('%s imports only the folders it may', (folder) => {
  const allowed = [folder, ...(MAY_IMPORT[folder] ?? [])];
  const wrong = files
    .filter((file) => folderOf(file) === folder && !DOORS.includes(file))
    .flatMap((file) =>
      importsOf(join(src, file))
        .filter((name) => name.startsWith('.'))
        .map((name) => pathInSrc(resolve(src, dirname(file), name)))
        .filter((target) => DOORS.includes(target) || !allowed.includes(folderOf(target) ?? ''))
        .map((target) => `${file} imports ${target}`),
    );
  expect(wrong).toEqual([]);
});

test.each(DOORS)('%s holds named re-exports and nothing else', (door) => {
  const reExport = /^export (?:type )?\{[^{}*]*\} from '\.{1,2}\/[^']+';$/gm;
  expect(readFileSync(join(src, door), 'utf8').replace(reExport, '').trim()).toBe('');
});
