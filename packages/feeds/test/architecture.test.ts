import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** The folders of feeds and the folders that each may import. A file belongs to the longest matching name. A new folder needs a line here. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  columns: [],
  values: [],
  reference: [],
  files: [],
  geojson: [],
  artefact: [],
  elevation: [],
  speeds: [],
  osm: ['columns', 'files'],
  providers: ['geojson', 'values'],
  notices: ['values'],
  report: ['notices'],
  'gtfs/source': ['files', 'notices', 'reference', 'values'],
  'gtfs/tables': ['gtfs/source', 'columns', 'files', 'geojson', 'notices', 'values'],
  'gtfs/checks': ['gtfs/source', 'gtfs/tables', 'notices'],
  gtfs: ['gtfs/source', 'gtfs/tables', 'gtfs/checks', 'files', 'notices', 'report', 'values'],
  http: ['files'],
  'realtime/message': [],
  'realtime/source': ['realtime/message', 'files', 'http', 'values'],
  'gbfs/source': ['files', 'http', 'notices'],
  'gbfs/records': ['gbfs/source', 'geojson', 'notices', 'reference', 'values'],
  gbfs: ['gbfs/source', 'gbfs/records', 'notices', 'values'],
  'realtime/systems': ['realtime/source', 'files', 'gbfs', 'http', 'notices'],
  'realtime/record': ['realtime/source', 'http'],
  realtime: ['realtime/message', 'realtime/source', 'realtime/systems', 'realtime/record'],
  import: ['artefact', 'elevation', 'gbfs', 'gtfs', 'notices', 'osm', 'providers', 'report', 'speeds'],
  '': ['artefact', 'import'],
};
const FOLDERS = Object.keys(MAY_IMPORT).sort((a, b) => b.length - a.length);

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const src = join(root, 'src');
const isTest = (file: string): boolean => file.endsWith('.test.ts');
const pathInSrc = (file: string): string => relative(src, file).split(sep).join('/');
const folderOf = (path: string): string | undefined =>
  FOLDERS.find((name) => name === '' || path.startsWith(`${name}/`));
const roomOf = (path: string): string => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '');

interface Import {
  readonly from: string;
  readonly to: string;
}

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !isTest(path))
  .map((path) => join(src, path));

/** The names after `from` in the import and re-export statements of a formatted file, and those of `import(…)`. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const statements = /^(?:import|export)\b(?:[^'";]*?\bfrom)?\s*'([^']+)'/gm;
  return [...text.matchAll(statements), ...text.matchAll(/\bimport\('([^']+)'\)/g)].map((match) => match[1]!);
}

const imports: readonly Import[] = sources.flatMap((file) =>
  importsOf(file)
    .filter((name) => name.startsWith('.'))
    .map((name) => ({ from: pathInSrc(file), to: pathInSrc(resolve(dirname(file), name)) })),
);

describe('folders of feeds', () => {
  test.each(FOLDERS)('"%s" imports only what it may', (folder) => {
    const allowed = new Set([folder, ...(MAY_IMPORT[folder] ?? [])]);
    const wrong = imports.filter(({ from, to }) => folderOf(from) === folder && !allowed.has(folderOf(to) ?? ''));
    expect(wrong).toEqual([]);
  });

  test('import one way', () => {
    const reachable = (folder: string, seen: Set<string> = new Set()): Set<string> => {
      for (const next of MAY_IMPORT[folder] ?? []) {
        if (seen.has(next)) continue;
        seen.add(next);
        reachable(next, seen);
      }
      return seen;
    };
    expect(FOLDERS.filter((folder) => reachable(folder).has(folder))).toEqual([]);
  });

  test('enter other rooms only by their doors', () => {
    const wrong = imports.filter(({ from, to }) => roomOf(from) !== roomOf(to) && !to.endsWith('/index.ts'));
    expect(wrong).toEqual([]);
  });

  test('have doors of named re-exports and nothing else', () => {
    const reExport = /^export (?:type )?\{[^{}*]*\} from '\.\/[^']+';$/gm;
    const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
    const wrong = sources
      .filter((file) => file.endsWith(`${sep}index.ts`))
      .filter((file) => readFileSync(file, 'utf8').replace(reExport, '').replace(comments, '').trim() !== '');
    expect(wrong.map(pathInSrc)).toEqual([]);
  });
});

test('sources import no file outside the package and only its dependencies', () => {
  expect(imports.filter(({ to }) => to.startsWith('..'))).toEqual([]);
  const manifest: { dependencies: object } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const allowed = Object.keys(manifest.dependencies);
  const outside = sources.flatMap((file) =>
    importsOf(file)
      .filter((name) => !name.startsWith('.') && !name.startsWith('node:'))
      .filter((name) => !allowed.some((known) => name === known || name.startsWith(`${known}/`)))
      .map((name) => `${pathInSrc(file)}: ${name}`),
  );
  expect(outside).toEqual([]);
});
