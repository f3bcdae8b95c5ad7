import type { CallIndex } from '../../../timetable/index.ts';
import type { TransitRide } from '../../transit/index.ts';
import { liveRowOf } from './live-ride.ts';
import type { RideContext } from './ride-leg.ts';

/** When the run of a ride is at its positions, Unix seconds, by the times of now. */
export interface RunTimes {
  arrival(position: number): number;
  departure(position: number): number;
}

/** The times of the whole run of a ride, from those of the ride: the engine's times are instants, those of the timetable count within a service day. */
export function runTimes(ride: TransitRide, { timetable, live: runs }: RideContext): RunTimes {
  const live = liveRowOf(runs, ride);
  const [arrivals, departures, callAt] =
    live === undefined
      ? [
          timetable.callArrival,
          timetable.callDeparture,
          (position: number) => (timetable.tripFirstCall[ride.trip]! + position) as CallIndex,
        ]
      : [
          live.runs.snapshot.runs.callArrival,
          live.runs.snapshot.runs.callDeparture,
          (position: number) => live.runs.callOf(live.row, position) as CallIndex,
        ];
  const start = ride.departure - departures[callAt(ride.fromPosition)]!;
  return {
    arrival: (position) => start + arrivals[callAt(position)]!,
    departure: (position) => start + departures[callAt(position)]!,
  };
}
