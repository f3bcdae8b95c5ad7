export {
  after,
  asColumn,
  type Column,
  type ColumnArrays,
  type ColumnReader,
  type ColumnRow,
  type Columns,
  columnReader,
  type Index,
  NONE,
  readColumns,
  type Schema,
  unbranded,
  writeColumns,
} from './columns.ts';
export { readDocument, writeDocument } from './document.ts';
export { FLAT_FILE_VERSION, readFlatFile, type Sections, section, writeFlatFile } from './flat-file.ts';
export { prefixedName, readPrefixedColumns, writePrefixedColumns } from './prefixed-columns.ts';
export { StringPool, StringPoolBuilder } from './string-pool.ts';
export type { TypedArray } from './typed-array.ts';
