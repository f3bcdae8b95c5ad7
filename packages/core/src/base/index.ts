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
export { hashBytes, hashText } from './hash.ts';
export { LruCache, type LruOptions } from './lru-cache.ts';
export { MinHeap } from './min-heap.ts';
export { currencyDigits, decimalOf, decimalTextOf, type Money, parseMoney, sumMoney } from './money.ts';
export { nearestName } from './nearest-name.ts';
export { pickLanguage } from './pick-language.ts';
export { PlannerError, type PlannerErrorCode } from './planner-error.ts';
export { prefixedName, readPrefixedColumns, writePrefixedColumns } from './prefixed-columns.ts';
export {
  dateOfDay,
  dayOfDate,
  formatDay,
  instantOfLocal,
  isTimeZone,
  localDay,
  parseDay,
  serviceDayStart,
  weekdayOf,
  zoneOffset,
} from './service-day.ts';
export { decodeUtf8, encodeUtf8, StringPool, StringPoolBuilder } from './string-pool.ts';
export type { TypedArray } from './typed-array.ts';
