import type {
  Availability,
  Booking,
  Colour,
  ConnectionBody,
  LiveRunBody,
  LiveSource,
  NearbyCarPark,
  Prebooking,
  RealTimeStatus,
  RealtimeStop,
  RealtimeVehicle,
  SharedVehicle,
  StockBody,
  Ticket,
} from './segment-values.ts';

/** The properties of a segment that vary between trips or with realtime data (wire-format.md section 8). */
export interface SegmentReferenceFields {
  /** Unix seconds, with realtime data. */
  readonly startTime: number;
  /** Unix seconds, with realtime data. */
  readonly endTime: number;
  readonly id?: string;
  readonly availability?: Availability;
  readonly realTime?: boolean;
  readonly alertHashCodes?: readonly number[];
  readonly booking?: Booking;
  /** Until when the segment has to be booked. Of this server; only where it has to be. */
  readonly prebooking?: Prebooking;
  readonly bookingHashCode?: number;
  readonly sharedVehicle?: SharedVehicle;
  /** What was last reported of the place where the vehicle is collected or returned. Of this server. */
  readonly stock?: StockBody;
  readonly vehicleUUID?: string;
  readonly nearbyCarParks?: readonly NearbyCarPark[];
  readonly serviceTripID?: string;
  readonly serviceNumber?: string;
  readonly serviceName?: string;
  readonly serviceDirection?: string;
  readonly serviceColor?: Colour;
  readonly serviceTextColor?: Colour;
  /** The number of stops ridden: without the boarding stop, with the alighting stop. */
  readonly stops?: number;
  /** The same label as `startPlatform`; some clients read one, some the other. */
  readonly platform?: string;
  /** A label ready for display, such as "Platform 5". */
  readonly startPlatform?: string;
  readonly endPlatform?: string;
  /** The planned time, only beside a realtime one. */
  readonly timetableStartTime?: number;
  /** The planned time, only beside a realtime one. */
  readonly timetableEndTime?: number;
  readonly timetableStartPlatform?: string;
  readonly timetableEndPlatform?: string;
  /** Whole minutes between departures of a service without fixed times. */
  readonly frequency?: number;
  /** Absent = unknown. */
  readonly wheelchairAccessible?: boolean;
  /** Absent = unknown. */
  readonly bicycleAccessible?: boolean;
  readonly isCancelled?: boolean;
  readonly realTimeStatus?: RealTimeStatus;
  readonly realtimeVehicle?: RealtimeVehicle;
  readonly realtimeVehicleAlternatives?: readonly RealtimeVehicle[];
  readonly realtimeAlternativeVehicle?: readonly RealtimeVehicle[];
  readonly realtimeStops?: readonly RealtimeStop[];
  /** Where the times come from: the less sure of boarding and alighting. Of this server; only where a source says something of the run. */
  readonly liveSource?: LiveSource;
  /** Unix seconds of the update that the times come from. Of this server. */
  readonly liveUpdated?: number;
  /** What the source makes of the run. Of this server. */
  readonly liveRun?: LiveRunBody;
  /** Scheduled departures of cancelled runs of the line around this one, Unix seconds. Of this server; only where there are some. */
  readonly cancelledDepartures?: readonly number[];
  /** The change to this ride. Of this server; only where the request asks for it. */
  readonly connection?: ConnectionBody;
  /** Seconds by which the next vehicle leaves before the traveller can be there: a negative wait (spec 2.3). Of this server. */
  readonly missedBySeconds?: number;
  readonly ticket?: Ticket;
  readonly ticketWebsiteURL?: string;
  readonly routeId?: string;
  /** Number of the run, such as that of a train. Of this server. */
  readonly runNumber?: string;
  /** Name of the feed that the route is of: two feeds may share a `routeId`. Of this server. */
  readonly feed?: string;
  readonly routeDirection?: number;
  readonly externalData?: unknown;
}

/** An entry of the `segments` of a trip: its own properties, and the hash of the template with the shared ones. */
export interface SegmentReference extends SegmentReferenceFields {
  readonly segmentTemplateHashCode: number;
}
