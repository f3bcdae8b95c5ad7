/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A document that knows its types. Clients that know `@graphql-typed-document-node/core` infer them. */
export interface DocumentTypeDecoration<TResult, TVariables> {
  /** Carries the types; it is never there. */
  readonly __apiType?: (variables: TVariables) => TResult;
}
/** How much a disturbance disturbs. */
export type AlertSeverity =
  /** Good to know. */
  | 'INFO'
  /** It may delay or change the trip. */
  | 'WARNING'
  /** Something does not run. */
  | 'SEVERE';

/** The fate of a candidate. */
export type CandidateFate =
  /** Kept in the answer. */
  | 'ANSWER'
  /** Removed. */
  | 'REMOVED'
  /** Found only for comparison. */
  | 'COMPARED';

/** Why a request about a key is refused. The list can grow: treat unknown values as `OTHER`. */
export type KeyRefusal =
  /** The operator issues keys, not the server. */
  | 'REGISTRATION_CLOSED'
  /** Another key has this label. */
  | 'LABEL_TAKEN'
  /** The label is empty, too long, or has characters that are not visible. */
  | 'INVALID_LABEL'
  /** This network has registered too often. */
  | 'TOO_FAST'
  /** The request does not come from the operator. */
  | 'NOT_OPERATOR'
  /** No key, or more than one, has this id or label. */
  | 'UNKNOWN_KEY'
  /** A value newer than this list. */
  | 'OTHER';

/** Whether realtime data count in a plan. */
export type RealtimeChoice =
  /** As runs are now, where there are realtime data. */
  | 'LIVE'
  /** By the timetable alone. */
  | 'SCHEDULED';

/** State of a source of realtime data. */
export type LiveHealth =
  /** Its data are new. */
  | 'FRESH'
  /** Its data are old: delays are the last known ones. */
  | 'STALE'
  /** Its newest message lost most of its content and waits to be confirmed. */
  | 'HELD'
  /** It cannot be read at present. */
  | 'FAILING'
  /** It says nothing that counts: times are those of the timetable. */
  | 'SILENT'
  /** It has not been read yet: the server has just started. */
  | 'WAITING';

/** What realtime data say of a time. */
export type LiveTime =
  /** It has happened. */
  | 'OBSERVED'
  /** It is predicted. */
  | 'PREDICTED'
  /** The delay of an earlier call goes on. */
  | 'CARRIED_ON'
  /** The last known delay of a source that is silent now. */
  | 'STALE'
  /** The source says that it does not know; the time is that of the timetable. */
  | 'NO_DATA';

/** What realtime data make of a run. */
export type LiveRunKind =
  /** Other times, stops or platforms. */
  | 'CHANGED'
  /** A run that the timetable does not have. */
  | 'ADDED'
  /** Another run in its place. */
  | 'REPLACED'
  /** A copy at another time. */
  | 'DUPLICATED'
  /** A run of a service without fixed times. */
  | 'UNSCHEDULED'
  /** It does not run. */
  | 'CANCELLED';

/** Kinds of mode groups. The list can grow: unknown groups are `OTHER`. */
export type ModeKind =
  /** `pt_`: scheduled public transport. */
  | 'SCHEDULED'
  /** `ps_`: taxi-like services. */
  | 'ON_DEMAND'
  /** `me_`: vehicles the traveller drives, bicycles and scooters included. */
  | 'SELF_DRIVEN'
  /** `cy_`: cycling; deprecated in favour of `me_mic_`. */
  | 'CYCLING'
  /** `wa_`: walking and similar. */
  | 'WALKING'
  /** `in_`: long-distance transport. */
  | 'INTERCITY'
  /** `stationary_`: pauses between two moves. */
  | 'STATIONARY'
  /** Any other group. */
  | 'OTHER';

/** What a found place is. */
export type FoundPlaceKind =
  /** A station, or a stop of a mode that maps show first. */
  | 'STATION'
  /** Another stop. */
  | 'STOP'
  /** A settlement or a part of one. */
  | 'LOCALITY'
  /** A point of interest. */
  | 'POI'
  /** A street. */
  | 'STREET'
  /** A house number in a street. */
  | 'ADDRESS'
  /** Where two streets meet. */
  | 'CROSSING';

/** A place on the earth, WGS 84. */
export type PointInput = {
  /** Latitude in degrees, -90 to 90. */
  readonly lat: number;
  /** Longitude in degrees, -180 to 180. */
  readonly lng: number;
};

/** A circle on the map. */
export type NearInput = {
  /** Latitude of its centre in degrees, -90 to 90. */
  readonly lat: number;
  /** Longitude of its centre in degrees, -180 to 180. */
  readonly lng: number;
  /** Its radius in metres, more than 0, at most 10,000. */
  readonly radius?: number;
};

/** A point with optional facts about it. */
export type NamedPointInput = {
  /** Latitude in degrees, -90 to 90. */
  readonly lat: number;
  /** Longitude in degrees, -180 to 180. */
  readonly lng: number;
  /** Prefers nearby streets of this name, even if others are closer. */
  readonly streetName?: string | null | undefined;
  /** Returned as the address of the place. */
  readonly address?: string | null | undefined;
};

/** A stop of a region. */
export type StopRefInput = {
  /** The region of the stop. */
  readonly region: string;
  /** As in `Stop.code`. */
  readonly code: string;
};

/** A place, by exactly one of the two. */
export type PlaceInput =
  {   /** By its coordinates. */
  readonly point: NamedPointInput; readonly stop?: never; }
  |  { readonly point?: never;   /** By a stop. */
  readonly stop: StopRefInput; };

/** A request for a plan. */
export type PlanRequest = {
  /** Where it begins. */
  readonly from: PlaceInput;
  /** Where it ends. */
  readonly to: PlaceInput;
  /** When to travel; departure now if left out. Times in the past are allowed. */
  readonly when?: WhenInput | null | undefined;
  /** The modes to use; each covers all modes below it. Identifiers that are well-formed but unknown are ignored with an advisory. */
  readonly modes: ReadonlyArray<string>;
  /** Which trips to return when several modes are given. */
  readonly combine?: CombineModes;
  /** Leave out everything known to be inaccessible, and use a wheelchair instead of walking. */
  readonly wheelchair?: boolean;
  /** Stops to avoid for boarding, alighting and transfers. Unknown ones are ignored with an advisory. */
  readonly avoidStops?: ReadonlyArray<string>;
  /** Whether realtime data count. */
  readonly realtime?: RealtimeChoice;
  /** Whether to work out what follows a missed vehicle, which selecting `ScheduledSegment.change` or `Changeover.ifMissed` asks for as well. */
  readonly includeChanges?: boolean;
  /** Limits on scheduled services, besides the modes. */
  readonly limits?: LimitsInput | null | undefined;
  /** Preferences of the traveller. */
  readonly wishes?: WishesInput | null | undefined;
  /**
   * Language of texts without an argument of their own; without it, that of the `Accept-Language` header. A client that caches objects by id and changes its language
   * gives texts the argument instead, so that each language has its place in the cache.
   */
  readonly locale?: string | null | undefined;
};

/** Limits on scheduled services. Unknown names are ignored with an advisory. */
export type LimitsInput = {
  /** Modes; each stands for all modes below it. Without walking (`wa_wal` never, or only driven modes), vehicles are driven to the door. */
  readonly modes?: ModeLimitInput | null | undefined;
  /** Operators, by id or name. */
  readonly operators?: NameLimitInput | null | undefined;
  /** Authorities, by name; a line without one is under the authority of its operator. */
  readonly authorities?: NameLimitInput | null | undefined;
  /** Feeds, by name. */
  readonly feeds?: NameLimitInput | null | undefined;
  /** Lines, by id or number, that are allowed in spite of all other limits. */
  readonly alwaysLines?: ReadonlyArray<string>;
};

/** Blocked modes, or the only allowed modes: one of the two. */
export type ModeLimitInput =
  {   /** None of these. */
  readonly never: ReadonlyArray<string>; readonly only?: never; }
  |  { readonly never?: never;   /** Only these. */
  readonly only: ReadonlyArray<string>; };

/** Blocked names, or the only allowed names: one of the two. */
export type NameLimitInput =
  {   /** None of these. */
  readonly never: ReadonlyArray<string>; readonly only?: never; }
  |  { readonly never?: never;   /** Only these. */
  readonly only: ReadonlyArray<string>; };

/** Preferences of the traveller. */
export type WishesInput = {
  /** Importance of the criteria: orders the trips, and finds trips that suit better than the earliest ones. */
  readonly weights?: WeightsInput | null | undefined;
  /** Kilometres per hour on foot, 0.36 to 36. */
  readonly walkingSpeed?: number;
  /** Kilometres per hour by bicycle, 0.36 to 90. */
  readonly cyclingSpeed?: number;
  /** Longest walking time in a trip; no limit if left out. */
  readonly mostWalking?: string | null | undefined;
  /** Minimum time for transfers. */
  readonly changeTime?: string;
  /** Reduced fares; where a feed has several, the smallest reduction. */
  readonly concession?: boolean;
  /** Only the single best trip. */
  readonly bestOnly?: boolean;
  /** Whether small vehicles, such as folding bicycles, are taken on board. */
  readonly vehiclesAboard?: boolean;
  /** Kinds of cycling routes to return, all in one group; only the best if empty. */
  readonly cycling?: ReadonlyArray<CyclingWay>;
  /** Expected waiting times for hailed vehicles. */
  readonly waits?: ReadonlyArray<ModeWaitInput>;
  /** Emission factors of the traveller's own vehicles. */
  readonly emissions?: ReadonlyArray<ModeEmissionInput>;
};

/** Importance of each criterion, 0.1 (hardly any) to 2 (much); values outside are clamped. */
export type WeightsInput = {
  /** Importance of the price. */
  readonly price?: number;
  /** Importance of the environment. */
  readonly environment?: number;
  /** Importance of the duration. */
  readonly duration?: number;
  /** Importance of little walking, waiting and changing. */
  readonly convenience?: number;
};

/** Kind of cycling route. */
export type CyclingWay =
  /** A balance of short and cycle-friendly. */
  | 'BEST'
  /** The shortest. */
  | 'SHORTEST'
  /** The most cycle-friendly. */
  | 'FRIENDLIEST';

/** An expected wait. */
export type ModeWaitInput = {
  /** A mode of hailed vehicles, such as `ps_tax`. */
  readonly mode: string;
  /** At most a day. */
  readonly wait: string;
};

/** An emission factor. */
export type ModeEmissionInput = {
  /** A mode; it stands for all modes below it. */
  readonly mode: string;
  /** Grams of CO₂ per kilometre and person, 0 or more. */
  readonly gramsPerKilometre: number;
};

/** When to travel, by exactly one of the two times. */
export type WhenInput =
  {   /** Earliest departure. */
  readonly departAfter: string; readonly arriveBefore?: never; }
  |  { readonly departAfter?: never;   /** Latest arrival. */
  readonly arriveBefore: string; };

/** Which trips to return when several modes are given. */
export type CombineModes =
  /** Trips that combine modes, and those of each mode alone. */
  | 'COMBINED_AND_SINGLE'
  /** Only trips that combine modes and are better than each mode alone in some respect. Often there are none. */
  | 'COMBINED_ONLY';

/** Reasons for an empty answer. The list can grow: treat unknown values as `OTHER`. */
export type NoTripsReason =
  /** Origin and destination are effectively the same place. */
  | 'SAME_PLACE'
  /** There is no usable street near one of the ends. */
  | 'OFF_NETWORK'
  /** No region covers one of the ends. */
  | 'OUTSIDE_REGIONS'
  /** No single region covers both ends. */
  | 'DIFFERENT_REGIONS'
  /** None of the modes is available here. */
  | 'MODE_UNAVAILABLE'
  /** The limits of the request exclude every line of the modes. */
  | 'RULED_OUT'
  /** The timetable does not cover that date. */
  | 'NO_SERVICE_ON_DATE'
  /** No service within reach runs at that time. */
  | 'NO_SERVICE_IN_WINDOW'
  /** There is no stop within reach of one of the ends. */
  | 'NO_STOP_IN_REACH'
  /** The search was complete: no connection leads there. */
  | 'NO_CONNECTION'
  /** No connection leads there without the avoided stops. */
  | 'AVOIDED_STOPS'
  /** No departure after the earliest time arrives by the latest time. */
  | 'ARRIVES_TOO_LATE'
  /** Every connection has a part known to be inaccessible. */
  | 'INACCESSIBLE'
  /** Every connection has a longer walk than the request allows. */
  | 'WALK_TOO_LONG'
  /** The distance is too long to travel by street alone. */
  | 'TOO_FAR'
  /** Vehicles for hire near the origin have to be returned there. */
  | 'ROUND_TRIP_ONLY'
  /** There is no vehicle for hire within reach of the origin, or none that can be left at the destination. */
  | 'NO_VEHICLE_IN_REACH'
  /** No hailed service picks up at the origin and serves the destination. */
  | 'OUTSIDE_SERVICE_AREA'
  /** The services for this trip are closed or not operating at that time. */
  | 'CLOSED'
  /** The region has no provider of the requested name. */
  | 'UNKNOWN_PROVIDER'
  /** Walking all the way is better than every other trip. */
  | 'WALKING_IS_BETTER'
  /** No combination is better than walking or a single mode. */
  | 'NOT_BETTER_THAN_SINGLE_MODES'
  /** The search ended early, before it found a trip. */
  | 'STOPPED_EARLY'
  /** A value newer than this list. */
  | 'OTHER';

/** A part of a plan request. */
export type PlanInputField =
  /** `PlanRequest.from`. */
  | 'FROM'
  /** `PlanRequest.to`. */
  | 'TO'
  /** `PlanRequest.when`. */
  | 'WHEN'
  /** `PlanRequest.modes`. */
  | 'MODES'
  /** `PlanRequest.avoidStops`. */
  | 'AVOID_STOPS'
  /** `PlanRequest.limits`. */
  | 'LIMITS'
  /** `PlanRequest.wishes`. */
  | 'WISHES'
  /** `PlanRequest.locale`. */
  | 'LOCALE'
  /** The argument `page` of `plan`. */
  | 'PAGE'
  /** A value newer than this list. */
  | 'OTHER';

/** Purpose of a pause. The list can grow: treat unknown values as `WAIT`. */
export type PauseKind =
  /** Waiting for the next segment. */
  | 'WAIT'
  /** Transfer between two scheduled rides. */
  | 'TRANSFER'
  /** Parking along the street. */
  | 'PARK_ON_STREET'
  /** Parking off the street, such as in a car park. */
  | 'PARK_OFF_STREET'
  /** Collecting a hired vehicle. */
  | 'VEHICLE_COLLECT'
  /** Returning a hired vehicle. */
  | 'VEHICLE_RETURN'
  /** Checking in at an airport. */
  | 'AIRPORT_CHECKIN'
  /** Leaving an airport: luggage and immigration. */
  | 'AIRPORT_CHECKOUT'
  /** Transfer between flights. */
  | 'AIRPORT_TRANSFER';

/** Form of a hired vehicle. */
export type VehicleForm =
  /** A bicycle. */
  | 'BICYCLE'
  /** A car. */
  | 'CAR'
  /** A moped. */
  | 'MOPED'
  /** A scooter, standing or seated, with small wheels. */
  | 'SCOOTER'
  /** Another form. */
  | 'OTHER';

/** Whether a vehicle comes. The list can grow: treat unknown values as `OTHER`. */
export type StopEventState =
  /** It comes. */
  | 'RUNS'
  /** Its run does not take place. */
  | 'CANCELLED'
  /** Its run takes place and passes this stop. */
  | 'SKIPPED'
  /** A value newer than this list. */
  | 'OTHER';

/** A requested square of the map. */
export type CellInput = {
  /** The cell. */
  readonly key: string;
  /** Hash of an earlier answer, signed 32-bit: the cell is returned only if its content has changed. */
  readonly hashCode?: number | null | undefined;
};

/** Wheelchair access. */
export type Accessibility =
  /** Known to be accessible. */
  | 'ACCESSIBLE'
  /** Known to be inaccessible. */
  | 'INACCESSIBLE'
  /** Unknown. */
  | 'UNKNOWN';

/** Why a stream ends. The list can grow: treat unknown values as `OTHER`. */
export type StreamEndReason =
  /** The server has new timetables, and what was asked about is not in them. */
  | 'NEW_DATASET'
  /** The server ends. */
  | 'SHUTDOWN'
  /** The stream has been open for the longest time that is allowed. */
  | 'TIME_LIMIT'
  /** What was asked about is over: the trip has been made, or is no longer possible. */
  | 'OVER'
  /** A reason that this version of the schema does not name. */
  | 'OTHER';

/** Which vehicle takes the place of a ride. */
export type SwapDirection =
  /** The first one after it that the traveller reaches. */
  | 'NEXT'
  /** The last one before it. */
  | 'PREVIOUS';

/** Why a ride cannot be swapped. The list can grow: treat unknown values as `OTHER`. */
export type SwapRefusal =
  /** The segment is no ride on a vehicle with a timetable. */
  | 'NOT_A_RIDE'
  /** No other vehicle goes there within a day that the request allows. */
  | 'NO_OTHER_VEHICLE'
  /** The vehicle before leaves before the traveller is there. */
  | 'LEAVES_TOO_EARLY'
  /** The trip is no longer possible. */
  | 'TRIP_GONE'
  /** A value newer than this list. */
  | 'OTHER';

/** Purpose of a payment. The list can grow: treat unknown values as `OTHER`. */
export type PaymentKind =
  /** Rides on public transport. */
  | 'TICKET'
  /** A taxi or similar service. */
  | 'TAXI'
  /** The use of a vehicle. */
  | 'HIRE'
  /** Parking. */
  | 'PARKING'
  /** Fuel or electricity. */
  | 'FUEL'
  /** The use of a road. */
  | 'TOLL'
  /** A value newer than this list. */
  | 'OTHER';

/** How safe a transfer is. */
export type ChangeoverState =
  /** Two minutes or more to spare. */
  | 'COMFORTABLE'
  /** Less than two minutes to spare. */
  | 'TIGHT'
  /** The next vehicle leaves before the rider can reach it. */
  | 'MISSED';

/** Source of a time. */
export type TimeSource =
  /** A timetable. */
  | 'TIMETABLE'
  /** A report of the vehicle. */
  | 'REALTIME'
  /** An estimate: movement on streets, or a service that runs by frequency. */
  | 'ESTIMATE';

/** A box on the map. One whose west lies east of its east crosses the antimeridian. */
export type BoxInput = {
  /** Latitude of its southern side in degrees, -90 to 90. */
  readonly south: number;
  /** Longitude of its western side in degrees, -180 to 180. */
  readonly west: number;
  /** Latitude of its northern side in degrees, -90 to 90. */
  readonly north: number;
  /** Longitude of its eastern side in degrees, -180 to 180. */
  readonly east: number;
};

/** How full a vehicle is (GTFS-Realtime `OccupancyStatus`). The list can grow: treat unknown values as `OTHER`. */
export type Occupancy =
  /** Empty, or nearly so. */
  | 'EMPTY'
  /** Many seats are free. */
  | 'MANY_SEATS_AVAILABLE'
  /** Few seats are free. */
  | 'FEW_SEATS_AVAILABLE'
  /** Room to stand only. */
  | 'STANDING_ROOM_ONLY'
  /** Little room to stand. */
  | 'CRUSHED_STANDING_ROOM_ONLY'
  /** Full. */
  | 'FULL'
  /** It takes no passengers. */
  | 'NOT_ACCEPTING_PASSENGERS'
  /** The source does not know. */
  | 'NO_DATA_AVAILABLE'
  /** It cannot be boarded. */
  | 'NOT_BOARDABLE'
  /** A value newer than this list. */
  | 'OTHER';

/** Variables of {@link RegionsDocument}. */
export type RegionsQueryVariables = Exact<{ [key: string]: never; }>;


/** Answer of {@link RegionsDocument}. */
export type RegionsQuery = { readonly about: { readonly version: string, readonly schemaHash: string }, readonly regions: { readonly nodes: ReadonlyArray<{ readonly code: string, readonly name: string, readonly timeZone: string, readonly firstServiceDate: string | null, readonly lastServiceDate: string | null, readonly modes: ReadonlyArray<{ readonly identifier: string, readonly name: string }>, readonly credits: ReadonlyArray<{ readonly attribution: string, readonly licence: string | null }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

/** Variables of {@link PlanDocument}. */
export type PlanQueryVariables = Exact<{
  request: PlanRequest;
  locale?: string | null | undefined;
}>;


/** Answer of {@link PlanDocument}. */
export type PlanQuery = { readonly plan:
    | { readonly groups: { readonly nodes: ReadonlyArray<{ readonly frequency: string | null, readonly trips: { readonly edges: ReadonlyArray<{ readonly isBest: boolean, readonly isPast: boolean, readonly weightedScore: number, readonly node: { readonly id: string, readonly departure: string, readonly arrival: string, readonly duration: string, readonly segments: ReadonlyArray<
                  | { readonly platform: string | null, readonly stopCount: number, readonly accessible: Accessibility, readonly index: number, readonly geometry: string | null, readonly service: { readonly number: string | null, readonly direction: string | null, readonly route: { readonly shortName: string | null, readonly longName: string | null, readonly color: string | null } }, readonly calls: ReadonlyArray<{ readonly stop: { readonly code: string, readonly name: string }, readonly arrival: { readonly scheduled: string } | null, readonly departure: { readonly scheduled: string } | null }>, readonly mode: { readonly identifier: string, readonly name: string }, readonly from: { readonly name: string | null, readonly point: { readonly lat: number, readonly lng: number } }, readonly to: { readonly name: string | null, readonly point: { readonly lat: number, readonly lng: number } }, readonly departure: { readonly scheduled: string, readonly source: TimeSource }, readonly arrival: { readonly scheduled: string, readonly source: TimeSource }, readonly action: { readonly text: string }, readonly notes: ReadonlyArray<{ readonly parts: ReadonlyArray<{ readonly text: string, readonly placeholder: string | null, readonly realtime: boolean }> }> }
                  | { readonly distance: number, readonly index: number, readonly geometry: string | null, readonly streets: ReadonlyArray<{ readonly instruction: string, readonly distance: number }>, readonly mode: { readonly identifier: string, readonly name: string }, readonly from: { readonly name: string | null, readonly point: { readonly lat: number, readonly lng: number } }, readonly to: { readonly name: string | null, readonly point: { readonly lat: number, readonly lng: number } }, readonly departure: { readonly scheduled: string, readonly source: TimeSource }, readonly arrival: { readonly scheduled: string, readonly source: TimeSource }, readonly action: { readonly text: string }, readonly notes: ReadonlyArray<{ readonly parts: ReadonlyArray<{ readonly text: string, readonly placeholder: string | null, readonly realtime: boolean }> }> }
                  | { readonly index: number, readonly geometry: string | null, readonly mode: { readonly identifier: string, readonly name: string }, readonly from: { readonly name: string | null, readonly point: { readonly lat: number, readonly lng: number } }, readonly to: { readonly name: string | null, readonly point: { readonly lat: number, readonly lng: number } }, readonly departure: { readonly scheduled: string, readonly source: TimeSource }, readonly arrival: { readonly scheduled: string, readonly source: TimeSource }, readonly action: { readonly text: string }, readonly notes: ReadonlyArray<{ readonly parts: ReadonlyArray<{ readonly text: string, readonly placeholder: string | null, readonly realtime: boolean }> }> }
                >, readonly changeovers: ReadonlyArray<{ readonly afterSegment: number, readonly slack: string, readonly state: ChangeoverState }> } }> } }> }, readonly empty: { readonly reason: NoTripsReason, readonly message: string } | null, readonly advisories: ReadonlyArray<{ readonly code: string, readonly message: string }> }
    | { readonly fields: ReadonlyArray<{ readonly field: PlanInputField, readonly message: string, readonly suggestions: ReadonlyArray<string> }> }
   };

type SegmentLine_ScheduledSegment_Fragment = { readonly platform: string | null, readonly stopCount: number, readonly accessible: Accessibility, readonly index: number, readonly geometry: string | null, readonly service: { readonly number: string | null, readonly direction: string | null, readonly route: { readonly shortName: string | null, readonly longName: string | null, readonly color: string | null } }, readonly calls: ReadonlyArray<{ readonly stop: { readonly code: string, readonly name: string }, readonly arrival: { readonly scheduled: string } | null, readonly departure: { readonly scheduled: string } | null }>, readonly mode: { readonly identifier: string, readonly name: string }, readonly from: { readonly name: string | null, readonly point: { readonly lat: number, readonly lng: number } }, readonly to: { readonly name: string | null, readonly point: { readonly lat: number, readonly lng: number } }, readonly departure: { readonly scheduled: string, readonly source: TimeSource }, readonly arrival: { readonly scheduled: string, readonly source: TimeSource }, readonly action: { readonly text: string }, readonly notes: ReadonlyArray<{ readonly parts: ReadonlyArray<{ readonly text: string, readonly placeholder: string | null, readonly realtime: boolean }> }> };

type SegmentLine_StreetSegment_Fragment = { readonly distance: number, readonly index: number, readonly geometry: string | null, readonly streets: ReadonlyArray<{ readonly instruction: string, readonly distance: number }>, readonly mode: { readonly identifier: string, readonly name: string }, readonly from: { readonly name: string | null, readonly point: { readonly lat: number, readonly lng: number } }, readonly to: { readonly name: string | null, readonly point: { readonly lat: number, readonly lng: number } }, readonly departure: { readonly scheduled: string, readonly source: TimeSource }, readonly arrival: { readonly scheduled: string, readonly source: TimeSource }, readonly action: { readonly text: string }, readonly notes: ReadonlyArray<{ readonly parts: ReadonlyArray<{ readonly text: string, readonly placeholder: string | null, readonly realtime: boolean }> }> };

type SegmentLine_StationarySegment_Fragment = { readonly index: number, readonly geometry: string | null, readonly mode: { readonly identifier: string, readonly name: string }, readonly from: { readonly name: string | null, readonly point: { readonly lat: number, readonly lng: number } }, readonly to: { readonly name: string | null, readonly point: { readonly lat: number, readonly lng: number } }, readonly departure: { readonly scheduled: string, readonly source: TimeSource }, readonly arrival: { readonly scheduled: string, readonly source: TimeSource }, readonly action: { readonly text: string }, readonly notes: ReadonlyArray<{ readonly parts: ReadonlyArray<{ readonly text: string, readonly placeholder: string | null, readonly realtime: boolean }> }> };

/** What a fragment selects. */
export type SegmentLineFragment =
  | SegmentLine_ScheduledSegment_Fragment
  | SegmentLine_StreetSegment_Fragment
  | SegmentLine_StationarySegment_Fragment
;

/** Variables of {@link LaterTripsDocument}. */
export type LaterTripsQueryVariables = Exact<{
  request: PlanRequest;
  after?: string | null | undefined;
}>;


/** Answer of {@link LaterTripsDocument}. */
export type LaterTripsQuery = { readonly plan:
    | { readonly groups: { readonly nodes: ReadonlyArray<{ readonly trips: { readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly departure: string, readonly arrival: string } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } }> } }
    | Record<PropertyKey, never>
   };

/** Variables of {@link RerouteDocument}. */
export type RerouteQueryVariables = Exact<{
  request: PlanRequest;
  avoidStops: ReadonlyArray<string> | string;
}>;


/** Answer of {@link RerouteDocument}. */
export type RerouteQuery = { readonly plan:
    | { readonly groups: { readonly nodes: ReadonlyArray<{ readonly best: { readonly arrival: string } }> }, readonly reroute:
        | { readonly request: { readonly avoidStops: ReadonlyArray<string> }, readonly groups: { readonly nodes: ReadonlyArray<{ readonly best: { readonly arrival: string } }> }, readonly empty: { readonly reason: NoTripsReason } | null }
        | Record<PropertyKey, never>
       }
    | Record<PropertyKey, never>
   };

/** Variables of {@link WhyNothingDocument}. */
export type WhyNothingQueryVariables = Exact<{
  nothing: PlanRequest;
  wrong: PlanRequest;
  locale?: string | null | undefined;
}>;


/** Answer of {@link WhyNothingDocument}. */
export type WhyNothingQuery = { readonly nothing:
    | { readonly groups: { readonly nodes: ReadonlyArray<{ readonly frequency: string | null }> }, readonly empty: { readonly reason: NoTripsReason, readonly message: string, readonly input: PlanInputField | null } | null, readonly outcomes: ReadonlyArray<{ readonly groupCount: number, readonly modes: ReadonlyArray<{ readonly identifier: string }>, readonly empty: { readonly reason: NoTripsReason } | null }> }
    | Record<PropertyKey, never>
  , readonly wrong:
    | { readonly code: string, readonly message: string, readonly fields: ReadonlyArray<{ readonly field: PlanInputField, readonly value: string | null, readonly message: string, readonly suggestions: ReadonlyArray<string> }> }
    | Record<PropertyKey, never>
   };

/** Variables of {@link StopsNearbyDocument}. */
export type StopsNearbyQueryVariables = Exact<{
  region: string;
  near: NearInput;
}>;


/** Answer of {@link StopsNearbyDocument}. */
export type StopsNearbyQuery = { readonly region: { readonly stops: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly platform: string | null, readonly accessible: Accessibility, readonly lines: ReadonlyArray<string>, readonly point: { readonly lat: number, readonly lng: number }, readonly modes: ReadonlyArray<{ readonly identifier: string }>, readonly station: { readonly code: string, readonly name: string } | null }> } } | null };

/** Variables of {@link StopCellsDocument}. */
export type StopCellsQueryVariables = Exact<{
  region: string;
  all: string;
  cells: ReadonlyArray<CellInput> | CellInput;
}>;


/** Answer of {@link StopCellsDocument}. */
export type StopCellsQuery = { readonly major: ReadonlyArray<{ readonly key: string, readonly hashCode: number, readonly stops: ReadonlyArray<{ readonly code: string, readonly name: string, readonly popularity: number, readonly point: { readonly lat: number, readonly lng: number }, readonly children: ReadonlyArray<{ readonly code: string, readonly platform: string | null }> }> }> | null, readonly minor: ReadonlyArray<{ readonly key: string, readonly hashCode: number, readonly stops: ReadonlyArray<{ readonly code: string, readonly name: string, readonly popularity: number, readonly point: { readonly lat: number, readonly lng: number }, readonly children: ReadonlyArray<{ readonly code: string, readonly platform: string | null }> }> }> | null };

/** What a fragment selects. */
export type CellFragment = { readonly key: string, readonly hashCode: number, readonly stops: ReadonlyArray<{ readonly code: string, readonly name: string, readonly popularity: number, readonly point: { readonly lat: number, readonly lng: number }, readonly children: ReadonlyArray<{ readonly code: string, readonly platform: string | null }> }> };

/** Variables of {@link ModesDocument}. */
export type ModesQueryVariables = Exact<{
  locale?: string | null | undefined;
}>;


/** Answer of {@link ModesDocument}. */
export type ModesQuery = { readonly tram: { readonly identifier: string, readonly kind: ModeKind, readonly known: boolean, readonly name: string, readonly meaning: string | null, readonly parent: { readonly identifier: string } | null }, readonly bicycle: { readonly identifier: string, readonly kind: ModeKind, readonly known: boolean, readonly name: string, readonly meaning: string | null, readonly deprecation: { readonly note: string, readonly replacement: { readonly identifier: string } } | null }, readonly provider: { readonly identifier: string, readonly kind: ModeKind, readonly known: boolean, readonly name: string, readonly meaning: string | null, readonly parts: { readonly group: string, readonly mode: string, readonly details: ReadonlyArray<string> } | null }, readonly mistyped: { readonly suggestions: ReadonlyArray<string>, readonly identifier: string, readonly kind: ModeKind, readonly known: boolean, readonly name: string, readonly meaning: string | null } };

/** What a fragment selects. */
export type ModeFactsFragment = { readonly identifier: string, readonly kind: ModeKind, readonly known: boolean, readonly name: string, readonly meaning: string | null };

/** Variables of {@link AgainDocument}. */
export type AgainQueryVariables = Exact<{
  ids: ReadonlyArray<string | number> | string | number;
}>;


/** Answer of {@link AgainDocument}. */
export type AgainQuery = { readonly nodes: ReadonlyArray<
    | { readonly __typename: 'Alert', readonly id: string }
    | { readonly __typename: 'VehicleStation', readonly id: string }
    | { readonly __typename: 'FreeVehicle', readonly id: string }
    | { readonly __typename: 'CarRental', readonly id: string }
    | { readonly __typename: 'CarPark', readonly id: string }
    | { readonly __typename: 'VehicleParking', readonly id: string }
    | { readonly __typename: 'Mode', readonly identifier: string, readonly id: string }
    | { readonly __typename: 'Region', readonly name: string, readonly id: string }
    | { readonly __typename: 'Route', readonly id: string }
    | { readonly __typename: 'Pattern', readonly id: string }
    | { readonly __typename: 'Agency', readonly id: string }
    | { readonly __typename: 'Service', readonly id: string }
    | { readonly __typename: 'Stop', readonly name: string, readonly id: string }
    | { readonly __typename: 'Vehicle', readonly id: string }
   | null> };

/** Variables of {@link TaxiAndTrainDocument}. */
export type TaxiAndTrainQueryVariables = Exact<{
  request: PlanRequest;
  locale?: string | null | undefined;
}>;


/** Answer of {@link TaxiAndTrainDocument}. */
export type TaxiAndTrainQuery = { readonly plan:
    | { readonly groups: { readonly nodes: ReadonlyArray<{ readonly modes: ReadonlyArray<{ readonly identifier: string }>, readonly best: { readonly departure: string, readonly arrival: string, readonly price: { readonly text: string } | null, readonly segments: ReadonlyArray<
              | { readonly service: { readonly direction: string | null, readonly route: { readonly shortName: string | null } }, readonly mode: { readonly identifier: string, readonly name: string }, readonly action: { readonly text: string }, readonly operator: { readonly name: string, readonly phone: string | null, readonly bookingUrl: string | null } | null, readonly payments: ReadonlyArray<{ readonly kind: PaymentKind, readonly name: string, readonly price: { readonly amount: string, readonly currency: string | null, readonly text: string } }> }
              | { readonly mode: { readonly identifier: string, readonly name: string }, readonly action: { readonly text: string }, readonly operator: { readonly name: string, readonly phone: string | null, readonly bookingUrl: string | null } | null, readonly payments: ReadonlyArray<{ readonly kind: PaymentKind, readonly name: string, readonly price: { readonly amount: string, readonly currency: string | null, readonly text: string } }> }
              | { readonly purpose: PauseKind, readonly from: { readonly name: string | null }, readonly vehicleMode: { readonly identifier: string } | null, readonly vehicle: { readonly formFactor: VehicleForm, readonly range: number | null } | null, readonly mode: { readonly identifier: string, readonly name: string }, readonly action: { readonly text: string }, readonly operator: { readonly name: string, readonly phone: string | null, readonly bookingUrl: string | null } | null, readonly payments: ReadonlyArray<{ readonly kind: PaymentKind, readonly name: string, readonly price: { readonly amount: string, readonly currency: string | null, readonly text: string } }> }
            > } }> }, readonly empty: { readonly message: string } | null }
    | { readonly fields: ReadonlyArray<{ readonly field: PlanInputField, readonly message: string }> }
   };

type VehicleLine_ScheduledSegment_Fragment = { readonly service: { readonly direction: string | null, readonly route: { readonly shortName: string | null } }, readonly mode: { readonly identifier: string, readonly name: string }, readonly action: { readonly text: string }, readonly operator: { readonly name: string, readonly phone: string | null, readonly bookingUrl: string | null } | null, readonly payments: ReadonlyArray<{ readonly kind: PaymentKind, readonly name: string, readonly price: { readonly amount: string, readonly currency: string | null, readonly text: string } }> };

type VehicleLine_StreetSegment_Fragment = { readonly mode: { readonly identifier: string, readonly name: string }, readonly action: { readonly text: string }, readonly operator: { readonly name: string, readonly phone: string | null, readonly bookingUrl: string | null } | null, readonly payments: ReadonlyArray<{ readonly kind: PaymentKind, readonly name: string, readonly price: { readonly amount: string, readonly currency: string | null, readonly text: string } }> };

type VehicleLine_StationarySegment_Fragment = { readonly purpose: PauseKind, readonly from: { readonly name: string | null }, readonly vehicleMode: { readonly identifier: string } | null, readonly vehicle: { readonly formFactor: VehicleForm, readonly range: number | null } | null, readonly mode: { readonly identifier: string, readonly name: string }, readonly action: { readonly text: string }, readonly operator: { readonly name: string, readonly phone: string | null, readonly bookingUrl: string | null } | null, readonly payments: ReadonlyArray<{ readonly kind: PaymentKind, readonly name: string, readonly price: { readonly amount: string, readonly currency: string | null, readonly text: string } }> };

/** What a fragment selects. */
export type VehicleLineFragment =
  | VehicleLine_ScheduledSegment_Fragment
  | VehicleLine_StreetSegment_Fragment
  | VehicleLine_StationarySegment_Fragment
;

/** Variables of {@link WhyTheseTripsDocument}. */
export type WhyTheseTripsQueryVariables = Exact<{
  request: PlanRequest;
  locale?: string | null | undefined;
}>;


/** Answer of {@link WhyTheseTripsDocument}. */
export type WhyTheseTripsQuery = { readonly plan:
    | { readonly explanation: { readonly advice: string | null, readonly searches: ReadonlyArray<{ readonly isAsked: boolean, readonly isComplete: boolean, readonly modes: ReadonlyArray<{ readonly identifier: string }>, readonly reach: ReadonlyArray<{ readonly isOrigin: boolean, readonly stopCount: number, readonly mode: { readonly identifier: string } }>, readonly ruledOut: ReadonlyArray<{ readonly message: string, readonly names: ReadonlyArray<string> }>, readonly candidates: ReadonlyArray<{ readonly number: number, readonly fate: CandidateFate, readonly group: number | null, readonly trip: number | null, readonly departure: string, readonly arrival: string, readonly weightedScore: number, readonly score: { readonly duration: number, readonly price: number, readonly environment: number, readonly convenience: number }, readonly removal: { readonly reason: string, readonly message: string, readonly by: number | null } | null, readonly legs: ReadonlyArray<{ readonly name: string | null, readonly carbon: number, readonly mode: { readonly identifier: string }, readonly price: { readonly text: string } | null }>, readonly reliedOn: ReadonlyArray<{ readonly leg: number, readonly message: string }> }> }> } }
    | { readonly fields: ReadonlyArray<{ readonly field: PlanInputField, readonly message: string }> }
   };

/** Variables of {@link NextPageDocument}. */
export type NextPageQueryVariables = Exact<{
  request: PlanRequest;
  page?: string | null | undefined;
}>;


/** Answer of {@link NextPageDocument}. */
export type NextPageQuery = { readonly plan:
    | { readonly window: { readonly from: string, readonly to: string, readonly earlier: string | null, readonly later: string | null }, readonly groups: { readonly nodes: ReadonlyArray<{ readonly trips: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly departure: string, readonly arrival: string }> } }> }, readonly empty: { readonly reason: NoTripsReason } | null }
    | { readonly fields: ReadonlyArray<{ readonly field: PlanInputField, readonly message: string }> }
   };

/** Variables of {@link TripAgainDocument}. */
export type TripAgainQueryVariables = Exact<{
  id: string | number;
  locale?: string | null | undefined;
}>;


/** Answer of {@link TripAgainDocument}. */
export type TripAgainQuery = { readonly trip:
    | { readonly isSameTrip: boolean, readonly remarks: ReadonlyArray<{ readonly code: string, readonly message: string }>, readonly trip: { readonly id: string, readonly departure: string, readonly arrival: string, readonly segments: ReadonlyArray<
          | { readonly index: number, readonly action: { readonly text: string } }
          | { readonly index: number, readonly action: { readonly text: string } }
          | { readonly index: number, readonly action: { readonly text: string } }
        > } }
    | { readonly code: string, readonly message: string, readonly replan: { readonly wheelchair: boolean, readonly avoidStops: ReadonlyArray<string>, readonly from: { readonly point: { readonly lat: number, readonly lng: number } }, readonly to: { readonly point: { readonly lat: number, readonly lng: number } }, readonly modes: ReadonlyArray<{ readonly identifier: string }> } | null }
   };

/** Variables of {@link SwapARideDocument}. */
export type SwapARideQueryVariables = Exact<{
  id: string | number;
  segment: number;
  to: SwapDirection;
  locale?: string | null | undefined;
}>;


/** Answer of {@link SwapARideDocument}. */
export type SwapARideQuery = { readonly trip:
    | { readonly trip: { readonly arrival: string, readonly swap:
          | { readonly departureChange: string, readonly arrivalChange: string, readonly replaced: ReadonlyArray<number>, readonly trip: { readonly id: string, readonly departure: string, readonly arrival: string, readonly changeovers: ReadonlyArray<{ readonly beforeSegment: number, readonly slack: string, readonly state: ChangeoverState }> } }
          | { readonly reason: SwapRefusal, readonly message: string }
         } }
    | { readonly code: string }
   };

/** Variables of {@link MissedChangesDocument}. */
export type MissedChangesQueryVariables = Exact<{
  request: PlanRequest;
}>;


/** Answer of {@link MissedChangesDocument}. */
export type MissedChangesQuery = { readonly plan:
    | { readonly groups: { readonly nodes: ReadonlyArray<{ readonly best: { readonly arrival: string, readonly changeovers: ReadonlyArray<{ readonly afterSegment: number, readonly beforeSegment: number, readonly slack: string, readonly state: ChangeoverState, readonly ifMissed: { readonly departure: string, readonly line: string | null, readonly arrival: string, readonly delay: string } | null }> } }> } }
    | Record<PropertyKey, never>
   };

/** Variables of {@link AlertToRerouteDocument}. */
export type AlertToRerouteQueryVariables = Exact<{
  request: PlanRequest;
  avoidStops: ReadonlyArray<string> | string;
  locale?: string | null | undefined;
}>;


/** Answer of {@link AlertToRerouteDocument}. */
export type AlertToRerouteQuery = { readonly plan:
    | { readonly alerts: ReadonlyArray<{ readonly id: string, readonly severity: AlertSeverity, readonly title: string, readonly isAvoided: boolean, readonly avoidStops: ReadonlyArray<string> }>, readonly reroute:
        | { readonly request: { readonly avoidStops: ReadonlyArray<string> }, readonly groups: { readonly nodes: ReadonlyArray<{ readonly best: { readonly id: string, readonly arrival: string } }> }, readonly empty: { readonly message: string } | null, readonly advisories: ReadonlyArray<{ readonly code: string, readonly message: string }> }
        | Record<PropertyKey, never>
       }
    | Record<PropertyKey, never>
   };

/** Variables of {@link LiveTripDocument}. */
export type LiveTripQueryVariables = Exact<{
  id: string | number;
}>;


/** Answer of {@link LiveTripDocument}. */
export type LiveTripQuery = { readonly trip:
    | { readonly live: { readonly snapshot: string, readonly at: string, readonly sources: ReadonlyArray<{ readonly name: string, readonly health: LiveHealth, readonly updated: string | null }> } | null, readonly alerts: ReadonlyArray<{ readonly id: string, readonly title: string }>, readonly trip: { readonly segments: ReadonlyArray<
          | { readonly platform: string | null, readonly index: number, readonly live: { readonly kind: LiveRunKind, readonly source: string, readonly updated: string, readonly scheduledPlatform: string | null, readonly vehicle: { readonly bearing: number | null, readonly occupancy: Occupancy | null, readonly point: { readonly lat: number, readonly lng: number } } | null } | null, readonly departure: { readonly scheduled: string, readonly expected: string | null, readonly live: LiveTime | null }, readonly arrival: { readonly scheduled: string, readonly expected: string | null, readonly live: LiveTime | null } }
          | { readonly index: number, readonly departure: { readonly scheduled: string, readonly expected: string | null, readonly live: LiveTime | null }, readonly arrival: { readonly scheduled: string, readonly expected: string | null, readonly live: LiveTime | null } }
          | { readonly index: number, readonly departure: { readonly scheduled: string, readonly expected: string | null, readonly live: LiveTime | null }, readonly arrival: { readonly scheduled: string, readonly expected: string | null, readonly live: LiveTime | null } }
        > } }
    | { readonly code: string }
   };

/** Variables of {@link PlacesDocument}. */
export type PlacesQueryVariables = Exact<{
  query: string;
  near?: PointInput | null | undefined;
}>;


/** Answer of {@link PlacesDocument}. */
export type PlacesQuery = { readonly places: ReadonlyArray<{ readonly kind: FoundPlaceKind, readonly name: string, readonly area: string | null, readonly address: string | null, readonly metres: number | null, readonly point: { readonly lat: number, readonly lng: number }, readonly stop: { readonly id: string, readonly code: string } | null }> };

/** Variables of {@link WhatIsHereDocument}. */
export type WhatIsHereQueryVariables = Exact<{
  point: PointInput;
}>;


/** Answer of {@link WhatIsHereDocument}. */
export type WhatIsHereQuery = { readonly placesAt: ReadonlyArray<{ readonly kind: FoundPlaceKind, readonly name: string, readonly address: string | null, readonly metres: number | null }> };

/** Variables of {@link RegisterAKeyDocument}. */
export type RegisterAKeyMutationVariables = Exact<{
  label: string;
  locale?: string | null | undefined;
}>;


/** Answer of {@link RegisterAKeyDocument}. */
export type RegisterAKeyMutation = { readonly registerKey:
    | { readonly key: string, readonly activeFrom: string, readonly freeCalls: number | null }
    | { readonly reason: KeyRefusal, readonly message: string, readonly retryAfter: string | null }
   };

/** Variables of {@link UseOfMyKeyDocument}. */
export type UseOfMyKeyQueryVariables = Exact<{ [key: string]: never; }>;


/** Answer of {@link UseOfMyKeyDocument}. */
export type UseOfMyKeyQuery = { readonly about: { readonly version: string, readonly schemaHash: string }, readonly keyUse: { readonly label: string, readonly month: string, readonly calls: number, readonly freeCalls: number | null, readonly activeFrom: string } | null };

/** Variables of {@link TextsInPartsDocument}. */
export type TextsInPartsQueryVariables = Exact<{
  request: PlanRequest;
  locale?: string | null | undefined;
  timeZone?: string | null | undefined;
}>;


/** Answer of {@link TextsInPartsDocument}. */
export type TextsInPartsQuery = { readonly plan:
    | { readonly groups: { readonly nodes: ReadonlyArray<{ readonly best: { readonly segments: ReadonlyArray<
              | { readonly action: { readonly template: string, readonly text: string, readonly parts: ReadonlyArray<{ readonly text: string, readonly placeholder: string | null, readonly realtime: boolean }> }, readonly notes: ReadonlyArray<{ readonly text: string }> }
              | { readonly action: { readonly template: string, readonly text: string, readonly parts: ReadonlyArray<{ readonly text: string, readonly placeholder: string | null, readonly realtime: boolean }> }, readonly notes: ReadonlyArray<{ readonly text: string }> }
              | { readonly action: { readonly template: string, readonly text: string, readonly parts: ReadonlyArray<{ readonly text: string, readonly placeholder: string | null, readonly realtime: boolean }> }, readonly notes: ReadonlyArray<{ readonly text: string }> }
            > } }> } }
    | Record<PropertyKey, never>
   };

/** Variables of {@link TwoLanguagesDocument}. */
export type TwoLanguagesQueryVariables = Exact<{
  request: PlanRequest;
}>;


/** Answer of {@link TwoLanguagesDocument}. */
export type TwoLanguagesQuery = { readonly plan:
    | { readonly groups: { readonly nodes: ReadonlyArray<{ readonly modes: ReadonlyArray<{ readonly german: string, readonly korean: string }>, readonly best: { readonly segments: ReadonlyArray<
              | { readonly action: { readonly german: string, readonly korean: string } }
              | { readonly action: { readonly german: string, readonly korean: string } }
              | { readonly action: { readonly german: string, readonly korean: string } }
            > } }> } }
    | Record<PropertyKey, never>
   };

/** Variables of {@link WishesAndLimitsDocument}. */
export type WishesAndLimitsQueryVariables = Exact<{
  request: PlanRequest;
}>;


/** Answer of {@link WishesAndLimitsDocument}. */
export type WishesAndLimitsQuery = { readonly plan:
    | { readonly request: { readonly departAfter: string | null, readonly modes: ReadonlyArray<{ readonly identifier: string }> }, readonly groups: { readonly nodes: ReadonlyArray<{ readonly modes: ReadonlyArray<{ readonly identifier: string }>, readonly trips: { readonly edges: ReadonlyArray<{ readonly weightedScore: number, readonly isBest: boolean, readonly node: { readonly departure: string, readonly arrival: string, readonly price: { readonly text: string } | null, readonly changeovers: ReadonlyArray<{ readonly slack: string }> } }> } }> }, readonly advisories: ReadonlyArray<{ readonly code: string, readonly message: string }>, readonly empty: { readonly message: string } | null }
    | Record<PropertyKey, never>
   };

/** Variables of {@link StopsOfARegionDocument}. */
export type StopsOfARegionQueryVariables = Exact<{
  region: string;
  after?: string | null | undefined;
}>;


/** Answer of {@link StopsOfARegionDocument}. */
export type StopsOfARegionQuery = { readonly region: { readonly stops: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly modes: ReadonlyArray<{ readonly identifier: string }>, readonly children: ReadonlyArray<{ readonly code: string, readonly platform: string | null }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

/** Variables of {@link ByArrivalDocument}. */
export type ByArrivalQueryVariables = Exact<{
  request: PlanRequest;
  page?: string | null | undefined;
}>;


/** Answer of {@link ByArrivalDocument}. */
export type ByArrivalQuery = { readonly plan:
    | { readonly window: { readonly from: string, readonly to: string, readonly earlier: string | null }, readonly groups: { readonly nodes: ReadonlyArray<{ readonly trips: { readonly nodes: ReadonlyArray<{ readonly departure: string, readonly arrival: string }>, readonly pageInfo: { readonly hasPreviousPage: boolean, readonly startCursor: string | null } } }> }, readonly empty: { readonly reason: NoTripsReason, readonly message: string } | null }
    | Record<PropertyKey, never>
   };

/** Variables of {@link DeparturesDocument}. */
export type DeparturesQueryVariables = Exact<{
  region: string;
  stop: string;
  page?: string | null | undefined;
}>;


/** Answer of {@link DeparturesDocument}. */
export type DeparturesQuery = { readonly stop: { readonly name: string, readonly departures: { readonly nodes: ReadonlyArray<{ readonly state: StopEventState, readonly platform: string | null, readonly headsign: string | null, readonly time: { readonly scheduled: string, readonly expected: string | null }, readonly service: { readonly id: string, readonly route: { readonly shortName: string | null, readonly color: string | null, readonly mode: { readonly identifier: string } } }, readonly alerts: ReadonlyArray<{ readonly id: string, readonly title: string }> }>, readonly window: { readonly earlier: string, readonly later: string } } | null } | null };

/** Variables of {@link StopToDisturbanceDocument}. */
export type StopToDisturbanceQueryVariables = Exact<{
  region: string;
  stop: string;
}>;


/** Answer of {@link StopToDisturbanceDocument}. */
export type StopToDisturbanceQuery = { readonly stop: { readonly departures: { readonly nodes: ReadonlyArray<{ readonly service: { readonly code: string, readonly serviceDate: string, readonly calls: { readonly nodes: ReadonlyArray<{ readonly stop: { readonly code: string, readonly name: string }, readonly departure: { readonly scheduled: string, readonly expected: string | null } | null }> } | null, readonly route: { readonly alerts: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly severity: AlertSeverity, readonly title: string, readonly avoidStops: ReadonlyArray<string> }> } | null } } }> } | null } | null };

/** Variables of {@link RoutesDocument}. */
export type RoutesQueryVariables = Exact<{
  region: string;
  after?: string | null | undefined;
}>;


/** Answer of {@link RoutesDocument}. */
export type RoutesQuery = { readonly region: { readonly routes: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly shortName: string | null, readonly longName: string | null, readonly color: string | null, readonly agency: { readonly name: string }, readonly patterns: { readonly nodes: ReadonlyArray<{ readonly headsign: string, readonly runCount: number, readonly geometry: string, readonly stops: { readonly nodes: ReadonlyArray<{ readonly code: string, readonly name: string }> } }> } | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

/** Variables of {@link LiveMapDocument}. */
export type LiveMapQueryVariables = Exact<{
  region: string;
  box: BoxInput;
}>;


/** Answer of {@link LiveMapDocument}. */
export type LiveMapQuery = { readonly region: { readonly vehicles: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly bearing: number | null, readonly age: string, readonly occupancy: Occupancy | null, readonly delay: string | null, readonly point: { readonly lat: number, readonly lng: number }, readonly route: { readonly shortName: string | null } | null }> } | null, readonly alerts: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly severity: AlertSeverity, readonly title: string, readonly avoidStops: ReadonlyArray<string> }> } | null } | null };

/** Variables of {@link DocksAndCarParksDocument}. */
export type DocksAndCarParksQueryVariables = Exact<{
  region: string;
  near: NearInput;
}>;


/** Answer of {@link DocksAndCarParksDocument}. */
export type DocksAndCarParksQuery = { readonly region: { readonly facilities: { readonly nodes: ReadonlyArray<
        | { readonly __typename: 'VehicleStation', readonly isOpen: boolean, readonly vehicles: number | null, readonly docks: number | null, readonly age: string | null, readonly id: string, readonly name: string | null, readonly operator: { readonly name: string }, readonly point: { readonly lat: number, readonly lng: number }, readonly mode: { readonly identifier: string } }
        | { readonly __typename: 'FreeVehicle', readonly id: string, readonly name: string | null, readonly point: { readonly lat: number, readonly lng: number }, readonly mode: { readonly identifier: string } }
        | { readonly __typename: 'CarRental', readonly id: string, readonly name: string | null, readonly point: { readonly lat: number, readonly lng: number }, readonly mode: { readonly identifier: string } }
        | { readonly __typename: 'CarPark', readonly capacity: number | null, readonly isParkAndRide: boolean, readonly id: string, readonly name: string | null, readonly point: { readonly lat: number, readonly lng: number }, readonly mode: { readonly identifier: string } }
        | { readonly __typename: 'VehicleParking', readonly id: string, readonly name: string | null, readonly point: { readonly lat: number, readonly lng: number }, readonly mode: { readonly identifier: string } }
      > } | null } | null };

/** Variables of {@link LiveBoardDocument}. */
export type LiveBoardSubscriptionVariables = Exact<{
  region: string;
  stop: string;
}>;


/** Answer of {@link LiveBoardDocument}. */
export type LiveBoardSubscription = { readonly departures:
    | { readonly snapshot: string | null, readonly dataset: string, readonly isWhole: boolean, readonly gone: ReadonlyArray<string>, readonly departures: ReadonlyArray<{ readonly key: string, readonly event: { readonly headsign: string | null, readonly platform: string | null, readonly state: StopEventState, readonly time: { readonly scheduled: string, readonly expected: string | null }, readonly service: { readonly route: { readonly shortName: string | null } } } }> }
    | { readonly reason: StreamEndReason, readonly retryWithin: string | null }
   };

/** Variables of {@link LiveAlertsDocument}. */
export type LiveAlertsSubscriptionVariables = Exact<{
  region: string;
}>;


/** Answer of {@link LiveAlertsDocument}. */
export type LiveAlertsSubscription = { readonly alerts:
    | { readonly isWhole: boolean, readonly gone: ReadonlyArray<string>, readonly alerts: ReadonlyArray<{ readonly id: string, readonly severity: AlertSeverity, readonly title: string, readonly from: string | null, readonly until: string | null }> }
    | { readonly reason: StreamEndReason, readonly retryWithin: string | null }
   };

/** Variables of {@link MovingVehiclesDocument}. */
export type MovingVehiclesSubscriptionVariables = Exact<{
  box: BoxInput;
}>;


/** Answer of {@link MovingVehiclesDocument}. */
export type MovingVehiclesSubscription = { readonly vehicles:
    | { readonly isWhole: boolean, readonly gone: ReadonlyArray<string>, readonly vehicles: ReadonlyArray<{ readonly id: string, readonly bearing: number | null, readonly occupancy: Occupancy | null, readonly point: { readonly lat: number, readonly lng: number }, readonly route: { readonly shortName: string | null } | null }> }
    | { readonly reason: StreamEndReason, readonly retryWithin: string | null }
   };

/** Variables of {@link FollowTripDocument}. */
export type FollowTripSubscriptionVariables = Exact<{
  id: string | number;
}>;


/** Answer of {@link FollowTripDocument}. */
export type FollowTripSubscription = { readonly tripUpdates:
    | { readonly at: string, readonly result:
        | { readonly isSameTrip: boolean, readonly trip: { readonly departure: string, readonly arrival: string, readonly segments: ReadonlyArray<
              | { readonly action: { readonly text: string }, readonly departure: { readonly scheduled: string, readonly expected: string | null } }
              | { readonly action: { readonly text: string }, readonly departure: { readonly scheduled: string, readonly expected: string | null } }
              | { readonly action: { readonly text: string }, readonly departure: { readonly scheduled: string, readonly expected: string | null } }
            > } }
        | { readonly code: string }
       }
    | { readonly reason: StreamEndReason }
   };

/** Variables of {@link AreasInReachDocument}. */
export type AreasInReachQueryVariables = Exact<{
  from: PlaceInput;
  when?: WhenInput | null | undefined;
}>;


/** Answer of {@link AreasInReachDocument}. */
export type AreasInReachQuery = { readonly isochrone: { readonly at: string, readonly empty: NoTripsReason | null, readonly areas: ReadonlyArray<{ readonly within: string, readonly geometry: unknown, readonly precision: number }> | null, readonly stops: { readonly nodes: ReadonlyArray<{ readonly duration: string, readonly boardings: number, readonly stop: { readonly code: string, readonly name: string } }> } } | null };

/** The text of an operation, with the types of its variables and its answer. */
export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
/** The fragment `SegmentLine`. */
export const SegmentLineFragmentDoc = new TypedDocumentString(`
    fragment SegmentLine on Segment {
  index
  mode {
    identifier
    name(locale: $locale)
  }
  from {
    name
    point {
      lat
      lng
    }
  }
  to {
    name
    point {
      lat
      lng
    }
  }
  departure {
    scheduled
    source
  }
  arrival {
    scheduled
    source
  }
  geometry
  action {
    text(locale: $locale)
  }
  notes {
    parts(locale: $locale) {
      text
      placeholder
      realtime
    }
  }
  ... on ScheduledSegment {
    platform
    stopCount
    accessible
    service {
      number
      direction
      route {
        shortName
        longName
        color
      }
    }
    calls {
      stop {
        code
        name
      }
      arrival {
        scheduled
      }
      departure {
        scheduled
      }
    }
  }
  ... on StreetSegment {
    distance
    streets {
      instruction(locale: $locale)
      distance
    }
  }
}
    `, {"fragmentName":"SegmentLine"}) as unknown as TypedDocumentString<SegmentLineFragment, unknown>;
/** The fragment `Cell`. */
export const CellFragmentDoc = new TypedDocumentString(`
    fragment Cell on StopCell {
  key
  hashCode
  stops {
    code
    name
    point {
      lat
      lng
    }
    popularity
    children {
      code
      platform
    }
  }
}
    `, {"fragmentName":"Cell"}) as unknown as TypedDocumentString<CellFragment, unknown>;
/** The fragment `ModeFacts`. */
export const ModeFactsFragmentDoc = new TypedDocumentString(`
    fragment ModeFacts on Mode {
  identifier
  kind
  known
  name(locale: $locale)
  meaning(locale: $locale)
}
    `, {"fragmentName":"ModeFacts"}) as unknown as TypedDocumentString<ModeFactsFragment, unknown>;
/** The fragment `VehicleLine`. */
export const VehicleLineFragmentDoc = new TypedDocumentString(`
    fragment VehicleLine on Segment {
  mode {
    identifier
    name(locale: $locale)
  }
  action {
    text(locale: $locale)
  }
  operator {
    name
    phone
    bookingUrl
  }
  payments {
    kind
    name
    price {
      amount
      currency
      text(locale: $locale)
    }
  }
  ... on ScheduledSegment {
    service {
      direction
      route {
        shortName
      }
    }
  }
  ... on StationarySegment {
    purpose
    from {
      name
    }
    vehicleMode {
      identifier
    }
    vehicle {
      formFactor
      range
    }
  }
}
    `, {"fragmentName":"VehicleLine"}) as unknown as TypedDocumentString<VehicleLineFragment, unknown>;
/** The regions of this server. */
export const RegionsDocument = new TypedDocumentString(`
    query Regions {
  about {
    version
    schemaHash
  }
  regions(first: 10) {
    nodes {
      code
      name
      timeZone
      firstServiceDate
      lastServiceDate
      modes {
        identifier
        name
      }
      credits {
        attribution
        licence
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<RegionsQuery, RegionsQueryVariables>;
/** A trip screen: groups, the trips of each, and the instructions. */
export const PlanDocument = new TypedDocumentString(`
    query Plan($request: PlanRequest!, $locale: Locale) {
  plan(request: $request) {
    ... on Plan {
      groups(first: 5) {
        nodes {
          frequency
          trips(first: 5) {
            edges {
              isBest
              isPast
              weightedScore
              node {
                id
                departure
                arrival
                duration
                segments {
                  ...SegmentLine
                }
                changeovers {
                  afterSegment
                  slack
                  state
                }
              }
            }
          }
        }
      }
      empty {
        reason
        message(locale: $locale)
      }
      advisories {
        code
        message(locale: $locale)
      }
    }
    ... on PlanRefused {
      fields {
        field
        message
        suggestions
      }
    }
  }
}
    fragment SegmentLine on Segment {
  index
  mode {
    identifier
    name(locale: $locale)
  }
  from {
    name
    point {
      lat
      lng
    }
  }
  to {
    name
    point {
      lat
      lng
    }
  }
  departure {
    scheduled
    source
  }
  arrival {
    scheduled
    source
  }
  geometry
  action {
    text(locale: $locale)
  }
  notes {
    parts(locale: $locale) {
      text
      placeholder
      realtime
    }
  }
  ... on ScheduledSegment {
    platform
    stopCount
    accessible
    service {
      number
      direction
      route {
        shortName
        longName
        color
      }
    }
    calls {
      stop {
        code
        name
      }
      arrival {
        scheduled
      }
      departure {
        scheduled
      }
    }
  }
  ... on StreetSegment {
    distance
    streets {
      instruction(locale: $locale)
      distance
    }
  }
}`) as unknown as TypedDocumentString<PlanQuery, PlanQueryVariables>;
/** More trips of a group. Use a cursor of the first answer as $after for later trips; `last` and `before` give earlier ones. */
export const LaterTripsDocument = new TypedDocumentString(`
    query LaterTrips($request: PlanRequest!, $after: String) {
  plan(request: $request) {
    ... on Plan {
      groups(first: 1) {
        nodes {
          trips(first: 2, after: $after) {
            edges {
              cursor
              node {
                departure
                arrival
              }
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LaterTripsQuery, LaterTripsQueryVariables>;
/** A plan, and the same plan without the stops of an alert. Stops that the request already avoids stay avoided. */
export const RerouteDocument = new TypedDocumentString(`
    query Reroute($request: PlanRequest!, $avoidStops: [StopCode!]!) {
  plan(request: $request) {
    ... on Plan {
      groups {
        nodes {
          best {
            arrival
          }
        }
      }
      reroute(avoidStops: $avoidStops) {
        ... on Plan {
          request {
            avoidStops
          }
          groups {
            nodes {
              best {
                arrival
              }
            }
          }
          empty {
            reason
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RerouteQuery, RerouteQueryVariables>;
/** `empty` is the reason why a valid request has no trips; `PlanRefused` lists all problems of an invalid request. */
export const WhyNothingDocument = new TypedDocumentString(`
    query WhyNothing($nothing: PlanRequest!, $wrong: PlanRequest!, $locale: Locale) {
  nothing: plan(request: $nothing) {
    ... on Plan {
      groups {
        nodes {
          frequency
        }
      }
      empty {
        reason
        message(locale: $locale)
        input
      }
      outcomes {
        modes {
          identifier
        }
        groupCount
        empty {
          reason
        }
      }
    }
  }
  wrong: plan(request: $wrong) {
    ... on PlanRefused {
      code
      message(locale: $locale)
      fields {
        field
        value
        message
        suggestions
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WhyNothingQuery, WhyNothingQueryVariables>;
/** Stops around a point, nearest first. */
export const StopsNearbyDocument = new TypedDocumentString(`
    query StopsNearby($region: RegionCode!, $near: NearInput!) {
  region(code: $region) {
    stops(near: $near, modes: ["pt_pub"], first: 10) {
      nodes {
        id
        code
        name
        platform
        point {
          lat
          lng
        }
        accessible
        modes {
          identifier
        }
        lines
        station {
          code
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StopsNearbyQuery, StopsNearbyQueryVariables>;
/** Send the hash codes of cached cells: only cells with changed content are returned. */
export const StopCellsDocument = new TypedDocumentString(`
    query StopCells($region: RegionCode!, $all: CellId!, $cells: [CellInput!]!) {
  major: stopCells(region: $region, cells: [{key: $all}]) {
    ...Cell
  }
  minor: stopCells(region: $region, level: MINOR, cells: $cells) {
    ...Cell
  }
}
    fragment Cell on StopCell {
  key
  hashCode
  stops {
    code
    name
    point {
      lat
      lng
    }
    popularity
    children {
      code
      platform
    }
  }
}`) as unknown as TypedDocumentString<StopCellsQuery, StopCellsQueryVariables>;
/** Facts about identifiers: known, deprecated, of a provider, and mistyped. */
export const ModesDocument = new TypedDocumentString(`
    query Modes($locale: Locale) {
  tram: mode(id: "pt_pub_tram") {
    ...ModeFacts
    parent {
      identifier
    }
  }
  bicycle: mode(id: "cy_bic") {
    ...ModeFacts
    deprecation {
      replacement {
        identifier
      }
      note(locale: $locale)
    }
  }
  provider: mode(id: "ps_tnc_swift") {
    ...ModeFacts
    parts {
      group
      mode
      details
    }
  }
  mistyped: mode(id: "pt_pub_tran") {
    ...ModeFacts
    suggestions
  }
}
    fragment ModeFacts on Mode {
  identifier
  kind
  known
  name(locale: $locale)
  meaning(locale: $locale)
}`) as unknown as TypedDocumentString<ModesQuery, ModesQueryVariables>;
/** Fetches objects by their global identifier; null for objects that do not exist (any more). */
export const AgainDocument = new TypedDocumentString(`
    query Again($ids: [ID!]!) {
  nodes(ids: $ids) {
    id
    __typename
    ... on Region {
      name
    }
    ... on Mode {
      identifier
    }
    ... on Stop {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<AgainQuery, AgainQueryVariables>;
/** A taxi to or from the train: operator, booking, and the price of each part. Cars, parking and hired bicycles have the same fields. */
export const TaxiAndTrainDocument = new TypedDocumentString(`
    query TaxiAndTrain($request: PlanRequest!, $locale: Locale) {
  plan(request: $request) {
    ... on Plan {
      groups(first: 3) {
        nodes {
          modes {
            identifier
          }
          best {
            departure
            arrival
            price {
              text(locale: $locale)
            }
            segments {
              ...VehicleLine
            }
          }
        }
      }
      empty {
        message(locale: $locale)
      }
    }
    ... on PlanRefused {
      fields {
        field
        message
      }
    }
  }
}
    fragment VehicleLine on Segment {
  mode {
    identifier
    name(locale: $locale)
  }
  action {
    text(locale: $locale)
  }
  operator {
    name
    phone
    bookingUrl
  }
  payments {
    kind
    name
    price {
      amount
      currency
      text(locale: $locale)
    }
  }
  ... on ScheduledSegment {
    service {
      direction
      route {
        shortName
      }
    }
  }
  ... on StationarySegment {
    purpose
    from {
      name
    }
    vehicleMode {
      identifier
    }
    vehicle {
      formFactor
      range
    }
  }
}`) as unknown as TypedDocumentString<TaxiAndTrainQuery, TaxiAndTrainQueryVariables>;
/** How an answer came about: every candidate, why it was removed, and unknown facts. Computed only because it is selected. */
export const WhyTheseTripsDocument = new TypedDocumentString(`
    query WhyTheseTrips($request: PlanRequest!, $locale: Locale) {
  plan(request: $request) {
    ... on Plan {
      explanation {
        advice
        searches {
          modes {
            identifier
          }
          isAsked
          isComplete
          reach {
            isOrigin
            mode {
              identifier
            }
            stopCount
          }
          ruledOut {
            message(locale: $locale)
            names
          }
          candidates {
            number
            fate
            group
            trip
            departure
            arrival
            weightedScore
            score {
              duration
              price
              environment
              convenience
            }
            removal {
              reason
              message(locale: $locale)
              by
            }
            legs {
              mode {
                identifier
              }
              name
              price {
                text(locale: $locale)
              }
              carbon
            }
            reliedOn {
              leg
              message(locale: $locale)
            }
          }
        }
      }
    }
    ... on PlanRefused {
      fields {
        field
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WhyTheseTripsQuery, WhyTheseTripsQueryVariables>;
/** Earlier and later trips, by another search. Send `window.later` or `window.earlier` as $page with the same request: no trip comes twice. */
export const NextPageDocument = new TypedDocumentString(`
    query NextPage($request: PlanRequest!, $page: String) {
  plan(request: $request, page: $page) {
    ... on Plan {
      window {
        from
        to
        earlier
        later
      }
      groups {
        nodes {
          trips {
            nodes {
              id
              departure
              arrival
            }
          }
        }
      }
      empty {
        reason
      }
    }
    ... on PlanRefused {
      fields {
        field
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NextPageQuery, NextPageQueryVariables>;
/** A trip by its id, as its vehicles run now: after hours, over a newer timetable, on another server. The remarks say what changed. */
export const TripAgainDocument = new TypedDocumentString(`
    query TripAgain($id: ID!, $locale: Locale) {
  trip(id: $id, locale: $locale) {
    ... on TripNow {
      isSameTrip
      remarks {
        code
        message(locale: $locale)
      }
      trip {
        id
        departure
        arrival
        segments {
          index
          action {
            text(locale: $locale)
          }
        }
      }
    }
    ... on TripGone {
      code
      message(locale: $locale)
      replan {
        from {
          point {
            lat
            lng
          }
        }
        to {
          point {
            lat
            lng
          }
        }
        modes {
          identifier
        }
        wheelchair
        avoidStops
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TripAgainQuery, TripAgainQueryVariables>;
/** The next or the previous vehicle in the place of one ride, and what that does to the arrival. Nothing is stored: the answer is another trip. */
export const SwapARideDocument = new TypedDocumentString(`
    query SwapARide($id: ID!, $segment: Int!, $to: SwapDirection!, $locale: Locale) {
  trip(id: $id) {
    ... on TripNow {
      trip {
        arrival
        swap(segment: $segment, to: $to) {
          ... on TripSwapped {
            departureChange
            arrivalChange
            replaced
            trip {
              id
              departure
              arrival
              changeovers {
                beforeSegment
                slack
                state
              }
            }
          }
          ... on SwapRefused {
            reason
            message(locale: $locale)
          }
        }
      }
    }
    ... on TripGone {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<SwapARideQuery, SwapARideQueryVariables>;
/** Every change: the time to spare, how safe that is, and what follows for a traveller who misses it. */
export const MissedChangesDocument = new TypedDocumentString(`
    query MissedChanges($request: PlanRequest!) {
  plan(request: $request) {
    ... on Plan {
      groups(first: 3) {
        nodes {
          best {
            arrival
            changeovers {
              afterSegment
              beforeSegment
              slack
              state
              ifMissed {
                departure
                line
                arrival
                delay
              }
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MissedChangesQuery, MissedChangesQueryVariables>;
/** Disturbances of a trip, and the way around their stops. Send the `avoidStops` of the alerts as $avoidStops; they add to those of the request. */
export const AlertToRerouteDocument = new TypedDocumentString(`
    query AlertToReroute($request: PlanRequest!, $avoidStops: [StopCode!]!, $locale: Locale) {
  plan(request: $request) {
    ... on Plan {
      alerts {
        id
        severity
        title(locale: $locale)
        isAvoided
        avoidStops
      }
      reroute(avoidStops: $avoidStops) {
        ... on Plan {
          request {
            avoidStops
          }
          groups(first: 3) {
            nodes {
              best {
                id
                arrival
              }
            }
          }
          empty {
            message(locale: $locale)
          }
          advisories {
            code
            message(locale: $locale)
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AlertToRerouteQuery, AlertToRerouteQueryVariables>;
/** What live data say: the times of now beside those of the timetable, platforms, vehicles, and how old the data are. */
export const LiveTripDocument = new TypedDocumentString(`
    query LiveTrip($id: ID!) {
  trip(id: $id) {
    ... on TripNow {
      live {
        snapshot
        at
        sources {
          name
          health
          updated
        }
      }
      alerts {
        id
        title
      }
      trip {
        segments {
          index
          departure {
            scheduled
            expected
            live
          }
          arrival {
            scheduled
            expected
            live
          }
          ... on ScheduledSegment {
            platform
            live {
              kind
              source
              updated
              scheduledPlatform
              vehicle {
                point {
                  lat
                  lng
                }
                bearing
                occupancy
              }
            }
          }
        }
      }
    }
    ... on TripGone {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<LiveTripQuery, LiveTripQueryVariables>;
/** Stops, streets, addresses and points of interest by name, mistyped ones too. Nearer places come first among equals. */
export const PlacesDocument = new TypedDocumentString(`
    query Places($query: String!, $near: PointInput) {
  places(query: $query, near: $near, first: 5) {
    kind
    name
    area
    address
    point {
      lat
      lng
    }
    stop {
      id
      code
    }
    metres
  }
}
    `) as unknown as TypedDocumentString<PlacesQuery, PlacesQueryVariables>;
/** What has a name at a point, the best description first. */
export const WhatIsHereDocument = new TypedDocumentString(`
    query WhatIsHere($point: PointInput!) {
  placesAt(point: $point, first: 3) {
    kind
    name
    address
    metres
  }
}
    `) as unknown as TypedDocumentString<WhatIsHereQuery, WhatIsHereQueryVariables>;
/** A key for an app, a person or a school. This document needs no key. A server whose operator issues keys answers REGISTRATION_CLOSED. */
export const RegisterAKeyDocument = new TypedDocumentString(`
    mutation RegisterAKey($label: String!, $locale: Locale) {
  registerKey(input: {label: $label}) {
    ... on RegisteredKey {
      key
      activeFrom
      freeCalls
    }
    ... on KeyRefused {
      reason
      message(locale: $locale)
      retryAfter
    }
  }
}
    `) as unknown as TypedDocumentString<RegisterAKeyMutation, RegisterAKeyMutationVariables>;
/** Requests of this month by the key that is sent; null on a server that answers without keys. */
export const UseOfMyKeyDocument = new TypedDocumentString(`
    query UseOfMyKey {
  about {
    version
    schemaHash
  }
  keyUse {
    label
    month
    calls
    freeCalls
    activeFrom
  }
}
    `) as unknown as TypedDocumentString<UseOfMyKeyQuery, UseOfMyKeyQueryVariables>;
/** Texts with their parts. A client that shows a trip for long refreshes the parts that live data can change, and no others. */
export const TextsInPartsDocument = new TypedDocumentString(`
    query TextsInParts($request: PlanRequest!, $locale: Locale, $timeZone: String) {
  plan(request: $request) {
    ... on Plan {
      groups(first: 1) {
        nodes {
          best {
            segments {
              action {
                template(locale: $locale)
                text(locale: $locale, timeZone: $timeZone)
                parts(locale: $locale, timeZone: $timeZone) {
                  text
                  placeholder
                  realtime
                }
              }
              notes {
                text(locale: $locale)
              }
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TextsInPartsQuery, TextsInPartsQueryVariables>;
/** One plan in two languages: texts take a language each, so a cache keeps both. */
export const TwoLanguagesDocument = new TypedDocumentString(`
    query TwoLanguages($request: PlanRequest!) {
  plan(request: $request) {
    ... on Plan {
      groups(first: 1) {
        nodes {
          modes {
            german: name(locale: "de")
            korean: name(locale: "ko")
          }
          best {
            segments {
              action {
                german: text(locale: "de")
                korean: text(locale: "ko")
              }
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TwoLanguagesQuery, TwoLanguagesQueryVariables>;
/** A traveller with wishes: no buses, slow on foot, ten minutes to change, cheap before fast. */
export const WishesAndLimitsDocument = new TypedDocumentString(`
    query WishesAndLimits($request: PlanRequest!) {
  plan(request: $request) {
    ... on Plan {
      request {
        modes {
          identifier
        }
        departAfter
      }
      groups(first: 3) {
        nodes {
          modes {
            identifier
          }
          trips(first: 2) {
            edges {
              weightedScore
              isBest
              node {
                departure
                arrival
                price {
                  text
                }
                changeovers {
                  slack
                }
              }
            }
          }
        }
      }
      advisories {
        code
        message
      }
      empty {
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WishesAndLimitsQuery, WishesAndLimitsQueryVariables>;
/** All stops of a region, page by page: send `endCursor` as $after. */
export const StopsOfARegionDocument = new TypedDocumentString(`
    query StopsOfARegion($region: RegionCode!, $after: String) {
  region(code: $region) {
    stops(first: 50, after: $after) {
      nodes {
        id
        code
        name
        modes {
          identifier
        }
        children {
          code
          platform
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StopsOfARegionQuery, StopsOfARegionQueryVariables>;
/** Trips that arrive in time for the school bell. Trips of the page before arrive earlier still. */
export const ByArrivalDocument = new TypedDocumentString(`
    query ByArrival($request: PlanRequest!, $page: String) {
  plan(request: $request, page: $page) {
    ... on Plan {
      window {
        from
        to
        earlier
      }
      groups(first: 2) {
        nodes {
          trips(last: 3) {
            nodes {
              departure
              arrival
            }
            pageInfo {
              hasPreviousPage
              startCursor
            }
          }
        }
      }
      empty {
        reason
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ByArrivalQuery, ByArrivalQueryVariables>;
/** The board of a stop: times of now beside those of the timetable, cancelled runs among them. `window.later` is the next page in time, as $page. */
export const DeparturesDocument = new TypedDocumentString(`
    query Departures($region: RegionCode!, $stop: StopCode!, $page: String) {
  stop(region: $region, code: $stop) {
    name
    departures(first: 5, page: $page) {
      nodes {
        time {
          scheduled
          expected
        }
        state
        platform
        headsign
        service {
          id
          route {
            shortName
            color
            mode {
              identifier
            }
          }
        }
        alerts {
          id
          title
        }
      }
      window {
        earlier
        later
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeparturesQuery, DeparturesQueryVariables>;
/** From a stop to what disturbs it: departures, the calls of their services, the alerts of their routes, and the stops to avoid. */
export const StopToDisturbanceDocument = new TypedDocumentString(`
    query StopToDisturbance($region: RegionCode!, $stop: StopCode!) {
  stop(region: $region, code: $stop) {
    departures(first: 2) {
      nodes {
        service {
          code
          serviceDate
          calls(first: 30) {
            nodes {
              stop {
                code
                name
              }
              departure {
                scheduled
                expected
              }
            }
          }
          route {
            alerts(first: 3) {
              nodes {
                id
                severity
                title
                avoidStops
              }
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StopToDisturbanceQuery, StopToDisturbanceQueryVariables>;
/** The lines of a region with their patterns and stops. */
export const RoutesDocument = new TypedDocumentString(`
    query Routes($region: RegionCode!, $after: String) {
  region(code: $region) {
    routes(modes: ["pt_pub_tram"], first: 3, after: $after) {
      nodes {
        id
        shortName
        longName
        color
        agency {
          name
        }
        patterns(first: 2) {
          nodes {
            headsign
            runCount
            geometry
            stops(first: 50) {
              nodes {
                code
                name
              }
            }
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RoutesQuery, RoutesQueryVariables>;
/** What moves in a box of the map, and whether the data are new. */
export const LiveMapDocument = new TypedDocumentString(`
    query LiveMap($region: RegionCode!, $box: BoxInput!) {
  region(code: $region) {
    vehicles(in: $box, first: 50) {
      nodes {
        id
        point {
          lat
          lng
        }
        bearing
        age
        occupancy
        delay
        route {
          shortName
        }
      }
    }
    alerts(first: 10) {
      nodes {
        id
        severity
        title
        avoidStops
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LiveMapQuery, LiveMapQueryVariables>;
/** Docks, free vehicles and car parks around a point, with their counts of now. */
export const DocksAndCarParksDocument = new TypedDocumentString(`
    query DocksAndCarParks($region: RegionCode!, $near: NearInput!) {
  region(code: $region) {
    facilities(within: {near: $near}, first: 10) {
      nodes {
        __typename
        id
        name
        point {
          lat
          lng
        }
        mode {
          identifier
        }
        ... on VehicleStation {
          operator {
            name
          }
          isOpen
          vehicles
          docks
          age
        }
        ... on CarPark {
          capacity
          isParkAndRide
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DocksAndCarParksQuery, DocksAndCarParksQueryVariables>;
/** A board that stays right: everything at first, then rows that have changed and the keys of those that are gone. Over server-sent events. */
export const LiveBoardDocument = new TypedDocumentString(`
    subscription LiveBoard($region: RegionCode!, $stop: StopCode!) {
  departures(region: $region, stop: $stop, first: 5) {
    ... on DeparturesChange {
      snapshot
      dataset
      isWhole
      departures {
        key
        event {
          headsign
          platform
          state
          time {
            scheduled
            expected
          }
          service {
            route {
              shortName
            }
          }
        }
      }
      gone
    }
    ... on StreamEnd {
      reason
      retryWithin
    }
  }
}
    `) as unknown as TypedDocumentString<LiveBoardSubscription, LiveBoardSubscriptionVariables>;
/** The disturbances of a region as they come and go, over server-sent events. */
export const LiveAlertsDocument = new TypedDocumentString(`
    subscription LiveAlerts($region: RegionCode!) {
  alerts(region: $region) {
    ... on AlertsChange {
      isWhole
      alerts {
        id
        severity
        title
        from
        until
      }
      gone
    }
    ... on StreamEnd {
      reason
      retryWithin
    }
  }
}
    `) as unknown as TypedDocumentString<LiveAlertsSubscription, LiveAlertsSubscriptionVariables>;
/** The vehicles in a box of the map as they move, over server-sent events. */
export const MovingVehiclesDocument = new TypedDocumentString(`
    subscription MovingVehicles($box: BoxInput!) {
  vehicles(box: $box) {
    ... on VehiclesChange {
      isWhole
      vehicles {
        id
        point {
          lat
          lng
        }
        bearing
        occupancy
        route {
          shortName
        }
      }
      gone
    }
    ... on StreamEnd {
      reason
      retryWithin
    }
  }
}
    `) as unknown as TypedDocumentString<MovingVehiclesSubscription, MovingVehiclesSubscriptionVariables>;
/** A trip as its vehicles run, until an hour after its arrival: an event for each change of the fields below. Over server-sent events. */
export const FollowTripDocument = new TypedDocumentString(`
    subscription FollowTrip($id: ID!) {
  tripUpdates(id: $id) {
    ... on TripChange {
      at
      result {
        ... on TripNow {
          isSameTrip
          trip {
            departure
            arrival
            segments {
              action {
                text
              }
              departure {
                scheduled
                expected
              }
            }
          }
        }
        ... on TripGone {
          code
        }
      }
    }
    ... on StreamEnd {
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<FollowTripSubscription, FollowTripSubscriptionVariables>;
/** How far one gets in 10, 20 and 30 minutes, on foot and by public transport: an area for each time, to lay over a map, and the nearest stops. Each geometry is GeoJSON and */
export const AreasInReachDocument = new TypedDocumentString(`
    query AreasInReach($from: PlaceInput!, $when: WhenInput) {
  isochrone(
    from: $from
    when: $when
    within: "PT30M"
    modes: ["pt_pub", "wa_wal"]
  ) {
    at
    areas(limits: ["PT10M", "PT20M", "PT30M"]) {
      within
      geometry
      precision
    }
    empty
    stops(first: 5) {
      nodes {
        stop {
          code
          name
        }
        duration
        boardings
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AreasInReachQuery, AreasInReachQueryVariables>;
