/** A file inside a feed, opened only when it is read. */
export interface FeedFile {
  /** Path inside the feed, with forward slashes, as it was written. */
  readonly path: string;
  /** Bytes when unpacked, as far as known: for progress bars. */
  readonly size: number;
  /** The unpacked bytes; a damaged file throws a `PlannerError` in the course. */
  readonly read: () => AsyncIterable<Uint8Array>;
}

/** The files of an archive or a folder before one feed is chosen among them. */
export interface OpenedFiles {
  readonly files: readonly FeedFile[];
  readonly close: () => Promise<void>;
}
