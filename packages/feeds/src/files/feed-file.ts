/** A file of an archive or a folder; it is opened when it is read. */
export interface FeedFile {
  /** Path inside the archive or folder, with forward slashes. */
  readonly path: string;
  /** Unpacked bytes as declared by the archive; for progress only. */
  readonly size: number;
  /** The unpacked bytes in chunks. @throws PlannerError `input-unreadable` on the way through a damaged file */
  readonly read: () => AsyncIterable<Uint8Array>;
}

/** All files of an archive or a folder. */
export interface OpenedFiles {
  readonly files: readonly FeedFile[];
  readonly close: () => Promise<void>;
}
