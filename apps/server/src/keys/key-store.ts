/** A stored key: its hash, never the key itself. Times are Unix seconds. */
export interface KeyRecord {
  /** SHA-256 of the key, hexadecimal. */
  readonly hash: string;
  /** Holder of the key, in words. */
  readonly label: string;
  readonly createdAt: number;
  readonly activeFrom: number;
  /** Free calls in a calendar month (UTC); undefined = no limit. */
  readonly freePerMonth: number | undefined;
}

/** Storage of keys and their use. The embedded store is a file; larger installations share a store between servers. */
export interface KeyStore {
  /** The key with this hash. */
  find(hash: string): KeyRecord | undefined;
  /** Adds a key, or replaces the one with the same hash. Its calls stay counted. */
  put(record: KeyRecord): void;
  /** Whether a key has this label. */
  hasLabel(label: string): boolean;
  /** Every key, the newest first. */
  list(): readonly KeyRecord[];
  /** Removes the key with this hash, with its counted calls. @returns whether there was one */
  remove(hash: string): boolean;
  /** Removes every key with this label, with its counted calls. */
  removeLabelled(label: string): void;
  /** Counts one call. @param month `YYYY-MM` @returns calls of the month, this one included */
  countCall(hash: string, month: string): number;
  /** Calls of a month. @param month `YYYY-MM` */
  callsIn(hash: string, month: string): number;
  close(): void;
}
