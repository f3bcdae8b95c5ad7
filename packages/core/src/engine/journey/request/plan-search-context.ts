/** Per-call options that are not part of the request. */
export interface PlanSearchContext {
  /** The caller is gone: ends the searches. */
  readonly signal: { readonly aborted: boolean } | undefined;
  /** Polled now and then: true ends the searches, and the answer has the itineraries that are complete by then. Undefined = no limit. */
  readonly deadline?: (() => boolean) | undefined;
  /** The time of the call, Unix seconds: decides what can still be booked. Undefined = unknown. */
  readonly now?: number | undefined;
  /** Adds an explanation to the answer. */
  readonly explain?: boolean;
  /** Searches without the bounds that only save work: the same answer, later. */
  readonly isExhaustive?: boolean;
}
