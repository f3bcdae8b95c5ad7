import type { IdKind } from '@tripwright/feeds/reference';
import { RowScanner } from '../csv/row-scanner.ts';
import { FeedRow } from './feed-row.ts';
import { idHash } from './id-hash.ts';
import { type FeedBytes, readPart, readParts, type TableSurroundings } from './stored-parts.ts';
import { type IdColumn, readHeader, recordKind, type TableHeader } from './table-header.ts';
import { mayHold, PART, type Part, PartMaker } from './table-part.ts';

/** A cell that holds an id. */
export interface IdCell {
  readonly row: FeedRow;
  readonly cell: number;
  /** Whether the row defines the id here. */
  readonly defines: boolean;
}

/**
 * A table as parts of whole rows. Of each part it knows how many lines it has and which ids occur, as sorted hashes, so that the rows with an id
 * are found by scanning the few parts that have it. A file of 200 MB takes some 15 MB of memory, and an edit replaces one part.
 */
export class FeedTable {
  /** Name of the file, in lower case. */
  readonly file: string;
  readonly #surroundings: TableSurroundings;
  readonly #scanner = new RowScanner();
  #bytes: FeedBytes | undefined;
  #parts: Part[] = [];
  #header: TableHeader;
  #maker: PartMaker;
  /** Grows with every change. */
  version = 0;

  private constructor(file: string, surroundings: TableSurroundings) {
    this.file = file;
    this.#surroundings = surroundings;
    this.#header = readHeader(file, '');
    this.#maker = new PartMaker(this.#header);
  }

  /** A table of the text of an open document. */
  static ofText(file: string, text: string, surroundings: TableSurroundings): FeedTable {
    const table = new FeedTable(file, surroundings);
    table.#takeHeader(text);
    table.#parts = table.#maker.split(text);
    return table;
  }

  /** A table of a file, which is read once from its beginning to its end. */
  static async ofBytes(file: string, bytes: FeedBytes, surroundings: TableSurroundings): Promise<FeedTable> {
    const table = new FeedTable(file, surroundings);
    const { header, parts } = await readParts(file, bytes, surroundings);
    table.#bytes = bytes;
    table.#header = header;
    table.#maker = new PartMaker(header);
    table.#parts = parts;
    return table;
  }

  get header(): TableHeader {
    return this.#header;
  }

  /** Replaces the text between two offsets of a document that the table was made of by {@link ofText}. */
  edit(from: number, to: number, inserted: string): void {
    this.version++;
    let first = 0;
    let firstStart = 0;
    while (first < this.#parts.length - 1 && firstStart + this.#parts[first]!.length <= from) {
      firstStart += this.#parts[first]!.length;
      first++;
    }
    let last = first;
    let lastStart = firstStart;
    while (last < this.#parts.length - 1 && lastStart + this.#parts[last]!.length < to) {
      lastStart += this.#parts[last]!.length;
      last++;
    }
    const before = this.#parts[first]?.text?.slice(0, from - firstStart) ?? '';
    const after = this.#parts[last]?.text?.slice(to - lastStart) ?? '';
    let text = before + inserted + after;
    if (first === 0 && this.#changesHeader(from, text)) {
      const all = text + this.#textFrom(last + 1);
      this.#takeHeader(all);
      this.#parts = this.#maker.split(all);
      return;
    }
    // A row that is no longer whole continues in the next part.
    let end = last + 1;
    let parts = this.#maker.split(text, end >= this.#parts.length);
    while (this.#maker.isUnfinished && end < this.#parts.length) {
      text += this.#parts[end++]!.text ?? '';
      parts = this.#maker.split(text, end >= this.#parts.length);
    }
    this.#parts.splice(first, end - first, ...parts);
  }

  /** The cells with an id of a kind, in the order of the file. @param most number of cells after which the search stops */
  cellsWith(kind: IdKind, id: string, most: number = Number.POSITIVE_INFINITY): Promise<IdCell[]> {
    const columns = this.#header.idColumns.filter(({ kinds }) => kinds.includes(kind));
    return this.#search(kind, id, most, columns, this.#header.record);
  }

  /** The cells that define an id of a kind, in the order of the file. @param most number of cells after which the search stops */
  definitionsOf(kind: IdKind, id: string, most: number): Promise<IdCell[]> {
    const columns = this.#header.idColumns.filter(({ defines }) => defines === kind);
    return this.#search(kind, id, most, columns, undefined);
  }

  async #search(
    kind: IdKind,
    id: string,
    most: number,
    columns: readonly IdColumn[],
    record: TableHeader['record'],
  ): Promise<IdCell[]> {
    const found: IdCell[] = [];
    if ((columns.length === 0 && record === undefined) || id === '') return found;
    const hash = idHash(kind, id);
    let line = 0;
    for (const part of this.#parts) {
      if (mayHold(part, hash)) {
        // Line 0 is the header: an id may be called as its column is.
        const wants = (text: string, at: number): boolean =>
          at > 0 &&
          (columns.some(({ cell }) => this.#scanner.value(text, cell) === id) ||
            (record !== undefined && this.#scanner.value(text, record.idCell) === id));
        const take = (row: FeedRow): boolean => {
          for (const { cell, defines } of columns) {
            if (row.valueAt(cell) === id) found.push({ row, cell, defines: defines === kind });
          }
          if (record !== undefined && row.valueAt(record.idCell) === id) {
            const named = recordKind(row.valueAt(record.tableCell));
            if (named === kind) found.push({ row, cell: record.idCell, defines: false });
          }
          return found.length < most;
        };
        await this.#eachRow(part, line, wants, take, id);
        if (found.length >= most) break;
      }
      line += part.lineEnds;
    }
    return found;
  }

  /** Whether the table may have an id of a kind; false is certain. It reads nothing. */
  mayHave(kind: IdKind, id: string): boolean {
    const hash = idHash(kind, id);
    return this.#parts.some((part) => mayHold(part, hash));
  }

  /** The row that covers a line; undefined for a blank line, or after the last row. Line 0 is the header. */
  async rowAtLine(line: number): Promise<FeedRow | undefined> {
    let first = 0;
    for (const part of this.#parts) {
      const isLast = part === this.#parts.at(-1);
      if (line < first + part.lineEnds || isLast) {
        let found: FeedRow | undefined;
        const wants = (_: string, at: number): boolean => line >= at && line < at + this.#scanner.lines;
        await this.#eachRow(part, first, wants, (row) => {
          found = row;
          return false;
        });
        return found;
      }
      first += part.lineEnds;
    }
    return undefined;
  }

  /** The rows that cover some lines, by line; blank lines have none. Each part is scanned once. */
  async rowsAtLines(lines: ReadonlySet<number>): Promise<Map<number, FeedRow>> {
    const found = new Map<number, FeedRow>();
    const wanted = [...lines].sort((a, b) => a - b);
    let next = 0;
    let first = 0;
    for (const part of this.#parts) {
      const end = part === this.#parts.at(-1) ? Number.POSITIVE_INFINITY : first + part.lineEnds;
      if (next < wanted.length && wanted[next]! < end) {
        const isWanted = (_: string, line: number): boolean => {
          const after = line + this.#scanner.lines;
          while (next < wanted.length && wanted[next]! < line) next++;
          return next < wanted.length && wanted[next]! < after;
        };
        await this.#eachRow(part, first, isWanted, (row) => {
          const last = row.range().endLine;
          while (next < wanted.length && wanted[next]! <= last) found.set(wanted[next++]!, row);
          return next < wanted.length;
        });
      }
      first += part.lineEnds;
    }
    return found;
  }

  /** All rows after the header, until `take` returns false. */
  async forEachRow(take: (row: FeedRow) => boolean | undefined): Promise<void> {
    let line = 0;
    for (const part of this.#parts) {
      let goesOn = true;
      await this.#eachRow(
        part,
        line,
        (_, at) => at > 0,
        (row) => {
          goesOn = take(row) !== false;
          return goesOn;
        },
      );
      if (!goesOn) return;
      line += part.lineEnds;
      await this.#surroundings.pause();
    }
  }

  /** The header row with the places of its cells; undefined for an empty file. */
  headerRow(): Promise<FeedRow | undefined> {
    return this.rowAtLine(0);
  }

  /**
   * Scans the rows of a part and makes those that are wanted, until `take` returns false.
   * @param wants called when the scanner is at a row, with the text of the part and the line of the row
   * @param mention only lines that have this text are looked at, where quotation marks cannot hide it
   */
  async #eachRow(
    part: Part,
    firstLine: number,
    wants: (text: string, line: number) => boolean,
    take: (row: FeedRow) => boolean,
    mention?: string,
  ): Promise<void> {
    const text = await this.#textOf(part);
    const isPlain = mention !== undefined && !mention.includes('"') && !text.includes('"');
    let line = firstLine;
    let at = 0;
    while (at < text.length) {
      if (isPlain) {
        // Without quotation marks every line is a row: the lines between two mentions are only counted.
        const hit = text.indexOf(mention, at);
        if (hit < 0) return;
        const start = startOfLine(text, hit, at);
        line += countLineEnds(text, at, start);
        at = start;
      }
      this.#scanner.scan(text, at, this.#header.delimiter, true);
      const next = this.#scanner.next;
      const ends = this.#scanner.lineEnds;
      if (!this.#scanner.isBlank && wants(text, line)) {
        if (!take(new FeedRow(this.file, line, this.#header, text, at, this.#scanner))) return;
      }
      line += ends;
      at = next;
    }
  }

  async #textOf(part: Part): Promise<string> {
    return part.text ?? readPart(part, this.#bytes!, this.#surroundings);
  }

  #textFrom(first: number): string {
    return this.#parts
      .slice(first)
      .map(({ text }) => text ?? '')
      .join('');
  }

  #changesHeader(from: number, text: string): boolean {
    const end = text.search(/[\r\n]/);
    return end < 0 || from <= end;
  }

  /** Reads the header from the beginning of the file. */
  #takeHeader(text: string): void {
    this.#header = readHeader(this.file, text.slice(0, PART));
    this.#maker = new PartMaker(this.#header);
  }
}

function startOfLine(text: string, from: number, least: number): number {
  let at = from;
  while (at > least && text.charCodeAt(at - 1) !== 10 && text.charCodeAt(at - 1) !== 13) at--;
  return at;
}

function countLineEnds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) count++;
  }
  return count;
}
