import { ContentHash } from '../meaning/content-hash.ts';
import type { CallEvent, TripUpdate } from '../message/realtime-message.ts';

/** A hash of all that an update says, its own time left out: the same hash, the same meaning. */
export function updateFingerprint({ trip, vehicle, calls, delay, properties }: TripUpdate): readonly [number, number] {
  const hash = new ContentHash()
    .optional(trip.tripId)
    .optional(trip.routeId)
    .optional(trip.directionId)
    .optional(trip.startTime)
    .optional(trip.startDate)
    .optional(trip.relationship)
    .optional(vehicle?.id)
    .optional(delay)
    .optional(properties?.tripId)
    .optional(properties?.startDate)
    .optional(properties?.startTime)
    .optional(properties?.headsign)
    .optional(properties?.shortName)
    .int(calls.length);
  for (const call of calls) {
    hash.optional(call.stopSequence).optional(call.stopId).optional(call.relationship);
    addEvent(hash, call.arrival);
    addEvent(hash, call.departure);
    const own = call.properties;
    hash.int(own === undefined ? 0 : 1);
    if (own !== undefined)
      hash.optional(own.assignedStopId).optional(own.headsign).optional(own.pickup).optional(own.dropOff);
  }
  return hash.words();
}

function addEvent(hash: ContentHash, event: CallEvent | undefined): void {
  hash.int(event === undefined ? 0 : 1);
  if (event !== undefined) hash.optional(event.delay).optional(event.time).optional(event.scheduledTime);
}
