import { type Call, timeSourceAt } from '@tripwright/core/model';
import type { ShapeStop } from '@tripwright/core/template';
import { factField } from './field-values.ts';

type CallTimes = Pick<
  ShapeStop,
  | 'arrival'
  | 'departure'
  | 'timetableArrival'
  | 'timetableDeparture'
  | 'timetablePlatformCode'
  | 'arrivalSource'
  | 'departureSource'
  | 'liveSource'
  | 'relativeArrival'
  | 'relativeDeparture'
>;

/** A call with absolute times, those of the vehicle, and where they come from. */
export function encodeTimedCall(call: Call): ShapeStop {
  const { arrival, departure, live } = call;
  return encodeCall(call, {
    ...(arrival !== undefined && { arrival }),
    ...(departure !== undefined && { departure }),
    ...(live?.scheduledArrival !== undefined && { timetableArrival: live.scheduledArrival }),
    ...(live?.scheduledDeparture !== undefined && { timetableDeparture: live.scheduledDeparture }),
    ...(isOtherPlatform(call) && { timetablePlatformCode: live?.scheduledStop?.platform ?? '' }),
    ...(live !== undefined && {
      liveSource: timeSourceAt(call),
      ...(arrival !== undefined &&
        departure !== undefined &&
        live.arrivalSource !== live.departureSource && {
          arrivalSource: live.arrivalSource,
          departureSource: live.departureSource,
        }),
    }),
  });
}

/** Whether the vehicle calls at another platform than by the timetable, which names one. */
function isOtherPlatform({ stop, live }: Call): boolean {
  const planned = live?.scheduledStop?.platform ?? '';
  return planned !== '' && planned !== stop.platform;
}

/** A call with times relative to the start of the segment, so that trips with the same running times share a template. @param start Unix seconds */
export function encodeRelativeCall(call: Call, start: number): ShapeStop {
  const { arrival, departure } = call;
  return encodeCall(call, {
    ...(arrival !== undefined && { relativeArrival: arrival - start }),
    ...(departure !== undefined && { relativeDeparture: departure - start }),
  });
}

function encodeCall({ stop, pickup, dropOff }: Call, times: CallTimes): ShapeStop {
  const rules = [pickup, dropOff];
  return {
    lat: stop.lat,
    lng: stop.lng,
    code: stop.code,
    name: stop.name,
    ...(stop.publicCode !== '' && { shortName: stop.publicCode }),
    ...(stop.platform !== '' && { platformCode: stop.platform }),
    ...times,
    ...factField('wheelchairAccessible', stop.wheelchair),
    ...(dropOff === 'none' && pickup !== 'none' && { pickUpOnly: true }),
    ...(pickup === 'none' && dropOff !== 'none' && { dropOffOnly: true }),
    ...(rules.includes('phone-agency')
      ? { boardingRules: 'PHONE_CALL' as const }
      : rules.includes('ask-driver') && { boardingRules: 'REQUEST_REQUIRED' as const }),
  };
}
