import { expect, test } from 'vitest';
import { versionOne, versionThree } from '../../test/tiny-system.ts';
import { gbfsFile, readGbfsFiles } from '../gbfs/index.ts';
import { NoticeCollector } from '../notices/index.ts';
import { type GbfsField, type GbfsType, gbfsFileKind, gbfsFiles } from './index.ts';

/** What drafts and careless systems write, which the importer reads as well. */
const ALIASES = new Set(['lng', 'vehicles']);

/** The value, reporting every name under which its objects are asked for a value. */
function watched(value: unknown, type: GbfsType | undefined, path: string, ask: (path: string) => void): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => watched(item, type?.kind === 'list' ? type.of : type, path, ask));
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = type?.kind === 'object' ? type.fields : undefined;
  const inside = Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      watched(item, fields?.find((field) => field.name === name)?.type, `${path}.${name}`, ask),
    ]),
  );
  return new Proxy(inside, {
    getOwnPropertyDescriptor: (target, name) => {
      if (fields !== undefined && !fields.some((field) => field.name === name)) ask(`${path}.${String(name)}`);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
  });
}

test.each([
  ['1', versionOne],
  ['3', versionThree],
])('the importer reads no field of GBFS that the reference lacks (version %s, SV-4)', (_, files) => {
  const unknown = new Set<string>();
  const read = new Map(
    Object.entries(files).flatMap(([name, content]) => {
      const feed = name.replace('.json', '');
      const file = gbfsFile(content, name);
      const kind = gbfsFileKind(feed);
      if (file === undefined || kind === undefined) return [];
      const type: GbfsType = { kind: 'object', fields: kind.fields };
      const data = watched(file.data, type, feed, (path) => unknown.add(path)) as typeof file.data;
      return [[feed, { ...file, data }] as const];
    }),
  );
  const system = readGbfsFiles(read, { name: 'city', notices: new NoticeCollector() });
  expect(system.stations).toHaveLength(1);
  expect([...unknown].filter((path) => !ALIASES.has(path.split('.').at(-1)!))).toEqual([]);
});

test('every field has one meaning for each version, and every successor is there', () => {
  const check = (fields: readonly GbfsField[], path: string): void => {
    for (const { name, versions, became, meaning, type } of fields) {
      expect(meaning, `${path}.${name}`).toMatch(/^[A-Z].*[^.]$/);
      const others = fields.filter(
        (field) => field.name === name && field.versions.some((one) => versions.includes(one)),
      );
      expect(others, `${path}.${name}`).toHaveLength(1);
      if (became !== undefined) expect(fields.map((field) => field.name)).toContain(became);
      const inner = type.kind === 'list' || type.kind === 'map' ? type.of : type;
      if (inner.kind === 'object') check(inner.fields, `${path}.${name}`);
    }
  };
  for (const { name, fields } of gbfsFiles) check(fields, name);
});
