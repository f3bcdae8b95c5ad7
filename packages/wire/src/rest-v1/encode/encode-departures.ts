import { type Call, type StopBoard, type StopEvent, timeSourceAt } from '@tripwright/core/model';
import type { SegmentLocation, ShapeStop } from '@tripwright/core/template';
import type { AlertBody } from './alert-body.ts';
import { encodeTimedCall } from './encode-call.ts';
import { encodeStop } from './encode-locations.ts';
import { platformOf, rideTimes, type ServiceContext, type ServiceFields, serviceFields } from './encode-service.ts';
import { factField } from './field-values.ts';
import type { LiveBody } from './routing-response.ts';

/** A vehicle on a board (wire-format.md section 14). Times are Unix seconds by the timetable. */
export interface Departure extends ServiceFields {
  /** Departures: at this stop; arrivals: at the first stop of the ride. */
  readonly startTime: number;
  readonly startStopCode?: string;
  readonly endTime?: number;
  readonly endStopCode?: string;
  /** Names of the later stops, for searching; of the earlier ones on a board of arrivals. */
  readonly searchString: string;
  readonly startPlatform?: string;
  readonly platform?: string;
  /** Only after a change of platform. */
  readonly timetableStartPlatform?: string;
  readonly endPlatform?: string;
  readonly realTimeDeparture?: number;
  readonly realTimeArrival?: number;
  /** The run takes place and passes this stop. */
  readonly isSkipped?: boolean;
  readonly pickUpOnly?: boolean;
  readonly boardingRules?: 'PHONE_CALL' | 'REQUEST_REQUIRED';
  /** With `includeStops`. */
  readonly stops?: readonly ShapeStop[];
}

/** Body of `/v1/departures.json`. */
export interface DeparturesResponse {
  readonly embarkationStops: readonly {
    readonly stopCode: string;
    readonly services: readonly Departure[];
    readonly wheelchairAccessible?: boolean;
  }[];
  /** The stops of `embarkationStops`. */
  readonly stops: readonly SegmentLocation[];
  /** The station that was asked for, where it was one alone. */
  readonly parentInfo?: SegmentLocation;
  readonly parentStops?: readonly SegmentLocation[];
  /** True where `limit` left out departures of the time window. */
  readonly hasMore?: boolean;
  readonly alerts?: readonly AlertBody[];
  /** When realtime data was last read. */
  readonly realTimeStamp?: number;
  /** The realtime data behind the boards; absent where they come from the timetable alone. */
  readonly live?: LiveBody;
}

/** Everything a board depends on besides its events. */
export interface DeparturesContext extends ServiceContext {
  readonly region: string;
  readonly show: 'departures' | 'arrivals';
  readonly includeStops: boolean;
  readonly hasMore: boolean;
}

/** Encodes the boards of stops. A station has no services of its own: they are those of its platforms. */
export function encodeDepartures(boards: readonly StopBoard[], context: DeparturesContext): DeparturesResponse {
  const location = ({ stop }: StopBoard): SegmentLocation =>
    encodeStop(stop, { region: context.region, locale: context.locale, includeChildren: stop.isStation });
  const stations = boards.filter(({ stop }) => stop.isStation).map(location);
  const platforms = boards.filter(({ stop, events }) => !stop.isStation || events.length > 0);
  const shown = platforms.length > 0 ? platforms : boards;
  const [station] = stations;
  return {
    embarkationStops: shown.map(({ stop: { stop }, events }) => ({
      stopCode: stop.code,
      services: events.map((event) => encodeDeparture(event, context)),
      ...factField('wheelchairAccessible', stop.wheelchair),
    })),
    stops: shown.map(location),
    ...(stations.length === 1 && station !== undefined && { parentInfo: station }),
    ...(stations.length > 0 && { parentStops: stations }),
    ...(context.hasMore && { hasMore: true }),
  };
}

function encodeDeparture(event: StopEvent, context: DeparturesContext): Departure {
  const { ride, state, otherEnd } = event;
  const { show, locale } = context;
  const isArrivals = show === 'arrivals';
  const [first, last] = [ride.calls[0] as Call, ride.calls.at(-1) as Call];
  const other = otherEnd === undefined ? undefined : ride.calls[otherEnd];
  const [from, to] = isArrivals ? [other ?? first, last] : [first, other ?? last];
  const startPlatform = platformOf(from, ride, locale);
  const plannedPlatform =
    from.live?.scheduledStop && platformOf({ ...from, stop: from.live.scheduledStop }, ride, locale);
  const endPlatform = platformOf(to, ride, locale);
  const { startTime, endTime, realTimeDeparture, realTimeArrival } = rideTimes(from, to);
  const isEndShown = isArrivals || other !== undefined;
  const named = (isArrivals ? ride.calls.slice(0, -1) : ride.calls.slice(1)).map(({ stop }) => stop.name);
  const isRunning = state === 'runs';
  return {
    ...serviceFields(ride, !isRunning, timeSourceAt(isArrivals ? last : first), context),
    startTime,
    ...(isArrivals && { startStopCode: from.stop.code }),
    ...(isEndShown && { endTime, endStopCode: to.stop.code }),
    searchString: [...new Set(named)].join(', '),
    ...(startPlatform !== undefined && { startPlatform, platform: startPlatform }),
    ...(plannedPlatform !== undefined &&
      plannedPlatform !== startPlatform && { timetableStartPlatform: plannedPlatform }),
    ...(isEndShown && endPlatform !== undefined && { endPlatform }),
    ...(isRunning && realTimeDeparture !== undefined && { realTimeDeparture }),
    ...(isRunning && isEndShown && realTimeArrival !== undefined && { realTimeArrival }),
    ...(state === 'skipped' && { isSkipped: true }),
    ...(event.rule === 'phone-agency'
      ? { boardingRules: 'PHONE_CALL' as const }
      : event.rule === 'ask-driver' && { boardingRules: 'REQUEST_REQUIRED' as const }),
    ...(context.includeStops && { stops: ride.calls.map(encodeTimedCall) }),
  };
}
