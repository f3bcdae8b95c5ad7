import type { CallLive, TimeSource } from '@tripwright/core/model';
import type { EventTime, LiveTime } from './__generated__/resolver-types.ts';
import type { CallSource } from './sources.ts';
import type { ZonedTime } from './zoned-time.ts';

/** The arrival or departure of a call, in the time zone of its stop; null where it has none. */
export function callTime({ region, ride, call }: CallSource, event: 'arrival' | 'departure'): EventTime | null {
  const at = call[event];
  if (at === undefined) return null;
  const own = call.stop.timezone;
  const zone = own === '' ? region.timezone : own;
  const isExact = ride.headway === undefined && !call.approximate;
  return eventTime(at, liveTime(call.live, event), ride.live?.updated, isExact, (moment) => ({ at: moment, zone }));
}

/** A time with what realtime data say of it. @param updated Unix seconds of the realtime update @param zoned writes a moment in its zone */
export function eventTime(
  at: number,
  live: ReturnType<typeof liveTime>,
  updated: number | undefined,
  isExact: boolean,
  zoned: (moment: number) => ZonedTime,
): EventTime {
  return {
    scheduled: zoned(live?.scheduled ?? at),
    expected: live === undefined ? null : zoned(at),
    live: live?.kind ?? null,
    asOf: live === undefined || updated === undefined ? null : zoned(updated),
    source: live !== undefined ? 'REALTIME' : isExact ? 'TIMETABLE' : 'ESTIMATE',
  };
}

/** What realtime data say of one time of a call; undefined where they say nothing. */
export function liveTime(
  live: CallLive | undefined,
  event: 'arrival' | 'departure',
): { readonly scheduled: number | undefined; readonly kind: LiveTime } | undefined {
  if (live === undefined) return undefined;
  const kind = TIMES[event === 'arrival' ? live.arrivalSource : live.departureSource];
  if (kind === undefined) return undefined;
  return { scheduled: event === 'arrival' ? live.scheduledArrival : live.scheduledDeparture, kind };
}

const TIMES: Readonly<Record<TimeSource, LiveTime | undefined>> = {
  scheduled: undefined,
  'no-data': 'NO_DATA',
  stale: 'STALE',
  'carried-on': 'CARRIED_ON',
  predicted: 'PREDICTED',
  observed: 'OBSERVED',
};
