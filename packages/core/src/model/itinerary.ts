import type { Money } from '../base/index.ts';
import type { Connection, VehicleFact } from './live-facts.ts';
import type { Fact, Place, StopRef } from './place.ts';

/** The common part of legs. Times are Unix seconds. `mode` is the most specific mode identifier (`pt_pub_bus`). */
interface LegBase {
  readonly mode: string;
  readonly departure: number;
  readonly arrival: number;
  /** The provider of the vehicle or the parking place, where it is known. */
  readonly operator?: Operator;
  /** Known payments for this leg alone; tickets are priced later, for all rides together. */
  readonly payments?: readonly Payment[];
  /** Set where the leg must be booked. */
  readonly booking?: Booking;
  /** Ids of the alerts that concern the leg, in the {@link LiveFacts} of the answer; absent = none. */
  readonly alerts?: readonly string[];
}

/** Booking of a leg that must be booked. */
export interface Booking {
  /** As of the time of planning; `unknown` where the booking rule is unknown. */
  readonly state: 'bookable' | 'too-late' | 'unknown';
  /** The last instant for booking, Unix seconds; undefined = unknown. */
  readonly closes: number | undefined;
  /** The texts of the operator, one per line; '' = none. */
  readonly message: string;
  /** The feed that the texts come from. */
  readonly feed?: string;
}

/** A provider of vehicles without a timetable. */
export interface Operator {
  readonly id: string;
  readonly name: string;
  readonly phone: string | undefined;
  readonly website: string | undefined;
  /** `RRGGBB`. */
  readonly color: string | undefined;
  readonly bookingUrl: string | undefined;
}

/** A hired vehicle, as far as its operator describes it. */
export interface HiredVehicle {
  /** Id of the vehicle within its operator's system, or of its type where any vehicle of a station may be taken. */
  readonly id: string;
  /** Name of its type or model, ready to show; '' = none. */
  readonly name: string;
  readonly formFactor: 'bicycle' | 'car' | 'moped' | 'scooter' | 'other';
  /** Undefined = unknown. */
  readonly propulsion: 'human' | 'electric-assist' | 'electric' | 'combustion' | undefined;
  /** Metres on a full charge or tank; undefined = unknown. */
  readonly maxRangeMetres: number | undefined;
  /** Metres on the remaining charge or fuel; undefined = unknown. */
  readonly rangeMetres: number | undefined;
}

/** What was last reported of the place where a vehicle is hired or returned, or of a vehicle that stands by itself. */
export interface HireStock {
  /** Vehicles of the kind of this trip that can be collected; absent at a return, for a single vehicle, and where it is unknown. */
  readonly vehicles?: number;
  /** Free docks or bays for it; absent where a vehicle is collected, where there is no limit, and where it is unknown. */
  readonly docks?: number;
  /** Unix seconds of the report. */
  readonly reportedAt: number;
}

/** A payment with an exact amount: a ticket, a taxi, parking. A discount is negative. */
export interface Payment {
  readonly kind: 'ticket' | 'taxi' | 'hire' | 'parking' | 'fuel' | 'toll';
  /** Id of the fare, fare product or tariff within its source; '' = none. */
  readonly id: string;
  /** Name, ready to show; '' = none. */
  readonly name: string;
  readonly money: Money;
}

/** The agency of a route, as in GTFS; texts are '' where the feed has none. */
export interface Agency {
  readonly feed: string;
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly phone: string;
}

/** The route of a ride, as in GTFS; texts are '' where the feed has none. */
export interface RouteRef {
  readonly feed: string;
  readonly id: string;
  readonly shortName: string;
  readonly longName: string;
  /** `RRGGBB`; '' where the feed has none. */
  readonly color: string;
  readonly textColor: string;
  readonly agency: Agency;
}

/** A call of a vehicle at a stop. Times are Unix seconds; the first call of a leg may lack the arrival, the last the departure. */
export interface Call {
  readonly stop: StopRef;
  readonly arrival: number | undefined;
  readonly departure: number | undefined;
  readonly pickup: BoardingRule;
  readonly dropOff: BoardingRule;
  /** Whether the feed marks the times as approximate. */
  readonly approximate: boolean;
  /** Present where a realtime source says something of the run; `arrival` and `departure` are then those of the source. */
  readonly live?: CallLive;
}

/** What a realtime source says of a call. Times are Unix seconds. */
export interface CallLive {
  /** By the timetable; undefined where it has no such call. */
  readonly scheduledArrival: number | undefined;
  readonly scheduledDeparture: number | undefined;
  readonly arrivalSource: TimeSource;
  readonly departureSource: TimeSource;
  /** The stop by the timetable, where the vehicle calls at another one today. */
  readonly scheduledStop?: StopRef;
}

/**
 * Where a time comes from. `carried-on`: the delay of an earlier call goes on; `observed`: it has happened; `stale`: the source is silent now;
 * `no-data`: the source says that it does not know.
 */
export type TimeSource = 'scheduled' | 'no-data' | 'stale' | 'carried-on' | 'predicted' | 'observed';

/** What a realtime source says of a run. */
export interface RideLive {
  /**
   * What the source makes of the run: other times, stops or rules, or a run that the timetable does not have. Searches never find a run that is
   * `cancelled`; a trip that was planned before may have one.
   */
  readonly kind: 'changed' | 'added' | 'replaced' | 'duplicated' | 'unscheduled' | 'cancelled';
  /** Name of the source. */
  readonly source: string;
  /** Unix seconds of the update. */
  readonly updated: number;
}

/** GTFS `pickup_type` and `drop_off_type`, 0 to 3. */
export type BoardingRule = 'regular' | 'none' | 'phone-agency' | 'ask-driver';

/** A ride on one scheduled vehicle. */
export interface RideLeg extends LegBase {
  readonly kind: 'ride';
  /** The intercity identifier (`in_rail`) that also covers the ride, beside `mode`. */
  readonly intercityMode?: string;
  readonly feed: string;
  /** The trip id of the feed, and that of the region (prefixed where feeds share ids). */
  readonly tripId: string;
  readonly serviceTripId: string;
  /** `YYYY-MM-DD` of the service day (CAL-9). */
  readonly serviceDate: string;
  readonly route: RouteRef;
  /** The headsign at the boarding stop (ST-15). */
  readonly headsign: string;
  /** The source of the headsign; the trip unless given. */
  readonly headsignOf?: 'call' | 'trip' | 'last-stop';
  readonly tripShortName: string;
  /** GTFS `direction_id`. */
  readonly direction: 0 | 1 | undefined;
  readonly from: Place;
  readonly to: Place;
  /** Positions of boarding and alighting in the trip. */
  readonly fromPosition: number;
  readonly toPosition: number;
  /** Calls from boarding to alighting, both included. */
  readonly calls: readonly Call[];
  /** Encoded polyline from the boarding to the alighting stop. */
  readonly geometry: string;
  /** Length of the ride. */
  readonly metres: number;
  readonly wheelchair: Fact;
  readonly bicycles: Fact;
  /** Seconds between vehicles where the timetable gives only the interval, else undefined (FQ-3). */
  readonly headway: number | undefined;
  /** Seconds by which this run of a frequency trip is later than the times of the trip; absent = 0. */
  readonly runShift?: number;
  /** Whether the traveller stays seated from the ride before. */
  readonly seated: boolean;
  /** Present where a realtime source says something of the run. */
  readonly live?: RideLive;
  /** Whether some source has realtime data of the feed; absent where answers come from the timetable alone. */
  readonly isTracked?: boolean;
  /** The vehicle of the run, where its place is known. */
  readonly vehicle?: VehicleFact;
  /** Scheduled departures of cancelled runs of the line around this one, Unix seconds, earliest first; absent = none. */
  readonly cancelledNearby?: readonly number[];
  /** The change to this ride; only where the request asks for it, and never for the first ride. */
  readonly connection?: Connection;
}

/** The turn onto a street section from the one before; `HEAD_TOWARDS` onto the first section (wire-format.md section 9). */
export type TurnInstruction =
  | 'HEAD_TOWARDS'
  | 'CONTINUE_STRAIGHT'
  | 'TURN_SLIGHTLY_LEFT'
  | 'TURN_LEFT'
  | 'TURN_SHARPLY_LEFT'
  | 'TURN_SLIGHTLY_RIGHT'
  | 'TURN_RIGHT'
  | 'TURN_SHARPLY_RIGHT'
  | 'U_TURN';

/** A stretch of one street. */
export interface StreetSection {
  /** '' where the street has no name. */
  readonly name: string;
  readonly metres: number;
  /** Encoded polyline. */
  readonly geometry: string;
  readonly instruction: TurnInstruction;
  /** For cycling: pleasant to cycle; for walking: accessible by wheelchair. */
  readonly safe: Fact;
  /** Whether the cyclist must dismount. */
  readonly dismount: boolean;
  /** The straight line between a place and the street, on no path. */
  readonly hop?: boolean;
  /** On a ferry of the map, without a timetable. */
  readonly ferry?: boolean;
  /**
   * What the traveller should know of a street that served as the last resort: `no-through` passes private, customers' or destination-only ways without
   * an end there; at `no-stopping` the trip begins or ends where vehicles may not stop.
   */
  readonly caution?: 'no-through' | 'no-stopping';
  readonly roadTags: readonly string[];
  /** Inside a station: the change of level, the name of the level reached, and that of the level left where it has one (PW-9). */
  readonly climb?: {
    readonly by: 'stairs' | 'escalator' | 'lift';
    readonly level: string;
    readonly from?: string;
  };
}

/** A move over streets, without a timetable. */
export interface StreetLeg extends LegBase {
  readonly kind: 'street';
  /** The street profile that was used. */
  readonly profile: string;
  readonly from: Place;
  readonly to: Place;
  readonly metres: number;
  readonly geometry: string;
  readonly sections: readonly StreetSection[];
  /** Metres of the sections by `safe` and `dismount`; undefined where the distinction has no meaning for the mode. */
  readonly metresSafe: number | undefined;
  readonly metresUnsafe: number | undefined;
  readonly metresDismount: number | undefined;
  /** Seconds that the leg takes without other traffic; absent for travellers whom traffic does not slow. */
  readonly freeFlowSeconds?: number;
  /** Whether there is no street data for the leg or a part of it, which is a straight line. */
  readonly straightLine: boolean;
}

/** A car park. */
export interface CarPark {
  readonly id: string;
  /** Number of vehicles; undefined = unknown. */
  readonly capacity: number | undefined;
  readonly disabledBays: number | undefined;
  /** Known to be free of charge. */
  readonly isFree: boolean;
  /** Known to charge, though the price is unknown. */
  readonly isPaid: boolean;
}

/** Time in one place between moves; `mode` is a `stationary_…` identifier. */
export interface StationaryLeg extends LegBase {
  readonly kind: 'stationary';
  readonly at: Place;
  /** The vehicle that is collected here. */
  readonly vehicle?: HiredVehicle;
  /** What was last reported of the place or the vehicle; absent where nothing is known, or too old at the time of the trip. */
  readonly stock?: HireStock;
  /** The car park where the vehicle is parked. */
  readonly carPark?: CarPark;
  /** Whether an unknown amount may be due here. */
  readonly isUnpriced?: boolean;
}

/** One uniform part of an itinerary; `kind` names its type. */
export type Leg = RideLeg | StreetLeg | StationaryLeg;

/** A door-to-door answer: legs without gaps in time. Times are Unix seconds. */
export interface Itinerary {
  readonly departure: number;
  readonly arrival: number;
  readonly legs: readonly Leg[];
  /** Number of vehicles boarded; staying seated does not count (IT-4). */
  readonly boardings: number;
  /** Metres and seconds of walking, or rolling in a wheelchair, between vehicles and at the ends. */
  readonly walkMetres: number;
  readonly walkSeconds: number;
  /** The requested modes that the itinerary uses, most important first, without connecting modes. */
  readonly modes: readonly string[];
}
