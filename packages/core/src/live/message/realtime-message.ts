// The model of GTFS-Realtime messages: what a decoder makes of the bytes, and all that matching and answers read. Names of fields and of values
// are those of the specification (gtfs.org/documentation/realtime/reference), in the spelling of this code. Instants are Unix seconds. A field
// that a message does not have is absent here too: absence and 0 mean different things (RT-4, RT-30).

/** A value of an enumeration; one that this code does not know keeps its number: `UNKNOWN_42` (RT-30). */
export type EnumValue<Name extends string> = Name | `UNKNOWN_${number}`;

/** What a message makes of a trip. ADDED is the deprecated form of NEW. */
export type TripRelationship = EnumValue<
  'SCHEDULED' | 'ADDED' | 'UNSCHEDULED' | 'CANCELED' | 'REPLACEMENT' | 'DUPLICATED' | 'DELETED' | 'NEW'
>;
/** What a message makes of a call. */
export type CallRelationship = EnumValue<'SCHEDULED' | 'SKIPPED' | 'NO_DATA' | 'UNSCHEDULED'>;
/** How full a vehicle or carriage is: `OccupancyStatus` of the specification. */
export type Occupancy = EnumValue<
  | 'EMPTY'
  | 'MANY_SEATS_AVAILABLE'
  | 'FEW_SEATS_AVAILABLE'
  | 'STANDING_ROOM_ONLY'
  | 'CRUSHED_STANDING_ROOM_ONLY'
  | 'FULL'
  | 'NOT_ACCEPTING_PASSENGERS'
  | 'NO_DATA_AVAILABLE'
  | 'NOT_BOARDABLE'
>;
/** Whether riders may board or alight. */
export type BoardingRule = EnumValue<'REGULAR' | 'NONE' | 'PHONE_AGENCY' | 'COORDINATE_WITH_DRIVER'>;

/** One polled message. */
export interface RealtimeMessage {
  readonly header: MessageHeader;
  readonly entities: readonly RealtimeEntity[];
}

/** `FeedHeader` of the specification. `timestamp` is when the message was made, in Unix seconds. */
export interface MessageHeader {
  /** `gtfs_realtime_version`. */
  readonly version: string;
  /** Absent means FULL_DATASET. */
  readonly incrementality?: EnumValue<'FULL_DATASET' | 'DIFFERENTIAL'>;
  readonly timestamp?: number;
  readonly feedVersion?: string;
}

/** One entity; several of its contents may be set. */
export interface RealtimeEntity {
  readonly id: string;
  /** Whether a differential message withdraws the entity. */
  readonly isDeleted?: boolean;
  readonly tripUpdate?: TripUpdate;
  readonly vehicle?: VehiclePosition;
  readonly alert?: Alert;
  /** Names of contents that are recognised and not read: shapes, stops and trip modifications of the message itself. */
  readonly others: readonly ('shape' | 'stop' | 'trip-modifications')[];
}

/** Names a trip and a run of it. */
export interface TripDescriptor {
  readonly tripId?: string;
  readonly routeId?: string;
  readonly directionId?: number;
  /** Local time of the first departure, as written (`25:10:00`). */
  readonly startTime?: string;
  /** Service day, as written (`20260504`). */
  readonly startDate?: string;
  /** Absent means SCHEDULED. */
  readonly relationship?: TripRelationship;
  readonly modifiedTrip?: ModifiedTrip;
}

/** A run along a detour that a trip modification describes. */
export interface ModifiedTrip {
  readonly modificationsId?: string;
  readonly affectedTripId?: string;
  readonly startTime?: string;
  readonly startDate?: string;
}

/** `VehicleDescriptor` of the specification: which vehicle runs a trip. */
export interface VehicleDescriptor {
  readonly id?: string;
  readonly label?: string;
  readonly licensePlate?: string;
  readonly wheelchair?: EnumValue<'NO_VALUE' | 'UNKNOWN' | 'WHEELCHAIR_ACCESSIBLE' | 'WHEELCHAIR_INACCESSIBLE'>;
}

/** `TripUpdate` of the specification: predictions, cancellations and changes of one run. `timestamp` is in Unix seconds. */
export interface TripUpdate {
  readonly trip: TripDescriptor;
  readonly vehicle?: VehicleDescriptor;
  readonly calls: readonly CallUpdate[];
  readonly timestamp?: number;
  /** Seconds; applies up to the first call that has a time of its own (RT-5). */
  readonly delay?: number;
  readonly properties?: TripProperties;
}

/** What changes of a trip; for DUPLICATED, the identity of the copy. */
export interface TripProperties {
  readonly tripId?: string;
  readonly startDate?: string;
  readonly startTime?: string;
  readonly shapeId?: string;
  readonly headsign?: string;
  readonly shortName?: string;
}

/** A stop time update. */
export interface CallUpdate {
  readonly stopSequence?: number;
  readonly stopId?: string;
  readonly arrival?: CallEvent;
  readonly departure?: CallEvent;
  readonly departureOccupancy?: Occupancy;
  /** Absent means SCHEDULED. */
  readonly relationship?: CallRelationship;
  readonly properties?: CallProperties;
}

/** `StopTimeEvent` of the specification: an arrival or a departure. */
export interface CallEvent {
  /** Seconds, negative = early; 0 is "on time", not "unknown". */
  readonly delay?: number;
  /** Instant; it beats `delay`. */
  readonly time?: number;
  /** Seconds. */
  readonly uncertainty?: number;
  /** Instant; of trips without a timetable. */
  readonly scheduledTime?: number;
}

/** `StopTimeProperties` of the specification: what differs from the timetable at one call. */
export interface CallProperties {
  /** The platform in use. */
  readonly assignedStopId?: string;
  readonly headsign?: string;
  readonly pickup?: BoardingRule;
  readonly dropOff?: BoardingRule;
}

/** `VehiclePosition` of the specification: where a vehicle is and how full. `timestamp` is in Unix seconds. */
export interface VehiclePosition {
  readonly trip?: TripDescriptor;
  readonly vehicle?: VehicleDescriptor;
  readonly position?: Position;
  readonly stopSequence?: number;
  readonly stopId?: string;
  readonly status?: EnumValue<'INCOMING_AT' | 'STOPPED_AT' | 'IN_TRANSIT_TO'>;
  /** When the position was measured. */
  readonly timestamp?: number;
  readonly congestion?: EnumValue<
    'UNKNOWN_CONGESTION_LEVEL' | 'RUNNING_SMOOTHLY' | 'STOP_AND_GO' | 'CONGESTION' | 'SEVERE_CONGESTION'
  >;
  readonly occupancy?: Occupancy;
  /** May exceed 100. */
  readonly occupancyPercent?: number;
  readonly carriages: readonly Carriage[];
}

/** `Position` of the specification, in WGS 84. */
export interface Position {
  /** Degrees. */
  readonly lat: number;
  /** Degrees. */
  readonly lng: number;
  /** Degrees clockwise from true north; absent is not 0 (RT-36). */
  readonly bearing?: number;
  /** Metres. */
  readonly odometer?: number;
  /** Metres per second. */
  readonly speed?: number;
}

/** `CarriageDetails` of the specification: one carriage of a train. */
export interface Carriage {
  readonly id?: string;
  readonly label?: string;
  readonly occupancy?: Occupancy;
  /** −1 = no data. */
  readonly occupancyPercent?: number;
  /** From 1, in the direction of travel. */
  readonly sequence?: number;
}

/** `Alert` of the specification: a disturbance, the things that it concerns and its texts. */
export interface Alert {
  /** None = as long as the alert is in the feed (RT-27). */
  readonly activePeriods: readonly Period[];
  readonly informed: readonly InformedEntity[];
  readonly cause?: EnumValue<
    | 'UNKNOWN_CAUSE'
    | 'OTHER_CAUSE'
    | 'TECHNICAL_PROBLEM'
    | 'STRIKE'
    | 'DEMONSTRATION'
    | 'ACCIDENT'
    | 'HOLIDAY'
    | 'WEATHER'
    | 'MAINTENANCE'
    | 'CONSTRUCTION'
    | 'POLICE_ACTIVITY'
    | 'MEDICAL_EMERGENCY'
  >;
  readonly effect?: EnumValue<
    | 'NO_SERVICE'
    | 'REDUCED_SERVICE'
    | 'SIGNIFICANT_DELAYS'
    | 'DETOUR'
    | 'ADDITIONAL_SERVICE'
    | 'MODIFIED_SERVICE'
    | 'OTHER_EFFECT'
    | 'UNKNOWN_EFFECT'
    | 'STOP_MOVED'
    | 'NO_EFFECT'
    | 'ACCESSIBILITY_ISSUE'
  >;
  readonly severity?: EnumValue<'UNKNOWN_SEVERITY' | 'INFO' | 'WARNING' | 'SEVERE'>;
  readonly url: TranslatedText;
  readonly header: TranslatedText;
  readonly description: TranslatedText;
  readonly spokenHeader: TranslatedText;
  readonly spokenDescription: TranslatedText;
  readonly causeDetail: TranslatedText;
  readonly effectDetail: TranslatedText;
  readonly images: readonly AlertImage[];
  readonly imageText: TranslatedText;
}

/** Start inclusive, end exclusive; an end that is absent is open. */
export interface Period {
  readonly start?: number;
  readonly end?: number;
}

/** All fields that are set hold together; several informed entities are alternatives (RT-26). */
export interface InformedEntity {
  readonly agencyId?: string;
  readonly routeId?: string;
  readonly routeType?: number;
  readonly directionId?: number;
  readonly trip?: TripDescriptor;
  readonly stopId?: string;
}

/** A text in every language that the message gives, in its order; empty = no such text. */
export type TranslatedText = readonly { readonly text: string; readonly language?: string }[];

/** One language of a `TranslatedImage` of the specification. */
export interface AlertImage {
  readonly url: string;
  readonly mediaType?: string;
  readonly language?: string;
}
