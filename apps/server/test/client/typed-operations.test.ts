import { ModesDocument, type ModesQuery, RegionsDocument, type TypedDocumentString } from '@tripwright/wire/operations';
import { expect, expectTypeOf, test } from 'vitest';
import { KEY, testHandler } from '../graphql/ask.ts';
import { fakePlanner } from '../graphql/fake-planner.ts';

const handler = testHandler(fakePlanner());

/** A client in a dozen lines, as `docs/graph.md` shows it. */
async function ask<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  ...[variables]: Variables extends Record<string, never> ? [] : [Variables]
): Promise<Result> {
  const response = await handler(
    new Request('http://test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-service-key': KEY },
      body: JSON.stringify({ query: document, variables }),
    }),
  );
  const { data, errors } = (await response.json()) as { readonly data?: Result; readonly errors?: unknown };
  if (data === undefined || errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

test('a typed operation brings the types of its answer and of its variables', async () => {
  const { regions } = await ask(RegionsDocument);
  expectTypeOf(regions.nodes[0]!.code).toEqualTypeOf<string>();
  expect(regions.nodes.map(({ code }) => code)).not.toEqual([]);
  const modes = await ask(ModesDocument, { locale: 'fi' });
  expectTypeOf(modes).toEqualTypeOf<ModesQuery>();
  expect(modes.tram.identifier).toBe('pt_pub_tram');
  // @ts-expect-error: the operation has no such variable
  void (() => ask(ModesDocument, { language: 'fi' }));
  // @ts-expect-error: the answer has no such field
  void (() => regions.names);
});
