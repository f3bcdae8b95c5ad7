import { type Call, type ServiceRun, timeSourceAt, timeSourceOf } from '@tripwright/core/model';
import type { LiveSource, RealtimeVehicle } from '@tripwright/core/template';
import type { AlertBody } from './alert-body.ts';
import { encodeVehicle } from './encode-realtime.ts';
import { rideTimes } from './encode-service.ts';
import type { LiveBody } from './routing-response.ts';

/** The latest state of one service (wire-format.md section 14). Times are Unix seconds with live data. */
export interface LatestService {
  readonly serviceTripID: string;
  readonly startStopCode?: string;
  readonly endStopCode?: string;
  readonly startTime?: number;
  readonly endTime?: number;
  /** Unix seconds of the update; absent without one. */
  readonly lastUpdate?: number;
  /** Where the times come from: the less sure of boarding and alighting. Absent without an update. */
  readonly liveSource?: LiveSource;
  readonly realTimeStatus?: 'CANCELLED';
  readonly realtimeVehicle?: RealtimeVehicle;
  readonly alerts?: readonly AlertBody[];
  /** Only where no start stop was named. */
  readonly stops?: readonly {
    readonly stopCode: string;
    readonly arrival?: number;
    readonly departure?: number;
    /** Absent without an update. */
    readonly liveSource?: LiveSource;
  }[];
}

/** Body of `/v1/latest.json`. */
export interface LatestResponse {
  readonly services: readonly LatestService[];
  /** When realtime data was last read. */
  readonly realTimeStamp?: number;
  /** The realtime data behind the times; absent where they come from the timetable alone. */
  readonly live?: LiveBody;
}

/** Encodes the state of a run. @param asked the stops that the request names, which the answer repeats: clients match services by them */
export function encodeLatest(
  { ride, board, alight, state }: ServiceRun,
  asked: { readonly startStop: string | undefined; readonly endStop: string | undefined },
): LatestService {
  const [from, to] = [ride.calls[board] as Call, ride.calls[alight] as Call];
  const times = rideTimes(from, to);
  return {
    serviceTripID: ride.serviceTripId,
    ...(asked.startStop !== undefined && {
      startStopCode: asked.startStop,
      startTime: times.realTimeDeparture ?? times.startTime,
    }),
    ...(asked.endStop !== undefined && { endStopCode: asked.endStop, endTime: times.realTimeArrival ?? times.endTime }),
    ...(ride.live !== undefined && { lastUpdate: ride.live.updated, liveSource: timeSourceOf(ride, board, alight) }),
    ...(state === 'cancelled' && { realTimeStatus: 'CANCELLED' as const }),
    ...(ride.vehicle !== undefined && { realtimeVehicle: encodeVehicle(ride.vehicle) }),
    ...(asked.startStop === undefined && {
      stops: ride.calls.map((call) => ({
        stopCode: call.stop.code,
        ...(call.arrival !== undefined && { arrival: call.arrival }),
        ...(call.departure !== undefined && { departure: call.departure }),
        ...(call.live !== undefined && { liveSource: timeSourceAt(call) }),
      })),
    }),
  };
}
