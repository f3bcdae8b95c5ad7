/** Reads of the state of live data. */
export interface LiveReads {
  /** Id of the snapshot that reads of a region use now; null without live data. At once, and cheap: subscriptions ask several times a second. */
  snapshot(region: string): string | null;
}
