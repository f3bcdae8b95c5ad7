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
  /** Unix seconds of the moment that it holds for, and the IANA name of its time zone. */
  readonly at: number;
  readonly zone: string;
  /** Unix seconds from which it may be another one although no new snapshot came; Infinity = never. */
  readonly until: number;
  /** Set where no further answer can follow. */
  readonly end?: StreamEndReason;
}

/** What a subscription asks. Subscribers with equal questions share every answer. */
export interface LiveQuestion {
  /** Equal keys = equal questions. */
  readonly key: string;
  /** What answers depend on besides time: the id of the snapshot. Cheap, since it is read several times a second. */
  version(): string;
  /** Answers it as things are now. @throws what the error map knows, and anything else: the next look asks again */
  answer(): LiveAnswer | Promise<LiveAnswer>;
}

/** What has changed. */
export interface LiveChange {
  readonly kind: 'change';
  readonly snapshot: string | null;
  readonly at: number;
  readonly zone: string;
  /** Whether the event holds everything, as the first one does. */
  readonly isWhole: boolean;
  /** Sources of things that are new or have changed. */
  readonly values: readonly unknown[];
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
