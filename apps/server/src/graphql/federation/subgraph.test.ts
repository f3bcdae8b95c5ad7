import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { schemaSource } from '@tripwright/wire/graphql';
import { expect, test } from 'vitest';
import { ask, testHandler } from '../../../test/graphql/ask.ts';
import { encodeGlobalId } from '../global-id.ts';
import { parse, print } from '../graphql-js.ts';
import { entityNames, subgraphSdl } from './subgraph-sdl.ts';

const handler = testHandler(undefined, { federation: true });
const ENTITIES =
  'query($r: [_Any!]!) { _entities(representations: $r) { __typename ... on Region { code } ... on Mode { identifier } } }';
const region = encodeGlobalId({ type: 'Region', region: '', code: 'pt_test' });

/** The code of the only region of the fake planner. */
async function regionCode(): Promise<string> {
  const { body } = await ask(handler, '{ regions { nodes { code id } } }');
  return body.data.regions.nodes[0].code;
}

test('entities are found by their references, in their order', async () => {
  const code = await regionCode();
  const id = encodeGlobalId({ type: 'Region', region: '', code });
  const mode = encodeGlobalId({ type: 'Mode', region: '', code: 'pt_pub_bus' });
  const { body } = await ask(handler, ENTITIES, {
    r: [
      { __typename: 'Mode', id: mode },
      { __typename: 'Region', id },
      { __typename: 'Stop', id },
      { __typename: 'Region', id: region },
    ],
  });
  expect(body).toMatchObject({
    data: { _entities: [{ __typename: 'Mode', identifier: 'pt_pub_bus' }, { __typename: 'Region', code }, null, null] },
  });
});

test.each([[[{ __typename: 'Region' }]], [['text']], [[{ __typename: 'Region', id: 7 }]]])(
  'a reference such as %j is a mistake of the router',
  async (r) => {
    const { body } = await ask(handler, ENTITIES, { r });
    expect(body.errors?.[0].extensions.code).toBe('BAD_USER_INPUT');
  },
);

test('the schema of the service is the published one', async () => {
  const { body } = await ask(handler, '{ _service { sdl } }');
  expect(body.data._service.sdl).toBe(subgraphSdl(schemaSource));
  const published = readFileSync(new URL('../../../../../packages/wire/subgraph.graphql', import.meta.url), 'utf8');
  // The file is formatted.
  expect(print(parse(published))).toBe(print(parse(body.data._service.sdl)));
});

test('without the setting there are no such fields', async () => {
  const { body } = await ask(testHandler(), '{ _service { sdl } }');
  expect(body.errors?.[0].message).toContain('_service');
});

test('it composes with another graph that refers to its stops', { timeout: 20_000 }, () => {
  // The library is CommonJS, and has to meet the build of graphql that it requires itself.
  const { composeServices } = createRequire(import.meta.url)(
    '@apollo/composition',
  ) as typeof import('@apollo/composition');
  const { parse: parseThere } = createRequire(import.meta.url)('graphql') as { parse: typeof parse };
  const other = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])
    type Query { notes: [Note!]! }
    type Note { text: String! about: Stop! }
    type Stop @key(fields: "id", resolvable: false) { id: ID! }`;
  const composed = composeServices([
    { name: 'tripwright', url: 'http://trips', typeDefs: parseThere(subgraphSdl(schemaSource)) },
    { name: 'notes', url: 'http://notes', typeDefs: parseThere(other) },
  ]);
  expect(composed.errors).toBe(undefined);
  for (const name of entityNames(schemaSource)) expect(keyed(composed.supergraphSdl ?? '', name), name).toBe(true);
});

/** Whether a type of the composed graph has the key. */
function keyed(supergraph: string, name: string): boolean {
  const head = new RegExp(`^type ${name}\\b[^{]*`, 'm').exec(supergraph)?.[0] ?? '';
  return /@join__type\(graph: TRIPWRIGHT, key: "id"/.test(head);
}
