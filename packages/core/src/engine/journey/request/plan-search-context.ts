/** What is said with a request that is no part of it: when to stop looking, what time it is, how much to tell. */
export interface PlanSearchContext {
  readonly signal: { readonly aborted: boolean } | undefined;
  /** Asked now and then: true ends the searches, what is complete by then is answered; undefined = as long as it takes. */
  readonly deadline?: (() => boolean) | undefined;
  /** Unix seconds now: decides what can still be booked; undefined = nobody says. */
  readonly now?: number | undefined;
  /** Also tell how the answer comes about. */
  readonly explain?: boolean;
  /** Journeys that take as many seconds are not wanted, so nobody need tell them from door to door; undefined = all are. */
  readonly unwantedSeconds?: number | undefined;
  /** Nor is what arrives after this instant (Unix seconds), where the request says when to leave: nobody looks for it; undefined = as late as it may be. */
  readonly latestArrival?: number | undefined;
}
