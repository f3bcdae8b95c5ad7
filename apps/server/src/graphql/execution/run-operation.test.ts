import { describe, expect, test } from 'vitest';
import { Turns } from '../../turns/index.ts';
import type { GraphqlContext } from '../context.ts';
import { buildSchema, execute, getVariableValues, parse } from '../graphql-js.ts';
import { ResultBudget } from '../limits/result-budget.ts';
import { LIMITS } from '../plugins/use-limits.ts';
import { type OperationPlan, planOperation } from './operation-plan.ts';
import { runOperation } from './run-operation.ts';

const schema = buildSchema(`
  interface Node { id: ID! }
  union Thing = Stop | Line
  enum Kind { BUS TRAM }
  input Box { size: Int = 3 }
  type Stop implements Node { id: ID!, name(in: String = "en"): String, lines(first: Int!): [Line!]!, near: Stop, broken: String!, late: String!, kinds: [Kind!], grid: [[Int!]] }
  type Line implements Node { id: ID!, name: String!, stop: Stop!, size(box: Box): Int }
  type Query { stop(id: ID): Stop, node: Node, nodes: [Node], untyped: [Node], things: [Thing!], strict: Stop!, holes: [Stop!], list: [Stop], number: Int! }
`);

interface Thing {
  readonly [key: string]: unknown;
}

const later = <T>(value: T): Promise<T> => Promise.resolve(value);
const fails = (message: string) => (): never => {
  throw new Error(message);
};
const line: Thing = {
  __typename: 'Line',
  id: 'l',
  name: 'Ä "1"',
  stop: () => stop,
  size: ({ box }: { box?: { size: number } }) => box?.size ?? null,
};
const stop: Thing = {
  __typename: 'Stop',
  id: 7,
  name: ({ in: language }: { in: string }) => (language === 'en' ? 'Mill' : later(`Mill ${language}`)),
  lines: ({ first }: { first: number }) => (first === 0 ? [] : [line, later(line)].slice(0, first)),
  near: () => later(stop),
  broken: fails('sync'),
  late: () => Promise.reject(new Error('late')),
  kinds: ['BUS', 'TRAM'],
  grid: [[1, 2], null, [3, null], ['x']],
};
const root: Thing = {
  stop: ({ id }: { id?: string }) => (id === 'none' ? null : stop),
  node: () => later(line),
  nodes: () => [stop, line, null, new Error('an entry'), later(stop), later(null)],
  untyped: [{ __typename: 'Query' }, { id: 'a' }, line],
  things: [line, stop],
  strict: null,
  holes: [stop, null],
  list: [stop, { ...stop, id: null }, later({ ...stop, id: later(null) })],
  number: 'many',
};

const QUERIES: readonly string[] = [
  '{ stop { id n: name name(in: "pt") kinds grid } }',
  '{ stop(id: "none") { id } }',
  'query ($id: ID, $n: Int! = 2) { stop(id: $id) { lines(first: $n) { id ...L } } } fragment L on Line { stop { id } name stop { name } __typename }',
  '{ stop { lines(first: 0) { id } } a: stop { lines(first: 2) { size(box: {}) b: size(box: { size: 9 }) c: size } } }',
  '{ node { __typename id ... on Line { name } ... on Stop { name } ... on Node { id2: id } } }',
  '{ nodes { id ... on Stop { near { near { id late } } } } }',
  '{ things { __typename ... on Node { id } ... on Line { name } } }',
  '{ stop { broken } a: stop { late } b: stop { near { late } near { broken } id } }',
  '{ stop { near { id } late broken } }',
  '{ strict { id } }',
  '{ number }',
  '{ holes { id } list { id } }',
  '{ stop { near { near { name(in: "x") lines(first: 1) { stop { late } } } } } }',
];

describe('a planned operation', () => {
  test.each(QUERIES)('gives the answer of the library: %s', async (text) => {
    const document = parse(text);
    const plan = planOperation(schema, document, '');
    if (plan === undefined) throw new Error('it is left to the library');
    const { coerced = {} } = getVariableValues(schema, plan.operation.variableDefinitions ?? [], {});
    const expected = await execute({ schema, document, rootValue: root, variableValues: {} });
    // The second time by what was kept.
    for (let i = 0; i < 2; i++) {
      const context = { budget: new ResultBudget(LIMITS.result, new Turns()) } as unknown as GraphqlContext;
      const { data, errors = [] } = await runOperation(plan, root, context, coerced);
      expect(JSON.stringify(data)).toBe(JSON.stringify(expected.data));
      const sorted = (list: readonly { toJSON(): unknown }[]): string[] =>
        list.map((error) => JSON.stringify(error.toJSON())).sort();
      expect(sorted(errors)).toEqual(sorted(expected.errors ?? []));
    }
  });

  test('waits for entries of a list that fail later than one that fails at once', async () => {
    const plan = planOperation(schema, parse('{ holes { late } }'), '');
    const context = { budget: new ResultBudget(LIMITS.result, new Turns()) } as unknown as GraphqlContext;
    // A rejection that is left alone fails this test run; the library leaves that of the first entry alone.
    const { data, errors } = await runOperation(plan as OperationPlan, root, context, {});
    expect([data, errors?.map(({ path }) => path)]).toEqual([{ holes: null }, [['holes', 1]]]);
  });

  test('has null for a value whose type is not known', async () => {
    const plan = planOperation(schema, parse('{ untyped { id } }'), '');
    const context = { budget: new ResultBudget(LIMITS.result, new Turns()) } as unknown as GraphqlContext;
    const { data, errors } = await runOperation(plan as OperationPlan, root, context, {});
    expect(data).toEqual({ untyped: [null, null, { id: 'l' }] });
    expect(errors?.map(({ path }) => path)).toEqual([
      ['untyped', 0],
      ['untyped', 1],
    ]);
  });

  test.each([
    ['mutation { a }'],
    ['subscription { a }'],
    ['{ stop { id @skip(if: true) } }'],
    ['{ stop { ... @defer { id } } }'],
    ['{ __schema { types { name } } }'],
    ['{ stop { __proto__: id } }'],
  ])('is not made of %s', (text) => {
    expect(planOperation(schema, parse(text), '')).toBeUndefined();
  });
});
