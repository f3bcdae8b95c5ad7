import { type Call, type RideLeg, timeSourceOf } from '@tripwright/core/model';
import type { ShapeStop } from '@tripwright/core/template';
import type { AlertBody } from './alert-body.ts';
import { encodeTimedCall } from './encode-call.ts';
import { rideTimes, type ServiceContext, type ServiceFields, serviceFields } from './encode-service.ts';
import type { LiveBody } from './routing-response.ts';

/** Body of `/v1/services.json`. */
export interface ServicesResponse {
  /** In the order of the timetable. */
  readonly services: readonly ListedService[];
  /** True where `limit` left out later services. */
  readonly hasMore?: boolean;
  readonly alerts?: readonly AlertBody[];
  /** When realtime data was last read. */
  readonly realTimeStamp?: number;
  /** The realtime data behind the times; absent where they come from the timetable alone. */
  readonly live?: LiveBody;
}

/** A service of a route on a day. Times are Unix seconds by the timetable. */
export interface ListedService extends ServiceFields {
  /** Names the service in this list, for `after`. */
  readonly key: string;
  readonly startTime: number;
  readonly startStopCode: string;
  readonly endTime: number;
  readonly endStopCode: string;
  readonly realTimeDeparture?: number;
  readonly realTimeArrival?: number;
  /** The first and the last call; all of them with `includeStops`. */
  readonly stops: readonly ShapeStop[];
}

/** A run of a route. */
interface Run {
  readonly key: string;
  /** The whole run. */
  readonly ride: RideLeg;
  readonly state: 'runs' | 'cancelled';
}

/** Encodes the runs of a route. */
export function encodeServices(
  runs: readonly Run[],
  { includeStops, isCut, ...context }: ServiceContext & { readonly includeStops: boolean; readonly isCut: boolean },
): Pick<ServicesResponse, 'services' | 'hasMore'> {
  return {
    services: runs.map((run) => encodeRun(run, includeStops, context)),
    ...(isCut && { hasMore: true }),
  };
}

function encodeRun({ key, ride, state }: Run, includeStops: boolean, context: ServiceContext): ListedService {
  const { calls } = ride;
  const [first, last] = [calls[0] as Call, calls.at(-1) as Call];
  const shown = includeStops || calls.length <= 2 ? calls : [first, last];
  return {
    key,
    ...serviceFields(ride, state === 'cancelled', timeSourceOf(ride, 0, calls.length - 1), context),
    ...rideTimes(first, last),
    startStopCode: first.stop.code,
    endStopCode: last.stop.code,
    stops: shown.map(encodeTimedCall),
  };
}
