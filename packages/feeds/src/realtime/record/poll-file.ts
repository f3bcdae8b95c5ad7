import type { LiveSource } from '../source/live-file.ts';

// A file of recorded polls: eight bytes that name the format, then entries. An entry is two lengths (32 bits each, big endian), a head in JSON and the
// raw bytes. A file that ends within an entry, because its program was killed, is read up to there.

/** The first bytes of a file. */
export const POLL_MAGIC = 'polls-1\n';
/** Bytes before the head of an entry: its length and that of the raw bytes. */
export const ENTRY_BYTES = 8;
/** How files of a recording end. */
export const POLL_SUFFIX = '.polls';

/** The head of an entry. */
export type PollHead =
  /** The sources of a region; every file begins with these, so that it can be read alone. */
  | { readonly kind: 'sources'; readonly region: string; readonly sources: readonly RecordedSource[] }
  /** One poll: raw bytes, or why there are none. `at` is in Unix milliseconds. */
  | ({ readonly region: string; readonly source: string; readonly part: string; readonly at: number } & (
      | { readonly kind: 'bytes' | 'unchanged' }
      | { readonly kind: 'failed'; readonly reason: string }
    ));

/** A source without its address and headers, which may hold keys. */
export type RecordedSource = Omit<LiveSource, 'from' | 'headers'>;

/** An entry as it is written. */
export function pollEntry(head: PollHead, bytes: Uint8Array = new Uint8Array()): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(head));
  const entry = new Uint8Array(ENTRY_BYTES + text.length + bytes.length);
  const view = new DataView(entry.buffer);
  view.setUint32(0, text.length);
  view.setUint32(4, bytes.length);
  entry.set(text, ENTRY_BYTES);
  entry.set(bytes, ENTRY_BYTES + text.length);
  return entry;
}
