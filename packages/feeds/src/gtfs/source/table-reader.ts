import { PlannerError } from '@tripwright/core/base';
import { concatBytes, type FeedFile } from '../../files/index.ts';
import type { SourceNotices } from '../../notices/index.ts';
import { CsvStream, LongLineError } from './csv-stream.ts';
import type { FeedSource } from './feed-files.ts';
import { isGtfsColumn } from './known-tables.ts';
import { TableRow } from './table-row.ts';

/** The progress of reading a feed, in bytes of unpacked files. */
export interface ReadProgress {
  readonly file: string;
  readonly doneBytes: number;
  readonly totalBytes: number;
}

/** The state that all table readers of one feed share. */
export interface FeedReading {
  readonly source: FeedSource;
  readonly notices: SourceNotices;
  readonly progress: ((progress: ReadProgress) => void) | undefined;
  readonly signal: AbortSignal | undefined;
  doneBytes: number;
  readonly totalBytes: number;
}

/** The table that a reader wants. */
export interface TableSpec<Name extends string> {
  readonly file: string;
  /** The columns of the reader, which addresses them by position in this list. */
  readonly columns: readonly Name[];
  /** Required columns. */
  readonly needs: readonly Name[];
  /** Whether the feed is unusable without the required columns. Otherwise the table is ignored, with a notice. */
  readonly essential?: boolean;
}

/** Bytes that are collected before they are decoded and parsed. */
const PIECE = 1 << 17;

/**
 * Streams a table row by row to `onRow`. Handles byte order marks, any column order, ragged rows and text that is not UTF-8 (IM-1, IM-2,
 * IM-3, IM-12).
 * @param onRow takes the same object for every row
 * @returns false if the feed has no such file
 * @throws PlannerError `input-unusable` for an essential table without a required column; `input-unreadable` for a damaged file
 */
export async function readTable<Name extends string>(
  reading: FeedReading,
  spec: TableSpec<Name>,
  onRow: (row: TableRow) => void,
): Promise<boolean> {
  const file = reading.source.files.get(spec.file);
  if (file === undefined) return false;
  const { notices } = reading;
  let row: TableRow | undefined;
  let width = 0;
  let rows = 0;
  let ignored = false;
  const stream = new CsvStream(
    (cells, line) => {
      if (ignored || (cells.length === 1 && cells[0]!.trim() === '')) return;
      if (row === undefined) {
        row = openHeader(reading, spec, cells, stream.delimiter ?? ',');
        ignored = row === undefined;
        width = cells.length;
        return;
      }
      if (cells.length !== width && !fits(cells, width, spec.file, line, notices)) return;
      if (cells[0] === '' && cells.every((cell) => cell.trim() === '')) {
        notices.note('empty-row', spec.file, line, '', '');
        return;
      }
      rows++;
      row.show(cells, line);
      onRow(row);
    },
    (trouble, line, text) => notices.note(trouble, spec.file, line, '', text),
  );
  try {
    for await (const text of decode(reading, file, spec.file)) stream.push(text, false);
    stream.push('', true);
  } catch (cause) {
    if (!(cause instanceof LongLineError)) throw cause;
    const { path } = reading.source;
    throw new PlannerError('input-unusable', `${path}: ${spec.file}: ${cause.message}. Download the feed again.`, {
      cause,
    });
  }
  if (row === undefined && !ignored) refuse(reading, spec, 'empty-file', `${spec.file} is empty`);
  notices.rows(spec.file, rows);
  return true;
}

/** Whether a row of unusual length has values. Trailing commas are harmless; missing cells count as blank. */
function fits(cells: readonly string[], width: number, file: string, line: number, notices: SourceNotices): boolean {
  if (cells.every((cell) => cell.trim() === '')) {
    notices.note('empty-row', file, line, '', '');
    return false;
  }
  if (cells.length < width) notices.note('short-row', file, line, '', `${cells.length} of ${width} cells`);
  else if (cells.slice(width).some((cell) => cell.trim() !== '')) {
    notices.note('long-row', file, line, '', `${cells.length} instead of ${width} cells`);
  }
  return true;
}

function openHeader<Name extends string>(
  reading: FeedReading,
  spec: TableSpec<Name>,
  cells: readonly string[],
  delimiter: string,
): TableRow | undefined {
  const { notices } = reading;
  const note = (code: Parameters<SourceNotices['note']>[0], value: string) =>
    notices.note(code, spec.file, 1, '', value);
  if (delimiter !== ',') note('unusual-delimiter', delimiter);
  const position = new Map<string, number>();
  const header = cells.map((cell, at) => {
    const written = cell.trim();
    const name = written.toLowerCase();
    if (name === '') {
      note('empty-column-name', `column ${at + 1}`);
      return '';
    }
    if (position.has(name)) {
      note('duplicate-column', written);
      return '';
    }
    position.set(name, at);
    if (!isGtfsColumn(spec.file, name)) note('unknown-column', written);
    else if (name !== written) note('column-name-case', written);
    return name;
  });
  const missing = spec.needs.filter((name) => !position.has(name));
  if (missing.length > 0) {
    refuse(reading, spec, 'missing-column', `${spec.file} has no column ${missing.join(', ')}`, missing.join(', '));
    return undefined;
  }
  const cellOf = Int32Array.from(spec.columns, (name) => position.get(name) ?? -1);
  return new TableRow(spec.file, spec.columns, cellOf, header, notices);
}

function refuse<Name extends string>(
  reading: FeedReading,
  spec: TableSpec<Name>,
  code: 'missing-column' | 'empty-file',
  message: string,
  value = '',
): void {
  if (spec.essential === true) {
    throw new PlannerError('input-unusable', `${reading.source.path}: ${message}. Add it and try again.`);
  }
  reading.notices.note(code, spec.file, code === 'empty-file' ? 0 : 1, '', value);
}

/** The text of a file in chunks; lines with bytes that are not UTF-8 are noted. */
async function* decode(reading: FeedReading, file: FeedFile, name: string): AsyncIterable<string> {
  const { notices, progress, signal, totalBytes } = reading;
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  let line = 1;
  const flush = (last: boolean): string => {
    const bytes = held.length === 1 ? held[0]! : concatBytes(held);
    held = [];
    heldBytes = 0;
    if (decoder === undefined) {
      const encoding = encodingOf(bytes);
      if (encoding !== 'utf-8') notices.note('not-utf8', name, 1, '', encoding);
      decoder = new TextDecoder(encoding);
    }
    const text = decoder.decode(bytes, { stream: !last });
    if (text.includes('\ufffd')) noteReplacements(text, name, line, notices);
    line += countLines(text);
    progress?.({ file: name, doneBytes: reading.doneBytes, totalBytes });
    return text;
  };
  for await (const chunk of file.read()) {
    signal?.throwIfAborted();
    held.push(chunk);
    heldBytes += chunk.length;
    reading.doneBytes += chunk.length;
    if (heldBytes >= PIECE) yield flush(false);
  }
  yield flush(true);
}

/** UTF-8 unless a byte order mark says otherwise. */
function encodingOf(start: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'utf-8';
}

function noteReplacements(text: string, file: string, firstLine: number, notices: SourceNotices): void {
  let line = firstLine;
  for (const written of text.split('\n')) {
    if (written.includes('\ufffd')) notices.note('not-utf8', file, line, '', written);
    line++;
  }
}

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
