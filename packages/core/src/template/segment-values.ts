import type { TurnInstruction } from '../model/index.ts';

// The values of segment references and templates, spelled as on the wire (wire-format.md sections 8 to 10). An absent value is an absent
// key, never `null`. Times are Unix seconds.

/** A colour; channels are 0 to 255. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** An organisation: operator, provider or brand. */
export interface Company {
  readonly name: string;
  readonly phone?: string;
  readonly website?: string;
  readonly remoteIcon?: string;
  readonly remoteDarkIcon?: string;
  readonly color?: Colour;
  readonly appInfo?: {
    readonly name?: string;
    readonly appURLiOS?: string;
    readonly appURLAndroid?: string;
    readonly deepLink?: string;
  };
}

/** The presentation of a mode. `alt` is the localised text in place of the icon; `identifier` is the specific mode. */
export interface ModeInfo {
  readonly identifier?: string;
  readonly alt: string;
  readonly localIcon?: string;
  readonly description?: string;
  readonly remoteIcon?: string;
  readonly remoteDarkIcon?: string;
  readonly remoteIconIsBranding?: boolean;
  readonly remoteIconIsTemplate?: boolean;
  readonly color?: Colour;
}

/** A place. With `class` `StopLocation` or `ParentStopLocation` it has the keys of a stop as well. */
export interface SegmentLocation {
  readonly lat: number;
  readonly lng: number;
  readonly name?: string;
  readonly address?: string;
  /** IANA name; times at this place are shown in this zone. */
  readonly timezone?: string;
  readonly timeZone?: string;
  readonly region?: string;
  readonly city?: string;
  readonly class?: string;
  readonly id?: string;
  readonly code?: string;
  readonly stopCode?: string;
  readonly popularity?: number;
  readonly services?: string;
  readonly modeInfo?: ModeInfo;
  /** Of a stop with several modes: all of them, busiest first. Of this server. */
  readonly modes?: readonly string[];
  readonly stopType?: string;
  readonly publicTransportMode?: string;
  readonly shortName?: string;
  readonly platformCode?: string;
  /** Absent = unknown. */
  readonly wheelchairAccessible?: boolean;
  readonly url?: string;
  readonly zoneID?: string;
  readonly availableRoutes?: number;
  readonly operators?: readonly { readonly id: string; readonly name: string }[];
  readonly routes?: readonly unknown[];
  readonly alertHashCodes?: readonly number[];
  readonly children?: readonly SegmentLocation[];
}

/** Whether a segment can be used or booked. */
export type Availability = 'AVAILABLE' | 'MISSED_PREBOOKING_WINDOW' | 'CANCELLED' | 'OUTSIDE_SERVICED_AREA';

/** Whether a segment has realtime data or can have it. */
export type RealTimeStatus = 'IS_REAL_TIME' | 'CAPABLE' | 'INCAPABLE' | 'CANCELLED';

/** How full a vehicle is, as in GTFS-Realtime: the values that clients know, from empty to full. */
export const OCCUPANCIES = [
  'EMPTY',
  'MANY_SEATS_AVAILABLE',
  'FEW_SEATS_AVAILABLE',
  'STANDING_ROOM_ONLY',
  'CRUSHED_STANDING_ROOM_ONLY',
  'FULL',
  'NOT_ACCEPTING_PASSENGERS',
] as const;

/** One of {@link OCCUPANCIES}. */
export type Occupancy = (typeof OCCUPANCIES)[number];

/** Until when a segment has to be booked. Of this server. */
export interface Prebooking {
  /** As of the time of planning; `unknown` where the rule of booking is not known. */
  readonly state: 'bookable' | 'too-late' | 'unknown';
  /** Unix seconds of the last moment; absent = unknown. */
  readonly closes?: number;
  /** The texts of the operator, one per line. */
  readonly message?: string;
}

/** How to book a segment. */
export interface Booking {
  readonly title: string;
  readonly accessibilityLabel?: string;
  readonly externalActions?: readonly string[];
  readonly url?: string;
  readonly quickBookingsUrl?: string;
  readonly virtualBookingUrl?: string;
  readonly confirmation?: {
    readonly provider?: unknown;
    readonly vehicle?: unknown;
    readonly status?: unknown;
    readonly purchase?: unknown;
    readonly actions?: readonly unknown[];
  };
}

/** The vehicle to collect, as its operator describes it. */
export interface SharedVehicle {
  readonly identifier: string;
  readonly name?: string;
  readonly description?: string;
  readonly operator: Company;
  readonly vehicleTypeInfo: {
    readonly formFactor: 'BICYCLE' | 'CAR' | 'MOPED' | 'SCOOTER' | 'OTHER';
    readonly propulsionType?: 'HUMAN' | 'ELECTRIC_ASSIST' | 'ELECTRIC' | 'COMBUSTION';
    readonly name?: string;
    readonly maxRangeMeters?: number;
  };
  readonly disabled: boolean;
  readonly reserved?: boolean;
  /** Per cent, 0 to 100. */
  readonly batteryLevel?: number;
  readonly currentRangeMeters?: number;
  readonly licensePlate?: string;
  /** ISO 8601. */
  readonly lastReported?: string;
  readonly deepLink?: string;
  readonly deepLinks?: Readonly<Record<string, string>>;
  readonly imageURL?: string;
  readonly source?: unknown;
}

/** The counts of a place of shared vehicles; absent = unknown, or of no use for this segment. */
export interface StockBody {
  readonly availableVehicles?: number;
  readonly availableSpaces?: number;
  /** Unix seconds of the report. */
  readonly lastUpdate: number;
}

/** A car of a vehicle. Cars are listed from the rear to the front. */
export interface VehicleComponent {
  readonly occupancy?: Occupancy;
  readonly occupancyText?: string;
  readonly wifi?: boolean;
  readonly airConditioned?: boolean;
  readonly wheelchairAccessible?: boolean;
  readonly wheelchairSeats?: number;
  readonly model?: string;
  readonly name?: string;
  readonly toilet?: boolean;
  readonly quietCarriage?: boolean;
  readonly luggageRack?: boolean;
}

/** The position and state of a vehicle. */
export interface RealtimeVehicle {
  readonly id?: string;
  readonly label?: string;
  readonly lastUpdate?: number;
  readonly location: { readonly lat: number; readonly lng: number; readonly bearing?: number };
  readonly icon?: string;
  readonly speed?: number;
  readonly odometer?: number;
  /** Outer list: coupled parts without a passage between them; inner list: cars. */
  readonly components?: readonly (readonly VehicleComponent[])[];
  readonly occupancy?: Occupancy;
  readonly wifi?: boolean;
}

/** Expected and measured times at a stop of a scheduled segment. */
export interface RealtimeStop {
  readonly code: string;
  readonly predictedArrival?: number;
  readonly predictedDeparture?: number;
  readonly actualArrival?: number;
  readonly actualDeparture?: number;
  /** The stop of today, where it is another one. Of this server. */
  readonly stopCode?: string;
}

/** What a realtime source makes of a run, as `RideLive` of the model. */
export interface LiveRunBody {
  readonly kind: 'changed' | 'added' | 'replaced' | 'duplicated' | 'unscheduled' | 'cancelled';
  /** Name of the source. */
  readonly source: string;
}

/** Where the times of a segment come from, as in `TimeSource` of the model. */
export type LiveSource = 'scheduled' | 'no-data' | 'stale' | 'carried-on' | 'predicted' | 'observed';

/** The change to a scheduled segment, and what follows if its vehicle is missed. Times are Unix seconds. */
export interface ConnectionBody {
  /** Seconds to spare; negative = the vehicle leaves before the traveller is there. */
  readonly slack: number;
  readonly slackText: string;
  /** The next departure from there, and the arrival at the end of the trip then; absent where there is none soon enough. */
  readonly nextDeparture?: number;
  readonly nextArrival?: number;
  readonly nextServiceNumber?: string;
  /** Such as "If you miss it: +12 min". */
  readonly missedText: string;
}

/** The ticket of a scheduled segment. */
export interface Ticket {
  readonly name: string;
  readonly fareID?: string;
  /** Absent = unknown, or covered by an earlier ticket. */
  readonly cost?: number;
  /** Factor that turns `cost` into US dollars. */
  readonly exchange?: number;
}

/** A car park near the end of a drive. */
export interface NearbyCarPark extends SegmentLocation {
  readonly carPark?: unknown;
  readonly additionalWalking?: {
    readonly duration: number;
    readonly metres: number;
    readonly encodedPath?: string;
  };
}

/** The kinds of payments on the wire. */
export type CostComponentType =
  | 'FUEL'
  | 'TOLL'
  | 'VEHICLE_MAINTENANCE'
  | 'HIRE'
  | 'TAXI_BOOKING_FEE'
  | 'TAXI_FLAG_FALL'
  | 'TAXI_COST'
  | 'TAXI_MINIMUM_FARE'
  | 'TICKET'
  | 'PARKING';

/** The costs of a segment in the local currency. */
export interface LocalCost {
  readonly cost: number;
  readonly currency: string;
  readonly accuracy: 'internal_estimate' | 'external_estimate' | 'confirmed';
  readonly minCost?: number;
  readonly maxCost?: number;
  readonly costComponents?: readonly {
    readonly type: CostComponentType;
    readonly cost: number;
    readonly name?: string;
  }[];
}

/** The attribution of a template; `provider` is plain text. */
export interface SegmentSource {
  readonly provider: string;
  readonly providerURL?: string;
  readonly disclaimer?: string;
}

/** A circle whose crossing triggers a message to the traveller. */
export interface Geofence {
  readonly id: string;
  readonly type: 'CIRCLE';
  readonly center: { readonly lat: number; readonly lng: number };
  /** Metres. */
  readonly radius: number;
  readonly trigger: 'ENTER' | 'EXIT';
  readonly messageType:
    | 'TRIP_START'
    | 'TRIP_END'
    | 'ARRIVING_AT_YOUR_STOP'
    | 'NEXT_STOP_IS_YOURS'
    | 'VEHICLE_IS_APPROACHING';
  readonly messageTitle?: string;
  readonly messageBody?: string;
}

/** Map tiles to show with a segment. */
export interface MapTiles {
  readonly name: string;
  readonly urlTemplates: readonly string[];
  readonly sources: readonly SegmentSource[];
}

/** A street section of an unscheduled segment. */
export interface Street {
  /** Encoded polyline, 5 decimals. */
  readonly encodedWaypoints: string;
  readonly name?: string;
  readonly metres?: number;
  readonly instruction?: TurnInstruction;
  /** For cycling: pleasant to cycle; for walking: accessible by wheelchair; absent = unknown. */
  readonly safe?: boolean;
  readonly dismount?: boolean;
  readonly hop?: boolean;
  readonly cyclingNetwork?: string;
  readonly roadTags?: readonly string[];
}

/** What the traveller must do to board or alight. */
export type BoardingRule =
  | 'REQUEST_REQUIRED'
  | 'HAND_SIGNAL'
  | 'PHONE_CALL'
  | 'SMS'
  | 'STOP_BUTTON'
  | 'TURN_ON_LIGHT'
  | 'MOBILE_APP';

/** A stop along a shape. */
export interface ShapeStop {
  readonly lat: number;
  readonly lng: number;
  readonly code: string;
  readonly name: string;
  readonly shortName?: string;
  readonly platformCode?: string;
  readonly bearing?: number;
  readonly arrival?: number;
  readonly departure?: number;
  /** By the timetable, beside `arrival` and `departure` of now. Of this server; only where a source says something of the run. */
  readonly timetableArrival?: number;
  readonly timetableDeparture?: number;
  /** By the timetable, where the vehicle calls at another platform. Of this server. */
  readonly timetablePlatformCode?: string;
  /** Where `arrival` and `departure` come from: the less sure of them. Of this server; only where a source says something of the run. */
  readonly liveSource?: LiveSource;
  /** Where each comes from; only where these differ. Of this server. */
  readonly arrivalSource?: LiveSource;
  readonly departureSource?: LiveSource;
  /** Seconds after the planned start of the segment; negative before boarding. */
  readonly relativeArrival?: number;
  /** Seconds after the planned start of the segment; negative before boarding. */
  readonly relativeDeparture?: number;
  readonly wheelchairAccessible?: boolean;
  readonly pickUpOnly?: boolean;
  readonly dropOffOnly?: boolean;
  readonly boardingRules?: BoardingRule | readonly BoardingRule[];
}

/** A part of the shape of a trip. */
export interface ServiceShape {
  readonly encodedWaypoints: string;
  /** False for the parts before boarding and after alighting. */
  readonly travelled: boolean;
  readonly stops?: readonly ShapeStop[];
  readonly serviceTripID?: string;
  readonly serviceName?: string;
  readonly serviceNumber?: string;
  readonly serviceDirection?: string;
  readonly serviceColor?: Colour;
  readonly operator?: string;
  readonly operatorID?: string;
  readonly routeID?: string;
  readonly routeId?: string;
  readonly wheelchairAccessible?: boolean;
  readonly bicycleAccessible?: boolean;
  readonly modeInfo?: ModeInfo;
}
