/** Per-call options that are not part of the request. */
export interface PlanSearchContext {
  /** Ends the searches once `aborted` is true: the caller is gone. */
  readonly signal: { readonly aborted: boolean } | undefined;
  /** Polled during the searches. True ends them, and the answer has the itineraries that are complete by then. Undefined = no limit. */
  readonly deadline?: (() => boolean) | undefined;
  /** The time of the call, Unix seconds: decides what can still be booked. Undefined = unknown. */
  readonly now?: number | undefined;
  /** Whether the answer gets an explanation. */
  readonly explain?: boolean;
  /** Whether to search without the bounds that only save work. The answer is the same, but takes longer. */
  readonly isExhaustive?: boolean;
}
