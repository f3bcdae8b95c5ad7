/** A quoted value of more lines than this is taken for a missing closing quote, as the importer does. */
const MOST_LINES_IN_VALUE = 40;
/** A quoted value that is longer than this is taken for one, too. */
const LONGEST_VALUE = 1 << 18;

const QUOTE = 34;
const LINE_FEED = 10;
const RETURN = 13;
const SPACE = 32;

/**
 * Finds the cells of one row of CSV text after the other, with their exact places. It reads each character a bounded number of times: a quote
 * without its closing one damages its own row alone, which is then split at its delimiters.
 */
export class RowScanner {
  /** Offsets of the values in the text, without quotation marks. The first {@link count} entries belong to the row. */
  starts: Int32Array = new Int32Array(32);
  ends: Int32Array = new Int32Array(32);
  /** 1 = the value stands in quotation marks. */
  quoted: Uint8Array = new Uint8Array(32);
  count = 0;
  /** Offset after the row and its line end. */
  next = 0;
  /** Number of line ends in the row, its last one included. */
  lineEnds = 0;
  /** Number of lines that the row covers: the last one of a file may have no end. */
  lines = 0;

  /**
   * Scans the row that begins at `from`.
   * @param isLast whether the text ends with the file; otherwise a row without a line end is not whole
   * @returns false if more text is needed to know where the row ends
   */
  scan(text: string, from: number, delimiter: number, isLast: boolean): boolean {
    this.count = 0;
    this.lineEnds = 0;
    let at = from;
    for (;;) {
      if (text.charCodeAt(at) === QUOTE) {
        const end = this.#closing(text, at + 1, delimiter);
        if (end === -2 && !isLast) return false;
        if (end < 0) return this.#splitPlainly(text, from, delimiter, isLast);
        this.#add(at + 1, end, 1);
        at = end + 1;
        while (text.charCodeAt(at) === SPACE) at++;
      } else {
        const start = at;
        let code = text.charCodeAt(at);
        while (code !== delimiter && code !== LINE_FEED && code !== RETURN && at < text.length) {
          code = text.charCodeAt(++at);
        }
        this.#add(start, at, 0);
      }
      if (at < text.length && text.charCodeAt(at) === delimiter) {
        at++;
        continue;
      }
      return this.#endRow(text, at, isLast);
    }
  }

  /**
   * Offset of the quotation mark that closes a value; -1 if none can, -2 if more text may bring it. Line ends inside are added to
   * {@link lineEnds}.
   */
  #closing(text: string, from: number, delimiter: number): number {
    const most = Math.min(text.length, from + LONGEST_VALUE);
    let lines = 0;
    for (let at = from; at < most; at++) {
      const code = text.charCodeAt(at);
      if (code === LINE_FEED || (code === RETURN && text.charCodeAt(at + 1) !== LINE_FEED)) {
        if (++lines === MOST_LINES_IN_VALUE) return -1;
      } else if (code === QUOTE) {
        if (text.charCodeAt(at + 1) === QUOTE) {
          at++;
          continue;
        }
        let after = at + 1;
        while (text.charCodeAt(after) === SPACE) after++;
        const next = text.charCodeAt(after);
        if (after < text.length && next !== delimiter && next !== LINE_FEED && next !== RETURN) return -1;
        this.lineEnds += lines;
        return at;
      }
    }
    return most === text.length ? -2 : -1;
  }

  /** The row as far as its first line end, whatever its quotation marks say. */
  #splitPlainly(text: string, from: number, delimiter: number, isLast: boolean): boolean {
    this.count = 0;
    this.lineEnds = 0;
    let start = from;
    for (let at = from; ; at++) {
      const code = at < text.length ? text.charCodeAt(at) : LINE_FEED;
      if (code !== delimiter && code !== LINE_FEED && code !== RETURN) continue;
      const opens = start < at && text.charCodeAt(start) === QUOTE;
      const closes = at - 1 > start && text.charCodeAt(at - 1) === QUOTE;
      this.#add(opens ? start + 1 : start, closes ? at - 1 : at, 0);
      if (code !== delimiter || at >= text.length) return this.#endRow(text, at, isLast);
      start = at + 1;
    }
  }

  #endRow(text: string, at: number, isLast: boolean): boolean {
    if (at >= text.length) {
      this.next = text.length;
      this.lines = this.lineEnds + 1;
      return isLast;
    }
    // A return at the very end may be the first half of a line end.
    if (text.charCodeAt(at) === RETURN && at + 1 === text.length && !isLast) return false;
    this.lines = ++this.lineEnds;
    this.next = text.charCodeAt(at) === RETURN && text.charCodeAt(at + 1) === LINE_FEED ? at + 2 : at + 1;
    return true;
  }

  #add(start: number, end: number, quoted: 0 | 1): void {
    if (this.count === this.starts.length) this.#grow();
    this.starts[this.count] = start;
    this.ends[this.count] = end;
    this.quoted[this.count] = quoted;
    this.count++;
  }

  #grow(): void {
    const [starts, ends, quoted] = [this.starts, this.ends, this.quoted];
    this.starts = new Int32Array(2 * starts.length);
    this.ends = new Int32Array(2 * starts.length);
    this.quoted = new Uint8Array(2 * starts.length);
    this.starts.set(starts);
    this.ends.set(ends);
    this.quoted.set(quoted);
  }

  /** Whether the row has no character beside its line end. */
  get isBlank(): boolean {
    return this.count === 1 && this.starts[0] === this.ends[0] && this.quoted[0] === 0;
  }

  /** Whether a value stands in the text as it is: without spaces around it and without doubled quotation marks. */
  isPlain(text: string, cell: number): boolean {
    const [start, end] = [this.starts[cell]!, this.ends[cell]!];
    if (this.quoted[cell] === 1 || start === end) return false;
    const [first, last] = [text.charCodeAt(start), text.charCodeAt(end - 1)];
    return first > 32 && first < 160 && last > 32 && last < 160;
  }

  /** The value of a cell of the scanned text, trimmed, its doubled quotation marks single; '' for a cell that the row lacks. */
  value(text: string, cell: number): string {
    if (cell < 0 || cell >= this.count) return '';
    const raw = text.slice(this.starts[cell], this.ends[cell]).trim();
    return this.quoted[cell] === 1 && raw.includes('"') ? raw.replaceAll('""', '"') : raw;
  }
}

/** The delimiter of a table by its header: a comma, or else a semicolon or a tab where the header has those alone. */
export function delimiterOf(header: string): number {
  if (header.includes(',')) return 44;
  if (header.includes(';')) return 59;
  return header.includes('\t') ? 9 : 44;
}
