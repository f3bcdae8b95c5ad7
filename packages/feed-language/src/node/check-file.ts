/** A file to check, as it goes to the thread that checks: the bytes of an open document, or a path that the thread reads itself. */
export interface CheckFile {
  readonly name: string;
  readonly bytes?: Uint8Array;
  readonly path?: string;
}
