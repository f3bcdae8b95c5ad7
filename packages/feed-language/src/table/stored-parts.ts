import { readHeader, type TableHeader } from './table-header.ts';
import { PART, type Part, PartMaker } from './table-part.ts';

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

/** Texts up to this length stay in memory; longer files are read again part by part. */
const MOST_KEPT_BYTES = 16 << 20;
/** A part grows by this much at a time while the last row of it is not whole. */
const MORE = 1 << 14;

/** A stored table. */
interface StoredParts {
  readonly header: TableHeader;
  readonly parts: Part[];
}

/** Reads a file from its beginning to its end into parts of whole rows. @param file its name in lower case */
export async function readParts(
  file: string,
  bytes: FeedBytes,
  { decode, pause }: TableSurroundings,
): Promise<StoredParts> {
  let header = readHeader(file, '');
  let maker = new PartMaker(header);
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
        window = (await bytes.read(at, Math.min(bytes.size, Math.max(end, at + 16 * PART)))) as Uint8Array<ArrayBuffer>;
        await pause();
      }
      const cut = end === bytes.size ? end : lineEndBefore(window, at - windowFrom, end - windowFrom) + windowFrom;
      if (cut <= at) {
        end = Math.min(bytes.size, end + MORE);
        continue;
      }
      const text = withoutMark(decode(window.subarray(at - windowFrom, cut - windowFrom)), at);
      if (at === 0) {
        header = readHeader(file, text.slice(0, PART));
        maker = new PartMaker(header);
      }
      const part = maker.whole(text, cut === bytes.size, at, cut);
      if (maker.isUnfinished && cut < bytes.size && cut - at < 16 * PART - MORE) {
        end = Math.min(bytes.size, cut + MORE);
        continue;
      }
      if (!keep) part.text = undefined;
      parts.push(part);
      at = cut;
      break;
    }
  }
  return { header, parts };
}

/** The text of a part of a file. */
export async function readPart({ from, to }: Part, bytes: FeedBytes, { decode }: TableSurroundings): Promise<string> {
  return withoutMark(decode(await bytes.read(from, to)), from);
}

/** Offset after the last line feed between two offsets; `from` when there is none. */
function lineEndBefore(bytes: Uint8Array, from: number, to: number): number {
  for (let at = to - 1; at >= from; at--) if (bytes[at] === 10) return at + 1;
  return from;
}

function withoutMark(text: string, from: number): string {
  return from === 0 && text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}
