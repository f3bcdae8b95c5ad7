import type { IdKind } from '@tripwright/feeds/reference';
import { RowScanner } from '../csv/row-scanner.ts';
import { FeedRow } from './feed-row.ts';
import { idHash, rangeHash, seedOf } from './id-hash.ts';
import { type IdColumn, readHeader, recordKind, type TableHeader } from './table-header.ts';

/** A file of a feed as bytes that can be read in parts. */
export interface FeedBytes {
  readonly size: number;
  /** The bytes from `from` to `to` (exclusive). */
  readonly read: (from: number, to: number) => Promise<Uint8Array>;
}

/** What a table needs of its surroundings. */
export interface TableSurroundings {
  /** Decodes UTF-8. Bytes that are none become U+FFFD. */
  readonly decode: (bytes: Uint8Array) => string;
  /** Gives way to other work between two parts of a long one. */
  readonly pause: () => Promise<void>;
}

/** A cell that holds an id. */
export interface IdCell {
  readonly row: FeedRow;
  readonly cell: number;
  /** Whether the row defines the id here. */
  readonly defines: boolean;
}

/** Length of a part in bytes or UTF-16 units. An edit scans one part again: shorter than a millisecond. */
const PART = 1 << 16;
/** Texts up to this length stay in memory; longer files are read again part by part. */
const MOST_KEPT_BYTES = 16 << 20;
/** A part grows by this much at a time while the last row of it is not whole. */
const MORE = 1 << 14;

interface Part {
  /** Undefined where the text stays in the file. */
  text: string | undefined;
  /** Bytes of the file. */
  readonly from: number;
  readonly to: number;
  /** UTF-16 units. */
  readonly length: number;
  readonly lineEnds: number;
  /** Hashes of the ids in the part, sorted. */
  readonly ids: Uint32Array;
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
  /** The id columns with the seeds of the kinds of their ids. */
  #seeds: readonly { readonly cell: number; readonly seeds: readonly number[] }[] = [];
  /** Grows with every change. */
  version = 0;

  private constructor(file: string, surroundings: TableSurroundings) {
    this.file = file;
    this.#surroundings = surroundings;
    this.#header = readHeader(file, '');
  }

  /** A table of the text of an open document. */
  static ofText(file: string, text: string, surroundings: TableSurroundings): FeedTable {
    const table = new FeedTable(file, surroundings);
    table.#takeHeader(text);
    table.#parts = table.#split(text);
    return table;
  }

  /** A table of a file, which is read once from its beginning to its end. */
  static async ofBytes(file: string, bytes: FeedBytes, surroundings: TableSurroundings): Promise<FeedTable> {
    const table = new FeedTable(file, surroundings);
    table.#bytes = bytes;
    await table.#load(bytes);
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
      this.#parts = this.#split(all);
      return;
    }
    // A row that is no longer whole continues in the next part.
    let end = last + 1;
    let parts = this.#split(text, end >= this.#parts.length);
    while (this.#unfinished && end < this.#parts.length) {
      text += this.#parts[end++]!.text ?? '';
      parts = this.#split(text, end >= this.#parts.length);
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
      if (has(part.ids, hash)) {
        const wants = (text: string): boolean =>
          columns.some(({ cell }) => this.#scanner.value(text, cell) === id) ||
          (record !== undefined && this.#scanner.value(text, record.idCell) === id);
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
    return this.#parts.some((part) => has(part.ids, hash));
  }

  /** The row that covers a line; undefined for a blank line, or after the last row. Line 0 is the header. */
  async rowAtLine(line: number): Promise<FeedRow | undefined> {
    let first = 0;
    for (const part of this.#parts) {
      const isLast = part === this.#parts.at(-1);
      if (line < first + part.lineEnds || isLast) {
        let found: FeedRow | undefined;
        const wants = (_: string, at: number): boolean => line >= at && line < at + Math.max(1, this.#scanner.lineEnds);
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
          const after = line + Math.max(1, this.#scanner.lineEnds);
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
    if (part.text !== undefined) return part.text;
    const bytes = await this.#bytes!.read(part.from, part.to);
    return withoutMark(this.#surroundings.decode(bytes), part.from);
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
    this.#seeds = this.#header.idColumns.map(({ cell, kinds }) => ({ cell, seeds: kinds.map(seedOf) }));
  }

  /** Whether the last row of the text split last is not whole. */
  #unfinished = false;

  /** Splits text into parts of whole rows. @param isLast whether the text ends with the file */
  #split(text: string, isLast = true): Part[] {
    const parts: Part[] = [];
    this.#unfinished = false;
    let at = 0;
    while (at < text.length) {
      const part = this.#part(text, at, isLast);
      parts.push(part);
      at += part.length;
    }
    return parts;
  }

  /** The rows from an offset on, until they are long enough for a part. */
  #part(text: string, start: number, isLast: boolean, from = 0, to = 0): Part {
    const ids = new Set<number>();
    const last: number[] = [];
    let lineEnds = 0;
    let at = start;
    while (at < text.length && at - start < PART) {
      if (!this.#scanner.scan(text, at, this.#header.delimiter, isLast)) {
        this.#unfinished = true;
        this.#scanner.scan(text, at, this.#header.delimiter, true);
      }
      if (!this.#scanner.isBlank) this.#noteIds(text, ids, last);
      lineEnds += this.#scanner.lineEnds;
      at = this.#scanner.next;
    }
    return {
      text: start === 0 && at === text.length ? text : text.slice(start, at),
      from,
      to,
      length: at - start,
      lineEnds,
      ids: Uint32Array.from(ids).sort(),
    };
  }

  /** Adds the ids of the row just scanned. @param last the hash of each id column in the row before, which is often the same */
  #noteIds(text: string, ids: Set<number>, last: number[]): void {
    const { record } = this.#header;
    const scanner = this.#scanner;
    for (let index = 0; index < this.#seeds.length; index++) {
      const { cell, seeds } = this.#seeds[index]!;
      if (cell >= scanner.count) continue;
      const isPlain = scanner.isPlain(text, cell);
      const value = isPlain ? text : scanner.value(text, cell);
      const from = isPlain ? scanner.starts[cell]! : 0;
      const to = isPlain ? scanner.ends[cell]! : value.length;
      if (from === to) continue;
      const hash = rangeHash(seeds[0]!, value, from, to);
      if (hash === last[index]) continue;
      last[index] = hash;
      ids.add(hash);
      for (let kind = 1; kind < seeds.length; kind++) ids.add(rangeHash(seeds[kind]!, value, from, to));
    }
    if (record === undefined) return;
    const kind = recordKind(scanner.value(text, record.tableCell));
    if (kind !== undefined) ids.add(idHash(kind, scanner.value(text, record.idCell)));
  }

  /** Reads a file into parts that end with whole rows. */
  async #load(bytes: FeedBytes): Promise<void> {
    const { decode, pause } = this.#surroundings;
    const keep = bytes.size <= MOST_KEPT_BYTES;
    const parts: Part[] = [];
    let at = 0;
    let window = new Uint8Array(0);
    let windowFrom = 0;
    while (at < bytes.size) {
      let end = Math.min(bytes.size, at + PART);
      for (;;) {
        if (end > windowFrom + window.length) {
          windowFrom = at;
          window = (await bytes.read(
            at,
            Math.min(bytes.size, Math.max(end, at + 16 * PART)),
          )) as Uint8Array<ArrayBuffer>;
          await pause();
        }
        const cut = end === bytes.size ? end : lineEndBefore(window, at - windowFrom, end - windowFrom) + windowFrom;
        if (cut <= at) {
          end = Math.min(bytes.size, end + MORE);
          continue;
        }
        const text = withoutMark(decode(window.subarray(at - windowFrom, cut - windowFrom)), at);
        if (at === 0) this.#takeHeader(text);
        this.#unfinished = false;
        const part = this.#wholePart(text, cut === bytes.size, at, cut);
        if (this.#unfinished && cut < bytes.size && cut - at < 16 * PART - MORE) {
          end = Math.min(bytes.size, cut + MORE);
          continue;
        }
        if (!keep) part.text = undefined;
        parts.push(part);
        at = cut;
        break;
      }
    }
    this.#parts = parts;
  }

  /** All of a text as one part. */
  #wholePart(text: string, isLast: boolean, from: number, to: number): Part {
    const pieces = [this.#part(text, 0, isLast, from, to)];
    for (let at = pieces[0]!.length; at < text.length; ) {
      const more = this.#part(text, at, isLast, from, to);
      pieces.push(more);
      at += more.length;
    }
    if (pieces.length === 1) return pieces[0]!;
    const ids = new Set(pieces.flatMap((piece) => [...piece.ids]));
    const lineEnds = pieces.reduce((sum, piece) => sum + piece.lineEnds, 0);
    return { text, from, to, length: text.length, lineEnds, ids: Uint32Array.from(ids).sort() };
  }
}

/** Whether the sorted hashes have one. */
function has(sorted: Uint32Array, hash: number): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < hash) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === hash;
}

/** Offset after the last line feed between two offsets; `from` when there is none. */
function lineEndBefore(bytes: Uint8Array, from: number, to: number): number {
  for (let at = to - 1; at >= from; at--) if (bytes[at] === 10) return at + 1;
  return from;
}

function withoutMark(text: string, from: number): string {
  return from === 0 && text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
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
