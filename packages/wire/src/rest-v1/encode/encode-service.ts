import {
  type Call,
  intervalOf,
  isLiveSource,
  type RideLeg,
  type ServiceRun,
  type TimeSource,
  timeSourceOf,
} from '@tripwright/core/model';
import type {
  Colour,
  LiveRunBody,
  LiveSource,
  ModeInfo,
  RealTimeStatus,
  RealtimeVehicle,
  ServiceShape,
} from '@tripwright/core/template';
import { type Locale, phrases } from '@tripwright/core/text';
import type { AlertBody } from './alert-body.ts';
import { alertHashOf } from './encode-alert.ts';
import { encodeTimedCall } from './encode-call.ts';
import { encodeVehicle } from './encode-realtime.ts';
import { minutesOf, platformLabel } from './encode-ride.ts';
import { colourOf, factField } from './field-values.ts';
import { modeInfoOf } from './mode-info.ts';
import type { LiveBody } from './routing-response.ts';
import { numberOf } from './segment-phrases.ts';

/** Everything a service depends on besides its run. */
export interface ServiceContext {
  readonly locale: Locale;
  /** Names of the feeds that have realtime sources. */
  readonly liveFeeds: ReadonlySet<string>;
}

/** The fields that departures and services share (wire-format.md section 14). */
export interface ServiceFields {
  readonly serviceTripID: string;
  readonly operator: string;
  readonly operatorID?: string;
  readonly modeInfo: ModeInfo;
  readonly mode: string;
  readonly serviceNumber: string;
  readonly serviceName: string;
  readonly serviceDirection: string;
  readonly serviceColor?: Colour;
  readonly serviceTextColor?: Colour;
  readonly routeID: string;
  readonly routeDirection?: number;
  /** Name of the feed that the route is of: two feeds may share an id. Of this server. */
  readonly feed: string;
  /** Service day of the run, `YYYY-MM-DD`. Of this server. */
  readonly serviceDate: string;
  /** Number of the run, such as that of a train; absent = none. Of this server. */
  readonly runNumber?: string;
  /** Seconds by which a run by frequency is later than the times of its trip; absent = 0. Of this server. */
  readonly runShift?: number;
  /** Minutes between vehicles; only where the departure is unknown: a service without a timetable, and no prediction of this run. */
  readonly frequency?: number;
  readonly wheelchairAccessible?: boolean;
  readonly bicycleAccessible?: boolean;
  readonly realTimeStatus: RealTimeStatus;
  /** Where the times come from, as in segments: of a departure that at its stop, of a service the less sure of boarding and alighting. */
  readonly liveSource?: LiveSource;
  /** Unix seconds of the update that the times come from. */
  readonly liveUpdated?: number;
  /** What the source makes of the run. Of this server. */
  readonly liveRun?: LiveRunBody;
  readonly realtimeVehicle?: RealtimeVehicle;
  readonly alertHashCodes?: readonly number[];
}

/** The line, operator and mode of a ride, and where its times come from. @param source of the times that the fields stand beside */
export function serviceFields(
  ride: RideLeg,
  isCancelled: boolean,
  source: TimeSource,
  context: ServiceContext,
): ServiceFields {
  const { route, live } = ride;
  const interval = intervalOf(ride);
  const color = colourOf(route.color);
  const textColor = colourOf(route.textColor);
  return {
    serviceTripID: ride.serviceTripId,
    operator: route.agency.name,
    ...(route.agency.id !== '' && { operatorID: route.agency.id }),
    modeInfo: modeInfoOf(ride.mode, context.locale, { title: ride.intercityMode }),
    mode: ride.mode,
    serviceNumber: numberOf(ride),
    serviceName: route.longName,
    serviceDirection: ride.headsign,
    ...(color !== undefined && { serviceColor: color }),
    ...(textColor !== undefined && { serviceTextColor: textColor }),
    routeID: route.id,
    ...(ride.direction !== undefined && { routeDirection: ride.direction }),
    feed: ride.feed,
    serviceDate: ride.serviceDate,
    ...(ride.tripShortName !== '' && { runNumber: ride.tripShortName }),
    ...(ride.runShift !== undefined && { runShift: ride.runShift }),
    ...(interval !== undefined && { frequency: minutesOf(interval) }),
    ...factField('wheelchairAccessible', ride.wheelchair),
    ...factField('bicycleAccessible', ride.bicycles),
    realTimeStatus: isCancelled ? 'CANCELLED' : realTimeStatusOf(ride, context),
    ...liveFields(live, source),
    ...(ride.vehicle !== undefined && { realtimeVehicle: encodeVehicle(ride.vehicle) }),
    ...(ride.alerts !== undefined && ride.alerts.length > 0 && { alertHashCodes: ride.alerts.map(alertHashOf) }),
  };
}

/** Where times come from and how old they are; nothing where no source says anything of the run. */
export function liveFields(
  live: RideLeg['live'],
  source: TimeSource,
): Pick<ServiceFields, 'liveSource' | 'liveUpdated' | 'liveRun'> {
  return live === undefined
    ? {}
    : { liveSource: source, liveUpdated: live.updated, liveRun: { kind: live.kind, source: live.source } };
}

/** Real time as soon as a source says something of any call that is shown, as in segments; a source without data says nothing. */
function realTimeStatusOf({ live, calls, feed }: RideLeg, { liveFeeds }: ServiceContext): RealTimeStatus {
  if (live !== undefined && calls.some(isLiveCall)) return 'IS_REAL_TIME';
  return liveFeeds.has(feed) ? 'CAPABLE' : 'INCAPABLE';
}

/** Whether a source says, or said, when a vehicle calls. */
function isLiveCall({ live }: Call): boolean {
  return live !== undefined && (isLiveSource(live.departureSource) || isLiveSource(live.arrivalSource));
}

/** A platform as it is shown, such as "Platform 5"; absent for a stop without one. */
export function platformOf(call: Call, ride: RideLeg, locale: Locale): string | undefined {
  return platformLabel(call.stop.platform, ride.mode, phrases(locale));
}

/** Body of `/v1/service.json`. */
export interface ServiceResponse extends ServiceFields {
  readonly shapes: readonly ServiceShape[];
  /** Unix seconds of boarding and alighting by the timetable. */
  readonly startTime: number;
  readonly endTime: number;
  readonly realTimeDeparture?: number;
  readonly realTimeArrival?: number;
  readonly alerts?: readonly AlertBody[];
  /** When realtime data was last read. */
  readonly realTimeStamp?: number;
  /** The realtime data behind the times; absent where they come from the timetable alone. */
  readonly live?: LiveBody;
}

/** Encodes a run with its line on the map: the part before boarding, the ride, and the part after alighting. */
export function encodeService(service: ServiceRun, context: ServiceContext): ServiceResponse {
  const { ride, board, alight, lines } = service;
  const fields = serviceFields(ride, service.state === 'cancelled', timeSourceOf(ride, board, alight), context);
  const part = (encodedWaypoints: string, travelled: boolean, calls: readonly Call[]): ServiceShape[] =>
    encodedWaypoints === ''
      ? []
      : [
          {
            encodedWaypoints,
            travelled,
            stops: calls.map(encodeTimedCall),
            serviceTripID: fields.serviceTripID,
            serviceName: fields.serviceName,
            serviceNumber: fields.serviceNumber,
            serviceDirection: fields.serviceDirection,
            ...(fields.serviceColor !== undefined && { serviceColor: fields.serviceColor }),
            operator: fields.operator,
            ...(fields.operatorID !== undefined && { operatorID: fields.operatorID }),
            routeID: fields.routeID,
            routeId: fields.routeID,
            ...factField('wheelchairAccessible', ride.wheelchair),
            ...factField('bicycleAccessible', ride.bicycles),
            modeInfo: fields.modeInfo,
          },
        ];
  return {
    ...fields,
    ...rideTimes(ride.calls[board] as Call, ride.calls[alight] as Call),
    shapes: [
      ...part(lines.before, false, ride.calls.slice(0, board)),
      ...part(lines.ridden, true, ride.calls.slice(board, alight + 1)),
      ...part(lines.after, false, ride.calls.slice(alight + 1)),
    ],
  };
}

/** The times of boarding and alighting by the timetable, and those of now where a source gives them or they differ. */
export function rideTimes(
  from: Call,
  to: Call,
): Pick<ServiceResponse, 'startTime' | 'endTime' | 'realTimeDeparture' | 'realTimeArrival'> {
  const departure = from.departure ?? from.arrival ?? 0;
  const arrival = to.arrival ?? to.departure ?? departure;
  const startTime = from.live?.scheduledDeparture ?? departure;
  const endTime = to.live?.scheduledArrival ?? arrival;
  return {
    startTime,
    endTime,
    // A call without data may still be late, since it comes after a late one: searches ride on that time.
    ...((isLiveCall(from) || departure !== startTime) && { realTimeDeparture: departure }),
    ...((isLiveCall(to) || arrival !== endTime) && { realTimeArrival: arrival }),
  };
}
