import type { Money } from '../base/index.ts';
import type { Fact, Place, StopRef } from './place.ts';

/** Everything a leg shares. Times are Unix seconds. `mode` is the most specific mode identifier (`pt_pub_bus`). */
interface LegBase {
  readonly mode: string;
  readonly departure: number;
  readonly arrival: number;
  /** Who drives, hires out or takes in, where that is known. */
  readonly operator?: Operator;
  /** What is known to be paid for this leg by itself; fares of rides are priced together, later. */
  readonly payments?: readonly Payment[];
  /** Where the leg has to be booked. */
  readonly booking?: Booking;
}

/** What is known of booking a leg that has to be booked. */
export interface Booking {
  /** As seen when the journey was planned; `unknown` also where the rule is. */
  readonly state: 'bookable' | 'too-late' | 'unknown';
  /** Unix seconds until which it can be booked. */
  readonly closes: number | undefined;
  /** In the operator's words, a line for each that it has; '' = none. */
  readonly message: string;
  /** The feed whose words they are. */
  readonly feed?: string;
}

/** Somebody who provides vehicles without a timetable. */
export interface Operator {
  readonly id: string;
  readonly name: string;
  readonly phone: string | undefined;
  readonly website: string | undefined;
  /** `RRGGBB`. */
  readonly color: string | undefined;
  readonly bookingUrl: string | undefined;
}

/** What is hired, as far as those who hire it out tell. */
export interface HiredVehicle {
  /** Of the vehicle among its operator's; of its kind where any one of a station's is taken. */
  readonly id: string;
  /** Of its kind or model, ready to show; '' = none. */
  readonly name: string;
  readonly formFactor: 'bicycle' | 'car' | 'moped' | 'scooter' | 'other';
  readonly propulsion: 'human' | 'electric-assist' | 'electric' | 'combustion' | undefined;
  readonly maxRangeMetres: number | undefined;
  /** How far it still goes. */
  readonly rangeMetres: number | undefined;
}

/** One thing to be paid, with an exact amount: a ticket, a taxi, parking. Amounts may be negative: a discount. */
export interface Payment {
  readonly kind: 'ticket' | 'taxi' | 'hire' | 'parking' | 'fuel' | 'toll';
  /** Id of the fare, product or tariff within its source; '' = none. */
  readonly id: string;
  /** In words ready to show; '' = none. */
  readonly name: string;
  readonly money: Money;
}

export interface Agency {
  readonly feed: string;
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly phone: string;
}

export interface RouteRef {
  readonly feed: string;
  readonly id: string;
  readonly shortName: string;
  readonly longName: string;
  /** `RRGGBB`, '' when the feed gives none. */
  readonly color: string;
  readonly textColor: string;
  readonly agency: Agency;
}

/** A call of a vehicle at a stop. Times are undefined where the vehicle only arrives or only departs for this leg. */
export interface Call {
  readonly stop: StopRef;
  readonly arrival: number | undefined;
  readonly departure: number | undefined;
  readonly pickup: BoardingRule;
  readonly dropOff: BoardingRule;
  readonly approximate: boolean;
}

/** GTFS `pickup_type` / `drop_off_type` in words. */
export type BoardingRule = 'regular' | 'none' | 'phone-agency' | 'ask-driver';

/** One ride on one scheduled vehicle. */
export interface RideLeg extends LegBase {
  readonly kind: 'ride';
  /** An intercity identifier (`in_rail`) by which it can be asked for as well as by `mode`. */
  readonly intercityMode?: string;
  readonly feed: string;
  /** The feed's own trip id, and the region's (prefixed where feeds repeat it). */
  readonly tripId: string;
  readonly serviceTripId: string;
  /** `YYYY-MM-DD` of the service day (CAL-9). */
  readonly serviceDate: string;
  readonly route: RouteRef;
  /** Direction shown at the boarding stop (ST-15). */
  readonly headsign: string;
  /** What the direction is taken from; the trip unless said. */
  readonly headsignOf?: 'call' | 'trip' | 'last-stop';
  readonly tripShortName: string;
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
  readonly metres: number;
  readonly wheelchair: Fact;
  readonly bicycles: Fact;
  /** Seconds between vehicles where only the interval is promised, else undefined (FQ-3). */
  readonly headway: number | undefined;
  /** Seconds by which this run of a trip that repeats is later than the trip's written times; absent = runs as written. */
  readonly runShift?: number;
  /** The traveller stays seated from the ride before. */
  readonly seated: boolean;
}

/** How to get onto a street section from the one before, `HEAD_TOWARDS` onto the first (wire-format.md section 9). */
export type TurnInstruction =
  | 'HEAD_TOWARDS'
  | 'CONTINUE_STRAIGHT'
  | 'TURN_SLIGHTLY_LEFT'
  | 'TURN_LEFT'
  | 'TURN_SHARPLY_LEFT'
  | 'TURN_SLIGHTLY_RIGHT'
  | 'TURN_RIGHT'
  | 'TURN_SHARPLY_RIGHT';

/** A stretch of one street. */
export interface StreetSection {
  /** '' when the street has no name. */
  readonly name: string;
  readonly metres: number;
  /** Encoded polyline. */
  readonly geometry: string;
  readonly instruction: TurnInstruction;
  /** Cycling: friendly; walking: wheelchair-friendly. */
  readonly safe: Fact;
  readonly dismount: boolean;
  /** Not on a path: the straight line between a place and the street. */
  readonly hop?: boolean;
  /** By a ferry that the map knows and no timetable. */
  readonly ferry?: boolean;
  readonly roadTags: readonly string[];
  /** Inside a station: by what one gets to another level, and what that is called (PW-9). */
  readonly climb?: { readonly by: 'stairs' | 'escalator' | 'lift'; readonly level: string };
}

/** A move over streets, not bound to a timetable. */
export interface StreetLeg extends LegBase {
  readonly kind: 'street';
  /** Row of the street engine's profile table that was used. */
  readonly profile: string;
  readonly from: Place;
  readonly to: Place;
  readonly metres: number;
  readonly geometry: string;
  readonly sections: readonly StreetSection[];
  readonly metresSafe: number | undefined;
  readonly metresUnsafe: number | undefined;
  readonly metresDismount: number | undefined;
  /** No street data lay under (part of) this leg: it is drawn as a straight line. */
  readonly straightLine: boolean;
}

/** What is known of a car park. */
export interface CarPark {
  readonly id: string;
  /** Vehicles. */
  readonly capacity: number | undefined;
  readonly disabledBays: number | undefined;
  /** Known to cost nothing. */
  readonly isFree: boolean;
  /** Known to cost something, though nobody says how much. */
  readonly isPaid: boolean;
}

/** Time spent in one place between moves; `mode` is a `stationary_…` identifier. */
export interface StationaryLeg extends LegBase {
  readonly kind: 'stationary';
  readonly at: Place;
  /** What is collected here. */
  readonly vehicle?: HiredVehicle;
  /** The car park where one parks. */
  readonly carPark?: CarPark;
  /** Something may have to be paid here, and nobody knows how much. */
  readonly isUnpriced?: boolean;
}

export type Leg = RideLeg | StreetLeg | StationaryLeg;

/** A door-to-door answer: legs without gaps in time, from the first step to the last. */
export interface Itinerary {
  readonly departure: number;
  readonly arrival: number;
  readonly legs: readonly Leg[];
  /** Vehicles boarded; staying seated does not count (IT-4). */
  readonly boardings: number;
  /** Metres and seconds on foot or wheels between vehicles and at the ends. */
  readonly walkMetres: number;
  readonly walkSeconds: number;
  /** The requested modes this itinerary uses, most important first, walking as a mere connector left out. */
  readonly modes: readonly string[];
}
