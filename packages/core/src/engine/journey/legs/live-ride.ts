import { CALL_MOVED, kindOf, type LiveRuns, NO_TIME, TIME_SOURCES } from '../../../live/index.ts';
import type { Call, RideLeg } from '../../../model/index.ts';
import type { StopDirectory, StopIndex } from '../../../timetable/index.ts';
import type { TransitRide } from '../../transit/index.ts';

/** A run that a realtime source changes: its row in the snapshot. */
export interface LiveRow {
  readonly runs: LiveRuns;
  readonly row: number;
}

/** The row of a ride; undefined for a run as in the timetable, and for a cancelled one: it has no calls, so it is described as it was planned. */
export function liveRowOf(runs: LiveRuns | undefined, ride: TransitRide): LiveRow | undefined {
  const row = runs?.rowOf(ride) ?? -1;
  if (runs === undefined || row < 0) return undefined;
  const kind = kindOf(runs.snapshot.runs, row);
  return kind === 'cancelled' || kind === 'deleted' ? undefined : { runs, row };
}

/** What the source says of a ride; nothing for a run as in the timetable. */
export function rideLive(live: LiveRow | undefined): Pick<RideLeg, 'live'> {
  if (live === undefined) return {};
  const { snapshot } = live.runs;
  const kind = kindOf(snapshot.runs, live.row);
  if (kind === 'cancelled' || kind === 'deleted') return {};
  const source = snapshot.feeds[snapshot.runs.source[live.row]!]?.name ?? '';
  return { live: { kind, source, updated: snapshot.runs.time[live.row]! } };
}

/** The headsign that the source gives where the ride begins, or to the run; undefined where it gives none. */
export function liveHeadsign(
  { fromPosition }: TransitRide,
  live: LiveRow | undefined,
): Required<Pick<RideLeg, 'headsign' | 'headsignOf'>> | undefined {
  if (live === undefined) return undefined;
  const { callHeadsign, headsign, texts } = live.runs.snapshot.runs;
  const atCall = callHeadsign[live.runs.callOf(live.row, fromPosition)]!;
  if (atCall > 0) return { headsign: texts[atCall]!, headsignOf: 'call' };
  const ofRun = headsign[live.row]!;
  return ofRun > 0 ? { headsign: texts[ofRun]!, headsignOf: 'trip' } : undefined;
}

/**
 * The times of a call as the source has them, and where they come from.
 * @param dayStart Unix seconds from which the times of the run count
 */
export function liveCall(
  { runs, row }: LiveRow,
  position: number,
  fromPosition: number,
  toPosition: number,
  dayStart: number,
  stops: StopDirectory,
): Pick<Call, 'arrival' | 'departure'> & Required<Pick<Call, 'live'>> {
  const columns = runs.snapshot.runs;
  const call = runs.callOf(row, position);
  const scheduled = (column: Int32Array): number | undefined =>
    column[call] === NO_TIME ? undefined : dayStart + column[call]!;
  const isMoved = (columns.callFlags[call]! & CALL_MOVED) !== 0;
  const before: StopIndex | undefined = isMoved ? runs.scheduledStop(row, call) : undefined;
  return {
    arrival: position === fromPosition ? undefined : dayStart + columns.callArrival[call]!,
    departure: position === toPosition ? undefined : dayStart + columns.callDeparture[call]!,
    live: {
      scheduledArrival: scheduled(columns.callScheduledArrival),
      scheduledDeparture: scheduled(columns.callScheduledDeparture),
      arrivalSource: TIME_SOURCES[columns.callArrivalSource[call]!]!,
      departureSource: TIME_SOURCES[columns.callDepartureSource[call]!]!,
      ...(before !== undefined && { scheduledStop: stops.get(before) }),
    },
  };
}
