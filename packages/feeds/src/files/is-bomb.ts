/** Packed files below this unpacked size are always read. */
const ALWAYS_READ_BYTES = 64 << 20;
/** Tables and maps shrink to between a third and a fifteenth. */
const MOST_TIMES_SMALLER = 100;

/** Whether a file unpacks to far more bytes than any real file of its packed size. Reading it would exhaust time and memory. */
export function isBomb(packedBytes: number, unpackedBytes: number): boolean {
  return unpackedBytes > ALWAYS_READ_BYTES && unpackedBytes > MOST_TIMES_SMALLER * packedBytes;
}
