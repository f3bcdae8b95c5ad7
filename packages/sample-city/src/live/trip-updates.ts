import type { CallUpdate, RealtimeEntity, TripDescriptor } from '@tripwright/core/live';
import type { Drive } from './drive.ts';
import { predictedTimes } from './predicted-times.ts';

/** The descriptor of a drive. */
export function descriptorOf({ tripId, date, startTime, kind, run }: Drive): TripDescriptor {
  const { line, direction } = run.pattern;
  return {
    tripId,
    startDate: date,
    routeId: line.id,
    directionId: direction,
    ...(startTime !== undefined && { startTime }),
    ...(run.repeats?.some(({ exact }) => !exact) === true && { relationship: 'UNSCHEDULED' }),
    ...(kind === 'cancelled' && { relationship: 'CANCELED' }),
    ...(kind === 'added' && { relationship: 'NEW' }),
  };
}

/** Name of the vehicle of a drive. */
export function vehicleOf({ id, run }: Drive): { readonly id: string; readonly label: string } {
  return { id: `vehicle-${id}`, label: run.pattern.line.id };
}

/** The trip update of a drive: calls that the vehicle has not left, and all calls of an added run. */
export function tripUpdate(drive: Drive, at: number): RealtimeEntity {
  const trip = descriptorOf(drive);
  const update = { trip, timestamp: at - (at % 20) };
  const entity = { id: drive.id, others: [] };
  if (drive.kind === 'cancelled') return { ...entity, tripUpdate: { ...update, calls: [] } };
  const { arrivals, departures, next } = predictedTimes(drive, at);
  const { stops, run, skipped, scheduledArrivals, scheduledDepartures } = drive;
  const last = stops.length - 1;
  const calls = stops.flatMap((stop, i): CallUpdate[] => {
    const planned = run.pattern.stops[i]!;
    const place = { stopSequence: i + 1, stopId: planned.id };
    if (drive.kind === 'added') {
      const [arrival, departure] = [{ time: arrivals[i]! }, { time: departures[i]! }];
      return [{ ...place, stopId: stop.id, ...(i > 0 && { arrival }), ...(i < last && { departure }) }];
    }
    if (i < next) return [];
    if (skipped[i] === true) return [{ ...place, relationship: 'SKIPPED' }];
    return [
      {
        ...place,
        ...(i > 0 && { arrival: { time: arrivals[i]!, delay: arrivals[i]! - scheduledArrivals[i]! } }),
        ...(i < last && { departure: { time: departures[i]!, delay: departures[i]! - scheduledDepartures[i]! } }),
        ...(stop.id !== planned.id && { properties: { assignedStopId: stop.id } }),
      },
    ];
  });
  return { ...entity, tripUpdate: { ...update, vehicle: vehicleOf(drive), calls } };
}
