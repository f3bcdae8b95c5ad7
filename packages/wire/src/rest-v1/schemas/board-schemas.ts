import { z } from 'zod';
import { alert, live, liveRun, liveSource, realtimeVehicle } from './live-schemas.ts';
import { int32, seconds } from './number-schemas.ts';
import { fact, location, modeInfo, polyline, shapeStop } from './response-schemas.ts';
import { colour } from './vehicle-schemas.ts';

// The answers of departures.json, service.json and latest.json (wire-format.md section 14).

const realTimeStatus = z
  .enum(['IS_REAL_TIME', 'CAPABLE', 'INCAPABLE', 'CANCELLED'])
  .meta({ id: 'RealTimeStatus', description: 'CAPABLE: the feed has live data, and none of this service.' });

const timedStop = shapeStop
  .extend({
    arrival: seconds.optional(),
    departure: seconds.optional(),
    timetableArrival: seconds.optional().meta({ description: 'By the timetable; only beside live times.' }),
    timetableDeparture: seconds.optional(),
    timetablePlatformCode: z.string().optional().meta({ description: 'Only after a change of platform.' }),
    liveSource: liveSource.optional(),
    arrivalSource: liveSource.optional(),
    departureSource: liveSource.optional(),
  })
  .meta({ id: 'TimedStop', description: 'A call with its times as Unix seconds.' });

const service = {
  serviceTripID: z.string(),
  operator: z.string(),
  operatorID: z.string().optional(),
  modeInfo,
  mode: z.string().meta({ description: 'Mode identifier.' }),
  serviceNumber: z.string(),
  serviceName: z.string(),
  serviceDirection: z.string(),
  serviceColor: colour.optional(),
  serviceTextColor: colour.optional(),
  routeID: z.string(),
  routeDirection: z.int().optional(),
  feed: z.string().meta({ description: 'Name of the feed that the route is of: two feeds may share an id.' }),
  runNumber: z.string().optional().meta({ description: 'Number of the run, such as that of a train.' }),
  serviceDate: z.string().meta({ description: 'Service day of the run, YYYY-MM-DD.' }),
  runShift: seconds
    .optional()
    .meta({ description: 'Seconds by which a run by frequency is later than the times of its trip.' }),
  frequency: z
    .int()
    .min(1)
    .optional()
    .meta({ description: 'Minutes between vehicles; only where the departure itself is unknown.' }),
  wheelchairAccessible: fact,
  bicycleAccessible: fact,
  realTimeStatus,
  realtimeVehicle: realtimeVehicle.optional(),
  alertHashCodes: z.array(int32).optional().meta({ description: 'Of the member alerts of the answer.' }),
  liveSource: liveSource
    .optional()
    .meta({ description: 'Where the times come from; only where a source says something.' }),
  liveUpdated: seconds.optional().meta({ description: 'Unix seconds of the update that the times come from.' }),
  liveRun: liveRun.optional(),
};

const snapshot = {
  realTimeStamp: seconds.optional().meta({ description: 'When realtime data was last read.' }),
  live: live.optional(),
};

const alerts = z.array(alert).optional().meta({ description: 'Each alert once, however many services refer to it.' });

const departure = z
  .object({
    ...service,
    startTime: seconds.meta({ description: 'Unix seconds by the timetable.' }),
    startStopCode: z.string().optional(),
    endTime: seconds.optional(),
    endStopCode: z.string().optional(),
    searchString: z.string().meta({ description: 'Names of the later stops.' }),
    startPlatform: z.string().optional(),
    platform: z.string().optional(),
    timetableStartPlatform: z.string().optional().meta({ description: 'Only after a change of platform.' }),
    endPlatform: z.string().optional(),
    realTimeDeparture: seconds.optional(),
    realTimeArrival: seconds.optional(),
    isSkipped: z.boolean().optional().meta({ description: 'The service runs and passes this stop.' }),
    boardingRules: z.enum(['PHONE_CALL', 'REQUEST_REQUIRED']).optional(),
    stops: z.array(timedStop).optional(),
  })
  .meta({ id: 'Departure' });

/** Body of `/v1/departures.json`. */
export const departuresResponseSchema = z
  .object({
    embarkationStops: z.array(
      z.object({ stopCode: z.string(), services: z.array(departure), wheelchairAccessible: fact }),
    ),
    stops: z.array(location),
    parentInfo: location.optional(),
    parentStops: z.array(location).optional(),
    alerts,
    hasMore: z.boolean().optional().meta({ description: 'True where limit left out departures.' }),
    ...snapshot,
  })
  .meta({ id: 'DeparturesResponse' });

/** Body of `/v1/service.json`. */
export const serviceResponseSchema = z
  .object({
    ...service,
    shapes: z.array(
      z
        .object({
          encodedWaypoints: polyline,
          travelled: z.boolean(),
          stops: z.array(timedStop),
          serviceTripID: z.string(),
          serviceName: z.string(),
          serviceNumber: z.string(),
          serviceDirection: z.string(),
          serviceColor: colour.optional(),
          operator: z.string(),
          operatorID: z.string().optional(),
          routeID: z.string(),
          routeId: z.string().meta({ description: 'routeID again, as other clients spell it.' }),
          wheelchairAccessible: fact,
          bicycleAccessible: fact,
          modeInfo,
        })
        .meta({ id: 'ServiceShape' }),
    ),
    startTime: seconds,
    endTime: seconds,
    realTimeDeparture: seconds.optional(),
    realTimeArrival: seconds.optional(),
    alerts,
    ...snapshot,
  })
  .meta({ id: 'ServiceResponse' });

/** Body of `/v1/services.json`. */
export const listedServicesResponseSchema = z
  .object({
    services: z.array(
      z
        .object({
          ...service,
          key: z.string().meta({ description: 'Names the service in this list, for after.' }),
          startTime: seconds.meta({ description: 'Unix seconds by the timetable.' }),
          startStopCode: z.string(),
          endTime: seconds,
          endStopCode: z.string(),
          realTimeDeparture: seconds.optional(),
          realTimeArrival: seconds.optional(),
          stops: z
            .array(timedStop)
            .meta({ description: 'The first and the last call; all of them with includeStops.' }),
        })
        .meta({ id: 'ListedService' }),
    ),
    alerts,
    hasMore: z.boolean().optional().meta({ description: 'True where limit left out later services.' }),
    ...snapshot,
  })
  .meta({ id: 'ListedServicesResponse' });

/** Body of `/v1/latest.json`. */
export const latestResponseSchema = z
  .object({
    services: z.array(
      z
        .object({
          serviceTripID: z.string(),
          startStopCode: z.string().optional(),
          endStopCode: z.string().optional(),
          startTime: seconds.optional(),
          endTime: seconds.optional(),
          lastUpdate: seconds.optional(),
          liveSource: liveSource.optional(),
          realTimeStatus: z.literal('CANCELLED').optional(),
          realtimeVehicle: realtimeVehicle.optional(),
          alerts,
          stops: z
            .array(
              z.object({
                stopCode: z.string(),
                arrival: seconds.optional(),
                departure: seconds.optional(),
                liveSource: liveSource.optional(),
              }),
            )
            .optional(),
        })
        .meta({ id: 'LatestService' }),
    ),
    ...snapshot,
  })
  .meta({ id: 'LatestResponse' });
