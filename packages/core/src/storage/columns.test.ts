import { describe, expect, test } from 'vitest';
import {
  after,
  type Column,
  type ColumnArrays,
  type Columns,
  columnReader,
  type Index,
  readColumns,
  writeColumns,
} from './columns.ts';
import type { TypedArray } from './typed-array.ts';

const SCHEMA = {
  lineName: { type: 'i32', of: 'line', to: 'string' },
  lineColor: { type: 'u32', of: 'line', optional: true },
  lineFirstStop: { type: 'i32', of: 'line', ranges: 'stop' },
  stopParent: { type: 'i32', of: 'stop', to: 'stop', missing: -1 },
  stopKind: { type: 'u8', of: 'stop', values: [0, 1, 2] },
  stopNote: { type: 'i32', of: 'stop', to: 'string', entries: 'all or none' },
  version: { type: 'i32', of: 'file', entries: 1 },
} as const;

type LineIndex = Index<'line'>;
type StopIndex = Index<'stop'>;

const arrays = (changed: Partial<ColumnArrays<typeof SCHEMA>> = {}): ColumnArrays<typeof SCHEMA> => ({
  lineName: Int32Array.of(4, 5),
  lineColor: undefined,
  lineFirstStop: Int32Array.of(0, 1, 3),
  stopParent: Int32Array.of(-1, 0, 0),
  stopKind: Uint8Array.of(1, 0, 0),
  stopNote: new Int32Array(),
  version: Int32Array.of(7),
  ...changed,
});

describe('writing', () => {
  test('gives the sections in the order of the schema, without absent optional columns', () => {
    const sections = writeColumns(SCHEMA, arrays());
    expect([...sections.keys()]).toEqual(Object.keys(SCHEMA).filter((name) => name !== 'lineColor'));
  });

  test.each<[string, Partial<ColumnArrays<typeof SCHEMA>>]>([
    ['column "lineColor" has 1 entries in place of 2', { lineColor: new Uint32Array(1) }],
    ['column "lineFirstStop" has 2 entries in place of 3', { lineFirstStop: Int32Array.of(0, 3) }],
    ['column "lineFirstStop" ends at 2 where "stop" has 3 rows', { lineFirstStop: Int32Array.of(0, 1, 2) }],
    ['column "lineFirstStop" holds 3', { lineFirstStop: Int32Array.of(4, 3, 3) }],
    ['column "stopParent" holds 3', { stopParent: Int32Array.of(-1, 3, 0) }],
    ['column "stopParent" holds -2', { stopParent: Int32Array.of(-2, 0, 0) }],
    ['column "stopKind" has 2 entries in place of 3', { stopKind: new Uint8Array(2) }],
    ['column "stopKind" holds 3', { stopKind: Uint8Array.of(0, 3, 0) }],
    ['column "stopNote" has 1 entries in place of 3', { stopNote: new Int32Array(1) }],
    ['column "version" has 2 entries in place of 1', { version: new Int32Array(2) }],
    ['column "version" must be i32', { version: new Uint8Array(1) as TypedArray as Int32Array }],
  ])('refuses: %s', (message, changed) => {
    expect(() => writeColumns(SCHEMA, arrays(changed))).toThrow(message);
  });

  test('refuses a column that is missing, or in no schema', () => {
    const { stopKind: _, ...rest } = arrays();
    expect(() => writeColumns(SCHEMA, rest as ColumnArrays<typeof SCHEMA>)).toThrow('column "stopKind" must be u8');
    const more = { ...arrays(), other: new Int32Array(2) };
    expect(() => writeColumns(SCHEMA, more)).toThrow('column "other" is in no schema');
  });

  test('uses the given row counts of tables that are written elsewhere', () => {
    const links = { linkTo: { type: 'i32', of: 'link', to: 'stop' } } as const;
    expect(() => writeColumns(links, { linkTo: Int32Array.of(2) }, { stop: 2 })).toThrow('column "linkTo" holds 2');
  });
});

describe('reading', () => {
  test('gives the arrays themselves, a single entry as its value, and undefined for an absent column', () => {
    const written = arrays();
    const columns = readColumns(SCHEMA, writeColumns(SCHEMA, written));
    expect(columns.lineName).toBe(written.lineName);
    expect(columns.version).toBe(7);
    expect(columns.lineColor).toBeUndefined();
  });

  test('refuses columns that do not fit together', () => {
    const sections = new Map(writeColumns(SCHEMA, arrays())).set('stopKind', new Uint8Array(4));
    expect(() => readColumns(SCHEMA, sections)).toThrow('column "stopKind" has 4 entries in place of 3');
  });

  test('a reader class has the columns as properties that cannot be set', () => {
    const Reader = columnReader(SCHEMA);
    const reader = new Reader(writeColumns(SCHEMA, arrays()));
    expect(Object.keys(reader)).toEqual(Object.keys(SCHEMA));
    expect([...reader.stopParent]).toEqual([-1, 0, 0]);
  });
});

test('a column is addressed only by the index of its own table', () => {
  const { lineFirstStop, stopParent, stopKind } = readColumns(SCHEMA, writeColumns(SCHEMA, arrays()));
  const stops: StopIndex[] = [];
  for (let line = 0 as LineIndex; line < 2; line++)
    for (let stop = lineFirstStop[line]!; stop < lineFirstStop[after(line)]!; stop++) stops.push(stop);
  expect(stops).toEqual([0, 1, 2]);
  const stop = stops[1]!;
  const parent: StopIndex = stopParent[stop]!;
  const kind: 0 | 1 | 2 = stopKind[parent]!;
  expect(kind).toBe(1);
  // @ts-expect-error a bare number addresses no column
  stopParent[0];
  // @ts-expect-error nor does the index of another table
  stopParent[0 as LineIndex];
  // @ts-expect-error columns are never written to
  (stopParent as Columns<typeof SCHEMA>['stopParent'])[stop] = parent;
  // @ts-expect-error numbers are not yet indices
  const column: Column<LineIndex, StopIndex> = new Int32Array(2);
  expect(column).toHaveLength(2);
});
