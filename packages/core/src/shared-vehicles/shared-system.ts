import type { Area } from '../geo/index.ts';
import type { SteppedRate } from '../tariffs/index.ts';

/**
 * A GBFS system of any version in the form of version 3: the importer writes it, {@link SharedVehicles} reads it. Ids are those of the feed,
 * unique per system and kind. Times are Unix seconds, lengths metres. An absent key means unknown. Counts are those of the import (SV-2).
 */
export interface SharedSystem {
  readonly id: string;
  /** The version of the feed: `1.0`, `2.3`, `3.0`. */
  readonly version: string;
  readonly name: LocalText;
  /** The name in the identifiers of its modes, where another system of the region has the same one; absent = `name`. */
  readonly modeName?: string;
  readonly operator?: LocalText;
  readonly timezone: string;
  readonly url?: string;
  readonly phone?: string;
  readonly email?: string;
  /** Rental links per platform for vehicles and stations without links of their own. */
  readonly apps?: RentalLinks;
  /** In the syntax of OpenStreetMap, also for older feeds with tables; absent = always open. */
  readonly openingHours?: string;
  /** The last day of service, `YYYY-MM-DD`. */
  readonly terminationDate?: string;
  /** The instant of the counts: the oldest `last_updated` of the files with counts. */
  readonly lastUpdated?: number;
  readonly attribution?: LocalText;
  readonly licence?: string;
  readonly vehicleTypes: readonly VehicleType[];
  readonly regions: readonly SystemRegion[];
  readonly stations: readonly SharedStation[];
  readonly vehicles: readonly SharedVehicle[];
  readonly plans: readonly PricingPlan[];
  /** In the order of the file; the first matching zone applies (SV-9). */
  readonly zones: readonly GeofencingZone[];
  /** Rules outside all zones. */
  readonly globalRules: readonly GeofencingRule[];
}

/** A text in one or several languages, never empty; `language` is a BCP 47 tag, or '' where it is unknown. */
export type LocalText = readonly { readonly text: string; readonly language: string }[];

/** Links for renting, per platform. */
export interface RentalLinks {
  readonly android?: string;
  readonly ios?: string;
  readonly web?: string;
}

/** GBFS `form_factor`. */
export type FormFactor =
  | 'bicycle'
  | 'cargo_bicycle'
  | 'car'
  | 'moped'
  | 'scooter_seated'
  | 'scooter_standing'
  | 'other';

/** GBFS `propulsion_type`. */
export type Propulsion =
  | 'human'
  | 'electric_assist'
  | 'electric'
  | 'combustion'
  | 'combustion_diesel'
  | 'hybrid'
  | 'plug_in_hybrid'
  | 'hydrogen_fuel_cell';

/** GBFS `return_constraint`: where a ride may end (SV-7). */
export type ReturnConstraint = 'free_floating' | 'roundtrip_station' | 'any_station' | 'hybrid';

/** A row of vehicle_types.json. */
export interface VehicleType {
  readonly id: string;
  readonly name?: LocalText;
  readonly formFactor: FormFactor;
  readonly propulsion: Propulsion;
  readonly maxRangeMetres?: number;
  readonly riderCapacity?: number;
  /** Kilometres per hour, the limit by law or design. */
  readonly maxSpeedKmh?: number;
  readonly returnConstraint?: ReturnConstraint;
  readonly defaultPlan?: string;
  readonly planIds?: readonly string[];
  /** Seconds for which a booked vehicle is reserved. */
  readonly reserveSeconds?: number;
  readonly co2GramsPerKm?: number;
}

/** A row of system_regions.json. */
export interface SystemRegion {
  readonly id: string;
  readonly name: LocalText;
}

/** A number of vehicles of one type. */
export interface CountOfType {
  readonly type: string;
  readonly count: number;
}

/** What a station has and does now: the part of it that live data replaces. */
export interface StationState {
  readonly isInstalled: boolean;
  readonly isRenting: boolean;
  readonly isReturning: boolean;
  /** Available vehicles of all types; absent = unknown. */
  readonly vehiclesAvailable?: number;
  readonly vehiclesByType?: readonly CountOfType[];
  /** Absent = unlimited at virtual stations, else unknown. */
  readonly docksAvailable?: number;
  /** Available docks per group of vehicle types (SV-3). */
  readonly docksByType?: readonly { readonly types: readonly string[]; readonly count: number }[];
  readonly lastReported?: number;
}

/** What a system has now; the rest of it stays as imported. */
export interface SystemState {
  /** `id` of the system. */
  readonly system: string;
  /** Unix seconds of the counts. */
  readonly time: number;
  /** A station of the system that is not listed is out of service; undefined = unknown, so that all stay as they are. */
  readonly stations: readonly (StationState & { readonly id: string })[] | undefined;
  /** All of its single vehicles; undefined = unknown, so that they stay as they are. */
  readonly vehicles: readonly SharedVehicle[] | undefined;
}

/** A station of a shared system with its counts. */
export interface SharedStation extends StationState {
  readonly id: string;
  readonly name: LocalText;
  readonly lat: number;
  readonly lng: number;
  readonly address?: string;
  readonly region?: string;
  /** The total number of docks, working or not. */
  readonly capacity?: number;
  /** Docks per group of vehicle types; where there are groups, types in no group have no dock (SV-3). */
  readonly typeCapacity?: readonly { readonly types: readonly string[]; readonly count: number }[];
  /** Whether it has no docks, only an area. */
  readonly isVirtual?: boolean;
  /** The area of a virtual station; it has priority over zones (SV-9). */
  readonly area?: Area;
  readonly openingHours?: string;
  readonly isCharging?: boolean;
  readonly parkingType?: string;
  readonly rental?: RentalLinks;
}

/** A single vehicle: free-floating, or at a station that lists its vehicles. */
export interface SharedVehicle {
  readonly id: string;
  /** Degrees; absent only with `station`. */
  readonly lat?: number;
  readonly lng?: number;
  readonly station?: string;
  /** The station to which it must be returned (SV-7). */
  readonly homeStation?: string;
  readonly type: string;
  readonly isReserved: boolean;
  readonly isDisabled: boolean;
  readonly currentRangeMetres?: number;
  /** The remaining share of charge or fuel, 0 to 1. */
  readonly currentFuel?: number;
  readonly plan?: string;
  /** It must be returned by this instant (SV-14). */
  readonly availableUntil?: number;
  readonly lastReported?: number;
  readonly rental?: RentalLinks;
}

/** A pricing plan. Money is in millionths of the major unit, so that rates such as 0.265 per minute are exact. */
export interface PricingPlan {
  readonly id: string;
  readonly name: LocalText;
  readonly description?: LocalText;
  readonly url?: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The price of unlocking. */
  readonly priceMicros: number;
  readonly isTaxable: boolean;
  readonly perKm: readonly SteppedRate[];
  readonly perMinute: readonly SteppedRate[];
  /** Fees of a reservation before the ride. */
  readonly reservationPerMinuteMicros?: number;
  readonly reservationFlatMicros?: number;
  /** Whether the operator may raise the price in times of high demand. */
  readonly surge?: boolean;
}

/** An area with rules. */
export interface GeofencingZone {
  readonly name?: LocalText;
  readonly area: Area;
  /** In force from `start` (inclusive) to `end` (exclusive), Unix seconds. */
  readonly start?: number;
  readonly end?: number;
  /** The first rule for the vehicle type applies. */
  readonly rules: readonly GeofencingRule[];
}

/** A rule for vehicle types. */
export interface GeofencingRule {
  /** Absent = all types. */
  readonly types?: readonly string[];
  readonly rideStartAllowed: boolean;
  readonly rideEndAllowed: boolean;
  readonly rideThroughAllowed: boolean;
  readonly maxSpeedKmh?: number;
  /** Whether vehicles may be parked at stations only. */
  readonly stationParking?: boolean;
}
