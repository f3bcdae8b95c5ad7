import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { guardReads } from './guard-reads.ts';
import { readAnswer, UnreadableAnswer } from './read-answer.ts';

const schema = z.object({
  name: z.string(),
  count: z.int().optional(),
  kind: z.enum(['a', 'b']).optional(),
  at: z.object({ lat: z.number() }).optional(),
  parts: z.array(z.object({ id: z.string() })),
});

interface Body {
  readonly name: string;
  readonly count?: number;
  readonly kind?: string;
  readonly at?: { readonly lat: number };
  readonly parts: readonly { readonly id: string }[];
}

const whole = { name: 'x', parts: [{ id: 'p' }] };
const read = (body: unknown): Body => readAnswer(schema, body, (said: Body) => said);

describe('an answer with very many wrong values is unreadable', () => {
  const points = z.object({ rings: z.array(z.array(z.number())) });

  test('without a look at each of more than any region has', () => {
    // The library would list every one of them, in some seconds and a gigabyte.
    expect(() => read({ ...whole, parts: new Array(600_000).fill(1) })).toThrow(
      new UnreadableAnswer('it has more than 600000 values'),
    );
    expect(() => read({ ...whole, more: [new Array(300_000).fill({ a: 1 })] })).toThrow(UnreadableAnswer);
  });

  test('where they are in a list of a list', () => {
    const wrong = { rings: [new Array(200_000).fill('1')] };
    expect(() => readAnswer(points, wrong, (said: unknown) => said)).toThrow(UnreadableAnswer);
  });

  test('however deep it is', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(read({ ...whole, more: deep })).toMatchObject(whole);
  });
});

describe('an answer is read', () => {
  test.each<[string, unknown, unknown]>([
    ['that is whole', whole, whole],
    ['with further members', { ...whole, more: 1 }, { ...whole, more: 1 }],
    ['with values that the schema does not list', { ...whole, kind: 'c' }, { ...whole, kind: 'c' }],
    ['with decimals of whole numbers', { ...whole, count: 1.5 }, { ...whole, count: 1.5 }],
    ['with nulls, which are absent members', { ...whole, at: null, count: null }, whole],
    ['without members that are not needed', { parts: [] }, { parts: [] }],
  ])('%s', (_, body, expected) => {
    expect(read(structuredClone(body))).toEqual(expected);
  });
});

describe('an answer is not readable', () => {
  test.each([
    null,
    [],
    7,
    'no',
    { ...whole, name: {} },
    { ...whole, kind: {} },
    { ...whole, count: '1' },
    { ...whole, count: 1e300 },
    { ...whole, at: 'here' },
    { ...whole, at: { lat: '1' } },
    { ...whole, parts: {} },
    { ...whole, parts: [null] },
    { ...whole, parts: [7] },
    { ...whole, parts: [{ id: 7 }] },
  ])('%j', (body) => {
    expect(() => read(body)).toThrow(UnreadableAnswer);
  });

  test('where a member is missing that the reader needs, also later', async () => {
    const length = ({ parts }: Body): number => parts.length;
    expect(() => readAnswer(schema, { name: 'x' }, length)).toThrow(/parts: .*Cannot read/);
    await expect(readAnswer(schema, { name: 'x' }, async (body: Body) => length(body))).rejects.toThrow(
      UnreadableAnswer,
    );
  });

  test.each([{ name: 'x' }, { ...whole, name: null }, { ...whole, parts: [{}] }, { ...whole, count: null }])(
    'of an endpoint of ours: %j',
    (body) => {
      expect(() => readAnswer(schema, body, (said) => said, true)).toThrow(UnreadableAnswer);
    },
  );

  test('where a value is none of its kind', () => {
    const zoneOf = ({ name: timeZone }: Body): object => new Intl.DateTimeFormat('en', { timeZone });
    expect(() => readAnswer(schema, { ...whole, name: 'Mars/Base' }, zoneOf)).toThrow(UnreadableAnswer);
  });
});

describe('a fault of this server stays one', () => {
  const fault = (): never => {
    throw new TypeError('a fault of ours');
  };

  test('over an answer that is whole, at once and later', async () => {
    expect(() => readAnswer(schema, whole, fault)).toThrow(TypeError);
    await expect(readAnswer(schema, whole, async () => fault())).rejects.toThrow(TypeError);
  });

  test('in a read, while an answer that is not readable has its error and a line for the operator', async () => {
    const lines: string[] = [];
    const reads = guardReads(
      { ours: fault, later: async () => fault(), theirs: () => read(7), theirsLater: async () => read(7) },
      (line) => lines.push(line),
    );
    expect(() => reads.ours()).toThrow(TypeError);
    await expect(reads.later()).rejects.toThrow(TypeError);
    expect(lines).toEqual([]);
    expect(() => reads.theirs()).toThrow(expect.objectContaining({ extensions: { code: 'SOURCE_UNREADABLE' } }));
    await expect(reads.theirsLater()).rejects.toMatchObject({ extensions: { code: 'SOURCE_UNREADABLE' } });
    expect(lines).toHaveLength(2);
  });
});
