import type { StreamEndReason } from '../__generated__/resolver-types.ts';

/** Something in an answer that changes on its own: an alert, a vehicle, a departure, a trip. */
export interface LiveThing {
  /** Equal texts = nothing has changed. */
  readonly print: string;
  /** Source of its GraphQL type. */
  readonly value: unknown;
}

/** The answer to a question at one moment. */
export interface LiveAnswer {
  /** Things by their ids, in the order of the answer. */
  readonly things: ReadonlyMap<string, LiveThing>;
  /** Id of the snapshot of live data; null without live data. */
  readonly snapshot: string | null;
  /** Version of the dataset; those of several regions with spaces between. */
  readonly dataset: string;
  /** Whether it is always one thing, which an event holds as it is. */
  readonly isSingle?: boolean;
  /** Unix seconds of the moment that it holds for, and the IANA name of its time zone. */
  readonly at: number;
  readonly zone: string;
  /** Unix seconds from which it may be another one although no new snapshot came; Infinity = never. */
  readonly until: number;
  /** Set where no further answer can follow. */
  readonly end?: StreamEndReason;
  /** Whether it is of newer live data than `version()` knows of, so that equal versions after it mean nothing. */
  readonly isAhead?: boolean;
}

/** What a subscription asks. Subscribers with equal questions share every answer. */
export interface LiveQuestion {
  /** Equal keys = equal questions. */
  readonly key: string;
  /** What answers depend on besides time: the id of the snapshot, or of the last one that touched what it asks. Cheap, since it is read several times a second. */
  version(): string;
  /**
   * Answers it as things are now.
   * @param round the same for questions that are asked together, whose reads may be shared
   * @throws what the error map knows, and anything else: the next look asks again
   */
  answer(round: object): LiveAnswer | Promise<LiveAnswer>;
}

/** What has changed. */
export interface LiveChange {
  readonly kind: 'change';
  readonly snapshot: string | null;
  readonly dataset: string;
  readonly at: number;
  readonly zone: string;
  readonly isSingle: boolean;
  /** Whether the event holds everything, as the first one does. */
  readonly isWhole: boolean;
  /** Sources of things that are new or have changed, and their ids. */
  readonly values: readonly unknown[];
  readonly ids: readonly string[];
  /** Ids of all things, in the order of the answer. */
  readonly all: readonly string[];
  /** Ids of things that are there no more. */
  readonly gone: readonly string[];
}

/** The last event of a subscription. */
export interface LiveEnd {
  readonly kind: 'end';
  readonly reason: StreamEndReason;
}

/** One event of a subscription, the source of the types `…Update`; a failure becomes an error of the answer. */
export type LiveUpdate = LiveChange | LiveEnd | { readonly kind: 'failure'; readonly error: unknown };
