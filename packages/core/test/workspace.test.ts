import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { importsOf, sourceFilesBelow } from './source-tree.ts';

const SMALL_ROOMS = ['base', 'geo', 'modes', 'model', 'template', 'text'];
const PACKAGES = [
  'core',
  'feeds',
  'planner',
  'wire',
  'client',
  'mode-language',
  'trip-file',
  'feed-language',
  'region-diff',
  'map-view',
  'sample-city',
];

/** The packages that each folder may import, tests aside (ARCHITECTURE.md, Rooms). A new package needs a line here. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'packages/core': [],
  'packages/feeds': ['core'],
  'packages/planner': ['core', 'feeds'],
  'packages/wire': ['core'],
  'packages/client': ['core', 'wire'],
  'packages/mode-language': ['core'],
  'packages/trip-file': ['core', 'client', 'planner', 'wire'],
  'packages/feed-language': ['core', 'feeds', 'map-view'],
  'packages/language-server': ['core', 'mode-language', 'feed-language', 'trip-file'],
  'packages/region-diff': ['core', 'planner'],
  'packages/map-view': ['core', 'wire'],
  'packages/sample-city': ['core', 'feeds'],
  'packages/testkit': PACKAGES,
  'apps/server': PACKAGES,
  'apps/vscode': [
    'core',
    'feeds',
    'planner',
    'wire',
    'client',
    'mode-language',
    'trip-file',
    'feed-language',
    'map-view',
    'region-diff',
  ],
  'apps/web': ['core', 'wire', 'client', 'map-view'],
  'apps/cli': [...PACKAGES, 'server'],
  benchmarks: [...PACKAGES, 'testkit', 'server', 'cli'],
};
/** Programs bundled into one file. They resolve no package at run time, so all their dependencies are for development. */
const BUNDLED = ['apps/vscode', 'apps/web', 'packages/language-server'];
/** Only these rooms of core may be imported by the faces' shared code: it must stay small in a browser. */
const ONLY_SMALL_ROOMS = ['packages/wire', 'packages/client', 'packages/mode-language', 'packages/trip-file'];
const SCOPE = '@tripwright/';

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
const folders = ['packages', 'apps']
  .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
  .concat('benchmarks')
  .filter((folder) => existsSync(join(root, folder, 'package.json')));

/** Tests, and programs that only developers run. */
function isForDevelopers(file: string): boolean {
  return /\.test\.tsx?$|\.config\.\w+$/.test(file) || /(?:^|\/)(?:test|scripts)\//.test(file);
}

/** Virtual modules of a bundler, declared in the package itself. */
function madeUpModules(folder: string): string[] {
  return sourceFilesBelow(join(root, folder)).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^declare module '([^']+)'/gm)].map((match) => match[1] as string),
  );
}

interface PackageImport {
  readonly file: string;
  readonly name: string;
  /** The package that the name belongs to: `a` for `a/b`, `@s/a` for `@s/a/b`. */
  readonly of: string;
  readonly forDevelopers: boolean;
}

function packageImports(folder: string): PackageImport[] {
  return sourceFilesBelow(join(root, folder)).flatMap((path) => {
    const file = relative(join(root, folder), path).split(sep).join('/');
    return importsOf(path)
      .filter((name) => !name.startsWith('.') && !isBuiltin(name))
      .map((name) => ({
        file,
        name,
        of: name.split('/', name.startsWith('@') ? 2 : 1).join('/'),
        forDevelopers: isForDevelopers(file),
      }));
  });
}

test('every package has its place in the plan', () => {
  expect(folders.filter((folder) => MAY_IMPORT[folder] === undefined)).toEqual([]);
  expect(folders).toContain('packages/core');
});

describe.each(folders)('%s', (folder) => {
  const manifest = manifestOf(folder);
  const imports = packageImports(folder);

  test('imports only what its package.json declares', () => {
    const forDevelopers = Object.keys({ ...manifest.devDependencies, ...manifestOf('.').devDependencies });
    const madeUp = madeUpModules(folder);
    // A peer may be optional: the package loads it only where it is wanted.
    const required = { ...manifest.dependencies, ...manifest.peerDependencies };
    const atRunTime = Object.keys(required).concat(BUNDLED.includes(folder) ? forDevelopers : []);
    const isDeclared = ({ of, forDevelopers: lax }: PackageImport): boolean => {
      // The editor itself provides its module; its types are the dependency.
      const names = of === 'vscode' ? ['@types/vscode'] : [of, `@types/${of}`];
      const declared = lax ? [...atRunTime, ...forDevelopers] : atRunTime;
      if (BUNDLED.includes(folder) && madeUp.includes(of)) return true;
      return of === manifest.name || names.some((name) => declared.includes(name));
    };
    expect(imports.filter((one) => !isDeclared(one)).map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  });

  test('imports other rooms of the workspace only in the direction of the plan', () => {
    const allowed = new Set((MAY_IMPORT[folder] ?? []).map((name) => SCOPE + name));
    const wrong = imports.filter(
      ({ of, forDevelopers }) => of.startsWith(SCOPE) && !forDevelopers && of !== manifest.name && !allowed.has(of),
    );
    expect(wrong.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  });

  test('leaves its own folder only by the names of packages', () => {
    const inside = join(root, folder) + sep;
    const wrong = sourceFilesBelow(join(root, folder)).flatMap((path) =>
      importsOf(path)
        .filter((name) => name.startsWith('.') && !resolve(dirname(path), name).startsWith(inside))
        .map((name) => `${relative(root, path)}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});

test.each(ONLY_SMALL_ROOMS.filter((folder) => folders.includes(folder)))(
  '%s imports only small rooms of core',
  (folder) => {
    const wrong = packageImports(folder).filter(
      ({ of, name, forDevelopers }) =>
        of === `${SCOPE}core` && !forDevelopers && !SMALL_ROOMS.some((room) => name === `${SCOPE}core/${room}`),
    );
    expect(wrong.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  },
);
