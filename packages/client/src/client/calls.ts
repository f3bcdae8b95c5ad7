import type { BoundingBox, LatLng } from '@tripwright/core/geo';
import type { ServerRequest } from '../transport/index.ts';
import type { MergedTrip } from '../trips/index.ts';

/** Settings of one call. */
export interface CallOptions {
  /** Ends the call: its promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Language of the texts, a BCP 47 tag; that of the client unless given. */
  readonly locale?: string;
}

/** Settings of a single request. */
export interface RoutingOptions extends CallOptions {
  /** With several modes: whether the trips of each mode alone are wanted beside the combinations (spec 4.2 rule 4). Default: true. */
  readonly allModes?: boolean;
}

/** Settings of a plan. */
export interface PlanOptions extends CallOptions {
  /** Whether texts begin without the time of their segment, because it stands beside them. */
  readonly timesApart?: boolean;
}

/** Which stops are wanted. */
export interface CellsRequest {
  /** Code of the region. */
  readonly region: string;
  /** The cells: their IDs (spec 2.6), or those that a box touches. Not needed for level 1. */
  readonly cells?: readonly string[] | BoundingBox;
  /** 1: major stations, in one cell with the region's code. 2: all other stops. Default: 2 with cells, else 1. */
  readonly level?: 1 | 2;
  /** Default: scheduled transport. */
  readonly modes?: readonly string[];
  /** Whether stations list their stops. */
  readonly includeChildren?: boolean;
}

/** A trip after a look for realtime data. */
export interface TripUpdate {
  /** The same object when nothing changed. */
  readonly trip: MergedTrip;
  readonly isChanged: boolean;
}

/** A trip that was opened again. */
export interface OpenedTrip {
  /** Undefined: the trip is gone, and the remarks say why. */
  readonly trip: MergedTrip | undefined;
  /** What changed since the address was given, in the language of the call. */
  readonly remarks: readonly string[];
}

/** Which service is meant. */
export interface ServiceRequest {
  /** Code of the region. */
  readonly region: string;
  readonly serviceTripID: string;
  /** Unix seconds of the departure, or of any moment near it; now unless given. */
  readonly embarkationDate?: number;
  readonly startStopCode?: string;
  readonly endStopCode?: string;
}

/** Which services of a route are meant: those of a service day. */
export interface ServicesRequest {
  /** Code of the region. */
  readonly region: string;
  readonly routeID: string;
  /** Service day, `YYYY-MM-DD`. */
  readonly serviceDate: string;
  /** Name of the feed of the route, where two have one of its id. */
  readonly feed?: string;
  readonly operatorID?: string;
  readonly directionID?: 0 | 1;
  /** Id of a pattern of the route, as in `info/routeInfo.json`. */
  readonly patternID?: string;
  /** Most services: the earliest. */
  readonly limit?: number;
  /** The `key` of the service before the first one wanted. */
  readonly after?: string;
  /** Whether all calls are wanted, not only the first and the last. */
  readonly includeStops?: boolean;
  /** Default: `live`. */
  readonly realtime?: 'live' | 'scheduled';
}

/** A search from one place to many. */
export interface ReachRequest {
  /** The place in the middle. */
  readonly from: LatLng;
  /** Snaps the place to a street of this name nearby. */
  readonly fromStreetName?: string;
  /** Code of the region that answers; the first one that has the place unless given. */
  readonly region?: string;
  /** Unix seconds; now unless given. */
  readonly departAfter?: number;
  /** Default: `pt_pub`. */
  readonly modes?: readonly string[];
  readonly wheelchair?: boolean;
  /** Default: `live`. */
  readonly realtime?: 'live' | 'scheduled';
}

/** Which stops are wanted: those within a time of a place. */
export interface ReachStopsRequest extends ReachRequest {
  /** Unix seconds of arriving at the place: the stops from which that is possible. */
  readonly arriveBefore?: number;
  /** Seconds, waiting included. Default: 1800. */
  readonly within?: number;
}

/** Which areas are wanted: those within some times of a place. */
export interface ReachAreasRequest extends ReachRequest {
  /** Unix seconds of arriving at the place: the areas from which that is possible. */
  readonly arriveBefore?: number;
  /** Seconds, up to six times. Default: 1800 alone. */
  readonly limits?: readonly number[];
}

/** Which quickest ways are wanted. */
export interface ReachTimesRequest extends ReachRequest {
  /** Up to 100 places. */
  readonly to: readonly LatLng[];
  /** Seconds, waiting included. Default: 7200. */
  readonly within?: number;
}

/** Where places are looked for. */
export interface PlaceOptions extends CallOptions {
  /** Nearer places come first among equals. */
  readonly near?: LatLng | undefined;
  readonly limit?: number;
  /** Code of the only region to search. */
  readonly region?: string;
}

/** A request beyond those that the client has methods for. */
export type AnyRequest = Omit<ServerRequest, 'locale' | 'lacks'> & {
  /** Region whose servers are asked; without it those that the client was made with. */
  readonly region?: string;
};
