import type { ConcernedTrip, NoticeCode, SourceNotices } from '../../notices/index.ts';
import {
  parseDate,
  parseDecimal,
  parseInteger,
  parseOddTime,
  parsePlainInteger,
  parsePlainTime,
} from './parse-values.ts';

/**
 * The row of a table that is being read, seen through the columns its reader asked for (by position in that list). One object
 * is used for all rows of a file. Blank, absent and whitespace-only cells are all `''`.
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
   * @param cellOf for each wanted column the cell that holds it, -1 = the table has no such column
   * @param header the names of all cells, '' for cells that are not to be read
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

  /** Shows the next row. */
  show(cells: readonly string[], line: number): void {
    this.#cells = cells;
    this.line = line;
  }

  has(column: number): boolean {
    return this.#cellOf[column] !== -1;
  }

  /** The trimmed cell. May share memory with the text of the file: see {@link keep}. */
  text(column: number): string {
    const cell = this.#cells[this.#cellOf[column]!];
    if (cell === undefined || cell === '') return '';
    // Above space and not a no-break space at both ends: the usual case, without a regular expression
    const first = cell.charCodeAt(0);
    const last = cell.charCodeAt(cell.length - 1);
    if (first > 32 && last > 32 && first < 160 && last < 160) return cell;
    const trimmed = cell.trim();
    if (trimmed.length !== cell.length && trimmed !== '') {
      this.note('surrounding-whitespace', column, cell);
    }
    return trimmed;
  }

  /** Like `text`, as a string of its own that does not keep a chunk of the file in memory. */
  keep(column: number): string {
    return detach(this.text(column));
  }

  /** A required value; notes `missing-value` and gives `undefined` when blank. */
  required(column: number): string | undefined {
    const text = this.keep(column);
    if (text !== '') return text;
    this.note('missing-value', column, '');
    return undefined;
  }

  /** The id of a row, added to those seen; notes it and gives `undefined` when it is blank, or an earlier row has it. */
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

  /** One of 0 to `highest`; `fallback` when blank or anything else. */
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

  /** A time in its usual spelling, -1 when blank; `undefined` if it needs a closer look by `time`. */
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

  /** A day number; `undefined` when blank or unusable. */
  date(column: number): number | undefined {
    const text = this.text(column);
    if (text === '') return undefined;
    const parsed = parseDate(text);
    if (parsed === undefined) this.note('invalid-date', column, text);
    else if (parsed.oddity !== undefined) this.note(parsed.oddity, column, text);
    return parsed?.value;
  }

  /** All cells that are not blank, by column name in order of the names: the row as text. */
  record(): Map<string, string> {
    const found: [string, string][] = [];
    for (let at = 0; at < this.#header.length; at++) {
      const name = this.#header[at]!;
      const value = (this.#cells[at] ?? '').trim();
      if (name !== '' && value !== '') found.push([name, detach(value)]);
    }
    return new Map(found.sort((a, b) => (a[0] < b[0] ? -1 : 1)));
  }

  note(code: NoticeCode, column: number, value: string, trip?: ConcernedTrip): void {
    this.#notices.note(code, this.file, this.line, this.#wanted[column] ?? '', value, trip);
  }
}

/** V8 cuts longer strings as views of the text they come from; a view of a chunk keeps the whole chunk alive (IM-13). */
const SHORTEST_VIEW = 13;

/** The same text in memory of its own. */
function detach(text: string): string {
  return text.length < SHORTEST_VIEW ? text : Buffer.from(text, 'utf16le').toString('utf16le');
}
