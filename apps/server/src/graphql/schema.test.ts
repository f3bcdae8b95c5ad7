import { readFileSync } from 'node:fs';
import { schemaSource } from '@tripwright/wire/graphql';
import { expect, test } from 'vitest';
import { graphqlArtifacts } from '../../scripts/graphql-artifacts.ts';
import { ask, testHandler } from '../../test/graphql/ask.ts';
import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
  parse,
  print,
} from './graphql-js.ts';

const schema = buildSchema(schemaSource);
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);

/** Without the layout that the formatter gives to committed files. */
function normalised(text: string, { pathname }: URL): string {
  if (pathname.endsWith('.graphql')) return print(parse(text));
  return pathname.endsWith('.json') ? JSON.stringify(JSON.parse(text)) : text;
}

test('committed files equal the output of generate:graphql', async () => {
  for (const { url, content } of await graphqlArtifacts()) {
    const committed = readFileSync(url, 'utf8');
    // The formatter may lay out SDL differently.
    expect(
      normalised(committed, url),
      `${url.pathname} is out of date: run pnpm --filter @tripwright/server generate:graphql`,
    ).toBe(normalised(content, url));
  }
});

test('everything has a description', () => {
  const silent = types.flatMap((type) => [
    // The fields of the root operation type describe it.
    ...(type.description || type.name === 'Query' ? [] : [type.name]),
    ...membersOf(type)
      .filter(([, description]) => !description)
      .map(([name]) => `${type.name}.${name}`),
  ]);
  expect(silent).toEqual([]);
});

test('lists and their elements are never null, except for lookups that may miss and joins', () => {
  const nullable = types
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ type: output }) => {
          const inner = isNonNullType(output) ? output.ofType : output;
          return isListType(inner) && (!isNonNullType(output) || !isNonNullType(inner.ofType));
        })
        .map(({ name }) => `${type.name}.${name}`),
    );
  expect(nullable.sort()).toEqual([
    'CarPark.openingHours',
    'CarRental.openingHours',
    'Isochrone.areas',
    'Query.nodes',
    'Query.oneToMany',
    'Query.stopCells',
    'Service.alerts',
  ]);
});

test('connections have edges, nodes and page information', () => {
  const connections = types.filter(isObjectType).filter(({ name }) => name.endsWith('Connection'));
  expect(connections.length).toBeGreaterThan(10);
  for (const connection of connections) {
    // A board has its window of time beside its list.
    const more = connection.name === 'StopEventConnection' ? ['window', 'live'] : [];
    expect(Object.keys(connection.getFields())).toEqual(['edges', 'nodes', 'pageInfo', ...more]);
  }
});

function membersOf(type: GraphQLNamedType): readonly (readonly [string, string | null | undefined])[] {
  if (isEnumType(type)) return type.getValues().map(({ name, description }) => [name, description]);
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map(({ name, description }) => [name, description]);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap(({ name, description, args }) => [
    [name, description] as const,
    ...args.map((argument) => [`${name}(${argument.name})`, argument.description] as const),
  ]);
}

test('introspection keeps what the schema says of its scalars', async () => {
  const { body } = await ask(testHandler(), '{ __schema { types { kind name description specifiedByURL } } }');
  const scalars: { kind: string; name: string; description: string; specifiedByURL: string }[] =
    body.data.__schema.types.filter(({ kind }: { kind: string }) => kind === 'SCALAR');
  expect(scalars.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  expect(scalars.find(({ name }) => name === 'DateTime')?.specifiedByURL).toContain('rfc3339');
  expect(scalars.find(({ name }) => name === 'Locale')?.specifiedByURL).toContain('bcp47');
});
