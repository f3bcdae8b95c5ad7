import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compareSchemas, unreleasedOf } from '../scripts/gates/compare-schemas.ts';
import { lintOperations, lintSchema } from '../scripts/gates/lint-graphql.ts';
import { cookbook } from '../src/graphql/__generated__/cookbook.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const sdl = read('packages/wire/schema.graphql');

describe('the rules for the schema', () => {
  test('hold', async () => {
    expect(await lintSchema(sdl)).toEqual([]);
  });

  test.each([
    ['a field without a description', 'name: String!', '"Its name." name: String!', 'require-description'],
    ['a field in snake case', '"Its name." first_name: String!', '"Its name." firstName: String!', 'naming-convention'],
    [
      'a deprecation without a date',
      '"Its name." name: String @deprecated(reason: "Use more.")',
      '"Its name." name: String @deprecated(reason: "Use more. Not removed before 2027-12-01.")',
      'deprecation',
    ],
    [
      'a connection without pages',
      '"Its parts." parts: PartConnection!',
      '"Its parts." parts("Most." first: Int "Cursor." after: String): PartConnection!',
      'relay-arguments',
    ],
  ])('find %s', async (_, wrong, right, rule) => {
    const schemaWith = (
      field: string,
    ): string => `"Root." type Query { "It." it: Thing } "A thing." type Thing { ${field} }
      "Page." type PartConnection { "Entries." edges: [PartEdge!]! "Position." pageInfo: PageInfo! }
      "Entry." type PartEdge { "Cursor." cursor: String! "Part." node: String! }
      "Position." type PageInfo { "After." hasNextPage: Boolean! "Before." hasPreviousPage: Boolean! "First." startCursor: String "Last." endCursor: String }`;
    const own = (faults: readonly string[]): readonly string[] => faults.filter((fault) => fault.includes(rule));
    expect(own(await lintSchema(schemaWith(wrong)))).not.toEqual([]);
    expect(own(await lintSchema(schemaWith(right)))).toEqual([]);
  });
});

describe('the rules for operations', () => {
  test('hold in the cookbook', async () => {
    const faults = await Promise.all(
      cookbook.map(({ name, document }) => lintOperations(`${name}.graphql`, document, sdl)),
    );
    expect(faults.flat()).toEqual([]);
  });

  test('find a field that the schema lacks', async () => {
    const faults = await lintOperations('wrong.graphql', 'query Wrong { about { colour } }', sdl);
    expect(faults).toEqual([expect.stringContaining('colour')]);
  });
});

describe('the comparison with the last release', () => {
  const released =
    'directive @cost(weight: Int!) on FIELD_DEFINITION type Query { a: String b(x: Int): Kind } enum Kind { ONE OTHER }';
  test.each([
    ['nothing', released, '', [], []],
    ['a new field', released.replace('a: String', 'a: String c: Int'), '', [], []],
    ['a new price', released.replace('a: String', 'a: String @cost(weight: 3)'), '', [], []],
    ['a field that is gone', released.replace('a: String', ''), '`Query.a`', ['Query.a'], []],
    ['a field that may be null now', released.replace('String', 'String!'), '', [], []],
    ['a new value, not mentioned', released.replace('ONE', 'ONE TWO'), 'nothing', [], ['Kind.TWO']],
    ['a new value, mentioned', released.replace('ONE', 'ONE TWO'), '- `Kind.TWO` is new', [], []],
    ['a new argument that must be given', released.replace('x: Int', 'x: Int y: Int!'), '', ['Query.b'], []],
  ])('%s', async (_, present, unreleased, breaking, unmentioned) => {
    const verdict = await compareSchemas(released, present, unreleased);
    expect(verdict.breaking.map((line) => line.split(':')[0]!.split('.').slice(0, 2).join('.'))).toEqual(breaking);
    expect(verdict.unmentioned.map((line) => line.split(':')[0])).toEqual(unmentioned);
  });

  test('reads the part of the changelog about what comes', () => {
    const log = '# Changelog\n\n## Unreleased\n\n- one\n\n### Added\n\n- two\n\n## 1.0.0\n\n- three\n';
    expect(unreleasedOf(log)).toBe('\n- one\n\n### Added\n\n- two\n\n');
    expect(unreleasedOf('## Unreleased\n- last')).toBe('- last');
  });

  const file = 'packages/wire/released-schema.graphql';
  test.skipIf(!existsSync(new URL(file, root)))('finds nothing in the way of the next release', async () => {
    const verdict = await compareSchemas(read(file), sdl, unreleasedOf(read('CHANGELOG.md')));
    expect(verdict).toEqual({ breaking: [], unmentioned: [] });
  });
});
