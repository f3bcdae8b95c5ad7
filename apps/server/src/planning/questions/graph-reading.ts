import type { Region } from '@tripwright/core/region';
import type { Locale } from '@tripwright/core/text';
import {
  type BoardOutcome,
  type BoardQuery,
  boardOf,
  LONGEST_BOARD_SECONDS,
  type Planner,
  type RunOfTrip,
  type ServiceOutcome,
  serviceRun,
} from '@tripwright/planner';

/** What the graph reads of one region on a planning thread: all of it from one snapshot. Plain values, since it crosses threads. */
export type GraphReading = {
  /** Code of the region; of one that is not here all boards are empty and all runs unknown. */
  readonly region: string;
  readonly realtime: 'live' | 'scheduled';
} & (
  | { readonly read: 'boards'; readonly queries: readonly Omit<BoardQuery, 'locale'>[] }
  | { readonly read: 'runs'; readonly runs: readonly RunQuery[] }
);

/** Which run is meant: the one of a day, or the one nearest to a moment (Unix seconds). */
export interface RunQuery {
  readonly serviceTripId: string;
  readonly run: RunOfTrip | { readonly near: number };
}

/** Reads boards or runs, each in the order of its query. */
export function readForGraph(
  planner: Planner,
  reading: GraphReading,
  locale: Locale,
): readonly BoardOutcome[] | readonly ServiceOutcome[] {
  const region = planner.region(reading.region, reading.realtime);
  if (reading.read === 'boards')
    return reading.queries.map((query): BoardOutcome => {
      const seconds = Math.min(query.seconds, LONGEST_BOARD_SECONDS);
      if (region === undefined) return { boards: [], unknown: query.stops, isCut: false, live: undefined };
      return boardOf(region, { ...query, seconds, locale });
    });
  return reading.runs.map((query) => runOf(region, query, locale));
}

function runOf(region: Region | undefined, { serviceTripId, run }: RunQuery, locale: Locale): ServiceOutcome {
  if (region === undefined) return { kind: 'unknown', what: 'trip' };
  if ('near' in run) return serviceRun(region, { serviceTripId, at: run.near, locale });
  return serviceRun(region, { serviceTripId, at: 0, run, locale });
}
