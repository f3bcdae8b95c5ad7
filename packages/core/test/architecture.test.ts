import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { importsIn, importsOf, sourceFilesBelow } from './source-tree.ts';

/** The rooms of core, and the rooms that each may import (decision 0001). A new room needs a line here. */
const SMALL = ['base', 'geo', 'modes', 'model'] as const;
/** Rooms that read or write artefacts. */
const STORED = [...SMALL, 'storage'] as const;
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  base: [],
  // Columns and flat files, of which artefacts consist. Importers and readers need them, programs that plan do not.
  storage: ['base'],
  geo: ['base'],
  modes: ['base'],
  model: ['base', 'geo', 'modes'],
  template: ['base', 'geo', 'modes', 'model'],
  text: ['base', 'geo', 'modes', 'model', 'template'],
  timetable: STORED,
  // Writes the columns that the timetable reads.
  'timetable/build': [...STORED, 'timetable'],
  fares: [...STORED, 'timetable'],
  'fares/build': [...STORED, 'timetable', 'timetable/build', 'fares'],
  street: STORED,
  'street/build': [...STORED, 'street'],
  // Imports `street` only for the grammar of opening hours.
  tariffs: [...STORED, 'street'],
  providers: [...STORED, 'tariffs'],
  'shared-vehicles': [...STORED, 'tariffs'],
  flex: STORED,
  // Imports `timetable` to find the runs that messages mean, `shared-vehicles` for the form of its counts.
  live: [...STORED, 'timetable', 'shared-vehicles'],
  'engine/transit': [...STORED, 'timetable', 'live'],
  // Imports `timetable` only for the doors of its stations, and `ranking` for the value of time.
  'engine/street': [...STORED, 'street', 'timetable', 'ranking'],
  // Joins stops and parking places to the streets, and finds the walks between stops.
  'engine/street/build': [...STORED, 'street', 'street/build', 'timetable', 'timetable/build', 'engine/street'],
  'engine/journey': [
    ...STORED,
    'timetable',
    'live',
    'fares',
    'street',
    'engine/transit',
    'engine/street',
    'ranking',
    'flex',
    'providers',
    'shared-vehicles',
  ],
  ranking: SMALL,
  places: STORED,
  // Reads names out of maps and timetables.
  'places/build': [...STORED, 'places', 'street/build', 'timetable'],
  region: [
    ...STORED,
    'places',
    'live',
    'flex',
    'providers',
    'shared-vehicles',
    'timetable',
    'fares',
    'street',
    'engine/transit',
    'engine/street',
    // For the walks around lifts that are out of order now.
    'engine/street/build',
    'engine/journey',
    'ranking',
  ],
};
const ROOMS = Object.keys(MAY_IMPORT);

/**
 * The folders inside a room, lowest first: a folder imports only folders before it. `.` is the files that lie in the room itself; where it is
 * not named they come last. A room, or a folder of one, that is cut into folders belongs here.
 */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  timetable: ['columns', 'stations', 'data', 'transfers', 'window', 'build'],
  'engine/transit': ['query', 'transfers', 'bounds', 'raptor', 'journeys', 'cost', 'searches'],
  street: ['columns', 'traits', 'countries', 'tags', 'conditions', 'graph', 'parking'],
  'street/build': [
    'rows',
    'country',
    'ways',
    'crossings',
    'edges',
    'layout',
    'traffic',
    'heights',
    'hierarchy',
    'turns',
    'parking',
    'areas',
  ],
  'engine/street': ['costing', 'metric', 'snapping', 'hierarchy', 'search', 'path', 'stops'],
  places: ['columns', 'text', 'dictionary', 'streets', 'search', '.', 'build'],
  live: ['message', 'match', 'snapshot', 'overlay', 'alerts', 'vehicles', 'meaning', 'state'],
  fares: ['.', 'build'],
  text: ['locale', 'format', 'languages', 'phrases'],
  'engine/journey': [
    'itinerary',
    'trace',
    'filters',
    'request',
    'prices',
    'legs',
    'parking',
    'access',
    'modes',
    'transit',
    'connections',
    'diagnose',
    'search',
    'reopen',
    'reach',
  ],
  'engine/journey/modes': ['providers', 'hailed', 'hired', 'parked', 'pooled', 'on-demand'],
};

const src = resolve(dirname(fileURLToPath(import.meta.url)), '../src');
const isTest = (file: string): boolean => file.endsWith('.test.ts');
const pathInSrc = (file: string): string => relative(src, file).split(sep).join('/');
/** The innermost room a file lies in. */
const roomOf = (file: string): string | undefined =>
  ROOMS.filter((room) => pathInSrc(file).startsWith(`${room}/`)).sort((a, b) => b.length - a.length)[0];
const files = sourceFilesBelow(src);

interface RoomImport {
  readonly from: string;
  readonly to: string;
  readonly room: string | undefined;
}

/** Relative imports of a room's files that lead out of it. */
function importsOutOf(room: string, wanted: (file: string) => boolean): RoomImport[] {
  return files
    .filter((file) => roomOf(file) === room && wanted(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((name) => name.startsWith('.'))
        .map((name) => resolve(dirname(file), name))
        .filter((target) => roomOf(target) !== room)
        .map((target) => ({ from: pathInSrc(file), to: pathInSrc(target), room: roomOf(target) })),
    );
}

test('imports are found however they are written, and not in prose', () => {
  const text = [
    "import './a.ts';",
    "import type { B } from './b.ts';",
    "import {\n  c,\n  type C,\n} from './c.ts';",
    "export { d } from './d.ts';",
    "export * from './e.ts';",
    "const f = await import('./f.ts');",
    "// import x from './not.ts'",
    " * import y from './not.ts'",
    "export const z = 'not';",
  ].join('\n');
  expect(importsIn(text)).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts', './e.ts', './f.ts']);
});

describe('rooms of core', () => {
  test('make up all of core, and each has a door of the package', () => {
    expect(files.filter((file) => roomOf(file) === undefined).map(pathInSrc)).toEqual([]);
    const manifest: { exports: object } = JSON.parse(readFileSync(join(src, '../package.json'), 'utf8'));
    expect(Object.keys(manifest.exports).sort()).toEqual(ROOMS.map((room) => `./${room}`).sort());
    expect(manifest).not.toHaveProperty('dependencies');
  });

  test.each(ROOMS)('%s imports only the rooms that it may', (room) => {
    const allowed = new Set(MAY_IMPORT[room]);
    expect(importsOutOf(room, (file) => !isTest(file)).filter(({ room: other }) => !allowed.has(other ?? ''))).toEqual(
      [],
    );
  });

  test.each(ROOMS)('%s enters every other room by its door, except the room that contains it', (room) => {
    const doors = new Set(ROOMS.map((name) => `${name}/index.ts`));
    const out = importsOutOf(room, () => true);
    // Tests share helpers that are no room of core.
    const isInside = (other: string | undefined): boolean => room.startsWith(`${other}/`);
    const wrong = out.filter(
      ({ from, to, room: other }) => !doors.has(to) && !isInside(other) && !(isTest(from) && to.startsWith('../test/')),
    );
    expect(wrong).toEqual([]);
  });

  test.each(ROOMS)('%s has a door of named re-exports and nothing else', (room) => {
    const door = readFileSync(join(src, room, 'index.ts'), 'utf8');
    const reExport = /^export (?:type )?\{[^{}*]*\} from '\.\/[^']+';$/gm;
    const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
    expect(door).toMatch(reExport);
    expect(door.replace(reExport, '').replace(comments, '').trim()).toBe('');
  });

  test.each(Object.entries(FOLDERS))('the folders of %s import only the folders before them', (room, named) => {
    const order = named.includes('.') ? named : [...named, '.'];
    const folderOf = (file: string): string => dirname(relative(join(src, room), file)).split(sep)[0] ?? '.';
    const isInside = (file: string): boolean =>
      pathInSrc(file).startsWith(`${room}/`) && roomOf(file)?.startsWith(`${room}/`) === false;
    const inside = files.filter((file) => isInside(file) && !isTest(file));
    const wrong = inside.flatMap((file) =>
      importsOf(file)
        .map((name) => resolve(dirname(file), name))
        .filter((target) => isInside(target) && order.indexOf(folderOf(target)) > order.indexOf(folderOf(file)))
        .map((target) => `${pathInSrc(file)} imports ${pathInSrc(target)}`),
    );
    expect(wrong).toEqual([]);
    expect([...new Set(inside.map(folderOf))].filter((folder) => !order.includes(folder))).toEqual([]);
  });

  test('import no package: core has no dependencies and no Node', () => {
    const outside = files
      .filter((file) => !isTest(file))
      .flatMap((file) => importsOf(file).map((name) => `${pathInSrc(file)}: ${name}`))
      .filter((line) => !line.includes(': .'));
    expect(outside).toEqual([]);
  });
});
