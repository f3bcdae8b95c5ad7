import type { Locale } from '@tripwright/core/text';
import type { FacilityReads } from './facility-reads.ts';
import type { LineReads } from './line-reads.ts';
import type { LiveReads } from './live-reads.ts';
import type { PlaceReads } from './place-reads.ts';
import type { ReachReads } from './reach-reads.ts';
import type { RunReads } from './run-reads.ts';
import type { TripReads } from './trip-reads.ts';

/**
 * Where the facts of the graph come from: the planner of this process, or another service over `/v1`. Resolvers ask nothing else, so the same
 * operation has the same answer on both. Facts are values of the model. A source that does not have a fact rejects with `notFromSource`.
 */
export interface GraphSource {
  readonly places: PlaceReads;
  readonly trips: TripReads;
  readonly lines: LineReads;
  readonly runs: RunReads;
  readonly live: LiveReads;
  readonly facilities: FacilityReads;
  readonly reach: ReachReads;
}

/** Who reads: what every read that takes time depends on. The context of resolvers is one. */
export interface Reader {
  /** Language of names. */
  readonly locale: Locale;
  /** Name of the client in the queue: the label of its key, or its address without one. */
  readonly client: string;
  /** Aborted when the client has gone away. */
  readonly signal: AbortSignal;
  /** Unix seconds; the same for all of a request. */
  readonly now: number;
}

/** A value that a source in this process has at once. */
export type Awaitable<T> = T | Promise<T>;
