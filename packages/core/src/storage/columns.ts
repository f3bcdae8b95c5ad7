import { PlannerError } from '../base/index.ts';
import { corruptSections, type Sections, section } from './flat-file.ts';
import type { TypedArray } from './typed-array.ts';

/**
 * Columns of an artefact, declared once: one row of a schema per column gives the builder its check, readers their types, the section its
 * name and `layout.md` its line (docs/decisions/0021-columns-declared-once.md).
 *
 * A schema is a plain object, `as const`, whose keys are the names of the sections in the order in which they are written:
 *
 *     export const STOP_COLUMNS = {
 *       stopLat: { type: 'i32', of: 'stop', holds: 'micro-degrees', missing: -0x80000000 },
 *       stopParent: { type: 'i32', of: 'stop', to: 'stop', missing: -1 },
 *       stopFirstLine: { type: 'i32', of: 'stop', ranges: 'line' },
 *       lineRoute: { type: 'i32', of: 'line', to: 'route' },
 *     } as const;
 *
 *     const sections = writeColumns(STOP_COLUMNS, { stopLat, stopParent, stopFirstLine, lineRoute });
 *     const { stopLat, stopParent } = readColumns(STOP_COLUMNS, sections);
 *     const parent = stopParent[stop]!; // an Index<'stop'>; `stopParent[route]` and `stopParent[7]` do not compile
 */
export type Schema = Readonly<Record<string, ColumnRow>>;

/** "None" in a column of indices: -1 is never a valid index. */
export const NONE = -1;

declare const brand: unique symbol;

/**
 * The index of a row in one table: a stop's cannot address trips. Erased at run time. An index comes from a column, or from a cast in a
 * builder, a reader or the head of a loop, where `++` keeps the type: `for (let stop = 0 as StopIndex; stop < stopCount; stop++)`.
 */
export type Index<Table extends string> = number & { readonly [brand]: Table };

/**
 * The row after another one: the end of a range is the start of the next (`first[i]` to `first[after(i)]`). Hot loops write the cast out.
 */
export function after<I extends number>(row: I): I {
  return (row + 1) as I;
}

/**
 * A typed array as readers see it: addressed by the index of its own table and nothing else, never written to. `V` is what it holds:
 * numbers, a few literal values, or indices of another table.
 */
export type Column<I extends number, V extends number = number> = Readonly<Record<I, V>> & ColumnMembers<V>;

/** The members of a {@link Column} apart from its entries. */
export interface ColumnMembers<V extends number> extends Iterable<V> {
  readonly length: number;
  /** The entries from one row to before another, without a copy, counted from 0. */
  subarray(first: number, end?: number): Column<number, V>;
}

/** A typed array that was laid out in memory as a column; the caller vouches for its indices. */
export function asColumn<I extends number, V extends number>(array: TypedArray): Column<I, V> {
  return array as unknown as Column<I, V>;
}

/** A column for code that serves more than one table: its type no longer checks the index. */
export function unbranded<V extends number>(column: Column<never, V>): Column<number, V> {
  return column as unknown as Column<number, V>;
}

/** The element types, named as the schema names them. */
export interface ElementTypes {
  readonly i8: Int8Array;
  readonly u8: Uint8Array;
  readonly i16: Int16Array;
  readonly u16: Uint16Array;
  readonly i32: Int32Array;
  readonly u32: Uint32Array;
  readonly f32: Float32Array;
  readonly f64: Float64Array;
}

/** One row of a {@link Schema}. */
export interface ColumnRow {
  readonly type: keyof ElementTypes;
  /** The table that the column belongs to: one entry for each of its rows, unless `ranges` or `entries` says otherwise. */
  readonly of: string;
  /** The table whose indices the column holds. */
  readonly to?: string;
  /** The table in which each row has a range: from its entry to just before the next one. So there is one entry more than rows. */
  readonly ranges?: string;
  /** The number of entries where it is not one for each row: a fixed number, any number, or either all or none. */
  readonly entries?: number | 'any' | 'all or none';
  /** The only valid values. */
  readonly values?: readonly number[];
  /** The value that means none or unknown. */
  readonly missing?: number;
  /** Whether an artefact may lack the column. */
  readonly optional?: true;
  /** Meaning and unit, for `layout.md`. */
  readonly holds?: string;
}

type ValueOf<R extends ColumnRow> = R extends { readonly ranges: infer T extends string }
  ? Index<T>
  : R extends { readonly to: infer T extends string }
    ? Index<T>
    : R extends { readonly values: readonly (infer V extends number)[] }
      ? V | MissingOf<R>
      : number;

type MissingOf<R extends ColumnRow> = R extends { readonly missing: infer M extends number } ? M : never;

type ColumnOf<R extends ColumnRow> = R extends { readonly entries: 1 }
  ? ValueOf<R>
  : Column<R extends { readonly entries: number | 'any' } ? number : Index<R['of']>, ValueOf<R>>;

/** The columns of a schema as readers get them; a column of one entry is that entry. */
export type Columns<S extends Schema> = {
  readonly [Name in keyof S]: S[Name] extends { readonly optional: true }
    ? ColumnOf<S[Name]> | undefined
    : ColumnOf<S[Name]>;
};

/** The columns of a schema as builders make them. */
export type ColumnArrays<S extends Schema> = {
  readonly [Name in keyof S]: S[Name] extends { readonly optional: true }
    ? ElementTypes[S[Name]['type']] | undefined
    : ElementTypes[S[Name]['type']];
};

const ARRAYS = {
  i8: Int8Array,
  u8: Uint8Array,
  i16: Int16Array,
  u16: Uint16Array,
  i32: Int32Array,
  u32: Uint32Array,
  f32: Float32Array,
  f64: Float64Array,
} as const;

/**
 * Sections in the order of the schema.
 * @param rows rows of tables that are written elsewhere
 * @throws PlannerError `internal` for a column that is missing, unknown, of another type or length, or with values that its row excludes
 */
export function writeColumns<S extends Schema>(
  schema: S,
  arrays: ColumnArrays<S>,
  rows: Readonly<Record<string, number>> = {},
): Sections {
  const sections = new Map<string, TypedArray>();
  for (const name of Object.keys(arrays)) if (schema[name] === undefined) throw wrong(name, 'is in no schema');
  for (const [name, row] of Object.entries(schema)) {
    const array: TypedArray | undefined = arrays[name];
    if (array === undefined && row.optional === true) continue;
    if (!(array instanceof ARRAYS[row.type])) throw wrong(name, `must be ${row.type}`);
    sections.set(name, array);
  }
  const misfit = findMisfit(schema, sections, rows) ?? findWrongValue(schema, sections, rows);
  if (misfit !== undefined) throw wrong(misfit.name, misfit.what);
  return sections;
}

/**
 * The columns of a schema, without a copy.
 * @param rows rows of tables that stand elsewhere
 * @throws PlannerError `artefact-corrupt` for a section that is missing or of another type, or columns that do not fit together
 */
export function readColumns<S extends Schema>(
  schema: S,
  sections: Sections,
  rows: Readonly<Record<string, number>> = {},
): Columns<S> {
  const columns = Object.entries(schema).map(([name, row]) => {
    if (row.optional === true && !sections.has(name)) return [name, undefined];
    const array = section<TypedArray>(sections, name, ARRAYS[row.type]);
    return [name, row.entries === 1 ? array[0] : array];
  });
  const misfit = findMisfit(schema, sections, rows);
  if (misfit !== undefined) throw corruptSections(sections, `column "${misfit.name}" ${misfit.what}`);
  return Object.fromEntries(columns) as Columns<S>;
}

/** A class whose objects have the columns of a schema as properties; see {@link columnReader}. */
export type ColumnReader<S extends Schema> = new (
  sections: Sections,
  rows?: Readonly<Record<string, number>>,
) => Columns<S>;

/**
 * A class to extend: its constructor reads the columns of a schema into properties of the same names.
 * @see readColumns for what it throws
 */
export function columnReader<S extends Schema>(schema: S): ColumnReader<S> {
  class Reader {
    constructor(sections: Sections, rows?: Readonly<Record<string, number>>) {
      // Not by assignment: a hundred computed names would leave the object a dictionary, which is slower to read.
      Object.defineProperties(this, Object.getOwnPropertyDescriptors(readColumns(schema, sections, rows)));
    }
  }
  return Reader as ColumnReader<S>;
}

interface Misfit {
  readonly name: string;
  readonly what: string;
}

/** The first column whose length does not fit the other columns of its table. */
function findMisfit(schema: Schema, sections: Sections, rows: Readonly<Record<string, number>>): Misfit | undefined {
  const rowsOf = countRows(schema, sections, rows);
  for (const [name, { of, ranges, entries }] of Object.entries(schema)) {
    const array = sections.get(name);
    if (array === undefined || entries === 'any') continue;
    const full = typeof entries === 'number' ? entries : (rowsOf.get(of) ?? 0) + (ranges === undefined ? 0 : 1);
    if (array.length !== full && !(entries === 'all or none' && array.length === 0))
      return { name, what: `has ${array.length} entries in place of ${full}` };
    const end = ranges === undefined ? undefined : rowsOf.get(ranges);
    if (end !== undefined && array[full - 1] !== end)
      return { name, what: `ends at ${array[full - 1]} where "${ranges}" has ${end} rows` };
  }
  return undefined;
}

/** Rows of each table: as given, else by the first column that has one entry for each row. */
function countRows(
  schema: Schema,
  sections: Sections,
  rows: Readonly<Record<string, number>>,
): ReadonlyMap<string, number> {
  const rowsOf = new Map(Object.entries(rows));
  for (const [name, { of, ranges, entries }] of Object.entries(schema)) {
    const length = sections.get(name)?.length;
    if (length === undefined || entries !== undefined || rowsOf.has(of)) continue;
    rowsOf.set(of, ranges === undefined ? length : length - 1);
  }
  return rowsOf;
}

/** The first column with an index outside its table, a range that falls, or a value that its row does not list. */
function findWrongValue(
  schema: Schema,
  sections: Sections,
  rows: Readonly<Record<string, number>>,
): Misfit | undefined {
  const rowsOf = countRows(schema, sections, rows);
  for (const [name, { to, ranges, values, missing }] of Object.entries(schema)) {
    const array = sections.get(name);
    if (array === undefined) continue;
    const end = to === undefined ? undefined : rowsOf.get(to);
    let before = 0;
    for (const value of array) {
      if (value === missing) continue;
      const isWrong =
        (end !== undefined && !(value >= 0 && value < end)) ||
        (ranges !== undefined && value < before) ||
        values?.includes(value) === false;
      if (isWrong) return { name, what: `holds ${value}` };
      before = value;
    }
  }
  return undefined;
}

function wrong(name: string, what: string): PlannerError {
  return new PlannerError('internal', `column "${name}" ${what}`);
}
