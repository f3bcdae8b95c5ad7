/** A key as it is kept: never itself, only its hash. Times are Unix seconds. */
export interface KeyRecord {
  /** SHA-256 of the key, hexadecimal. */
  readonly hash: string;
  /** Who it is for, in words. */
  readonly label: string;
  readonly createdAt: number;
  readonly activeFrom: number;
  /** Calls that are free in a calendar month (UTC); undefined = no limit. */
  readonly freePerMonth: number | undefined;
}

/** Where keys and their use are kept. The embedded one is a file; larger installations share one between servers. */
export interface KeyStore {
  find(hash: string): KeyRecord | undefined;
  /** Adds a key, or replaces the one with the same hash. Its use so far stays. */
  put(record: KeyRecord): void;
  /** Removes every key with this label, and its use. */
  removeLabelled(label: string): void;
  /** Counts one call and gives the calls of the month so far, this one included. @param month `YYYY-MM` */
  countCall(hash: string, month: string): number;
  callsIn(hash: string, month: string): number;
  close(): void;
}
