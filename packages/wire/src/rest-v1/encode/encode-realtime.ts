import {
  type Call,
  isLiveSource,
  type Place,
  type RideLeg,
  timeSourceOf,
  type VehicleFact,
} from '@tripwright/core/model';
import {
  OCCUPANCIES,
  type Occupancy,
  type RealtimeStop,
  type RealtimeVehicle,
  type SegmentReferenceFields,
} from '@tripwright/core/template';

/** Whether a source gives the times of a ride, or of a part of it. */
function hasLiveTimes({ calls }: RideLeg): boolean {
  return calls.some(
    ({ live }) => live !== undefined && (isLiveSource(live.arrivalSource) || isLiveSource(live.departureSource)),
  );
}

/**
 * The realtime fields of a scheduled segment (wire-format.md section 8). The timetable's times stand beside live ones only. `liveSource` and
 * `liveUpdated` are of this server: which kind of time, and how old the update is.
 */
export function realtimeFields(leg: RideLeg, includeStops: boolean): Partial<SegmentReferenceFields> {
  const { live, isTracked, vehicle, calls, cancelledNearby } = leg;
  const isCancelled = live?.kind === 'cancelled';
  const isLive = !isCancelled && (hasLiveTimes(leg) || (live !== undefined && live.kind !== 'changed'));
  const [first, last] = [calls[0]?.live, calls.at(-1)?.live];
  return {
    ...(isTracked !== undefined && {
      realTimeStatus: isCancelled ? 'CANCELLED' : isLive ? 'IS_REAL_TIME' : isTracked ? 'CAPABLE' : 'INCAPABLE',
    }),
    ...(isCancelled && { isCancelled: true, availability: 'CANCELLED' as const }),
    ...(isLive && { realTime: true }),
    ...(isLive && first?.scheduledDeparture !== undefined && { timetableStartTime: first.scheduledDeparture }),
    ...(isLive && last?.scheduledArrival !== undefined && { timetableEndTime: last.scheduledArrival }),
    ...(live !== undefined && {
      liveSource: timeSourceOf(leg),
      liveUpdated: live.updated,
      liveRun: { kind: live.kind, source: live.source },
    }),
    ...(cancelledNearby !== undefined && { cancelledDepartures: cancelledNearby }),
    ...(vehicle !== undefined && { realtimeVehicle: encodeVehicle(vehicle) }),
    ...(isLive && includeStops && { realtimeStops: calls.flatMap(realtimeStop) }),
  };
}

/** The stop is named as the template names it, so that a client can join the two. */
function realtimeStop({ stop, arrival, departure, live }: Call): readonly RealtimeStop[] {
  if (live === undefined) return [];
  const entry: RealtimeStop = {
    code: (live.scheduledStop ?? stop).code,
    ...(live.scheduledStop !== undefined && live.scheduledStop.code !== stop.code && { stopCode: stop.code }),
    ...(arrival !== undefined &&
      isLiveSource(live.arrivalSource) && {
        [live.arrivalSource === 'observed' ? 'actualArrival' : 'predictedArrival']: arrival,
      }),
    ...(departure !== undefined &&
      isLiveSource(live.departureSource) && {
        [live.departureSource === 'observed' ? 'actualDeparture' : 'predictedDeparture']: departure,
      }),
  };
  return Object.keys(entry).length > 1 ? [entry] : [];
}

const KNOWN_OCCUPANCIES: ReadonlySet<string> = new Set(OCCUPANCIES);

/** A vehicle (wire-format.md section 10). Occupancies that clients do not know are left out, since the set is closed. */
export function encodeVehicle(vehicle: VehicleFact): RealtimeVehicle {
  const { id, label, lat, lng, bearing, speed, time, occupancy = '', wheelchair } = vehicle;
  const known = KNOWN_OCCUPANCIES.has(occupancy) ? { occupancy: occupancy as Occupancy } : {};
  const car = { ...known, ...(wheelchair !== undefined && { wheelchairAccessible: wheelchair }) };
  return {
    // Clients want an id; a vehicle without one has the place of its label.
    id: id !== '' ? id : label !== '' ? label : 'unknown',
    ...(label !== '' && { label }),
    lastUpdate: Math.round(time),
    location: { lat, lng, ...(bearing !== undefined && { bearing: Math.round(bearing) }) },
    ...(speed !== undefined && { speed }),
    ...known,
    ...(Object.keys(car).length > 0 && { components: [[car]] }),
  };
}

/**
 * A ride as the timetable has it, without realtime data: what its template is made from, so that the template of a trip stays the same while the
 * trip is late or leaves from another platform (IT-24). A ride that the timetable does not have stays as it is.
 */
export function plannedRide(leg: RideLeg): RideLeg {
  if (leg.live === undefined) return leg;
  const calls = leg.calls.map((call): Call => {
    const { live, ...rest } = call;
    if (live === undefined) return call;
    return {
      ...rest,
      stop: live.scheduledStop ?? call.stop,
      arrival: call.arrival === undefined ? undefined : (live.scheduledArrival ?? call.arrival),
      departure: call.departure === undefined ? undefined : (live.scheduledDeparture ?? call.departure),
    };
  });
  const [first, last] = [calls[0], calls.at(-1)];
  return {
    ...leg,
    calls,
    departure: first?.departure ?? leg.departure,
    arrival: last?.arrival ?? leg.arrival,
    from: placeAt(leg.from, leg.calls[0]),
    to: placeAt(leg.to, leg.calls.at(-1)),
  };
}

function placeAt(place: Place, call: Call | undefined): Place {
  const stop = call?.live?.scheduledStop;
  if (stop === undefined) return place;
  return { ...place, lat: stop.lat, lng: stop.lng, name: stop.name, timezone: stop.timezone, stop };
}
