import { concatBytes } from './concat-bytes.ts';

/**
 * All bytes of a stream, as one array.
 * @param most bytes; `tooLarge` makes the error for a stream with more, which is then not read on
 */
export async function collectBytes(
  chunks: AsyncIterable<Uint8Array>,
  most: number,
  tooLarge: () => Error,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of chunks) {
    length += piece.length;
    if (length > most) throw tooLarge();
    pieces.push(piece);
  }
  return concatBytes(pieces);
}
