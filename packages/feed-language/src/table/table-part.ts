import { RowScanner } from '../csv/row-scanner.ts';
import { idHash, rangeHash, seedOf } from './id-hash.ts';
import { recordKind, type TableHeader } from './table-header.ts';

/** Length of a part in bytes or UTF-16 units. An edit scans one part again: shorter than a millisecond. */
export const PART: number = 1 << 16;

/** Some whole rows of a table. */
export interface Part {
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

/** Whether a part may have the id of a hash; false is certain. */
export function mayHold({ ids: sorted }: Part, hash: number): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < hash) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === hash;
}

/** Cuts the text of a table into parts and notes which ids each of them has. */
export class PartMaker {
  readonly #scanner = new RowScanner();
  readonly #header: TableHeader;
  /** The id columns with the seeds of the kinds of their ids. */
  readonly #seeds: readonly { readonly cell: number; readonly seeds: readonly number[] }[];
  #unfinished = false;

  constructor(header: TableHeader) {
    this.#header = header;
    this.#seeds = header.idColumns.map(({ cell, kinds }) => ({ cell, seeds: kinds.map(seedOf) }));
  }

  /** Whether the last row of the text cut last is not whole. */
  get isUnfinished(): boolean {
    return this.#unfinished;
  }

  /** Splits text into parts of whole rows. @param isLast whether the text ends with the file */
  split(text: string, isLast = true): Part[] {
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

  /** All of a text as one part. @param from place of its first byte in the file; `to` follows its last one */
  whole(text: string, isLast: boolean, from: number, to: number): Part {
    this.#unfinished = false;
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
