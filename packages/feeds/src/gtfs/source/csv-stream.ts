import Papa from 'papaparse';

/** Takes a row: its cells, not trimmed, and the line of the file on which it begins (the first line is 1). */
export type OnCsvRow = (cells: readonly string[], line: number) => void;

/** Defects of the quotation marks in a row. */
export type CsvTrouble = 'malformed-quotes' | 'newline-in-value';

/** A value of more lines than this is taken for a missing closing quote. */
const MAX_LINES_IN_VALUE = 40;
/** Limit on text that waits for a closing quote; beyond it the quote is plain text. */
const MAX_PENDING = 1 << 18;
/** Limit on an unfinished line, in characters: a longer one is in no table. */
const MAX_LINE = 1 << 22;

/** Thrown for a line that no table has: a damaged file, or one that is no table. */
export class LongLineError extends Error {
  constructor(line: number) {
    super(`line ${line} has more than ${MAX_LINE >> 20} million characters`);
    this.name = 'LongLineError';
  }
}

/**
 * Splits a stream of text into rows: a thin streaming layer over Papa Parse, the fastest of the libraries tried that
 * reads ragged rows correctly (460,000 rows of six cells: papaparse 0.25 s, csv-parse 0.7 s; udsv joins a short row with the
 * next one). The layer adds lone carriage returns as line ends, line numbers, and recovery after a quotation mark
 * without its closing one, which would otherwise swallow the rest of the file.
 */
export class CsvStream {
  readonly #onRow: OnCsvRow;
  readonly #onTrouble: (trouble: CsvTrouble, line: number, text: string) => void;
  #delimiter: string | undefined;
  #pending = '';
  #line = 1;
  #heldReturn = false;

  constructor(onRow: OnCsvRow, onTrouble: (trouble: CsvTrouble, line: number, text: string) => void) {
    this.#onRow = onRow;
    this.#onTrouble = onTrouble;
  }

  /** `,`, or else `;` or a tab if the first line has those and no comma; `undefined` before the first line. */
  get delimiter(): string | undefined {
    return this.#delimiter;
  }

  /** Reads the next chunk of text; the last chunk may be empty. @throws LongLineError */
  push(text: string, last: boolean): void {
    const more = this.#unifyLineEnds(text, last);
    this.#pending += more;
    // Without a line end no row is complete. Parsing all the same would take time in the square of the length of a line.
    if (last || more.includes('\n')) this.#parse(last);
    if (this.#pending.length > MAX_LINE) throw new LongLineError(this.#line);
  }

  #parse(last: boolean): void {
    if (this.#delimiter === undefined) {
      const end = this.#pending.indexOf('\n');
      if (end === -1 && !last) return;
      this.#delimiter = guessDelimiter(end === -1 ? this.#pending : this.#pending.slice(0, end));
    }
    if (this.#pending === '') return;
    if (this.#pending.includes('"')) this.#parseQuoted(last);
    else this.#parsePlain(last);
  }

  /** CRLF and lone CR become LF. A CR at the end of a chunk is held back, because the next chunk may begin with LF. */
  #unifyLineEnds(text: string, last: boolean): string {
    if (this.#heldReturn) text = `\r${text}`;
    this.#heldReturn = !last && text.endsWith('\r');
    if (this.#heldReturn) text = text.slice(0, -1);
    return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  }

  #parsePlain(last: boolean): void {
    const { data, cursor } = parse(this.#pending, this.#delimiter, !last);
    for (const cells of data) this.#onRow(cells, this.#line++);
    this.#pending = last ? '' : this.#pending.slice(cursor);
  }

  #parseQuoted(last: boolean): void {
    const { data, cursor, quotes } = parse(this.#pending, this.#delimiter, !last);
    if (quotes !== 'sound' || data.some(isSuspicious) || (data.length === 0 && this.#pending.length > MAX_PENDING)) {
      this.#parseCarefully(last);
      return;
    }
    for (const cells of data) this.#emitQuoted(cells);
    this.#pending = last ? '' : this.#pending.slice(cursor);
  }

  #emitQuoted(cells: readonly string[]): void {
    const lines = lineBreaksIn(cells);
    if (lines > 0) this.#onTrouble('newline-in-value', this.#line, cells.find((cell) => cell.includes('\n')) ?? '');
    this.#onRow(cells, this.#line);
    this.#line += 1 + lines;
  }

  /** Parses line by line, so that a defect stays within its row: a value may span lines only if its closing quote is near. */
  #parseCarefully(last: boolean): void {
    const text = this.#pending;
    let start = 0;
    while (start < text.length) {
      const end = lineEnd(text, start);
      if (end === -1 && !last) break;
      const stop = end === -1 ? text.length : end;
      const line = text.slice(start, stop);
      const joined = line.includes('"') ? this.#closeQuotes(text, start, last) : { cells: this.#split(line), stop };
      if (joined === 'wait') break;
      if (joined === undefined) {
        this.#onTrouble('malformed-quotes', this.#line, line);
        this.#onRow(this.#split(line).map(stripQuotes), this.#line++);
        start = stop + 1;
      } else {
        this.#emitQuoted(joined.cells);
        start = joined.stop + 1;
      }
    }
    this.#pending = text.slice(start);
  }

  /** The row from `start`, with the further lines that its quotes need; `undefined` if they do not close. */
  #closeQuotes(text: string, start: number, last: boolean): { cells: string[]; stop: number } | 'wait' | undefined {
    let stop = start - 1;
    for (let lines = 0; lines < MAX_LINES_IN_VALUE; lines++) {
      const end = lineEnd(text, stop + 1);
      if (end === -1 && !last) return text.length - start > MAX_PENDING ? undefined : 'wait';
      const before = stop;
      stop = end === -1 ? text.length : end;
      // Only a line with a quotation mark can close an open value.
      if (lines > 0 && !text.slice(before + 1, stop).includes('"')) {
        if (end === -1) return undefined;
        continue;
      }
      const { data, quotes } = parse(text.slice(start, stop), this.#delimiter, false);
      if (quotes === 'sound' && data.length === 1) return { cells: data[0] ?? [], stop };
      if (quotes !== 'open' || end === -1) return undefined;
    }
    return undefined;
  }

  #split(line: string): string[] {
    return line.split(this.#delimiter ?? ',');
  }
}

interface Parsed {
  readonly data: string[][];
  /** Position after the parsed rows. */
  readonly cursor: number;
  /** `open`: the last quotation mark is not closed; `broken`: text follows a closing one, which more text cannot repair. */
  readonly quotes: 'sound' | 'open' | 'broken';
}

function parse(text: string, delimiter: string | undefined, keepLastRow: boolean): Parsed {
  const result = new Papa.Parser({ delimiter: delimiter ?? ',', newline: '\n' }).parse(text, 0, keepLastRow) as {
    data: string[][];
    errors: readonly { readonly code: string }[];
    meta: { cursor: number };
  };
  const broken = result.errors.some((error) => error.code === 'InvalidQuotes');
  const quotes = broken ? 'broken' : result.errors.length > 0 ? 'open' : 'sound';
  return { data: result.data, cursor: result.meta.cursor, quotes };
}

function guessDelimiter(header: string): string {
  if (header.includes(',')) return ',';
  if (header.includes(';')) return ';';
  return header.includes('\t') ? '\t' : ',';
}

function lineEnd(text: string, from: number): number {
  return text.indexOf('\n', from);
}

function lineBreaksIn(cells: readonly string[]): number {
  let count = 0;
  for (const cell of cells) {
    for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) count++;
  }
  return count;
}

function isSuspicious(cells: readonly string[]): boolean {
  return lineBreaksIn(cells) >= MAX_LINES_IN_VALUE;
}

function stripQuotes(cell: string): string {
  return cell.replace(/^\s*"|"\s*$/g, '').replaceAll('""', '"');
}
