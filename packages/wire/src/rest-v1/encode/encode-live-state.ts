import type { LiveFacts, VehicleFact } from '@tripwright/core/model';
import type { Colour, RealtimeVehicle } from '@tripwright/core/template';
import { encodeVehicle } from './encode-realtime.ts';
import { colourOf } from './field-values.ts';

/** Numbers of runs that a source names; `named` without those that it adds to the timetable. */
export interface MatchBody {
  readonly named: number;
  readonly matched: number;
  readonly added: number;
}

/** A source of live data with its state. */
export interface LiveSourceBody {
  readonly name: string;
  /** Such as `gtfs-rt`; absent = unknown. */
  readonly kind?: string;
  readonly health: LiveFacts['sources'][number]['health'];
  /** Unix seconds of the newest message; absent = none. */
  readonly lastUpdate?: number;
  readonly tripUpdates?: MatchBody;
  readonly vehicles?: MatchBody;
  readonly alerts?: MatchBody;
  /** Of shared systems. */
  readonly counts?: { readonly stations: number; readonly vehicles: number };
}

/** Body of `/v1/live.json`. */
export interface LiveStateResponse {
  readonly regions: readonly {
    readonly region: string;
    /** Id of the live data that answers use now; absent without any. */
    readonly snapshot?: string;
    /** Unix seconds for which they hold. */
    readonly at?: number;
    readonly sources: readonly LiveSourceBody[];
  }[];
}

/** What a source says, as far as it is public. */
export interface LiveSourceFacts extends Omit<LiveSourceBody, 'kind' | 'lastUpdate'> {
  /** '' = unknown. */
  readonly kind: string;
  /** Unix seconds; 0 = none. */
  readonly messageTime: number;
}

/** Encodes a source. */
export function encodeLiveSource({ kind, messageTime, ...facts }: LiveSourceFacts): LiveSourceBody {
  return { ...facts, ...(kind !== '' && { kind }), ...(messageTime > 0 && { lastUpdate: Math.round(messageTime) }) };
}

/** A vehicle on its way, with the run that it serves where that is known. */
export interface VehicleBody extends RealtimeVehicle {
  readonly run?: {
    /** As in segments and departures; absent for a run without an id. */
    readonly serviceTripID?: string;
    readonly serviceDate: string;
    readonly runShift?: number;
    readonly feed: string;
    readonly routeID: string;
    readonly serviceNumber: string;
    readonly mode: string;
    readonly serviceColor?: Colour;
    readonly serviceDirection: string;
    /** Seconds late at the next call; negative = early. */
    readonly delay?: number;
  };
}

/** Body of `/v1/vehicles.json`. */
export interface VehiclesResponse {
  /** Id of the live data behind the vehicles; absent without any. */
  readonly snapshot?: string;
  readonly vehicles: readonly VehicleBody[];
  /** Where `limit` left out vehicles. */
  readonly hasMore?: boolean;
}

/** A run as {@link encodeVehicleOnMap} takes it. */
export interface VehicleRunFacts {
  readonly serviceTripId?: string;
  readonly serviceDate: string;
  readonly shift: number;
  readonly route: { readonly feed: string; readonly id: string };
  readonly line: string;
  readonly mode: string;
  /** `#RRGGBB`. */
  readonly color: string;
  readonly headsign: string;
  readonly delaySeconds?: number;
}

/** Encodes a vehicle with its run. */
export function encodeVehicleOnMap(vehicle: VehicleFact, run: VehicleRunFacts | undefined): VehicleBody {
  const body = encodeVehicle(vehicle);
  if (run === undefined) return body;
  const { serviceTripId, serviceDate, shift, route, line, mode, color, headsign, delaySeconds } = run;
  const colour = colourOf(color.slice(1));
  return {
    ...body,
    run: {
      ...(serviceTripId !== undefined && { serviceTripID: serviceTripId }),
      serviceDate,
      ...(shift !== 0 && { runShift: shift }),
      feed: route.feed,
      routeID: route.id,
      serviceNumber: line,
      mode,
      ...(colour !== undefined && { serviceColor: colour }),
      serviceDirection: headsign,
      ...(delaySeconds !== undefined && { delay: delaySeconds }),
    },
  };
}
