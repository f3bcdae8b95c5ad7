import { type GtfsColumn, type GtfsTable, gtfsTable, gtfsTables, type IdKind } from '@tripwright/feeds/reference';
import { delimiterOf, RowScanner } from '../csv/row-scanner.ts';

/** A column of a file as its header has it. */
export interface HeaderColumn {
  /** Position among the cells of a row. */
  readonly cell: number;
  /** In lower case, trimmed. */
  readonly name: string;
  /** Undefined for a column that is not part of GTFS. */
  readonly column: GtfsColumn | undefined;
}

/** A column whose cells are ids. */
export interface IdColumn {
  readonly cell: number;
  readonly name: string;
  readonly defines: IdKind | undefined;
  /** The kinds that its ids may be of. */
  readonly kinds: readonly IdKind[];
}

/** The header row of a table and what follows from it. */
export interface TableHeader {
  readonly table: GtfsTable | undefined;
  readonly delimiter: number;
  readonly columns: readonly HeaderColumn[];
  readonly idColumns: readonly IdColumn[];
  /** The cells of translations.txt that name a row of the table in another cell. */
  readonly record: { readonly tableCell: number; readonly idCell: number } | undefined;
  /** Position of a column in the rows; -1 when the file lacks it. */
  readonly cellOf: (name: string) => number;
}

/** The kind of id by which translations.txt names a row of a table. */
const recordKinds: ReadonlyMap<string, IdKind> = new Map([
  ...gtfsTables.flatMap(({ file, columns }): [string, IdKind][] => {
    const kind = columns.find(({ defines, refersTo }) => defines !== undefined && refersTo === undefined)?.defines;
    return kind === undefined ? [] : [[file.replace('.txt', ''), kind]];
  }),
  ['stop_times', 'trip'],
]);

/** The kind of id in `record_id` of translations.txt for a `table_name`; undefined for a table whose rows have no id. */
export function recordKind(tableName: string): IdKind | undefined {
  return recordKinds.get(tableName);
}

/** Reads the header row, which is the first row of `text`. @param file name in lower case */
export function readHeader(file: string, text: string): TableHeader {
  const end = text.search(/[\r\n]/);
  const delimiter = delimiterOf(end < 0 ? text : text.slice(0, end));
  const scanner = new RowScanner();
  scanner.scan(text, 0, delimiter, true);
  const table = gtfsTable(file);
  const known = new Map(table?.columns.map((column) => [column.name, column]));
  const columns: HeaderColumn[] = [];
  for (let cell = 0; cell < scanner.count; cell++) {
    const name = scanner.value(text, cell).toLowerCase();
    columns.push({ cell, name, column: known.get(name) });
  }
  // The first of two columns of one name is read, as in the importer.
  const positions = new Map<string, number>();
  for (const { name, cell } of columns) if (!positions.has(name)) positions.set(name, cell);
  const cellOf = (name: string): number => positions.get(name) ?? -1;
  const idColumns = columns.flatMap(({ cell, name, column }): IdColumn[] => {
    if (column?.kind !== 'id' || cellOf(name) !== cell) return [];
    const kinds = column.refersTo ?? (column.defines === undefined ? [] : [column.defines]);
    return [{ cell, name, defines: column.defines, kinds }];
  });
  const isTranslations = file === 'translations.txt' && cellOf('record_id') >= 0 && cellOf('table_name') >= 0;
  const record = isTranslations ? { tableCell: cellOf('table_name'), idCell: cellOf('record_id') } : undefined;
  return { table, delimiter, columns, idColumns, record, cellOf };
}
