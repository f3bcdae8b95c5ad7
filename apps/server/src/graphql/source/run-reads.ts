import type { LiveFacts, RegionInfo, ServiceRun } from '@tripwright/core/model';
import type { BoardOutcome, BoardQuery, LineRunsOutcome, LineRunsQuery, RunOfTrip } from '@tripwright/planner';
import type { Reader } from './graph-source.ts';

/** Whether realtime data count. */
export type Realtime = 'live' | 'scheduled';

/** Which board is asked for; its language is that of the reader. */
export type BoardAsk = Omit<BoardQuery, 'locale'>;

/** Which runs of a line are asked for. */
export type LineRunsAsk = Omit<LineRunsQuery, 'locale'>;

/** Which run is meant: the one of a service day, or the one nearest to a moment (Unix seconds), a day away at most. */
export interface RunAsk {
  readonly serviceTripId: string;
  readonly run: RunOfTrip | { readonly near: number };
}

/** A run with the realtime data behind it; these are undefined where it comes from the timetable alone. */
export interface FoundRun {
  readonly service: ServiceRun;
  readonly live: LiveFacts | undefined;
}

/** Reads of vehicles at stops, and of whole runs: several at a time, from one snapshot unless there are very many. May be refused with `notFromSource`. */
export interface RunReads {
  /** The boards of some queries, in their order. */
  boards(
    region: RegionInfo,
    queries: readonly BoardAsk[],
    realtime: Realtime,
    reader: Reader,
  ): Promise<readonly BoardOutcome[]>;
  /** The runs of each of some lines on a service day. */
  ofLines(
    region: RegionInfo,
    queries: readonly LineRunsAsk[],
    realtime: Realtime,
    reader: Reader,
  ): Promise<readonly LineRunsOutcome[]>;
  /** Some runs in full, in their order; undefined for each that is not known. */
  runs(
    region: RegionInfo,
    runs: readonly RunAsk[],
    realtime: Realtime,
    reader: Reader,
  ): Promise<readonly (FoundRun | undefined)[]>;
}
