import { normalizedExecutor } from '@graphql-tools/executor';
import { expect, test } from 'vitest';
import { buildSchema, parse } from '../graphql-js.ts';

const schema = buildSchema(`
  directive @defer(if: Boolean = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT
  type Query { groups: [Group!]! }
  type Group { trips: [Trip!]! }
  type Trip { id: ID! from: Place! }
  type Place { name: String! }
`);

/** A value that is there some turns later. */
const later = async <T>(value: T, turns: number): Promise<T> => {
  for (let turn = 0; turn < turns; turn++) await undefined;
  return value;
};
const trip = (id: number): unknown => ({ id, from: () => later({ name: () => later(`place ${id}`, id) }, 2 * id) });
const rootValue = { groups: [1, 2, 3].map((group) => ({ trips: [trip(2 * group), trip(2 * group + 1)] })) };

test('a fragment with @defer comes whole, however late its fields are ready and however many objects have it', async () => {
  const document = parse('{ groups { trips { id ... @defer(label: "places") { from { name } } } } }');
  const answer = await normalizedExecutor({ schema, document, rootValue });
  const fragments: unknown[] = [];
  for await (const part of answer as AsyncIterable<{ incremental?: readonly unknown[] }>)
    fragments.push(...(part.incremental ?? []));
  const expected = [2, 3, 4, 5, 6, 7].map((id) => ({
    data: { from: { name: `place ${id}` } },
    path: ['groups', Math.floor(id / 2) - 1, 'trips', id % 2],
    label: 'places',
  }));
  expect(fragments).toHaveLength(expected.length);
  expect(fragments).toEqual(expect.arrayContaining(expected));
});
