import { serviceDayStart } from '@tripwright/core/base';
import { rideOfRun, type TransitRide } from '@tripwright/core/engine/transit';
import { CHANGE_KINDS } from '@tripwright/core/live';
import type { Region } from '@tripwright/core/region';
import {
  after,
  type CallIndex,
  departureTime,
  type LaneIndex,
  type PositionIndex,
  type StopIndex,
  type Timetable,
  type TripIndex,
  tripFinderOf,
} from '@tripwright/core/timetable';

/** Which run of a trip is meant. */
export interface RunQuery {
  /** The id of the trip as answers give it. */
  readonly serviceTripId: string;
  /** Unix seconds: the departure at one of `stops`, or any moment near the run. */
  readonly at: number;
  /** Stops of which the run calls at one at `at`; empty = its first stop. */
  readonly stops: readonly StopIndex[];
  /** Service day (days since 1970-01-01) and shift, where they are known: no other run is meant then. */
  readonly run?: { readonly day: number; readonly shift: number };
}

/** A whole run, from its first call to the last. */
export interface FoundRun {
  readonly ride: TransitRide;
  readonly state: 'runs' | 'cancelled';
  /** Position of the call that `at` was about. */
  readonly position: number;
  /** The part of the run between two of its positions. */
  between(from: number, to: number): TransitRide;
}

/** A run farther away than this is another one. */
const FARTHEST_SECONDS = 86_400;

/** The run of a trip nearest to a moment, with live changes; cancelled runs are found too, at the times of the timetable. */
export function findRun({ transit, live }: Region, query: RunQuery): FoundRun | undefined {
  if (transit === undefined) return undefined;
  const { timetable } = transit;
  const trips = new Set(tripFinderOf(timetable).find(query.serviceTripId));
  if (trips.size === 0) return undefined;
  const best = new Nearest(query);
  const window = transit.engine.runsAround(query.at);
  // Runs of live data may stand in the lanes of another pattern of their route.
  const routes = new Set([...trips].map((trip) => timetable.patternRoute[timetable.patternOfTrip(trip)]!));
  for (let lane = 0 as LaneIndex; lane < window.laneCount; lane = after(lane)) {
    if (!routes.has(timetable.patternRoute[window.lanePattern[lane]!]!)) continue;
    const last = window.laneLength[lane]! - 1;
    const end = window.laneFirstRun[after(lane)]!;
    const positions = positionsAt(
      query.stops,
      last,
      (position) => window.positionStop[(window.laneFirstPosition[lane]! + position) as PositionIndex]!,
    );
    for (let run = window.laneFirstRun[lane]!; run < end; run = after(run)) {
      if (!trips.has(window.runTrip[run]!)) continue;
      if (!best.accepts(window.runDay[run]!, window.runShift[run]!)) continue;
      for (const position of positions)
        best.offer(window.base + departureTime(window, run, position), position === last, () => ({
          ride: rideOfRun(window, run, 0, last),
          state: 'runs',
          position,
          between: (from, to) => rideOfRun(window, run, from, to),
        }));
    }
  }
  for (let row = 0; live !== undefined && row < live.runs.count; row++) {
    const trip = live.runs.trip[row]! as TripIndex;
    if (!trips.has(trip) || CHANGE_KINDS[live.runs.kind[row]!] !== 'cancelled') continue;
    const start = live.runs.start[row]!;
    const first = timetable.callDeparture[timetable.tripFirstCall[trip]!]!;
    const ride = writtenRide(timetable, trip, live.runs.day[row]!, start < 0 ? 0 : start - first);
    if (!best.accepts(ride.day, ride.shift)) continue;
    const pattern = timetable.patternOfTrip(trip);
    const positions = positionsAt(
      query.stops,
      ride.toPosition,
      (position) => timetable.positionStop[(timetable.patternFirstPosition[pattern]! + position) as PositionIndex]!,
    );
    for (const position of positions) {
      const call = (timetable.tripFirstCall[trip]! + position) as CallIndex;
      const time = ride.departure - first + timetable.callDeparture[call]!;
      best.offer(time, position === ride.toPosition, () => ({
        ride,
        state: 'cancelled',
        position,
        between: (from, to) => partOf(timetable, ride, from, to),
      }));
    }
  }
  return best.found();
}

/** A whole run as the timetable has it. @param shift seconds by which a frequency trip is shifted from its written times */
export function writtenRide(timetable: Timetable, trip: TripIndex, day: number, shift: number): TransitRide {
  const { patternFirstPosition, positionStop, tripFirstCall, callArrival, callDeparture } = timetable;
  const pattern = timetable.patternOfTrip(trip);
  const first = patternFirstPosition[pattern]!;
  const last = patternFirstPosition[after(pattern)]! - first - 1;
  const base = serviceDayStart(day, timetable.zoneOfTrip(trip)) + shift;
  return {
    kind: 'ride',
    trip,
    day,
    shift,
    headway: 0,
    fromPosition: 0,
    toPosition: last,
    fromStop: positionStop[first]!,
    toStop: positionStop[(first + last) as PositionIndex]!,
    departure: base + callDeparture[tripFirstCall[trip]!]!,
    arrival: base + callArrival[(tripFirstCall[trip]! + last) as CallIndex]!,
    seated: false,
  };
}

/** The part of a run by the timetable between two of its positions. */
function partOf(timetable: Timetable, ride: TransitRide, from: number, to: number): TransitRide {
  const { tripFirstCall, callArrival, callDeparture, positionStop, patternFirstPosition } = timetable;
  const firstCall = tripFirstCall[ride.trip]!;
  const first = patternFirstPosition[timetable.patternOfTrip(ride.trip)]!;
  const base = ride.departure - callDeparture[firstCall]!;
  return {
    ...ride,
    fromPosition: from,
    toPosition: to,
    fromStop: positionStop[(first + from) as PositionIndex]!,
    toStop: positionStop[(first + to) as PositionIndex]!,
    departure: base + callDeparture[(firstCall + from) as CallIndex]!,
    arrival: base + callArrival[(firstCall + to) as CallIndex]!,
  };
}

/** The positions of a run at some stops; the first one where no stop is named. */
function positionsAt(stops: readonly StopIndex[], last: number, stopAt: (position: number) => StopIndex): number[] {
  if (stops.length === 0) return [0];
  const positions: number[] = [];
  for (let position = 0; position <= last; position++) if (stops.includes(stopAt(position))) positions.push(position);
  return positions;
}

/** Keeps the run nearest to the moment of a query; of two that are equally near the one that goes on from there. */
class Nearest {
  readonly #query: RunQuery;
  #distance = FARTHEST_SECONDS + 1;
  #isEnd = false;
  #make: (() => FoundRun) | undefined;

  constructor(query: RunQuery) {
    this.#query = query;
  }

  accepts(day: number, shift: number): boolean {
    const { run } = this.#query;
    return run === undefined || (run.day === day && run.shift === shift);
  }

  /** @param isEnd whether the call is the last of its run: an earlier run of the same trip may end where and when a later one leaves */
  offer(time: number, isEnd: boolean, make: () => FoundRun): void {
    const distance = Math.abs(time - this.#query.at);
    if (distance > this.#distance || (distance === this.#distance && (isEnd || !this.#isEnd))) return;
    this.#distance = distance;
    this.#isEnd = isEnd;
    this.#make = make;
  }

  found(): FoundRun | undefined {
    return this.#make?.();
  }
}
