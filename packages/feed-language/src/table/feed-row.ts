import type { RowScanner } from '../csv/row-scanner.ts';
import type { TableHeader } from './table-header.ts';

/** A range of a document: lines from 0, characters in UTF-16 units from 0, as editors count. */
export interface TextRange {
  readonly startLine: number;
  readonly startCharacter: number;
  readonly endLine: number;
  readonly endCharacter: number;
}

/** One row of a table: the values of its cells and their places. */
export class FeedRow {
  /** Name of the file, in lower case. */
  readonly file: string;
  /** Line on which the row begins, from 0. */
  readonly line: number;
  readonly header: TableHeader;
  readonly #text: string;
  readonly #start: number;
  readonly #starts: Int32Array;
  readonly #ends: Int32Array;
  readonly #quoted: Uint8Array;
  readonly #values: string[] = [];

  /** @param start offset of the row in `text`, from which `scanner` has just scanned it */
  constructor(file: string, line: number, header: TableHeader, text: string, start: number, scanner: RowScanner) {
    this.file = file;
    this.line = line;
    this.header = header;
    this.#text = text;
    this.#start = start;
    this.#starts = scanner.starts.slice(0, scanner.count);
    this.#ends = scanner.ends.slice(0, scanner.count);
    this.#quoted = scanner.quoted.slice(0, scanner.count);
    for (let cell = 0; cell < scanner.count; cell++) this.#values.push(scanner.value(text, cell));
  }

  /** Number of cells. */
  get length(): number {
    return this.#starts.length;
  }

  /** The trimmed value of a cell; '' for a cell that the row lacks. */
  valueAt(cell: number): string {
    return this.#values[cell] ?? '';
  }

  /** The trimmed value of a column; '' where the file or the row lacks it. */
  value(column: string): string {
    return this.valueAt(this.header.cellOf(column));
  }

  isQuoted(cell: number): boolean {
    return this.#quoted[cell] === 1;
  }

  /** The place of a trimmed value, without quotation marks; of the end of the row for a cell that it lacks. */
  rangeOf(cell: number): TextRange {
    const last = this.length - 1;
    if (cell < 0 || cell > last) {
      const end = this.#ends[last]! + this.#quoted[last]!;
      return this.#range(end, end);
    }
    let [start, end] = [this.#starts[cell]!, this.#ends[cell]!];
    while (start < end && isSpace(this.#text.charCodeAt(start))) start++;
    while (end > start && isSpace(this.#text.charCodeAt(end - 1))) end--;
    return this.#range(start, end);
  }

  /** The place of a cell with its quotation marks and the spaces in it. */
  wholeRangeOf(cell: number): TextRange {
    const mark = this.#quoted[cell] ?? 0;
    return cell < 0 || cell >= this.length
      ? this.rangeOf(cell)
      : this.#range(this.#starts[cell]! - mark, this.#ends[cell]! + mark);
  }

  /** The place of all cells. */
  range(): TextRange {
    const last = this.length - 1;
    return this.#range(this.#start, this.#ends[last]! + this.#quoted[last]!);
  }

  /** The cell at a place; a place on a delimiter belongs to the cell before it. */
  cellAt(line: number, character: number): number {
    const offset = this.#offset(line, character);
    let cell = 0;
    while (cell + 1 < this.length && this.#starts[cell + 1]! - this.#quoted[cell + 1]! <= offset) cell++;
    return cell;
  }

  #range(start: number, end: number): TextRange {
    const from = this.#place(start);
    const to = this.#place(end);
    return { startLine: from.line, startCharacter: from.character, endLine: to.line, endCharacter: to.character };
  }

  #place(offset: number): { line: number; character: number } {
    let line = this.line;
    let lineStart = this.#start;
    for (let at = this.#start; at < offset; at++) {
      const code = this.#text.charCodeAt(at);
      if (code === 10 || (code === 13 && this.#text.charCodeAt(at + 1) !== 10)) {
        line++;
        lineStart = at + 1;
      }
    }
    return { line, character: offset - lineStart };
  }

  #offset(line: number, character: number): number {
    let at = this.#start;
    for (let ends = this.line; ends < line && at < this.#text.length; at++) {
      const code = this.#text.charCodeAt(at);
      if (code === 10 || (code === 13 && this.#text.charCodeAt(at + 1) !== 10)) ends++;
    }
    return at + character;
  }
}

/** White space as `trim` removes it. */
function isSpace(code: number): boolean {
  return (
    (code <= 32 && (code === 32 || (code >= 9 && code <= 13))) ||
    (code >= 160 && String.fromCharCode(code).trim() === '')
  );
}
