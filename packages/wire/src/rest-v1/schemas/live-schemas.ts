import { OCCUPANCIES } from '@tripwright/core/template';
import { z } from 'zod';
import { int32, seconds } from './number-schemas.ts';

// The parts of answers that realtime data add (wire-format.md sections 8, 10 and 11).

const occupancy = z.enum(OCCUPANCIES);

/** A vehicle on its way. */
export const realtimeVehicle = z
  .object({
    id: z.string().min(1),
    label: z.string().optional(),
    lastUpdate: seconds,
    location: z.object({ lat: z.number(), lng: z.number(), bearing: z.number().optional() }),
    speed: z.number().optional().meta({ description: 'Metres per second.' }),
    occupancy: occupancy.optional(),
    components: z
      .array(z.array(z.object({ occupancy: occupancy.optional(), wheelchairAccessible: z.boolean().optional() })))
      .optional()
      .meta({ description: 'Coupled parts, each a list of cars; the front is last.' }),
  })
  .meta({ id: 'RealtimeVehicle' });

/** Times at a stop by realtime data. */
export const realtimeStop = z
  .object({
    code: z.string(),
    predictedArrival: seconds.optional(),
    predictedDeparture: seconds.optional(),
    actualArrival: seconds.optional(),
    actualDeparture: seconds.optional(),
    stopCode: z.string().optional().meta({
      description: 'The stop where the vehicle calls today; only where it is another one than by the timetable.',
    }),
  })
  .meta({ id: 'RealtimeStop' });

/** The change to a ride. */
export const connection = z
  .object({
    slack: int32.meta({ description: 'Seconds to spare; negative: the vehicle leaves before the traveller is there.' }),
    slackText: z.string(),
    nextDeparture: seconds.optional(),
    nextArrival: seconds
      .optional()
      .meta({ description: 'Arrival at the end of the trip for a traveller who misses it.' }),
    nextServiceNumber: z.string().optional(),
    missedText: z.string().meta({ description: 'Such as "If you miss it: +12 min".' }),
  })
  .meta({ id: 'Connection' });

/** A disturbance. */
export const alert = z
  .object({
    hashCode: int32,
    severity: z.enum(['alert', 'warning', 'info']),
    title: z.string().min(1),
    text: z.string().optional(),
    type: z.string().optional().meta({ description: 'GTFS-Realtime effect.' }),
    cause: z.string().optional().meta({ description: 'GTFS-Realtime cause.' }),
    url: z.string().min(1).optional(),
    remoteIcon: z.string().min(1).optional(),
    location: z
      .object({
        lat: z.number(),
        lng: z.number(),
        name: z.string().optional(),
        timezone: z.string().optional(),
        timeZone: z.string().optional(),
        region: z.string().optional(),
      })
      .optional(),
    serviceTripID: z.string().optional(),
    stopCode: z.string().optional(),
    externalId: z.string().optional(),
    fromDate: seconds.optional(),
    toDate: seconds.optional(),
    periods: z
      .array(z.object({ fromDate: seconds.optional(), toDate: seconds.optional() }))
      .optional()
      .meta({ description: 'Only where it is active several times, between fromDate and toDate.' }),
    isAvoided: z.boolean().optional().meta({ description: 'True where plans avoid what it closes.' }),
    action: z
      .object({
        type: z.literal('rerouteExcludingStops'),
        text: z.string().min(1),
        excludedStopCodes: z.array(z.string()).min(1),
      })
      .optional()
      .meta({
        description: 'Repeat the request with these codes in avoidStops, together with those of earlier alerts.',
      }),
  })
  .meta({ id: 'Alert' });

/** The realtime data behind an answer. */
export const live = z
  .object({
    snapshot: z.string().meta({ description: 'Equal ids mean equal data.' }),
    at: seconds,
    sources: z.array(
      z.object({
        name: z.string(),
        health: z.enum(['fresh', 'stale', 'held', 'failing', 'silent', 'waiting']),
        lastUpdate: seconds.optional(),
      }),
    ),
  })
  .meta({ id: 'Live' });

/** Where times come from, the least sure first. */
export const liveSource = z
  .enum(['stale', 'no-data', 'scheduled', 'carried-on', 'predicted', 'observed'])
  .meta({ id: 'LiveSource', description: 'Where the times come from.' });

/** What a source makes of a run. */
export const liveRun = z
  .object({
    kind: z
      .enum(['changed', 'added', 'replaced', 'duplicated', 'unscheduled', 'cancelled'])
      .meta({ description: 'changed: a run of the timetable with other times, stops or platforms.' }),
    source: z.string().meta({ description: 'Name of the source.' }),
  })
  .meta({ id: 'LiveRun', description: 'What a source makes of the run; only where one says something of it.' });

/** The realtime fields of a segment reference. */
export const referenceLiveFields = {
  realTime: z.boolean().optional(),
  realTimeStatus: z.enum(['IS_REAL_TIME', 'CAPABLE', 'INCAPABLE', 'CANCELLED']).optional(),
  isCancelled: z.boolean().optional(),
  alertHashCodes: z.array(int32).optional(),
  timetableStartTime: seconds.optional().meta({ description: 'By the timetable; only beside realtime data.' }),
  timetableEndTime: seconds.optional(),
  timetableStartPlatform: z.string().optional().meta({ description: 'Only after a change of platform.' }),
  timetableEndPlatform: z.string().optional(),
  realtimeVehicle: realtimeVehicle.optional(),
  realtimeStops: z.array(realtimeStop).optional().meta({ description: 'Only with includeStops.' }),
  liveSource: liveSource.optional(),
  liveUpdated: seconds.optional().meta({ description: 'Time of the update that the times come from.' }),
  liveRun: liveRun.optional(),
  cancelledDepartures: z
    .array(seconds)
    .optional()
    .meta({ description: 'Scheduled departures of cancelled runs of the line around this one.' }),
  connection: connection.optional().meta({ description: 'Only with includeConnections.' }),
  missedBySeconds: z
    .int()
    .optional()
    .meta({ description: 'A negative wait: the next vehicle leaves so much earlier.' }),
};
