import { type ColumnArrays, type Columns, readColumns, type Schema, writeColumns } from './columns.ts';
import type { Sections } from './flat-file.ts';
import type { TypedArray } from './typed-array.ts';

/** The name of a section among those of a prefix: `paths` and `arcFirst` make `pathsArcFirst`. */
export function prefixedName(prefix: string, column: string): string {
  return `${prefix}${column.charAt(0).toUpperCase()}${column.slice(1)}`;
}

function withPrefix<V>(prefix: string, byColumn: Readonly<Record<string, V>>): Record<string, V> {
  return Object.fromEntries(Object.entries(byColumn).map(([name, value]) => [prefixedName(prefix, name), value]));
}

/**
 * As `writeColumns`, for a schema that an artefact holds several times: each section's name begins with a prefix of its own.
 * @throws PlannerError `internal` for columns that do not fit the schema
 */
export function writePrefixedColumns<S extends Schema>(
  prefix: string,
  schema: S,
  arrays: ColumnArrays<S>,
  rows: Readonly<Record<string, number>> = {},
): Sections {
  return writeColumns<Schema>(
    withPrefix(prefix, schema),
    withPrefix<TypedArray | undefined>(prefix, arrays as ColumnArrays<Schema>) as ColumnArrays<Schema>,
    rows,
  );
}

/**
 * Reads what {@link writePrefixedColumns} wrote.
 * @throws PlannerError `artefact-corrupt` for a section that is missing or of another type, or columns that do not fit together
 */
export function readPrefixedColumns<S extends Schema>(
  prefix: string,
  schema: S,
  sections: Sections,
  rows: Readonly<Record<string, number>> = {},
): Columns<S> {
  const columns: Readonly<Record<string, unknown>> = readColumns(withPrefix(prefix, schema), sections, rows);
  return Object.fromEntries(
    Object.keys(schema).map((name) => [name, columns[prefixedName(prefix, name)]]),
  ) as unknown as Columns<S>;
}
