import type { ConcernedTrip, NoticeCode, SourceNotices } from '../../notices/index.ts';
import { detachText } from '../../values/index.ts';
import {
  parseDate,
  parseDecimal,
  parseInteger,
  parseOddTime,
  parsePlainInteger,
  parsePlainTime,
} from './parse-values.ts';
import { rememberLine } from './row-lines.ts';

/**
 * The current row of a table. Columns are addressed by position in the list of the reader. One object serves all rows of a
 * file. Blank, absent and whitespace-only cells are all `''`.
 */
export class TableRow {
  readonly file: string;
  line = 0;
  readonly #wanted: readonly string[];
  readonly #cellOf: Int32Array;
  readonly #header: readonly string[];
  readonly #notices: SourceNotices;
  #cells: readonly string[] = [];

  /**
   * @param cellOf cell of each wanted column, -1 = the table lacks the column
   * @param header the names of all cells, '' for cells that are not read
   */
  constructor(
    file: string,
    wanted: readonly string[],
    cellOf: Int32Array,
    header: readonly string[],
    notices: SourceNotices,
  ) {
    this.file = file;
    this.#wanted = wanted;
    this.#cellOf = cellOf;
    this.#header = header;
    this.#notices = notices;
  }

  /** Moves on to the next row. */
  show(cells: readonly string[], line: number): void {
    this.#cells = cells;
    this.line = line;
  }

  /** Whether the table has the column. */
  has(column: number): boolean {
    return this.#cellOf[column] !== -1;
  }

  /** The trimmed cell. It may share memory with the text of the file: see {@link keep}. */
  text(column: number): string {
    const cell = this.#cells[this.#cellOf[column]!];
    if (cell === undefined || cell === '') return '';
    // The usual case without `trim`: both ends are above space and below the no-break space.
    const first = cell.charCodeAt(0);
    const last = cell.charCodeAt(cell.length - 1);
    if (first > 32 && last > 32 && first < 160 && last < 160) return cell;
    const trimmed = cell.trim();
    if (trimmed.length !== cell.length && trimmed !== '') {
      this.note('surrounding-whitespace', column, cell);
    }
    return trimmed;
  }

  /** Like `text`, copied so that it does not keep a chunk of the file in memory. */
  keep(column: number): string {
    return detachText(this.text(column));
  }

  /** A required value; a blank one is noted and `undefined`. */
  required(column: number): string | undefined {
    const text = this.keep(column);
    if (text !== '') return text;
    this.note('missing-value', column, '');
    return undefined;
  }

  /** The id of a row, added to `seen`; a blank or repeated id is noted and `undefined`. */
  key(column: number, seen: Set<string>): string | undefined {
    const id = this.required(column);
    if (id === undefined) return undefined;
    if (seen.has(id)) {
      this.note('duplicate-key', column, id);
      return undefined;
    }
    seen.add(id);
    return id;
  }

  /** A whole number of at least 0; `fallback` when blank or unusable. */
  count(column: number, fallback: number): number {
    const value = this.integer(column, fallback);
    if (value >= 0 || value === fallback) return value;
    this.note('negative-number', column, this.text(column));
    return fallback;
  }

  /** A whole number; `fallback` when blank or unusable. */
  integer(column: number, fallback: number): number {
    const text = this.text(column);
    if (text === '') return fallback;
    const plain = parsePlainInteger(text);
    if (plain !== -1) return plain;
    const parsed = parseInteger(text);
    if (parsed === undefined) {
      this.note('invalid-integer', column, text);
      return fallback;
    }
    if (parsed.oddity !== undefined) this.note('unusual-number', column, text);
    return parsed.value;
  }

  /** A whole number from 0 to `highest`; `fallback` when blank or unusable. */
  choice(column: number, highest: number, fallback: number): number {
    const text = this.text(column);
    if (text === '') return fallback;
    const plain = parsePlainInteger(text);
    if (plain !== -1 && plain <= highest) return plain;
    const parsed = parseInteger(text);
    if (parsed === undefined || parsed.value < 0 || parsed.value > highest) {
      this.note('invalid-enum', column, text);
      return fallback;
    }
    if (parsed.oddity !== undefined) this.note('unusual-number', column, text);
    return parsed.value;
  }

  /** A decimal number; NaN when blank or unusable. */
  decimal(column: number): number {
    const text = this.text(column);
    if (text === '') return Number.NaN;
    const value = parseDecimal(text);
    if (value !== undefined) return value;
    this.note('invalid-number', column, text);
    return Number.NaN;
  }

  /** A decimal number of at least 0; NaN when blank or unusable. */
  measure(column: number): number {
    const value = this.decimal(column);
    if (!(value < 0)) return value;
    this.note('negative-number', column, this.text(column));
    return Number.NaN;
  }

  /** A time in its usual format as seconds of the service day, -1 when blank; `undefined` for other texts, which need {@link time}. */
  plainTime(column: number): number | undefined {
    const text = this.text(column);
    if (text === '') return -1;
    const plain = parsePlainTime(text);
    return plain === -1 ? undefined : plain;
  }

  /** Seconds of the service day; -1 when blank or unusable. */
  time(column: number, trip?: ConcernedTrip): number {
    const text = this.text(column);
    if (text === '') return -1;
    const plain = parsePlainTime(text);
    if (plain !== -1) return plain;
    const parsed = parseOddTime(text);
    if (parsed === undefined) {
      this.note('invalid-time', column, text, trip);
      return -1;
    }
    if (parsed.oddity !== undefined) this.note(parsed.oddity, column, text, trip);
    return parsed.value;
  }

  /** A date as days since 1970-01-01; `undefined` when blank or unusable. */
  date(column: number): number | undefined {
    const text = this.text(column);
    if (text === '') return undefined;
    const parsed = parseDate(text);
    if (parsed === undefined) this.note('invalid-date', column, text);
    else if (parsed.oddity !== undefined) this.note(parsed.oddity, column, text);
    return parsed?.value;
  }

  /** The row as text: all cells that are not blank, by column name, sorted. */
  record(): Map<string, string> {
    const found: [string, string][] = [];
    for (let at = 0; at < this.#header.length; at++) {
      const name = this.#header[at]!;
      const value = (this.#cells[at] ?? '').trim();
      if (name !== '' && value !== '') found.push([name, detachText(value)]);
    }
    const record = new Map(found.sort((a, b) => (a[0] < b[0] ? -1 : 1)));
    rememberLine(record, this.line);
    return record;
  }

  /** Notes something about a value of this row. */
  note(code: NoticeCode, column: number, value: string, trip?: ConcernedTrip): void {
    this.#notices.note(code, this.file, this.line, this.#wanted[column] ?? '', value, trip);
  }
}
