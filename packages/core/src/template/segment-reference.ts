import type {
  Availability,
  Booking,
  Colour,
  NearbyCarPark,
  RealTimeStatus,
  RealtimeStop,
  RealtimeVehicle,
  SharedVehicle,
  Ticket,
} from './segment-values.ts';

/** The properties of a segment that vary between trips, and all that realtime data can change (wire-format.md section 8). */
export interface SegmentReferenceFields {
  /** Unix seconds, realtime included. */
  readonly startTime: number;
  /** Unix seconds, realtime included. */
  readonly endTime: number;
  readonly id?: string;
  readonly availability?: Availability;
  readonly realTime?: boolean;
  readonly alertHashCodes?: readonly number[];
  readonly booking?: Booking;
  readonly bookingHashCode?: number;
  readonly sharedVehicle?: SharedVehicle;
  readonly vehicleUUID?: string;
  readonly nearbyCarParks?: readonly NearbyCarPark[];
  readonly serviceTripID?: string;
  readonly serviceNumber?: string;
  readonly serviceName?: string;
  readonly serviceDirection?: string;
  readonly serviceColor?: Colour;
  readonly serviceTextColor?: Colour;
  /** Stops ridden: without the boarding stop, with the alighting one. */
  readonly stops?: number;
  /** The same label as `startPlatform`: clients differ in which they read. */
  readonly platform?: string;
  /** A label ready for display, such as "Platform 5". */
  readonly startPlatform?: string;
  readonly endPlatform?: string;
  /** Planned, only beside realtime. */
  readonly timetableStartTime?: number;
  /** Planned, only beside realtime. */
  readonly timetableEndTime?: number;
  readonly timetableStartPlatform?: string;
  readonly timetableEndPlatform?: string;
  /** Whole minutes between departures of a service without timetable. */
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
  readonly ticket?: Ticket;
  readonly ticketWebsiteURL?: string;
  readonly routeId?: string;
  readonly routeDirection?: number;
  readonly externalData?: unknown;
}

/** An entry of a trip's `segments`: what is its own, and the hash of the template that holds the rest. */
export interface SegmentReference extends SegmentReferenceFields {
  readonly segmentTemplateHashCode: number;
}
